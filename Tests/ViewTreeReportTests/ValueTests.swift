import Testing
import ViewTreeReport

@Suite("Values in reports")
struct ValueTests {
  static let values: [(String, text: String, json: String)] = [
    ("nil", "nil", "null"),
    ("true", "true", "true"),
    ("0.1 + 0.2", "0.3", "0.3"),
    ("1e-9", "0", "0"),
    ("-0.0", "0", "0"),
    ("1.0 / 0.0", "inf", "\"infinity\""),
    ("12345678901234.5", "12345678901234.5", "12345678901234.5"),
    ("'a\\\\n'", "\"a\\n\"", "\"a\\n\""),
    ("''", "\"\"", "\"\""),
    // Swift has escapes for quotes of both kinds, JSON for one.
    ("'a\\\\u{27}b'", "a'b".debugDescription, "\"a'b\""),
    ("'a\\\\u{22}b'", "a\"b".debugDescription, "\"a\\\"b\""),
    ("'h\\\\u{e9}'", "\"h\u{e9}\"", "\"h\u{e9}\""),
    ("[1, 2.5]", "[1, 2.5]", "[1, 2.5]"),
    (
      "['b': 1, 'a': [String: Int]()] as [String: Any]", "[\"b\": 1, \"a\": [:]]",
      "{ \"b\": 1, \"a\": {} }"
    ),
    ("[2: 'x']", "[2: \"x\"]", "[[2, \"x\"]]"),
    ("(1, label: 2)", "(1, label: 2)", "[1, 2]"),
    ("P(a: 1, b: P(a: nil))", "P(a: 1, b: P(a: nil))", p),
    (".field(3)", ".field(3)", "{ \"$case\": \"field\", \"values\": [3] }"),
    (".title", ".title", "{ \"$case\": \"title\" }"),
    (
      ".move(by: 1.5, 2)", ".move(by: 1.5, 2)",
      "{ \"$case\": \"move\", \"values\": [1.5, 2], \"labels\": [\"by\", null] }"
    ),
    ("CGPoint(x: 1, y: 2.0004)", "CGPoint(x: 1, y: 2)", "{ \"x\": 1, \"y\": 2 }"),
    ("CGSize(width: 1, height: 2)", "CGSize(width: 1, height: 2)", size),
    ("CGRect(x: 1, y: 2, width: 3, height: 4)", "CGRect(x: 1, y: 2, width: 3, height: 4)", rect),
    ("0..<3", "0..<3", "\"0..<3\""),
  ]
  private static let p = "{ \"$type\": \"P\", \"a\": 1, \"b\": { \"$type\": \"P\", \"a\": null } }"
  private static let size = "{ \"width\": 1, \"height\": 2 }"
  private static let rect = "{ \"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4 }"

  @Test("Text shows values as Swift writes them, JSON as data, with numbers to 1/1000")
  func values() throws {
    for (source, text, json) in Self.values {
      let value = try Sample(value: source.replacing("'", with: "\\\"")).value
      #expect(value.text == text && value.json == json + "", "\(source)")
    }
  }

  @Test("Text cuts a long value and says how much there is; JSON has all of it")
  func long() throws {
    let value = try Sample(value: "(0..<500).map { $0 }").value
    #expect(value.text.hasPrefix("[0, 1, 2, ") && value.text.hasSuffix("… (500 elements)"))
    #expect(value.text.count < 200 && value.json.hasSuffix("498, 499]"))
  }
}
