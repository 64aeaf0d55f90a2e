import ViewTreeSyntax

/// A document that is built into the command.
struct Example: Sendable {
  /// The name on the command line.
  let name: String
  /// The document.
  let text: String

  /// The document's own description of itself.
  var comment: String {
    let tree = JSONReader.read(SourceFile(name: name, text: text))
    let member = tree.members(0).first { tree.text($0.key) == "comment" }
    return member.map { tree.text($0.value) } ?? ""
  }

  /// The path of an example in the repository.
  static func file(of name: String) -> String { "Fixtures/articles/\(name).json" }
}
