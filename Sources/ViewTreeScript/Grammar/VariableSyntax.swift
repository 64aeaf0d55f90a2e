/// A `let` or `var` as written, in a body or in a type.
final class VariableSyntax {
  /// A computed property's body and its setter, or observers.
  struct Accessors {
    var getter: Block?
    var setter: (parameter: Name?, body: Block)?
    var willSet: (parameter: Name?, body: Block)?
    var didSet: (parameter: Name?, body: Block)?
  }

  /// A name, or a tuple of names.
  let pattern: Pattern
  let isVariable: Bool
  let type: TypeSyntax?
  let value: Expression?
  let accessors: Accessors?
  let modifiers: [Name]
  let attributes: [AttributeSyntax]
  let range: Range<Int>

  init(
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
