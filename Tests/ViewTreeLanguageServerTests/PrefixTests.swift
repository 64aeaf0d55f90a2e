import Foundation
import Testing
import ViewTreeRandom
import ViewTreeSyntax

@testable import ViewTreeLanguageServer

@Suite("Documents that are being typed")
struct PrefixTests {
  private static let names = [
    "articles/anchor-overlay.json", "yaml/anchor-overlay.yaml", "swift/AnchorOverlay.swift",
  ]

  private func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
  }

  @Test("Completion and hover answer at the end of prefixes", arguments: names)
  func prefixes(name: String) throws {
    // The editor of tests takes `|` as its cursor.
    let text = try text(name).replacing("|", with: ">")
    let ending = String(name.split(separator: ".").last ?? "")
    let editor = TestEditor("", "a.\(ending)")
    for length in stride(from: 0, through: text.utf8.count, by: Rounds.every(3)) {
      editor.write(String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self))
      #expect(editor.ask("completion").contains("\"result\""), "\(length)")
      #expect(editor.ask("hover").contains("\"result\""), "\(length)")
    }
  }

  /// The names on the way to a cursor.
  private func path(_ bytes: [UInt8], _ offset: Int, isYAML: Bool) -> [String] {
    let cursor = TreeCursor.cursor(in: bytes, at: offset, isYAML: isYAML)
    return cursor.path.map { step in
      if case .member(let name, _) = step { name } else { "[]" }
    } + ["\(cursor.role)", String(decoding: bytes[cursor.token], as: UTF8.self)]
  }

  @Test(
    "A complete member has the same path in a prefix as in the whole document", arguments: 0..<2)
  func paths(index: Int) throws {
    let bytes = Array(try text(Self.names[index]).utf8)
    let isYAML = index == 1
    let source = SourceFile(name: "", bytes: bytes)
    let tree = isYAML ? YAMLReader.read(source) : JSONReader.read(source)
    var count = 0
    for node in tree.nodes.indices.map(SyntaxTree.Index.init) where tree.kind(node) == .object {
      // The values of an alias are elsewhere.
      for (key, value) in tree.members(node) where tree.start(key) < tree.range(value).end {
        count += 1
        let offset = Int(tree.start(key)) + 1
        let whole = path(bytes, offset, isYAML: isYAML)
        #expect(whole.last == tree.text(key))
        let prefix = Array(bytes[..<Int(tree.range(value).end)])
        #expect(path(prefix, offset, isYAML: isYAML) == whole)
      }
    }
    #expect(count > 20)
  }
}
