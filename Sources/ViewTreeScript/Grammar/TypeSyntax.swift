/// A type in source code.
package final class TypeSyntax {
  package indirect enum Form {
    /// A name with its generic arguments. A nested type has its enclosing type as the base.
    case named(base: TypeSyntax?, Name, [TypeSyntax])
    case optional(TypeSyntax)
    /// `Type!`
    case unwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    /// No element or two and more.
    case tuple([(label: Name?, type: TypeSyntax)])
    case function([FunctionParameter], result: TypeSyntax)
    /// `some Type` or `any Type`
    case opaque(Name, TypeSyntax)
    /// `A & B`
    case composition([TypeSyntax])
    /// `Type.Type`
    case metatype(TypeSyntax)
  }

  package struct FunctionParameter {
    package let type: TypeSyntax
    package let isInout: Bool
    package let isVariadic: Bool
  }

  package let form: Form
  package let range: Range<Int>

  /// The nesting depth of the type, itself included.
  package let depth: Int

  /// The type that it names in its block, once it's checked.
  var meaning: StaticType?

  init(_ form: Form, _ range: Range<Int>, depth: Int = 1) {
    self.form = form
    self.range = range
    self.depth = depth
  }
}
