import Foundation
import Testing
import ViewTreeLayout
import ViewTreeSyntax

@testable import ViewTreeGolden
@testable import ViewTreeListing
@testable import viewtree_compare

/// The part of a harness that needs no SwiftUI is compiled and run here, and what it prints is read.
@Suite("What a harness writes down")
struct RecorderTests {
  /// Runs statements with a recorder.
  private func run(_ statements: String) throws -> String {
    let compiler = try SwiftCompiler()
    defer { compiler.removeFolder() }
    let text =
      HarnessSupport.recorder.joined(separator: "\n") + """

        let recorder = ProbeRecorder.shared
        func rect(_ x: Double, _ width: Double) -> ProbedRect {
          ProbedRect(x: x, y: 0.5, width: width, height: 10)
        }
        func show(_ place: ProbePlace, _ x: Double) { recorder.setFrame(rect(x, 20), at: place) }
        func write(_ moments: [String]) {
          let facts = [("document", "00ff"), ("system", "iOS 18.5"), ("device", "a \\"b\\""), ("swift", "6")]
          print(ProbeRecorder.line(facts, scale: 2, moments))
        }
        let root = ProbePlace().view(0, "VStack", in: nil)
        \(statements)
        """
    let made = try compiler.compile(text)
    try #require(made.status == 0, "\(made.output)")
    return try compiler.runProgram(from: 0).output
  }

  private func measurement(_ statements: String) throws -> ViewTreeGolden.Measurement {
    let output = try run(statements)
    let read = MeasurementReader.read(SourceFile(name: "log", text: "started\n" + output))
    return try #require(read.measurement, "\(output) \(read.diagnostics)")
  }

  @Test("Views have the paths of reports: by their entries, loops, groups and what they are in")
  func paths() throws {
    let measured = try measurement(
      """
      show(root, 0)
      recorder.setContent(rect(1, 18), at: root)
      // The entries of a loop are told first to last by the loop, whichever was measured first.
      for element in [2, 0, 1] {
        let row = root.group([4, element], in: nil)
        show(row.view(6, "Text", in: nil), Double(element))
        show(row.view(5, "Color", in: nil), Double(element) + 0.5)
      }
      show(root.view(9, "Text", in: nil), 9)
      show(root.view(3, "Text", in: nil), 3)
      show(root.view(10, "Color", in: "overlay[1]"), 10)
      // What is handed to a component stands where the component shows it.
      show(root.group([7], in: "background").group([8], in: nil).view(30, "Card", in: nil), 30)
      let gone = root.view(11, "Divider", in: nil)
      show(gone, 11)
      recorder.remove(gone)
      recorder.setFrame(ProbedRect(x: .infinity, y: 0, width: 0, height: 0), at: root.view(12, "Far", in: "mask"))
      write([recorder.takeMoment()])
      """)
    let frames = measured.moments[0].frames.mapValues(\.frame.minX)
    #expect(
      frames == [
        "VStack": 0, "VStack/Text[0]": 3, "VStack/Color[1]": 0.5, "VStack/Text[2]": 0,
        "VStack/Color[3]": 1.5, "VStack/Text[4]": 1, "VStack/Color[5]": 2.5, "VStack/Text[6]": 2,
        "VStack/Text[7]": 9, "VStack/overlay[1]/Color": 10, "VStack/background/Card": 30,
      ])
    #expect(
      measured.moments[0].frames["VStack"]?.content
        == Rect(x: 1, y: 0.5, width: 18, height: 10))
    #expect(measured.place == "iOS 18.5, a \"b\"" && measured.listing == "00ff")
  }

  @Test("Closures, folds and anchors are those since the moment before; frames stay")
  func moments() throws {
    let measured = try measurement(
      """
      show(root, 0)
      recorder.reduced("K")
      recorder.ran("transformPreference", "K", "Text", 4)
      recorder.reduced("K")
      recorder.ran("onPreferenceChange", "K", nil, nil)
      recorder.resolved(rect(5, 6))
      recorder.resolved(x: 1, y: 2)
      recorder.resolved(x: .nan, y: 2)
      let first = recorder.takeMoment()
      recorder.ran("onPreferenceChange", "L", nil, nil)
      write([first, recorder.takeMoment()])
      """)
    let first = measured.moments[0]
    #expect(
      first.order == [
        MeasuredClosure(event: "transformPreference", key: "K", view: "Text", number: 4),
        MeasuredClosure(event: "onPreferenceChange", key: "K"),
      ])
    #expect(
      first.reduces == [MeasuredReduce(key: "K", after: 0), MeasuredReduce(key: "K", after: 1)])
    #expect(
      first.anchors == [
        .rect(Rect(x: 5, y: 0.5, width: 6, height: 10)), .point(Point(x: 1, y: 2)),
      ])
    let second = measured.moments[1]
    #expect(second.order.map(\.key) == ["L"] && second.reduces.isEmpty && second.anchors.isEmpty)
    #expect(second.frames == first.frames && measured.moments.count == 2)
  }
}
