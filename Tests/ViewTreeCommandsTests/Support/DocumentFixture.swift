import Foundation
import ViewTreeSyntax

/// The documents of Fixtures.
struct DocumentFixture {
  /// The path from the project's folder.
  let name: String
  let source: SourceFile
  let syntax: SourceSyntax
  let tree: SyntaxTree

  static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
  }

  /// All of them, sorted by name.
  static func all() throws -> [DocumentFixture] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: project.appendingPathComponent("Fixtures").path)
    return try names.filter { !$0.contains("/.") }
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }.sorted()
      .map { name in
        let source = SourceFile(name: name, text: try text("Fixtures/\(name)"))
        let syntax = SourceSyntax(of: source)
        return DocumentFixture(
          name: name, source: source, syntax: syntax, tree: syntax.read(source))
      }
  }
}
