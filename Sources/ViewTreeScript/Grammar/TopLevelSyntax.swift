/// An item at the top level of a file.
package enum TopLevelSyntax {
  case declaration(TypeDeclaration.Member)
  /// A statement that is no declaration; `#Preview { … }` is one.
  case statement(Statement)
}
