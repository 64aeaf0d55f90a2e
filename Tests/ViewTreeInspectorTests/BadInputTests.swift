import Testing
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

/// Documents that can be read but not evaluated, or not to an end.
struct BadInputTests {
  /// A text with an action that runs when it appears.
  private func document(
    action: String, state: String = "\"n\": 0, \"list\": [1, 2], \"none\": null"
  ) -> String {
    """
    {"viewtree": 1, "state": {\(state)},
     "root": {"view": "Text", "text": "a", "modifiers": [{"onAppear": \(action)}]}}
    """
  }

  @Test(
    "An action that fails is one error, at the place in the document",
    arguments: [
      ("\"n = 1 / n\"", "division-by-zero", "1 / n"),
      ("\"n = 1 % n\"", "division-by-zero", "1 % n"),
      ("\"n = list[2]\"", "index-out-of-range", "list[2]"),
      ("\"n = list[-1]\"", "index-out-of-range", "list[-1]"),
      ("\"n = none!\"", "unwrapped-nil", "none!"),
      ("\"while true { n += 0 }\"", "script-out-of-steps", nil),
      ("[\"n = 1\", \"n = 1 / (n - 1)\"]", "division-by-zero", "1 / (n - 1)"),
      ("\"n = 9223372036854775807 + 1\"", "arithmetic-overflow", nil),
      ("\"n = \\\"a\\\".count / n\"", "division-by-zero", "\\\"a\\\".count / n"),
    ] as [(String, String, String?)])
  func failingAction(action: String, id: String, place: String?) {
    let outcome = Outcome(document(action: action))
    #expect(outcome.inspection == nil)
    #expect(outcome.ids == [id])
    if let place { #expect(outcome.places == [place]) }
  }

  @Test("A text that fails points into its interpolation")
  func failingText() {
    let outcome = Outcome(
      #"{"viewtree": 1, "state": {"n": 0}, "root": {"view": "Text", "text": "a\t\\(7 / n) b"}}"#)
    #expect(outcome.ids == ["division-by-zero"])
    #expect(outcome.places == ["7 / n"])
  }

  @Test("A layout argument that is no number is an error, not 0")
  func failingArgument() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "state": {"name": "a"}, "root": {"view": "Color",
        "modifiers": [{"frame": {"width": "name"}}]}}
      """#)
    #expect(outcome.ids == ["script-type-mismatch"])
    #expect(outcome.places == ["name"])
  }

  @Test(
    "A closure that fails while preferences are pulled is an error",
    arguments: [
      (#""[1][n + 1]""#, "index-out-of-range"), (#""[1 / n]""#, "division-by-zero"),
      (#""nothing!""#, "unwrapped-nil"),
    ])
  func failingTransform(transform: String, id: String) {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "state": {"n": 0, "nothing": null},
       "preferenceKeys": {"K": {"defaultValue": [], "reduce": "append"}},
       "root": {"view": "Color", "modifiers": [
         {"anchorPreference": {"key": "K", "value": "bounds", "transform": \#(transform)}},
         {"overlayPreferenceValue": {"key": "K", "content": "Divider"}}]}}
      """#)
    #expect(outcome.ids == [id])
  }

