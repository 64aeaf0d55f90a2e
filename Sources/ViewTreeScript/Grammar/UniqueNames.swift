/// The names that one declaration introduces, such as parameters or members, each of which Swift
/// accepts once.
struct UniqueNames {
  private var known: Set<String> = []

  /// Adds a name and throws if the declaration already has it.
  ///
  /// `signature` distinguishes overloads of a function. `_` introduces no name.
  mutating func declare(_ name: Name, signature: String = "") throws(SyntaxStop) {
    guard name.text == "_" || known.insert(name.text + signature).inserted else {
      throw SyntaxStop(.redeclaration(of: name.text), name.range)
    }
  }

  /// Adds the members of a declaration, as far as Swift can't distinguish them by their types.
  mutating func declare(
    _ member: TypeDeclaration.Member, in text: [UInt8]
  ) throws(SyntaxStop) {
    switch member {
    case .variable(let variable): try declare(variable)
    case .function(let function): try declare(function, in: text)
    case .cases(let cases):
      for element in cases {
        try declare(element.name, signature: " static" + Self.labels(element.payload))
      }
    // Duplicate types are reported once all types of the document are known.
    case .type, .alias, .associatedType: break
    }
  }

  private mutating func declare(_ variable: VariableSyntax) throws(SyntaxStop) {
    guard case .binding(let name, _) = variable.pattern.form else { return }
    try declare(name, signature: Self.owner(variable.modifiers))
  }

  /// Adds a function. Generic functions may differ by their constraints, so they aren't compared.
  private mutating func declare(
    _ function: FunctionSyntax, in text: [UInt8]
  ) throws(SyntaxStop) {
    guard function.generics.isEmpty, function.requirements.isEmpty else { return }
    let types = (function.parameters.map(\.type) + [function.result]).map { type in
      type.map { String(decoding: text[$0.range], as: UTF8.self) } ?? ""
    }
    let words = types + function.effects.map(\.text)
    try declare(
      function.name,
      signature: Self.owner(function.modifiers) + Self.labels(function.parameters)
        + words.joined(separator: ","))
  }

  private static func owner(_ modifiers: [Name]) -> String {
    modifiers.contains { $0.text == "static" || $0.text == "class" } ? " static" : ""
  }

  private static func labels(_ parameters: [ParameterSyntax]) -> String {
    parameters.isEmpty
      ? "" : "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }
}

extension ScriptProblem.Kind {
  /// A name that is declared a second time in one declaration or block.
  package static func redeclaration(of name: String) -> ScriptProblem.Kind {
    .host("'\(name)' is declared twice here", help: "give one of them another name")
  }
}
