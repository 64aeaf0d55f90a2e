import Testing

@testable import ViewTreeGolden

@Suite("Patterns for paths")
struct GlobPatternTests {
  @Test(
    "Patterns match as a shell's do",
    arguments: [
      ("*.order.txt", "x/y/form.order.txt", true), ("*.order.txt", "form.inspect.txt", false),
      ("form.*", "x/form.json", true), ("form.*", "x/platform.json", false),
      ("x/*.json", "x/a.json", true), ("x/*.json", "x/y/a.json", false),
      ("x/**.json", "x/y/a.json", true), ("**/a.json", "x/y/a.json", true),
      ("a?c", "abc", true), ("a?c", "ac", false), ("", "", true), ("*", "x/日本", true),
      ("x/**", "x/", true), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
    ])
  func matching(pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test("Many stars cost no more than few")
  func stars() {
    let pattern = GlobPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
  }
}
