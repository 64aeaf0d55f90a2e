/// A function, method, initializer, or subscript in source code.
package final class FunctionSyntax {
  /// A generic parameter with its constraint: `T: Comparable`.
  package struct GenericParameter {
    package let name: Name
    package let constraint: TypeSyntax?
  }

  /// The name. `init` for an initializer, `subscript` for a subscript, the spelling of an operator.
  package let name: Name
  package let generics: [GenericParameter]
  /// The `where` clause: a type conforms to (`:`) or equals (`==`) another type.
  package let requirements: [(TypeSyntax, Name, TypeSyntax)]
  package let parameters: [ParameterSyntax]
  package let result: TypeSyntax?
  /// `throws` or `rethrows`, and `async`.
  package let effects: [Name]
  /// The body. `nil` for a requirement of a protocol.
  package let body: Block?
  /// Modifiers such as `static`, `mutating`, and `private`.
  package let modifiers: [Name]
  package let attributes: [AttributeSyntax]
  /// True if the result may be unused without a warning.
  var isDiscardable: Bool { attributes.contains { $0.name.text == "discardableResult" } }
  /// `init?`
  package let isFailable: Bool
  /// The getter and setter of a subscript, whose body is empty then.
  package let accessors: VariableSyntax.Accessors?
  package let range: Range<Int>

  init(
    name: Name, generics: [GenericParameter], requirements: [(TypeSyntax, Name, TypeSyntax)],
    parameters: [ParameterSyntax], result: TypeSyntax?, effects: [Name], body: Block?,
    modifiers: [Name], attributes: [AttributeSyntax], isFailable: Bool,
    accessors: VariableSyntax.Accessors? = nil, range: Range<Int>
  ) {
    self.name = name
    self.generics = generics
    self.requirements = requirements
    self.parameters = parameters
    self.result = result
    self.effects = effects
    self.body = body
    self.modifiers = modifiers
    self.attributes = attributes
    self.isFailable = isFailable
    self.accessors = accessors
    self.range = range
  }

  /// The protocols that a generic parameter conforms to, by its own words and by the `where`
  /// clause.
  func constraints(of generic: GenericParameter) -> [Name] {
    let named = requirements.filter { subject, relation, _ in
      guard relation.text == ":", case .named(nil, let name, _) = subject.form else { return false }
      return name.text == generic.name.text
    }
    return (generic.constraint.map { [$0] } ?? []).flatMap(\.names)
      + named.flatMap { $0.2.names }
  }
}

extension TypeSyntax {
  /// The names in a constraint: both of `A & B`.
  fileprivate var names: [Name] {
    switch form {
    case .named(_, let name, _): [name]
    case .composition(let parts): parts.flatMap(\.names)
    default: []
    }
  }
}
