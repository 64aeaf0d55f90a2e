/// A `let` or `var` in source code, in a body or in a type.
package final class VariableSyntax {
  /// A computed property's body and its setter, or observers.
  package struct Accessors {
    package var getter: Block?
    package var setter: (parameter: Name?, body: Block)?
    package var willSet: (parameter: Name?, body: Block)?
    package var didSet: (parameter: Name?, body: Block)?
  }

  /// A name, or a tuple of names.
  package let pattern: Pattern
  package let isVariable: Bool
  package let type: TypeSyntax?
  package let value: Expression?
  package let accessors: Accessors?
  package let modifiers: [Name]
  package let attributes: [AttributeSyntax]
  package let range: Range<Int>

  package init(
    pattern: Pattern, isVariable: Bool, type: TypeSyntax?, value: Expression?,
    accessors: Accessors? = nil, modifiers: [Name] = [], attributes: [AttributeSyntax] = [],
    range: Range<Int>
  ) {
    self.pattern = pattern
    self.isVariable = isVariable
    self.type = type
    self.value = value
    self.accessors = accessors
    self.modifiers = modifiers
    self.attributes = attributes
    self.range = range
  }
}
