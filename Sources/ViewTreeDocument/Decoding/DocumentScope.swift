import ViewTreeScript

/// The names that scripts see at a place of the document, with a number that tells places apart.
struct DocumentScope {
  /// The names, as the script layer wants them.
  let names: ScriptScope
  /// The same for two places exactly if they see the same names.
  let id: Int

  /// True if the name is in scope.
  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  /// No names at all.
  static let root = DocumentScope(names: ScriptScope(), id: 0)
}
