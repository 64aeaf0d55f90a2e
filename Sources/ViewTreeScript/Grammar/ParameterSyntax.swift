/// A parameter of a function or closure as written.
struct ParameterSyntax {
  /// The label at the call; `nil` for `_` and for closures.
  let label: Name?
  /// The name in the body; the text `_` for none.
  let name: Name
  /// The type, `nil` in closures that leave it out.
  let type: TypeSyntax?
  let isInout: Bool
  /// `Int...`
  let isVariadic: Bool
  let defaultValue: Expression?
  /// The attributes, such as `ViewBuilder` and `escaping`, without `@`.
  let attributes: [Name]
}
