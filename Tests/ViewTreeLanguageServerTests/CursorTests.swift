import Testing
import ViewTreeRandom

@testable import ViewTreeLanguageServer

@Suite("Where a cursor is")
struct CursorTests {
  /// The cursor of a text in which `|` stands for it, in words.
  private func cursor(_ text: String, isYAML: Bool = false) -> String {
    let before = text.prefix { $0 != "|" }.utf8.count
    let bytes = Array(text.replacing("|", with: "").utf8)
    let cursor = TreeCursor.cursor(in: bytes, at: before, isYAML: isYAML)
    let path = cursor.path.map { step in
      switch step {
      case .element: "[]"
      case .member(let key, let object): object.view.map { "\($0).\(key)" } ?? key
      }
    }
    let word = String(decoding: bytes[cursor.token], as: UTF8.self)
    let role =
      switch cursor.role {
      case .value: cursor.mayBeKey ? "value or key" : "value"
      case .key:
        "key of \(cursor.object.view ?? "?") beside \(cursor.object.keys.joined(separator: ","))"
      }
    return "\(path.joined(separator: "/")): \(role) '\(word)'"
  }

  @Test(
    "In JSON, however little of it there is",
    arguments: [
      ("|", ": value ''"),
      ("{|", ": key of ? beside  ''"),
      ("{ \"vi|", ": key of ? beside  'vi'"),
      ("{ \"root\": |", "root: value ''"),
      ("{ \"root\": \"Te|", "root: value 'Te'"),
      ("{ \"root\": \"Te|\n, \"a\": 1 }", "root: value 'Te'"),
      ("{ \"root\": { \"view\": \"HStack\", \"|", "root: key of HStack beside view ''"),
      (
        "{ \"root\": { \"sp|\": 1, \"view\": \"HStack\" } }",
        "root: key of HStack beside sp,view 'sp'"
      ),
      (
        "{ \"root\": { \"view\": \"HStack\", \"children\": [\"A\", | ] } }",
        "root/HStack.children/[]: value ''"
      ),
      ("{ \"a\": [{ \"b\": tr| }], \"c\": 1 }", "a/[]/b: value 'tr'"),
      ("{ \"a\": 1, // \"x\": {\n \"b\": |", "b: value ''"),
      ("{ \"a\": /* { */ 1, b|", ": key of ? beside a 'b'"),
      ("{ \"a\": \"x\\\"|\" }", "a: value 'x\\\"'"),
      ("]]}|{ \"a\": 1 }", ": value ''"),
      ("{ \"a\": 1, pa| \"view\": \"Text\" }", ": key of Text beside a,view 'pa'"),
      ("{ \"a\": 1, \"pa|\n \"view\": \"Text\" }", ": key of Text beside a,view 'pa'"),
      ("{ \"a\": { \"b\": \"f(x]|", "a/b: value 'f(x]'"),
      ("{ \"a\": { \"b\": {}|", "a: key of ? beside b ''"),
    ])
  func json(text: String, expected: String) {
    #expect(cursor(text) == expected)
  }

  @Test(
    "In YAML, by columns and brackets",
    arguments: [
      ("|", ": value or key ''"),
      ("viewtree: 1\n|", ": key of ? beside viewtree ''"),
      ("ro|", ": value or key 'ro'"),
      ("viewtree: 1\nro|", ": key of ? beside viewtree 'ro'"),
      ("root: |", "root: value ''"),
      ("root: Te|xt", "root: value 'Text'"),
      ("root:\n  |", "root: value or key ''"),
      ("root:\n  view: HStack\n  |", "root: key of HStack beside view ''"),
      ("root:\n  sp|\n  view: HStack\n", "root: key of HStack beside view 'sp'"),
      (
        "root:\n  view: HStack\n  children:\n  - A\n  - |\n",
        "root/HStack.children/[]: value or key ''"
      ),
      (
        "root:\n  view: HStack\n  children:\n    - view: B\n      |",
        "root/HStack.children/[]: key of B beside view ''"
      ),
      ("a:\n- - b: |", "a/[]/[]/b: value ''"),
      ("a: { b: [1, |] }\nc: 2\n", "a/b/[]: value ''"),
      ("a:\n  - onAppear: >\n      x = |1\n  - b\n", "a/[]/onAppear: value '      x = 1'"),
      ("a: 'x|y' # z", "a: value 'xy'"),
      ("a: 1\nb:\n  c: 2\nd|: 3", ": key of ? beside a,b,d 'd'"),
      ("a: { b: \"x|", "a/b: value 'x'"),
      ("a: [b: c|, d]", "a/[]/b: value 'c'"),
      ("a: 1\n# b|", ": value ''"),
      ("a: { b: 1\nc:\n  d: |", "c/d: value ''"),
    ])
  func yaml(text: String, expected: String) {
    #expect(cursor(text, isYAML: true) == expected)
  }

