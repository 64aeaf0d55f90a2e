import Testing
import ViewTreeLayout

/// Frames recorded from SwiftUI itself.
@Suite struct MeasuredCaseTests {
  /// A view, the window it is placed in, and the frames that must come out.
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    var view: TestView
    var window: (Double, Double)
    var frames: [String: [Double]]

    init(
      _ description: String, _ view: TestView, _ width: Double, _ height: Double,
      _ frames: [String: [Double]]
    ) {
      testDescription = description
      self.view = view
      window = (width, height)
      self.frames = frames
    }
  }

  static var stacks: [Case] {
    [
      Case(
        "two frames share 150 points",
        hstack(
          0, .center,
          [color.frame(maxWidth: 100).named("r"), color.frame(minWidth: 100).named("g")]
        ).named("stack").frame(150, 100), 150, 100,
        ["r": [-12.5, 0, 75, 100], "g": [62.5, 0, 100, 100], "stack": [-12.5, 0, 175, 100]]),
      Case(
        "a priority takes all but the reserve",
        hstack(
          0, .center,
          [
            color.frame(minWidth: 20).named("a"),
            color.frame(minWidth: 20).priority(1).named("b"), box(60, nil).named("c"),
          ]), 300, 100,
        ["a": [0, 0, 20, 100], "b": [20, 0, 220, 100], "c": [240, 0, 60, 100]]),
      Case(
        "spacers with a minimum, overflow centred",
        vstack(
          0, .center,
          [
            hstack(
              0, .center,
              [box(250, 20).named("a"), spacer(20).named("s1"), box(100, 20).named("b")]
            ).named("o"),
            hstack(
              0, .center, [spacer().named("s2"), box(40, 20).named("c"), spacer().named("s3")]),
            spacer().named("v"),
          ]), 300, 100,
        [
          "o": [-35, 0, 370, 20], "a": [-35, 0, 250, 20], "s1": [215, 10, 20, 0],
          "b": [235, 0, 100, 20], "s2": [0, 30, 130, 0], "c": [130, 20, 40, 20],
          "s3": [170, 30, 130, 0], "v": [150, 40, 0, 60],
        ]),
      Case(
        "dividers lie across the nearest stack",
        vstack(
          0, .center,
          [
            box(100, 20).named("a"), divider(1).named("h"),
            hstack(
              0, .center,
              [box(20, 60).named("b"), divider(1).named("v"), box(20, 60).named("c")]
            ).named("s"),
          ]), 200, 200,
        [
          "h": [0, 20, 200, 1], "s": [79.5, 21, 41, 179], "v": [99.5, 21, 1, 179],
          "b": [79.5, 80.5, 20, 60], "c": [100.5, 80.5, 20, 60],
        ]),
      Case(
        "nested stacks with padding",
        vstack(
          10, .center,
          [
            hstack(10, .center, [color.named("a"), box(80, nil).named("b")]).padding(10)
              .named("row"),
            hstack(nil, .center, [box(40, 40).named("c"), spacer(), box(40, 40).named("d")])
              .frame(nil, 60).named("bot"),
          ]), 300, 200,
        [
          "row": [0, 0, 300, 130], "a": [10, 10, 190, 110], "b": [210, 10, 80, 110],
          "bot": [0, 140, 300, 60], "c": [0, 150, 40, 40], "d": [260, 150, 40, 40],
        ]),
    ]
  }

  static var frames: [Case] {
    [
      Case(
        "flexible frames",
        vstack(
          0, .center,
          [
            box(40, 20).frame(minWidth: 100).named("1"),
            box(40, 20).frame(maxWidth: 200).named("2"),
            box(40, 20).frame(minWidth: 50, maxWidth: .infinity).named("3"),
            box(40, 20).frame(idealWidth: 150).fixedSize().named("4"),
            color.frame(maxWidth: 120, maxHeight: 20).named("5"),
            box(250, 20).frame(maxWidth: 200).named("6"),
          ]), 300, 300,
        [
          "1": [100, 90, 100, 20], "2": [50, 110, 200, 20], "3": [0, 130, 300, 20],
          "4": [75, 150, 150, 20], "5": [90, 170, 120, 20], "6": [50, 190, 200, 20],
        ]),
      Case(
        "alignment guides in a leading stack",
        vstack(
          4, .leading,
          [
            box(100, 20).guide(.leading) { $0[.trailing] }.named("a"), box(50, 20).named("b"),
            box(30, 20).guide(.leading) { $0.width / 2 }.named("c"),
          ]
        ).named("s"), 300, 200,
        [
          "s": [75, 66, 150, 68], "a": [75, 66, 100, 20], "b": [175, 90, 50, 20],
          "c": [160, 114, 30, 20],
        ]),
      Case(
        "position in a row",
        hstack(
          10, .center, [rigid(24, 16), box(30, 30).position(20, 20).named("p"), rigid(32, 16)]
        ).frame(nil, 50), 320, 100, ["p": [34, 25, 244, 50]]),
      Case(
        "a modifier on a group applies to each element",
        hstack(
          0, .center,
          [
            color.frame(50, 50).named("a").padding(5), color.frame(50, 50).named("b").padding(5),
            color.named("c"),
          ]), 300, 100,
        ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]),
      Case(
        "priorities in a ZStack",
        zstack(
          .leading,
          [
            box(100, 100).priority(-0.1).named("blue"), box(60, 60).named("red"),
            box(40, 40).priority(1).named("green"),
          ]
        ).named("z"), 200, 200,
        [
          "z": [80, 80, 40, 40], "blue": [80, 50, 100, 100], "red": [80, 70, 60, 60],
          "green": [80, 80, 40, 40],
        ]),
    ]
  }

  @Test("Stacks give the frames that SwiftUI gives", arguments: stacks + frames)
  func framesAgree(_ example: Case) {
    let layout = TestLayout(example.view, window: example.window.0, example.window.1)
    for (name, frame) in example.frames {
      #expect(layout.frame(name) == frame, "\(name)")
    }
  }
}
