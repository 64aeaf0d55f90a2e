/// One condition of `if`, `guard` or `while`.
package enum ConditionSyntax {
  case expression(Expression)
  /// `let name: Type = value`, or the shorthand without a value. The pattern is a name, a tuple of
  /// names, or `_`.
  case optionalBinding(Pattern, TypeSyntax?, Expression?, isVariable: Bool, Range<Int>)
  /// `case pattern = value`
  case pattern(Pattern, TypeSyntax?, Expression, Range<Int>)
  /// `#available(…)`, which is true, or `#unavailable(…)`, which is false.
  case available(Bool, Range<Int>)

  /// The names that it binds.
  package var boundNames: [String] {
    switch self {
    case .optionalBinding(let pattern, _, _, _, _), .pattern(let pattern, _, _, _):
      pattern.boundNames
    case .expression, .available: []
    }
  }
}
