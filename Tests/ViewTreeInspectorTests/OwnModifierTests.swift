import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Modifiers that a document declares.
struct OwnModifierTests {
  private func document(_ modifiers: String, _ root: String, steps: String = "") -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1}, "state": {"n": 1},
     "modifiers": \#(modifiers), "root": \#(root), "steps": [\#(steps)]}
    """#
  }

  private static let padded = #"""
    {"padded": {"parameters": {"by": {"type": "CGFloat", "defaultValue": 3}},
       "body": {"slot": "content", "modifiers": [{"padding": "by"}]}},
     "twice": {"parameters": {"a": "CGFloat", "b": "CGFloat"},
       "body": {"slot": "content", "modifiers": [{"padded": "a"}, {"padded": {"by": "b"}}]}}}
    """#

  /// The width of a view of 10 points with modifiers.
  private func width(_ modifiers: String) throws -> Double {
    let root =
      #"{"view": "VStack", "id": "around", "children": [{"view": "Color", "size": {"width": 10, "height": 10}, "modifiers": [\#(modifiers)]}]}"#
    return try Evaluated(document(Self.padded, root)).frame("around").width
  }

  @Test(
    "Arguments go by label, the only one may stand alone, and a default stands where none is given",
    arguments: [
      (#""padded""#, 16), (#"{"padded": {}}"#, 16), (#"{"padded": 5}"#, 20),
      (#"{"padded": "CGFloat(n) + 1"}"#, 14), (#"{"padded": {"by": 0}}"#, 10),
      (#"{"twice": {"a": 1, "b": 2}}"#, 16), (#""padded", {"padding": 1}, "padded""#, 24),
      (#""padded", {"frame": {"width": 50}}, {"padded": 1}"#, 52),
    ] as [(String, Double)])
  func arguments(modifiers: String, expected: Double) throws {
    #expect(try width(modifiers) == expected)
  }

  @Test("A Spacer that a modifier of the document measures is an ordinary view")
  func measuredSpacer() throws {
    let modifiers = #"""
      {"measured": {"body": {"slot": "content", "modifiers":
        [{"onGeometryChange": {"for": "CGSize", "of": "$0.size", "action": "print($0)"}}]}}}
      """#
    let box = #"{"view": "Box", "size": {"width": 20, "height": 16}}"#
    func width(_ spacer: String) throws -> Double {
      let root = #"{"view": "HStack", "id": "row", "children": [\#(box), \#(spacer), \#(box)]}"#
      return try Evaluated(document(modifiers, root)).frame("row").width
    }
    // Two boxes of 20, and two gaps of 8 around a spacer of 0.
    #expect(try width(#"{"view": "Spacer", "modifiers": ["measured"]}"#) == 56)
    #expect(try width(#"{"view": "Spacer"}"#) == 100)
  }

  @Test("The names of the view's let are seen by modifiers on either side")
  func lets() throws {
    let root = #"""
      {"view": "VStack", "id": "around", "children": [{"view": "Color", "let": {"w": "20.0"},
        "modifiers": [{"frame": {"width": "w", "height": 5}}, {"padded": "w"}, {"padding": "w / 4"}]}]}
      """#
    #expect(try Evaluated(document(Self.padded, root)).frame("around").width == 70)
  }

  @Test("Each use has state of its own, and begins anew with its view")
  func state() throws {
    let modifiers = #"""
      {"counted": {"state": {"taps": 0}, "body": {"view": "ZStack", "children": {"slot": "content"},
        "modifiers": [{"onTapGesture": "taps += 1"}]}}}
      """#
    let root = #"""
      {"view": "VStack", "children": [
        {"view": "Color", "id": "a", "modifiers": ["counted"]},
        {"view": "Color", "id": "b", "modifiers": ["counted", {"id": {"$": "n"}}]}]}
      """#
    let inspection = try Evaluated(
      document(
        modifiers, root, steps: #"{"tap": "a"}, {"tap": "b"}, {"tap": "b"}, {"set": {"n": 2}}"#)
    ).inspection
    let states = inspection.steps.map { $0.inspection.state.dropFirst().map { "\($0.value)" } }
    #expect(states == [["1", "0"], ["1", "1"], ["1", "2"], ["1", "0"]])
  }

  @Test("On several views one whose body is one view stands around all of them")
  func group() throws {
    let modifiers =
      #"{"boxed": {"body": {"view": "HStack", "spacing": 0, "children": {"slot": "content"}}}}"#
    let leaf = #"{"view": "Color", "size": {"width": 10, "height": 10}}"#
    let root = #"""
      {"view": "VStack", "children": [
        {"view": "Group", "children": [\#(leaf), \#(leaf)], "modifiers": ["boxed"]}]}
      """#
    let evaluated = try Evaluated(document(modifiers, root))
    #expect(evaluated.views(named: "boxed").map(\.frame.width) == [20])
  }

  @Test(
    "A mistake is told with what is right",
    arguments: [
      (#"{"padding": {"body": {"slot": "content"}}}"#, #""Color""#, "name-is-taken"),
      (#"{"a b": {"body": {"slot": "content"}}}"#, #""Color""#, "not-an-identifier"),
      (#"{"m": {}}"#, #""Color""#, "missing-argument"),
      (
        #"{"m": {"body": {"slot": "content", "modifiers": ["m"]}}}"#, #""Color""#,
        "endless-component"
      ),
      (
        #"{"m": {"parameters": {"content": "Int"}, "body": {"slot": "content"}}}"#, #""Color""#,
        "name-is-taken"
      ),
      (
        #"{"m": {"body": {"slot": "content"}}}"#, #"{"view": "Color", "modifiers": ["n"]}"#,
        "unknown-modifier"
      ),
      (
        #"{"m": {"parameters": {"x": "Int"}, "body": {"slot": "content"}}}"#,
        #"{"view": "Color", "modifiers": ["m"]}"#, "missing-argument"
      ),
      (
        #"{"m": {"parameters": {"x": "Int", "y": "Int"}, "body": {"slot": "content"}}}"#,
        #"{"view": "Color", "modifiers": [{"m": 3}]}"#, "argument-needs-label"
      ),
      (
        #"{"m": {"body": {"slot": "content"}}}"#,
        #"{"view": "Color", "modifiers": [{"m": {"z": 3}}]}"#, "unknown-argument"
      ),
      (
        #"{"m": {"body": {"slot": "content"}}}"#,
        #"{"view": "Color", "modifiers": [{"m": {}, "padding": 1}]}"#, "two-modifiers"
      ),
    ])
  func mistakes(modifiers: String, root: String, id: String) {
    #expect(Outcome(document(modifiers, root)).diagnostics.map(\.id) == [id])
  }

  @Test("A component inside what it modifies always contains itself")
  func endless() throws {
    let text = #"""
      {"viewtree": 1, "modifiers": {"card": {"body": {"slot": "content"}},
         "hidden1": {"body": "Divider"}},
       "components": {"Row": {"body": {"view": "Row", "modifiers": ["card"]}},
         "Other": {"body": {"view": "Other", "modifiers": ["hidden1"]}}},
       "root": {"view": "VStack", "children": ["Other"]}}
      """#
    // What a modifier does not show is never built.
    #expect(Outcome(text).diagnostics.map(\.message) == ["component 'Row' always contains itself"])
  }

  @Test("A modifier that nothing uses is found")
  func unused() {
    let text = document(Self.padded, #"{"view": "Color", "modifiers": ["padded"]}"#)
    #expect(LintSample(document: text).words("unused-component") == [#""twice""#])
  }

  @Test("An explanation names the state of a component that a length comes from")
  func explanation() throws {
    let text = #"""
      {"viewtree": 1, "components": {"Row": {"state": {"w": 30}, "body": {"view": "Color", "id": "c",
        "modifiers": [{"frame": {"width": "CGFloat(w)"}}]}}}, "root": "Row"}
      """#
    var options = InspectionOptions()
    options.keepsLayout = true
    options.tracesState = true
    let source = SourceFile(name: "test.json", text: text)
    let result = Inspector.inspect(
      try #require(DocumentReader.read(source).document), options: options)
    let explainer = try #require(result.explainer)
    let view = try #require(result.inspection?.views.indices.last)
    let explanation = try #require(explainer.explanation(ofView: ID(view)))
    #expect(explanation.width.sources.flatMap(\.variables) == ["Row.w"])
  }
}