  @Test("A reduce that fails is an error")
  func failingReduce() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1,
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "value = value / nextValue()"}},
       "root": {"view": "VStack", "children": [
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": 1}}]},
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": 0}}]}],
         "modifiers": [{"overlayPreferenceValue": {"key": "K", "content": "Divider"}}]}}
      """#)
    #expect(outcome.ids == ["division-by-zero"])
    #expect(outcome.places == ["value / nextValue()"])
  }

  @Test(
    "A named reduce that cannot combine its values is an error",
    arguments: ["append", "sum", "and"])
  func namedReduceOfWrongValues(reduce: String) {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "\#(reduce)"}},
       "root": {"view": "VStack", "children": [
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": true}}]},
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": null}}]}],
         "modifiers": [{"overlayPreferenceValue": {"key": "K", "content": "Divider"}}]}}
      """#)
    #expect(outcome.ids == ["values-do-not-reduce"])
  }

  @Test("A proxy that is kept in the state answers after its pass as it did in it")
  func keptProxy() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 50}, "state": {"kept": null},
       "preferenceKeys": {"K": {"reduce": "last"}},
       "root": {"view": "ZStack", "children": [
           {"view": "Text", "id": "size", "verbatim": "\\(kept?.size.width ?? 0)"},
           {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
             {"preference": {"key": "K", "value": {"$": "geometry"}}}]}}],
         "modifiers": [{"onPreferenceChange": {"key": "K", "perform": "kept = value"}}]}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("size").text) == "100.0")
    #expect(evaluated.inspection.passes == 2)
  }

  @Test("An anchor that is nil cannot be resolved")
  func nilAnchor() {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"reduce": "last"}},
       "root": {"view": "Color", "modifiers": [{"overlayPreferenceValue": {"key": "K", "as": "a",
         "content": {"view": "GeometryReader",
           "children": {"view": "VStack", "spacing": "geometry[a].minX"}}}}]}}
      """#)
    #expect(outcome.ids == ["script-not-possible"])
    #expect(outcome.places == ["geometry[a]"])
  }

  @Test(
    "Infinite lengths and guides leave no frame undefined",
    arguments: [
      #"{"frame": {"minWidth": "infinity", "maxHeight": "infinity"}}"#,
      #"{"frame": {"idealWidth": "infinity", "minHeight": "infinity"}}"#,
      #"{"alignmentGuide": {"guide": "center", "computeValue": "$0.width / 0.0"}}"#,
      #"{"offset": {"x": "infinity"}}"#, #"{"position": {"x": 1e300, "y": "infinity"}}"#,
      #"{"padding": 1e300}"#, #"{"aspectRatio": {"ratio": 0, "contentMode": "fit"}}"#,
    ])
  func infiniteLengths(modifier: String) throws {
    for container in ["ZStack", "HStack", "VStack", "GeometryReader", "Group"] {
      let evaluated = try Evaluated(
        """
        {"viewtree": 1, "root": {"view": "\(container)", "children": [
          {"view": "Text", "text": "a", "modifiers": [\(modifier), {"overlay": "Color"}]},
          {"view": "Color", "modifiers": [\(modifier)]}], "modifiers": [\(modifier)]}}
        """)
      for view in evaluated.inspection.views {
        let numbers = [view.frame, view.content].flatMap {
          [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
        }
        #expect(!numbers.contains { $0.isNaN }, "\(container): \(view.frame), \(view.content)")
      }
    }
  }

  // MARK: - Size

  @Test("A component that contains itself is an error, not a crash")
  func componentRecursion() {
    var ids: [String] = []
    // As deep as the limit is, evaluation needs the stack that it is made for.
    DeepStack.run {
      let outcome = Outcome(
        #"""
        {"viewtree": 1, "components": {"A": {"body": {"view": "VStack", "children": "B"}},
           "B": {"body": {"if": "1 > 0", "then": {"view": "A", "modifiers": [{"padding": 1}]}}}}, "root": "A"}
        """#)
      if outcome.inspection == nil { ids = outcome.ids }
    }
    #expect(ids == ["component-recursion"])
  }

  @Test("A component that contains itself under a condition ends where the condition does")
  func boundedRecursion() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "components": {"A": {"parameters": {"depth": "Int"}, "body": [
          {"view": "Text", "text": "\\(depth)"},
          {"if": "depth > 0", "then": {"view": "A", "depth": "depth - 1"}}]}},
       "root": {"view": "VStack", "children": {"view": "A", "depth": 20}}}
      """#)
    #expect(evaluated.views(named: "Text").count == 21)
  }

  @Test("A loop over more views than the limit is an error")
  func tooManyViews() {
    var limits = EvaluationLimits.standard
    limits.views = 1000
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "root": {"view": "VStack", "children":
        {"forEach": "0..<1001", "content": "Divider"}}}
      """#, limits: limits)
    #expect(outcome.ids == ["too-many-views"])
  }

  @Test("A loop over something without elements is an error")
  func loopOverNumber() {
    let outcome = Outcome(
      #"{"viewtree": 1, "root": {"forEach": "3", "content": "Divider"}}"#)
    #expect(outcome.ids == ["wrong-argument-value"])
  }

  // MARK: - States that do not settle

  @Test("A state that comes back is an oscillation with its period")
  func oscillation() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "proposal": {"width": 100},
       "preferenceKeys": {"Height": {"defaultValue": 0, "reduce": "last"}},
       "state": {"isTall": false},
       "root": {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
           {"preference": {"key": "Height", "value": {"$": "geometry.size.height"}}}]},
         "modifiers": [{"frame": {"height": "isTall ? 20 : 10"}},
           {"onPreferenceChange": {"key": "Height", "perform": "isTall = value < 15"}}]}}
      """#)
    #expect(evaluated.inspection.status == .oscillating(period: 2))
  }

  /// Two views in a stack: the upper one is as high as the lower one's place.
  private func loop(_ window: String) -> String {
    #"""
    {"viewtree": 1, \#(window),
     "preferenceKeys": {"Y": {"defaultValue": 0, "reduce": "last"}}, "state": {"y": 0.0},
     "root": {"view": "VStack", "spacing": 8, "children": [
         {"view": "Color", "modifiers": [{"frame": {"height": "y"}}]},
         {"view": "GeometryReader", "children": {"view": "Color", "modifiers": [
             {"preference": {"key": "Y", "value": {"$": "geometry.frame(in: .global).minY"}}}]},
           "modifiers": [{"frame": {"height": 10}}]}],
       "modifiers": [{"onPreferenceChange": {"key": "Y", "perform": "y = value"}}]}}
    """#
  }

  @Test("A view that grows by its own place diverges")
  func divergence() throws {
    let evaluated = try Evaluated(loop(#""proposal": {"width": 100}"#))
    // 8 points more with each pass.
    #expect(evaluated.inspection.growth?.values.prefix(4) == [0, 8, 16, 24])
    // The action was told 8 and 16; the third change stays on the screen.
    #expect(evaluated.inspection.passes == 3)
    #expect(evaluated.inspection.state.first?.value == .double(16))
  }

  @Test("The same in the middle of a window converges: each step is half of the one before")
  func slowConvergence() throws {
    let evaluated = try Evaluated(loop(#""window": {"width": 100, "height": 1000}"#))
    #expect(evaluated.inspection.status == .converging(ratio: 0.5))
  }

  // MARK: - Options

  @Test(
    "A wrong assignment is an error about the option",
    arguments: [
      ("activeIndex", "1", "unknown-script-name"), ("activeIdx", "1 +", "unexpected-script-word"),
      ("activeIdx", "1 / 0", "division-by-zero"),
    ])
  func wrongAssignment(target: String, value: String, id: String) throws {
    let outcome = Outcome(
      try ArticleFixture.text("months-anchor-bounds"), .setting(target, to: value))
    #expect(outcome.inspection == nil)
    #expect(outcome.ids == [id])
  }
}
