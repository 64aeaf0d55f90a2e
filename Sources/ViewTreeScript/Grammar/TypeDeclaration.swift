/// A declared type or an extension as written.
final class TypeDeclaration {
  enum Kind: String {
    case structure = "struct"
    case enumeration = "enum"
    case classType = "class"
    case actor
    case `extension`
    case `protocol`
  }

  /// A case of an enum.
  struct Case {
    let name: Name
    let payload: [ParameterSyntax]
    let rawValue: Expression?
    let isIndirect: Bool
  }

  enum Member {
    case variable(VariableSyntax)
    case function(FunctionSyntax)
    case cases([Case])
    case type(TypeDeclaration)
    case alias(Name, [FunctionSyntax.GenericParameter], TypeSyntax)
    /// `associatedtype Name: Constraint`
    case associatedType(Name)
  }

  let kind: Kind
  /// The name; of an extension the type that is extended, as written.
  let name: TypeSyntax
  let generics: [FunctionSyntax.GenericParameter]
  let requirements: [(TypeSyntax, Name, TypeSyntax)]
  let inherited: [TypeSyntax]
  let members: [Member]
  let modifiers: [Name]
  let attributes: [AttributeSyntax]
  let range: Range<Int>

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
}
