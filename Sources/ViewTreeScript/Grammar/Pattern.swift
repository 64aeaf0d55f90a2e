/// A pattern in source code.
package final class Pattern {
  package indirect enum Form {
    /// `_`
    case wildcard
    /// A name that is bound: `x` after `let` or `var`.
    case binding(Name, isVariable: Bool)
    case tuple([(label: Name?, pattern: Pattern)])
    /// `.name(payload)`, `Type.name`. `nil` payload if no parentheses are written.
    case enumCase(TypeSyntax?, Name, [(label: Name?, pattern: Pattern)]?)
    /// `pattern?`
    case optional(Pattern)
    /// `is Type`
    case typeTest(TypeSyntax)
    /// `pattern as Type`
    case typeCast(Pattern, TypeSyntax)
    case expression(Expression)
  }

  package let form: Form
  package let range: Range<Int>

  /// The type of the values to match, once the checker knows it.
  var subject = StaticType.unknown
  /// The variable that it binds.
  var variable: LocalVariable?
  /// The case that it names.
  var shape: CaseInfo?
  /// The value to compare with, for a pattern that only looks like a case.
  var comparison: Expression?
  /// The value that the shorthand `if let name` unwraps.
  var shorthand: Expression?

  /// The nesting depth of the pattern, itself included.
  package let depth: Int

  package init(_ form: Form, _ range: Range<Int>, depth: Int = 1) {
    self.form = form
    self.range = range
    self.depth = depth
  }
}

extension Pattern {
  /// The names that it binds.
  package var boundNames: [String] {
    switch form {
    case .binding(let name, _): [name.text]
    case .tuple(let parts): parts.flatMap(\.pattern.boundNames)
    case .enumCase(_, _, let payload): (payload ?? []).flatMap(\.pattern.boundNames)
    case .optional(let pattern), .typeCast(let pattern, _): pattern.boundNames
    case .wildcard, .typeTest, .expression: []
    }
  }
}
