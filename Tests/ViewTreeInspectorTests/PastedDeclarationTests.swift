import Testing
import ViewTreeInspector

/// Declarations that stand in a document as they do in a Swift file.
struct PastedDeclarationTests {
  /// What a reader of a key gets of writers with the values 1 and 2.
  private func read(default defaultValue: String, reduce: String, _ values: [String]) throws
    -> String
  {
    let writers = values.map {
      #"{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": \#($0)}}]}"#
    }
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": \#(defaultValue), "reduce": \#(reduce)}},
       "root": {"view": "VStack", "children": [\#(writers.joined(separator: ", "))],
         "modifiers": [{"overlayPreferenceValue": {"key": "K", "content":
           {"view": "Text", "id": "v", "verbatim": "\\(value)"}}}]}}
      """#)
    return try evaluated.inspection.string(evaluated.view("v").text) ?? ""
  }

  @Test(
    "A reduce is read as it stands in Swift, with the names that its parameters have",
    arguments: [
      #""static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }""#,
      #""public static func reduce(value: inout Value, nextValue: () -> Value) {\n  value.append(contentsOf: nextValue())\n}""#,
      #"["static func reduce(value accumulated: inout [Int], nextValue: () -> [Int]) {", "  accumulated = accumulated + nextValue()", "}"]"#,
      #""value += nextValue()""#,
    ])
  func reduces(reduce: String) throws {
    #expect(try read(default: #""[]""#, reduce: reduce, ["[1]", "[2]"]) == "[1, 2]")
  }

  @Test(
    "A default is read as it stands in Swift, and its type is that of the key",
    arguments: [
      (#""static let defaultValue: CGFloat = 0""#, ["1", #""0.5 + 1""#], "2.5"),
      (#""static var defaultValue: CGFloat { 1 }""#, [], "1.0"),
      (#""static var defaultValue: CGFloat { return 2 }""#, [], "2.0"),
      (#""static let defaultValue = 3""#, [], "3"),
      (#""static var defaultValue: String = \"a\"""#, [], "a"),
    ])
  func defaults(defaultValue: String, values: [String], expected: String) throws {
    #expect(
      try read(default: defaultValue, reduce: #""value += nextValue()""#, values) == expected)
  }

  @Test("Methods are read with the parameters and results of their text")
  func methods() throws {
    for methods in [
      #"{"area": "func area(_ scale: CGFloat) -> CGFloat { frame.width * scale }", "twice": {"returns": "CGFloat", "body": "area(2)"}}"#,
      #""func area(_ scale: CGFloat) -> CGFloat { frame.width * scale }\nfunc twice() -> CGFloat { area(2) }""#,
      #"["func area(_ scale: CGFloat) -> CGFloat {", "  frame.width * scale", "}", "func twice() -> CGFloat { area(2) }"]"#,
    ] {
      let evaluated = try Evaluated(
        #"""
        {"viewtree": 1, "types": {"Item": {"fields": {"frame": "CGRect"}, "methods": \#(methods)}},
         "root": {"view": "Color", "id": "v", "let": {"item": "Item(frame: CGRect(x: 0, y: 0, width: 20, height: 1))"},
           "modifiers": [{"frame": {"width": "item.twice()"}}]}}
        """#)
      #expect(try evaluated.frame("v").width == 40)
    }
  }

  @Test(
    "What is wrong in a pasted declaration is shown at its word",
    arguments: [
      (
        #""reduce": "static func reduce(value: inout Int, nextValue: () -> Int) { value += nextVale() }""#,
        "unknown-script-function", "nextVale"
      ),
      (
        #""reduce": ["static func reduce(value: inout Int, nextValue: () -> Int) {", "  vale += nextValue()", "}"]"#,
        "unknown-script-name", "vale"
      ),
      (
        #""defaultValue": "static let defaultValue: CGFloat = nme", "reduce": "max""#,
        "unknown-script-name", "nme"
      ),
      (
        #""reduce": "func combine(value: inout Int, nextValue: () -> Int) {}""#, "wrong-kind",
        #""func combine(value: inout Int, nextValue: () -> Int) {}""#
      ),
      (
        #""reduce": "static func reduce(value: inout Int) {}""#, "wrong-kind",
        #""static func reduce(value: inout Int) {}""#
      ),
    ])
  func mistakes(key: String, id: String, place: String) {
    let outcome = Outcome(
      #"{"viewtree": 1, "preferenceKeys": {"K": {\#(key)}}, "root": "Color"}"#)
    #expect(outcome.ids == [id])
    #expect(outcome.places == [place])
  }
}
