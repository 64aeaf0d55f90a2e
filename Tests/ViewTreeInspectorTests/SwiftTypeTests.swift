import Testing
import ViewTreeInspector

/// Types and preference keys that stand in a document as they do in a Swift file.
struct SwiftTypeTests {
  /// The text of a view that shows an expression, beside these types.
  private func shown(_ expression: String, _ types: String) throws -> String? {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": \#(types),
       "root": {"view": "Text", "id": "v", "verbatim": "\\(\#(expression))"}}
      """#)
    return try evaluated.inspection.string(evaluated.view("v").text)
  }

  private static let point = "struct P { var x = 1; static let two = P(x: 2) }"

  @Test(
    "Types are one text, lines, several texts, or texts under names beside objects",
    arguments: [
      "\"\(point)\"", "[\"\(point)\"]",
      #"["struct P {", "  var x = 1", "  static let two = P(x: 2)", "}"]"#,
      #"["enum E { case a }", "\#(point)"]"#, #"{"P": "\#(point)"}"#, #"{"P": ["\#(point)"]}"#,
      #"{"Q": {"fields": {"a": "Int"}}, "P": "\#(point)"}"#,
      #"{"P": {"fields": {"x": "Int"}}, "more": "extension P { static let two = P(x: 2) }"}"#,
    ])
  func forms(types: String) throws {
    #expect(try shown("P.two.x", types) == "2")
  }

  @Test(
    "What is declared means what it means in Swift",
    arguments: [
      (
        "static members see one another by their names", "S.b",
        "struct S { static let a = 2; static var b: Int { a * twice(3) }; static func twice(_ n: Int) -> Int { n * 2 } }",
        "12"
      ),
      (
        "an initialiser may call another one", #"S("abc").n"#,
        "struct S { var n: Int; init(n: Int) { self.n = n }; init(_ s: String) { self.init(n: s.count) } }",
        "3"
      ),
      (
        "a type inside of a type is known there by its last name", "S().k.rawValue",
        "struct S { var k = K.b; enum K: Int { case a = 4, b } }", "5"
      ),
      (
        "and outside by both", "S.K.allCases.count",
        "struct S { enum K: CaseIterable { case a, b } }", "2"
      ),
      (
        "another name of a type", "S().pair.1",
        "struct S { typealias Pair = (Int, String); var pair: Pair { (1, \\\"a\\\") } }", "a"
      ),
      (
        "extensions of a type see its members", "S(a: 2).b",
        "struct S { var a: Int }; extension S { var b: Int { a + 1 } }", "3"
      ),
      (
        "extensions of a standard type see its members",
        "CGRect(x: 0, y: 0, width: 4, height: 2).middle.x",
        "extension CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) } }", "2.0"
      ),
      (
        "a protocol says nothing about values", "S().a",
        "protocol Q { var a: Int { get } }; struct S: Q { var a = 1 }", "1"
      ),
    ] as [(String, String, String, String)])
  func meanings(rule: String, expression: String, types: String, expected: String) throws {
    #expect(
      try shown(expression.replacing("\"", with: "\\\""), "\"\(types)\"") == expected, "\(rule)")
  }

  @Test("Methods change their value, and variables of the caller that are passed with &")
  func inoutArguments() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1,
       "types": "struct S { var n = 1; mutating func grow(_ t: inout Int) { n += 1; t += n }; func add(_ t: inout Int) { t += 10 }; static func times(_ t: inout Int) { t *= 3 } }",
       "state": {"s": {"type": "S", "value": "S()"}, "a": 0, "b": {"type": "Int", "value": 1}},
       "root": {"view": "Text", "id": "v", "text": "\\(s.n) \\(a) \\(b)"},
       "steps": [{"perform": "s.grow(&a); s.add(&a); S.times(&b); func f(_ x: inout Int) { x += 1 }; f(&b)"}]}
      """#)
    let last = try #require(evaluated.inspection.steps.last?.inspection)
    #expect(last.views.compactMap { last.string($0.text) } == ["2 12 4"])
  }

  /// What a reader gets of writers with the values 1 and 2 of a key that is declared in Swift.
  private func read(_ keys: String) throws -> String? {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "preferenceKeys": \#(keys),
       "root": {"view": "VStack", "children": [
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": 1}}]},
           {"view": "Color", "modifiers": [{"preference": {"key": "K.self", "value": 2}}]}],
         "modifiers": [{"overlayPreferenceValue": {"key": "K", "as": "k", "content":
           {"view": "Text", "id": "v", "verbatim": "\\(k)"}}}]}}
      """#)
    return try evaluated.inspection.string(evaluated.view("v").text)
  }

  @Test(
    "A preference key is read as its type, alone or among others",
    arguments: [
      (
        #"{"K": "struct K: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }"}"#,
        "3"
      ),
      (
        #"["enum J: PreferenceKey { static var defaultValue: Int { 0 }\nstatic func reduce(value: inout Int, nextValue: () -> Int) {} }", "struct K: PreferenceKey {", "typealias Value = CGFloat", "static var defaultValue: Value = 0", "static func reduce(value: inout Value, nextValue: () -> Value) { value = sum(value, nextValue()) }", "static func sum(_ a: Value, _ b: Value) -> Value { a + b } }"]"#,
        "3.0"
      ),
      (
        #""struct K {}\nextension K: PreferenceKey { static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value } }""#,
        "Optional(2)"
      ),
    ])
  func keys(keys: String, expected: String) throws {
    #expect(try read(keys) == expected)
  }

  @Test("Scripts know the default of a key by its type")
  func defaultOfKey() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1,
       "preferenceKeys": "struct K: PreferenceKey { static let defaultValue = [4, 5]; static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }",
       "state": {"k": {"$": "K.defaultValue"}},
       "root": {"view": "Text", "id": "v", "text": "\\(k[1])"}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("v").text) == "5")
  }
}
