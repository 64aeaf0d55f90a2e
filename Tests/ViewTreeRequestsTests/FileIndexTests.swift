import Testing

@testable import ViewTreeRequests

/// The words of files, from which viewtree knows which files a view needs.
@Suite("Words and imports of Swift files")
struct FileIndexTests {
  /// The numbers of the files that the first one needs.
  private static func needed(_ files: String...) -> [Int] {
    let needed = NeededFiles(files.map { FileIndex(Array($0.utf8)) }, first: [0]).isNeeded
    return needed.indices.filter { needed[$0] }
  }

  @Test("A file is needed for a type, a function or a value that is mentioned, at any distance")
  func types() {
    #expect(
      Self.needed(
        "struct A { let b: B }", "struct B { var x = count() }", "func count() -> Int { 1 }",
        "struct C {}", "let value = 3") == [0, 1, 2])
  }

  @Test("A member of an extension is needed if it is mentioned, and its type if a file declares it")
  func members() {
    #expect(
      Self.needed(
        "struct A: View { var body: some View { Text(\"a\").card() } }",
        "extension View { func card() -> some View { self } }",
        "extension View { func other() -> some View { self } }",
        "struct Model {}\nextension Model { func card() {} }",
        "extension Text { static let card = 1 }") == [0, 1, 4])
  }

  @Test("Conformances, initializers and conforming types of a mentioned protocol are needed")
  func conformances() {
    #expect(
      Self.needed(
        "struct A { let b: B, s: Store }", "struct B {}", "extension B: Identifiable {}",
        "extension B { init(x: Int) {} }", "protocol Store {}", "struct Mock: Store {}",
        "extension C: Identifiable {}") == [0, 1, 2, 3, 4, 5])
  }

  @Test("A preview of the view in another file is needed")
  func previews() {
    #expect(
      Self.needed("struct A {}", "#Preview { A() }", "#Preview { B() }\nstruct B {}") == [0, 1])
  }

  @Test("Comments and literals hide braces, and interpolations are code")
  func literals() {
    #expect(
      Self.needed(
        "let a = \"\\(b(\"}\")) {\" // {\n/* { /* { */ */\nlet t = \"\"\"\n { \" }}\n\"\"\"",
        "func b(_ s: String) -> String { s }", "func c() {}") == [0, 1])
  }

  @Test("A file counts always if its braces don't match, or if it declares operators")
  func always() {
    #expect(
      Self.needed(
        "let a = 1", "struct B {", "}", "infix operator ~>",
        "func == (a: Int, b: Int) -> Bool { true }", "struct C { static func == () {} }")
        == [0, 1, 2, 3, 4])
  }

  @Test("Imports have attributes, kinds and submodules")
  func imports() {
    let text = """
      import SwiftUI
      @testable import Core
        public import struct Models.Item // a
      import Design.Colors;
      // import No
      let importance = 1
      """
    #expect(FileFacts.imports(Array(text.utf8)) == ["SwiftUI", "Core", "Models", "Design"])
  }

  @Test("A declaration of a view is found by its words")
  func declares() {
    func kind(_ text: String) -> FileFacts.Declares {
      FileFacts.declares("Card", Array(text.utf8))
    }
    #expect(kind("struct Card: View {") == .view)
    #expect(kind("struct CardView: View {}\nlet x = Card()") == .nothing)
    #expect(kind("final class Card {}") == .type)
    #expect(kind("enum Card {}\nstruct Card<T>: Sendable, View where T: View {") == .view)
    #expect(kind("Card") == .nothing && kind("") == .nothing)
  }
}
