/// A declared type or an extension in source code.
package final class TypeDeclaration {
  package enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case classType = "class"
    case `extension`
    case `protocol`
  }

  /// A case of an enum.
  package struct Case {
    package let name: Name
    package let payload: [ParameterSyntax]
    package let rawValue: Expression?
    package let isIndirect: Bool
  }

  package enum Member {
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case cases([Case])
    case type(TypeDeclaration)
    case alias(Name, [FunctionSyntax.GenericParameter], TypeSyntax)
    /// `associatedtype Name: Constraint`
    case associatedType(Name)
  }

  package let kind: Kind
  /// The name. For an extension, the extended type.
  package let name: TypeSyntax
  package let generics: [FunctionSyntax.GenericParameter]
  package let requirements: [(TypeSyntax, Name, TypeSyntax)]
  package let inherited: [TypeSyntax]
  package let members: [Member]
  package let modifiers: [Name]
  package let attributes: [AttributeSyntax]
  package let range: Range<Int>

  init(
    kind: Kind, name: TypeSyntax, generics: [FunctionSyntax.GenericParameter],
    requirements: [(TypeSyntax, Name, TypeSyntax)], inherited: [TypeSyntax], members: [Member],
    modifiers: [Name], attributes: [AttributeSyntax], range: Range<Int>
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.requirements = requirements
    self.inherited = inherited
    self.members = members
    self.modifiers = modifiers
    self.attributes = attributes
    self.range = range
  }

  /// The declaration with other members.
  package func with(members: [Member]) -> TypeDeclaration {
    TypeDeclaration(
      kind: kind, name: name, generics: generics, requirements: requirements, inherited: inherited,
      members: members, modifiers: modifiers, attributes: attributes, range: range)
  }
}
