import Testing
import ViewTreeInspector
import ViewTreeRandom

@Suite("Feedback loops of random documents")
struct LoopAnalysisPropertyTests {
  private static let rounds = Rounds.of(1000)

  /// What is measured of a view, and what becomes of it.
  private static let measures = [
    "geometry.frame(in: .global).minY", "geometry.frame(in: .global).maxX",
    "geometry.frame(in: .global).midX", "geometry.size.height", "geometry.size.width",
  ]
  private static let actions = [
    "h = value", "h = value > 50 ? 5 : 80", "h = max(0, 150 - value)", "h = value / 2 + 20",
    "h = value + 8",
  ]

  /// A random tree whose lengths may be `h`, with views that are measured into it.
  private func document(_ seed: Int) -> LoopDocument {
    var source = RandomSource(seed)
    let tree = RandomDocument(seed, depth: 4, lengths: ["0", "17.5", "60", "\"h\"", "\"h\""])
    let measure = LoopDocument.measuring(source.one(of: Self.measures))
    let style = RandomDocument.Style(
      modifiers: { source, modifiers in
        source.below(3) == 0 ? modifiers + [measure] : modifiers
      })
    let action = source.one(of: Self.actions)
    let text = tree.text(style).replacing(
      "{ \"viewtree\": 1, \"root\": ",
      with: """
        { "viewtree": 1, "state": { "h": 10.0 },
          "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "VStack", "modifiers": [
            { "onPreferenceChange": { "key": "K", "perform": "\(action)" } }], "children":
        """
    ).replacing(",\n  \"window\"", with: "},\n  \"window\"")
    return LoopDocument(text: text)
  }

  @Test("A state that doesn't settle has a loop")
  func complete() {
    var moving = 0
    for seed in 0..<Self.rounds {
      let document = document(seed)
      guard Outcome(document.text).inspection?.status.isUnsettled ?? false else { continue }
      moving += 1
      #expect(document.hasLoop, "seed \(seed)")
    }
    #expect(moving * 25 >= Self.rounds, "\(moving)")
  }

  /// Three random views that are measured and framed with the greatest of the measures, in either order and
  /// sometimes with something between the two.
  private func sizing(_ seed: Int) -> LoopDocument {
    var source = RandomSource(seed)
    let axis = source.one(of: ["width", "height"])
    let measure = LoopDocument.measuring("geometry.size.\(axis)")
    let frame = "{ \"frame\": { \"\(axis)\": \"h\" } }"
    let views = (0..<3).map { index in
      let tree = RandomDocument(seed * 3 + index, depth: 1, lengths: ["0", "17.5", "60"]).text()
        .replacing("{ \"viewtree\": 1, \"root\": ", with: "").prefix { $0 != "\n" }.dropLast()
      let between = source.one(of: ["", "", "", "\"fixedSize\", ", "{ \"padding\": 3 }, "])
      let modifiers =
        source.below(4) > 0 ? measure + ", " + between + frame : frame + ", " + between + measure
      return "{ \"view\": \"VStack\", \"children\": \(tree), \"modifiers\": [\(modifiers)] }"
    }
    return LoopDocument(
      text: """
        { "viewtree": 1, "state": { "h": \(source.one(of: ["null", "30.0", "200.0"])) },
          "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "max" } },
          "root": { "view": "\(source.one(of: ["VStack", "HStack", "ZStack"]))", "modifiers": [
            { "onPreferenceChange": { "key": "K", "perform": "h = value" } }],
            "children": [\(views.joined(separator: ", "))] },
          "window": { "width": 320, "height": 400, "scale": 3, "safeArea": { "leading": 9 } } }
        """)
  }

  @Test(
    "A greatest length that comes back and doesn't settle is a loop"
  )
  func greatest() {
    var moving = 0
    var settling = 0
    for seed in 0..<Self.rounds {
      let document = sizing(seed)
      guard let inspection = Outcome(document.text).inspection else { continue }
      if inspection.status.isUnsettled {
        moving += 1
        #expect(document.hasLoop, "seed \(seed)")
      } else if document.hasNone, document.settlingLoops?.isEmpty == false {
        settling += 1
      }
    }
    #expect(moving * 17 >= Self.rounds, "\(moving)")
    #expect(settling * 10 >= Self.rounds, "\(settling)")
  }

  /// A random tree whose lengths may be one or the other length of a size that is measured as a whole.
  private func crossing(_ seed: Int) -> LoopDocument {
    var source = RandomSource(seed)
    let lengths = ["0", "17.5", "\"s.width\"", "\"s.height / 2\"", "\"s.height\""]
    let measure = LoopDocument.measuring("geometry.size")
    let style = RandomDocument.Style(
      modifiers: { source, modifiers in
        source.below(3) == 0 ? modifiers + [measure] : modifiers
      })
    let reduce = source.one(of: [
      "value = nextValue()",
      "let next = nextValue(); value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))",
    ])
    return LoopDocument(
      text: RandomDocument(seed, depth: 3, lengths: lengths).text(style).replacing(
        "{ \"viewtree\": 1, \"root\": ",
        with: """
          { "viewtree": 1, "state": { "s": { "$": "CGSize(width: 10, height: 10)" } },
            "preferenceKeys": { "K": { "defaultValue": { "$": "CGSize.zero" }, "reduce": "\(reduce)" } },
            "root": { "view": "VStack", "modifiers": [
              { "onPreferenceChange": { "key": "K", "perform": "s = value" } }], "children":
          """
      ).replacing(",\n  \"window\"", with: "},\n  \"window\""))
  }

  @Test("Where a size as a whole does not settle, the loop is found along the axis where it is")
  func sizes() {
    var moving = 0
    var settled = 0
    for seed in 0..<Self.rounds {
      let document = crossing(seed)
      guard let inspection = Outcome(document.text).inspection else { continue }
      if inspection.status.isUnsettled {
        moving += 1
        #expect(document.hasLoop, "seed \(seed)")
      } else if seed % 4 == 0, inspection.passes == 2, document.hasNone {
        settled += 1
      }
    }
    #expect(moving * 17 >= Self.rounds, "\(moving)")
    #expect(settled * 100 >= Self.rounds, "\(settled)")
  }

  @Test("A document in which nothing has a length of the state has no loop")
  func constant() {
    var evaluated = 0
    for seed in 0..<Rounds.of(60) {
      let document = LoopDocument(
        text: document(seed).text.replacing("\"h\" ", with: "4 ").replacing("\"h\",", with: "4,"))
      guard Outcome(document.text).inspection != nil else { continue }
      evaluated += 1
      #expect(document.hasNone, "seed \(seed)")
    }
    #expect(evaluated * 3 >= Rounds.of(60) * 2)
  }
}

extension Inspection.Status {
  /// True if the state wouldn't settle if SwiftUI delivered all changes.
  fileprivate var isUnsettled: Bool {
    switch self {
    case .stable, .behind: false
    case .oscillating, .converging, .diverging, .limit: true
    }
  }
}
