import ViewTreeScript

/// The names that are visible to scripts in a scope of the document, with the scope's number.
struct DocumentScope {
  /// The names, in the form that the script layer requires.
  let names: ScriptScope
  /// Two scopes have equal ids exactly if they contain the same names.
  let id: Int

  /// True if the name is in scope.
  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  /// The number of the names in the memory of compiled scripts, 0 without one.
  let number: Int

  /// No names at all.
  static let root = DocumentScope(names: ScriptScope(), id: 0, number: 0)
}
