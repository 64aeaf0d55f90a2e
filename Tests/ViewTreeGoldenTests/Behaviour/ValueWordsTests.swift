import Testing

@testable import ViewTreeGolden

@Suite("Values in text and in JSON")
struct ValueWordsTests {
  private func areSame(_ left: String, _ right: String) -> Bool {
    let words = (ValueWords(left[...]), ValueWords(right[...]))
    let isSame = ValueWords.areSame(words.0, words.1)
    #expect(ValueWords.areSame(words.1, words.0) == isSame, "\(left) \(right)")
    return isSame
  }

  @Test(
    "Brackets, labels and names of types are in one form only",
    arguments: [
      ("(1, b: 2)", "[1, 2]"), ("Foo(a: 1, [\"b\"])", "[1, [\"b\"]]"), (".field(0)", ".field(0)"),
      ("[1: \"a\", 2: \"b\"]", "[[1, \"a\"], [2, \"b\"]]"),
      ("[.on: 1, .off: 2]", "[[.on, 1], [.off, 2]]"),
      ("[true: 1]", "[[true, 1]]"), ("[\"a\": 1]", "[\"a\": 1]"), ("[:]", "[]"),
      ("inf", "\"infinity\""), ("1..<3", "\"1..<3\""),
      ("Angle(radians: 1.5)", "\"Angle(radians: 1.5)\""), ("UUID(…12)", "UUID(…7)"),
    ])
  func same(text: String, json: String) {
    #expect(areSame(text, json))
  }

  @Test(
    "A text in quotes is one word, whatever is in it",
    arguments: [
      ("\"x: 1\"", "\"y: 1\""), ("\"a, b\"", "\"a b\""), ("\"a(b\"", "\"a b\""), ("\"a\"", "\"b\""),
      ("[1, 2]", "[1]"), ("[1: \"a\"]", "[[2, \"a\"]]"), ("\"a \\\" b\"", "\"a \\\" c\""),
      ("", "1"),
    ])
  func different(old: String, new: String) {
    #expect(!areSame(old, new))
  }

  @Test("A value that is cut off is the same as one that goes on")
  func cut() {
    for whole in ["[\"abc d\", 2]", "[\"abc\", 2]"] {
      #expect(areSame("[\"abc… (2 elements)", whole))
      #expect(areSame("[\"ab…", whole))
      #expect(!areSame("[\"ac…", whole))
    }
    #expect(areSame("[1, Poi…", "[1, Point(x: 2)]"))
    #expect(!areSame("[2, Poi…", "[1, Point(x: 2)]"))
    #expect(areSame("[\"a\", …", "[\"a\", \"b\"]"))
    #expect(!areSame("[\"a\", \"b…", "[\"a\"]"))
  }
}