  /// The cursor of a text of Swift, in words.
  private func swift(_ text: String) -> String {
    let before = text.prefix { $0 != "|" }.utf8.count
    let bytes = Array(text.replacing("|", with: "").utf8)
    let cursor = SwiftCursor(in: bytes[...], at: before)
    let role =
      switch cursor.role {
      case .nothing: "nothing"
      case .name: "name"
      case .member(nil): "member"
      case .member(let range?): "member of \(String(decoding: bytes[range], as: UTF8.self))"
      }
    let call = cursor.call.map { call in
      " in \(call.isMember ? "." : "")\(call.name)"
        + (call.labels + (call.label.map { [$0 + "!"] } ?? [])).map { " \($0):" }.joined()
    }
    return "\(role) '\(String(decoding: bytes[cursor.word], as: UTF8.self))'\(call ?? "")"
  }

  @Test(
    "In Swift, by its words",
    arguments: [
      ("|", "name ''"), ("wi|dth", "name 'width'"), ("a.|", "member of a ''"),
      ("a.b?.c(1)[2].fi|", "member of a.b?.c(1)[2] 'fi'"),
      ("Text(\"a\")\n  .pad|", "member of Text(\"a\") 'pad'"),
      ("VStack { }.|", "member of VStack { } ''"), ("x = .le|", "member 'le'"),
      ("VStack(alignment: .|", "member '' in VStack alignment!:"),
      ("VStack(alignment: .top, |)", "name '' in VStack alignment:"),
      ("a.frame(width: 1, he|)", "name 'he' in .frame width:"),
      ("Text(\"a|b\")", "nothing ''"), ("Text(\"a\\(na|)\")", "name 'na'"),
      ("// a.|", "nothing ''"), ("f(a, [b.|", "member of b ''"), ("1.|", "member of 1 ''"),
      ("return a.|", "member of a ''"), ("return .|", "member ''"),
      (".red.opa|", "member of .red 'opa'"), ("#\"\\(a)\"#.co|", "member of \\(a) 'co'"),
    ])
  func words(text: String, expected: String) {
    #expect(swift(text) == expected)
  }

  @Test("No text traps, wherever the cursor is")
  func random() {
    let parts = [
      "{", "}", "[", "]", "(", ")", "\"", "'", ":", ",", "- ", "\n", "  ", ".", "\\(", "\\", "/*",
      "*/",
      "//", "#", "\"\"\"", "view", "root: ", "|\n", "func f", "struct A: View {", "var x: ", "😀",
      "\r\n", "`",
    ]
    var random = SplitMix64(seed: 3)
    for _ in 0..<Rounds.of(3_000) {
      var text: [UInt8] = []
      for _ in 0..<random.below(12) { text += Array(parts[random.below(parts.count)].utf8) }
      for offset in 0...text.count {
        _ = TreeCursor.cursor(in: text, at: offset, isYAML: false)
        _ = TreeCursor.cursor(in: text, at: offset, isYAML: true)
        _ = SwiftCursor(in: text[...], at: offset)
      }
      _ = SwiftNames.names(in: text)
      _ = SwiftWords.all(in: text)
    }
  }
}
