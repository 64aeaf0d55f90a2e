/// An expression in source code, with the results of the checker.
package final class Expression {
  /// The kind of expression. Literals get their type later, from the context.
  package enum Form {
    /// An integer. Its sign is a prefix operator, except in the literal for `Int.min`.
    case integer(UInt64)
    case floating(Double)
    case boolean(Bool)
    /// `nil`
    case nothing
    case string([StringPart])
    /// A name, with generic arguments where some are written: `x`, `Set<Int>`, `self`, `Self`.
    case name(Name, [TypeSyntax])
    /// `$0`
    case anonymousParameter(Int)
    /// `$name`
    case projected(Name)
    /// `.name`
    case implicitMember(Name)
    /// `base.name`. The name may be the number of a tuple's element, `init` or `self`.
    case member(Expression, Name)
    case call(Expression, [Argument])
    case subscripted(Expression, [Argument])
    /// `base?` inside a chain.
    case optionalTry(Expression)
    /// `base!`
    case force(Expression)
    /// A whole optional chain. The rest is skipped where the base is `nil`.
    case chain(Expression)
    /// `(value)`
    case parenthesized(Expression)
    /// No element or two and more.
    case tuple([Argument])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// `-`, `+`, `!`, `~`
    case prefix(Name, Expression)
    /// An infix operator, ranges and `??` among them, but no assignment.
    case infix(Name, Expression, Expression)
    /// `lower...`, `...upper`, `..<upper`
    case partialRange(Name, lower: Expression?, upper: Expression?)
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    case cast(Expression, Cast, TypeSyntax)
    case closure(ClosureSyntax)
    /// `\Type.name.other`
    case keyPath(TypeSyntax?, [Name])
    /// `+` as a function.
    case operatorFunction(Name)
    /// A type in sugared form: `[Int]`, `[String: Int]`, `(Int, Int)`, `Int?`.
    case type(TypeSyntax)
    /// `&place`
    case inoutArgument(Expression)
    case ifElse(IfSyntax)
    case switching(SwitchSyntax)
    /// `try`, `try?`, `try!`, `await`. Also `consume` and `copy`, which have no effect.
    case effect(Name, Expression)
    /// `_`, allowed only as the target of an assignment.
    case wildcard
    /// `#Preview("name") { … }`, `#line`. The name is written without `#`.
    case macro(Name, [Argument])
  }

  /// The kind of cast.
  package enum Cast {
    /// `is`
    case test
    /// `as`
    case certain
    /// `as?`
    case optional
    /// `as!`
    case forced
  }

  /// A piece of a string literal.
  package enum StringPart {
    case text(String)
    /// `\(value)`, with arguments after the value where some are written.
    case interpolation(Expression, [Argument])
  }

  package private(set) var form: Form
  /// The bytes of the script.
  package let range: Range<Int>

  /// The type, once the checker has found it.
  var type = StaticType.unknown
  /// The resolved meaning of a name or a member.
  var meaning = Meaning.none
  /// The resolved call of a function, a subscript or an operator.
  var call: ResolvedCall?
  /// The implicit conversion of the value to the expected type.
  var conversion: Conversion?
  /// The implicit `self` of a member without a receiver.
  var implicitBase: Expression?

  /// The nesting depth of the expression, itself included.
  package let depth: Int

  package init(_ form: Form, _ range: Range<Int>, depth: Int = 1) {
    self.form = form
    self.range = range
    self.depth = depth
  }

  /// Replaces a call of a value by a call of its method, and returns the callee.
  func call(_ method: String, of value: Expression, _ arguments: [Argument]) -> Expression {
    let end = value.range.upperBound
    let name = Name(text: method, range: end..<end)
    let callee = Expression(.member(value, name), value.range, depth: value.depth + 1)
    form = .call(callee, arguments)
    return callee
  }
}
