/// A parameter of a function or closure in source code.
package struct ParameterSyntax {
  /// The label at the call. `nil` for `_` and for closures.
  package let label: Name?
  /// The name in the body. `_` for none.
  package let name: Name
  /// The type, `nil` in closures that leave it out.
  package let type: TypeSyntax?
  package let isInout: Bool
  /// `Int...`
  package let isVariadic: Bool
  package let defaultValue: Expression?
  /// The attributes, such as `ViewBuilder` and `escaping`, without `@`.
  package let attributes: [Name]
}
