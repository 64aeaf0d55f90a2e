import Testing

@testable import ViewTreeLanguageServer

/// Swift files of a package, as the editor sees them.
@Suite("Swift files of a project in the editor")
struct ProjectTests {
  private static let screen = """
    import SwiftUI
    import Kit
    struct Screen: View {
      var body: some View {
        VStack { Badge(n: 3); Tile(); Text(Strings.hello) }
      }
    }
    #Preview { Screen() }

    """
  private static let badge = """
    import SwiftUI
    struct Badge: View { let n: Int
      var body: some View { Color.blue.frame(width: 30, height: 10) } }
    enum Strings { static let hello = "Hello" }

    """

  /// A package with a target that imports another one.
  private func package() -> TemporaryFolder {
    TemporaryFolder([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "N", targets: [.target(name: "Kit"), .target(name: "App")])

      """,
      "Sources/App/Screen.swift": Self.screen,
      "Sources/App/Badge.swift": Self.badge,
      "Sources/Kit/Tile.swift": """
      import SwiftUI
      public struct Tile: View { public init() {}
        public var body: some View { Color.red.frame(width: 30, height: 33) } }

      """,
    ])
  }

  private func editor(_ mark: String, _ folder: TemporaryFolder) -> TestEditor {
    let text = Self.screen.replacing(mark, with: "|\(mark)", maxReplacements: 1)
    return TestEditor(text, "Sources/App/Screen.swift", in: folder)
  }

  @Test("A file is read with its target and the targets that it imports")
  func target() {
    let folder = package()
    let editor = editor("Tile(", folder)
    #expect(editor.told.contains("\"diagnostics\":[]"), "\(editor.told)")
    #expect(editor.ask("hover").contains("30x33"), "\(editor.ask("hover"))")
    for (mark, place) in [
      ("Badge(", "App/Badge.swift\",\"range\":{\"start\":{\"line\":1,\"character\":7}"),
      ("Tile(", "Kit/Tile.swift\",\"range\":{\"start\":{\"line\":1,\"character\":14}"),
      ("hello", "App/Badge.swift\",\"range\":{\"start\":{\"line\":3,\"character\":26}"),
    ] {
      let found = self.editor(mark, folder).ask("definition")
      #expect(found.contains(place), "\(mark): \(found)")
    }
    #expect(self.editor("VStack", folder).ask("completion").contains("\"label\":\"Badge\""))
  }

  @Test("Unsaved text of other files counts, and files that change on disk are read again")
  func changes() {
    let folder = package()
    let editor = editor("Badge(", folder)
    #expect(editor.ask("hover").contains("30x10"))
    let other = Self.badge.replacing("width: 30", with: "width: 31")
    let uri = "file://\(folder.path)/Sources/App/Badge.swift"
    editor.notify(
      "textDocument/didOpen",
      "{\"textDocument\": {\"uri\": \"\(uri)\", \"languageId\": \"swift\", \"version\": 1, "
        + "\"text\": \(TestEditor.json(other))}}")
    #expect(editor.settle().count == 2)
    #expect(editor.ask("hover").contains("31x10"))
    editor.notify("textDocument/didClose", "{\"textDocument\": {\"uri\": \"\(uri)\"}}")
    folder.write("Sources/App/Badge.swift", Self.badge.replacing("width: 30", with: "width: 32"))
    editor.notify("workspace/didChangeWatchedFiles", "{\"changes\": []}")
    #expect(editor.ask("hover").contains("32x10"))
    folder.write("Sources/App/Badge.swift", "enum Strings { static let hello = \"Hello\" }\n")
    folder.write("Sources/App/New.swift", Self.badge.replacing("enum Strings", with: "enum Other"))
    editor.notify("textDocument/didSave", "{\"textDocument\": {\"uri\": \"\(editor.uri)\"}}")
    #expect(editor.ask("hover").contains("30x10"))
  }

  @Test("The settings of viewtree.yml apply, and its mistakes are told")
  func configuration() {
    let folder = package()
    folder.write("viewtree.yml", "window: iPhone SE\n")
    let editor = editor("VStack", folder)
    // A VStack of 38.5 points is in the middle of 375 points.
    #expect(editor.ask("hover").contains("VStack  168 "), "\(editor.ask("hover"))")
    folder.write("viewtree.yml", "windw: iPhone SE\n")
    editor.notify("textDocument/didSave", "{\"textDocument\": {\"uri\": \"\(editor.uri)\"}}")
    editor.settle()
    #expect(editor.told.contains("viewtree.yml:1:1: the configuration has no 'windw'"))
  }

  @Test("viewtree.yml has its own keys and values")
  func configurationFile() {
    let editor = TestEditor("win|", "viewtree.yml")
    let keys = editor.ask("completion")
    #expect(keys.contains("\"label\":\"window\"") && keys.contains("\"label\":\"targets\""))
    #expect(!keys.contains("\"label\":\"root\""), "\(keys)")
    editor.write("window: |")
    #expect(editor.ask("completion").contains("iPhone SE"))
    editor.write("# settings\nwindw: iPhone 16\nexclude: 3\n")
    editor.settle()
    #expect(editor.told.contains("the configuration has no 'windw'"))
    #expect(editor.told.contains("a list of patterns"))
  }

  @Test("An editor that can watch files is asked to")
  func watching() {
    let editor = TestEditor(
      "{}",
      capabilities: "{\"workspace\": {\"didChangeWatchedFiles\": {\"dynamicRegistration\": true}}}")
    let requests = editor.send(
      "{\"jsonrpc\": \"2.0\", \"method\": \"initialized\", \"params\": {}}")
    #expect(requests.count == 1 && requests[0].contains("client/registerCapability"))
    #expect(editor.send("{\"jsonrpc\": \"2.0\", \"id\": \"watch\", \"result\": null}").isEmpty)
  }
}
