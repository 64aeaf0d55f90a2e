import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Files that someone is typing: what can be read is shown, and one line says what can't.
@Suite("Half-written Swift files")
struct HalfWrittenTests {
  private static let head = """
    import SwiftUI
    struct Rating: View {
      let stars: Int
      var body: some View { HStack(spacing: Theme.gap) { Text(Theme.title(stars)) } }
    }
    enum Theme {
      static let gap: CGFloat = 3
      static func title(_ n: Int) -> String { "\\(n) of 5" }
    }

    """
  private static let tail = """

    struct Footer: View { var body: some View { Text("footer") } }
    #Preview("Rating") { Rating(stars: 4) }

    """

  /// Declarations that aren't finished, and the ids of their problems.
  static let halves: [(text: String, id: String)] = [
    (
      "struct Other: View {\n  var body: some View { VStack { Text(\"x\")\n}",
      "unclosed-script-bracket"
    ),
    ("struct Other: View {\n  var body: some View { Text(\"x } }\n}", "unterminated-script-string"),
    ("struct Other: View { var body: some View { Text(\"x\") } } }", "unopened-script-bracket"),
    ("struct Other: View { var body: ", "unclosed-script-bracket"),
    ("struct Other:", "unexpected-script-word"), ("func foo(", "unclosed-script-bracket"),
    ("let x =", "unexpected-script-word"), ("/* never closed", "unterminated-script-comment"),
    ("let s = \"\"\"\n  hello", "unterminated-script-string"),
    ("#if DEBUG\nstruct Other {}", "unclosed-script-bracket"), ("#endif", "unexpected-script-word"),
    ("@#$%^ &*( {{{ ]] ;;", "unexpected-script-word"), ("} else {", "unopened-script-bracket"),
    (
      "<<<<<<< HEAD\nstruct Other {}\n=======\nstruct Other { let a = 1 }\n>>>>>>> main",
      "unexpected-script-word"
    ),
    ("#Preview { Other( }", "unclosed-script-bracket"),
  ]

  @Test("A declaration that isn't finished hides no other, and is one warning", arguments: halves)
  func ownFile(_ half: String, _ id: String) {
    for text in [Self.head + half + Self.tail, Self.head + Self.tail + half] {
      let folder = SwiftFolder([("Rating.swift", text)], "Rating")
      #expect(folder.texts == ["4 of 5"], "\(folder.messages)")
      let found = folder.result.diagnostics.filter { $0.id == id }
      #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning }, "\(folder.messages)")
    }
  }

  @Test("In another file it matters only if the root needs it", arguments: halves)
  func otherFile(_ half: String, _ id: String) {
    let root = """
      struct Rating: View { var body: some View { Text(Theme.title(4)); Chip() } }
      """
    let theme = Self.head.replacing("Rating", with: "Other2")
    let chip = "\nstruct Chip: View { var body: some View { Text(\"chip\") } }\n"
    for other in [theme + half + chip, theme + chip + half, half + "\n" + theme + chip] {
      let folder = SwiftFolder([("A.swift", root), ("B.swift", other)], "Rating")
      #expect(folder.texts == ["4 of 5", "chip"] && folder.messages.isEmpty, "\(folder.messages)")
    }
    let needed = SwiftFolder(
      [("A.swift", root), ("B.swift", theme + "struct Chip: View { var body: ")], "Rating")
    #expect(needed.texts.first == "4 of 5")
    #expect(needed.places.contains("B.swift:10:19 unclosed-script-bracket"), "\(needed.places)")
  }

  @Test("What the root view needs in its own file is an error")
  func needed() {
    let theme = Self.head.replacing("\"\\(n) of 5\" }", with: "\"\\(n) of 5\"") + Self.tail
    let sample = SwiftSample(theme)
    #expect(
      sample.problems.contains { $0.contains(" error unclosed-script-bracket") },
      "\(sample.problems)")
    #expect(sample.result.document == nil)
    // Without a preview, a view that can't be read may be the root.
    let view = SwiftSample(
      "struct A: View { var body: \nstruct B: View { var body: some View { Text(\"b\") } }\n")
    #expect(view.result.document == nil)
  }

  @Test("A name that is declared twice matters only if the root needs it")
  func repeated() {
    let other = "struct Other {}\nstruct Other { let a = 1 }\n"
    #expect(SwiftSample(Self.head + other + Self.tail).problems.isEmpty)
    let root = ("A.swift", Self.head)
    #expect(SwiftFolder([root, ("B.swift", other)], "Rating").messages.contains("twice") == false)
    let led = SwiftFolder(
      [root, ("B.swift", "enum Theme { static let gap = 9 }\n")], isLed: true, "Rating")
    #expect(led.texts.count == 1 && led.texts[0].hasSuffix(" of 5"), "\(led.texts)")
    #expect(led.places.contains("B.swift:1:6 swift-declared-twice"), "\(led.places)")
    #expect(led.result.diagnostics.allSatisfy { $0.severity != .error })
  }
}
