/// An item at the top level of a file.
package enum TopLevelSyntax {
  case declaration(TypeDeclaration.Member)
  /// A statement that isn't a declaration, such as `#Preview { … }`.
  case statement(Statement)
}
