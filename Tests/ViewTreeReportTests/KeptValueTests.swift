import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// Values that `ViewThatFits` keeps, and the views that reports name for them.
struct KeptValueTests {
  /// A view that writes a key.
  private static func writer(_ id: String, _ key: String, _ value: String) -> String {
    #"{"view": "Color", "id": "\#(id)", "modifiers": [{"preference": {"key": "\#(key)", "value": {"$": "\#(value)"}}}]}"#
  }

  /// A document that shows `wide` first, then in a window of 60 or with another tab a view that writes nothing.
  private static func document(
    _ key: String, wide: String, beside: String = "", around: String = "",
    container: String = "ViewThatFits",
    modifiers: String = ""
  ) -> String {
    // A tag makes a container dynamic.
    let isTabs = container == "TabView"
    let tags = isTabs ? [#", {"tag": 0}"#, #", {"tag": 1}"#] : ["", ""]
    let reader = #"{"onPreferenceChange": {"key": "\#(key)", "perform": "seen = \"\\($0)\""}}"#
    return #"""
      {"viewtree": 1, "window": {"width": 120, "height": 100}, "state": {"tab": 0, "seen": ""},
       "preferenceKeys": {
         "L": {"type": "[String]", "defaultValue": "[]", "reduce": "append"},
         "D": {"type": "[String: Int]", "defaultValue": {"$": "[:]"}, "reduce": "value.merge(nextValue()) { $1 }"},
         "S": {"defaultValue": 0, "reduce": "value += nextValue()"}},
       "root": {"view": "VStack", "id": "root", "children": [
         {"view": "\#(container)"\#(isTabs ? #", "selection": "$tab""# : ""), "id": "fits", "children": [
           {"view": "HStack", "id": "wide", "children": [\#(wide)],
             "modifiers": [{"frame": {"width": 100}}\#(tags[0])]},
           {"view": "Color", "id": "narrow", "modifiers": [{"frame": {"width": 40}}\#(tags[1])]}]
           \#(around)}\#(beside)],
         "modifiers": [\#(modifiers.isEmpty ? "" : modifiers + ", ")\#(reader)]},
       "steps": [{"window": {"width": 60, "height": 100}}, {"set": {"tab": 1}}, {"set": {"seen": "again"}}]}
      """#
  }

  /// The lines of a reading after a step, without its first.
  private func lines(_ document: String, step: Int = 2) throws -> [String] {
    var options = ReportOptions()
    options.step = step
    let lines = try Sample(document).text(options).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains(" for onPreferenceChange of ") })
    return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map(String.init)
  }

  private static let single = document("L", wide: writer("a", "L", "[\\\"a\\\"]"))

  @Test(
    "A kept value names the view that wrote it, which is not shown any more", arguments: [1, 2, 3])
  func single(step: Int) throws {
    #expect(try lines(Self.single, step: step) == [#"  "a"  from a (kept: no longer shown)"#])
  }

  @Test("In JSON the path and the id of the view stand in an object")
  func json() throws {
    var options = ReportOptions()
    options.step = 1
    let json = try Sample(Self.single).json(options)
    #expect(
      json.contains(
        #""writers": [{ "kept": "VStack/ViewThatFits/HStack[0]/Color", "id": "a" }]"#))
  }

  @Test("A kept value beside one of a shown view has lines of its own")
  func beside() throws {
    let two =
      Self.writer("a", "L", "[\\\"a\\\"]") + ", " + Self.writer("b", "L", "[\\\"b\\\", \\\"c\\\"]")
    let document = Self.document(
      "L", wide: two, beside: ", " + Self.writer("z", "L", "[\\\"z\\\"]"))
    let kept = "(kept: no longer shown)"
    #expect(
      try lines(document) == [
        #"  "a"  from a \#(kept)"#, #"  "b"  from b \#(kept)"#, #"  "c"  from b \#(kept)"#,
        #"  "z"  from z"#,
      ])
  }

  @Test("A number that reduce made of a kept one and another names both views")
  func sum() throws {
    let document = Self.document(
      "S", wide: Self.writer("a", "S", "3"), beside: ", " + Self.writer("z", "S", "4"))
    #expect(try lines(document) == ["  7  from a (kept: no longer shown), z"])
  }

  @Test("Each entry of a kept dictionary names its own view")
  func dictionary() throws {
    let two =
      Self.writer("a", "D", "[\\\"x\\\": 1]") + ", " + Self.writer("b", "D", "[\\\"y\\\": 2]")
    #expect(
      try lines(Self.document("D", wide: two)) == [
        #"  "x": 1  from a (kept: no longer shown)"#,
        #"  "y": 2  from b (kept: no longer shown)"#,
      ])
  }

  @Test("A transformer that is shown changes a kept element")
  func transformed() throws {
    let document = Self.document(
      "L", wide: Self.writer("a", "L", "[\\\"a\\\"]"),
      modifiers: #"{"transformPreference": {"key": "L", "transform": "$0[0] += \"!\""}}"#)
    #expect(
      try lines(document) == [#"  "a!"  from a (kept: no longer shown), changed by root"#])
  }

  @Test("A kept default names no view")
  func keptDefault() throws {
    #expect(try lines(Self.document("S", wide: #"{"view": "Color"}"#)) == ["  0"])
  }

  @Test("The value of a hidden tab does not stay")
  func tabs() throws {
    let document = Self.document(
      "S", wide: Self.writer("a", "S", "3"), beside: ", " + Self.writer("z", "S", "4"),
      container: "TabView")
    #expect(try lines(document, step: 0) == ["  7  from a, z"])
    #expect(try lines(document) == ["  4  from z"])
  }

  @Test("An explanation says that ViewThatFits keeps the value, and whose it is")
  func explained() throws {
    let read = DocumentReader.read(SourceFile(name: "sample.json", text: Self.single))
    var options = InspectionOptions()
    options.keepsLayout = true
    options.stepCount = 1
    let result = Inspector.inspect(
      try #require(read.document, "\(read.diagnostics)"), options: options)
    let inspection = try #require(result.inspection?.steps.last?.inspection)
    let explainer = try #require(result.explainer)
    let explanation = try #require(explainer.explanation(ofView: ID(0)))
    let text = String(
      decoding: TextReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
    #expect(
      text.contains(
        "fits keeps a value: the view that it shows writes none\n  kept    [\"a\"]  from a\n"))
    let json = String(
      decoding: JSONReport.explain(explanation, of: explainer, in: inspection), as: UTF8.self)
    #expect(
      json.contains(
        #"{ "step": "kept", "view": "VStack/ViewThatFits", "writers": ["VStack/ViewThatFits/HStack[0]/Color"], "after": "[\"a\"]" }"#
      ))
  }
}
