/// The types that a declaration writes.
extension SwiftDeclarations {
  /// The types of properties and payloads. Functions have their own.
  func writtenTypes(of member: TypeDeclaration.Member) -> [ScriptTypes.WrittenType] {
    switch member {
    case .variable(let variable): written([variable.type])
    case .cases(let cases): written(cases.flatMap(\.payload).map(\.type))
    case .function, .type, .alias, .associatedType: []
    }
  }

  /// The types in the signature of a function.
  func writtenTypes(of function: FunctionSyntax) -> [ScriptTypes.WrittenType] {
    written(
      function.parameters.map(\.type) + [function.result],
      generics: function.generics.map(\.name.text))
  }

  private func written(
    _ types: [TypeSyntax?], generics: [String] = []
  ) -> [ScriptTypes.WrittenType] {
    types.compactMap { type in
      type.map {
        ScriptTypes.WrittenType(
          ScriptTypes.Source(text, origin: origin, range: $0.range), generics: generics)
      }
    }
  }
}
