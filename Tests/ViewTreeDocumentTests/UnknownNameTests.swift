import Testing
import ViewTreeDocument
import ViewTreeSyntax

/// What becomes of names that nobody knows (docs/reference/format/files.md, Unknown names).
@Suite("Unknown names")
struct UnknownNameTests {
  private static let root =
    #""root": [{"view": "Sparkline", "points": 3, "modifiers": ["glow", {"padding": 4}, "glow"]}, "Sparkline"]}"#

  private func read(_ text: String, takesUnknown: Bool = false) -> DocumentReader.Result {
    DocumentReader.read(SourceFile(name: "a.json", text: text), takesUnknown: takesUnknown)
  }

  @Test("They are errors that name the way out")
  func errors() {
    let result = read("{\"viewtree\": 1, " + Self.root)
    #expect(result.document == nil)
    #expect(
      result.diagnostics.map(\.id) == [
        "unknown-view", "unknown-modifier", "unknown-modifier", "unknown-view",
      ])
    #expect(result.diagnostics.contains { $0.help?.contains("--unknown box") ?? false })
  }

  @Test(
    "A document, or who reads it, takes views as Boxes and leaves modifiers out, each told once",
    arguments: [true, false])
  func taken(bySection: Bool) {
    let head = bySection ? "{\"viewtree\": 1, \"unknown\": \"box\", " : "{\"viewtree\": 1, "
    let result = read(head + Self.root, takesUnknown: !bySection)
    #expect(
      result.diagnostics.map(\.message) == [
        "unknown view 'Sparkline': shown as a Box that takes the proposed size, 2 times",
        "unknown modifier 'glow': skipped, 2 times",
      ])
    #expect(result.document?.templates.count == 2)
    #expect(result.document?.modifiers.count == 1)
  }

  @Test("The section takes two names")
  func section() {
    let wrong = read(#"{"viewtree": 1, "unknown": "bix", "root": "Color"}"#)
    #expect(wrong.diagnostics.map(\.message) == ["'unknown' cannot be 'bix'"])
    let number = read(#"{"viewtree": 1, "unknown": 3, "root": "Color"}"#)
    #expect(number.diagnostics.map(\.id) == ["wrong-kind"])
    #expect(read(#"{"viewtree": 1, "unknown": "error", "root": "Color"}"#).diagnostics.isEmpty)
  }
}
