import Testing

@testable import ViewTreeRequests

/// Facts about Swift files that need no parser.
@Suite("Imports and declarations of Swift files")
struct FileFactsTests {
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
