import ViewTreeInspector
import ViewTreeSwift
import ViewTreeSyntax

/// A document that mutations start with.
struct Seed {
  let name: String
  let bytes: [UInt8]
  let tree: SyntaxTree

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let source = SourceFile(name: name, bytes: bytes)
    let syntax = SourceSyntax(of: source)
    tree = syntax == .swift ? SwiftDocumentReader.tree(source) : syntax.read(source)
  }

  /// True if it's written in Swift.
  var isSwift: Bool { name.hasSuffix(".swift") }

  /// The nodes of a kind, or all.
  func nodes(_ isWanted: (SyntaxNode) -> Bool) -> [Range<Int>] {
    tree.nodes.filter(isWanted).map { Int($0.start)..<Int($0.end) }
  }

  /// All documents in a folder, by name.
  static func all(in folder: String) throws(FileSystem.Failure) -> [Seed] {
    var seeds: [Seed] = []
    for name in try FileSystem.names(in: folder).sorted() {
      let path = folder + "/" + name
      if try FileSystem.isFolder(path) {
        seeds += try all(in: path)
      } else if [".json", ".jsonc", ".yaml", ".yml", ".swift"].contains(where: name.hasSuffix) {
        seeds.append(Seed(name: path, bytes: try FileSystem.read(path)))
      }
    }
    return seeds
  }
}
