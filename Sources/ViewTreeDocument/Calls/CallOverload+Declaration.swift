import ViewTreeScript

/// Parses declarations such as
/// `func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View`.
extension CallOverload {
  /// Reads a declaration. Any other text has no parameters.
  init(_ declaration: String, on receiver: String) {
    let call = CallSignature(declaration)
    self.receiver = receiver
    self.declaration = declaration
    name = call.name
    result = call.result
    parameters = call.parameters.map { parameter in
      Parameter(
        label: parameter.label, name: parameter.name, type: parameter.type,
        form: Self.form(of: parameter, in: declaration), hasDefault: parameter.hasDefault)
    }
  }

  private static func form(
    of parameter: CallSignature.Parameter, in declaration: String
  ) -> Form {
    if let count = parameter.closureParameters {
      return parameter.isBuilder ? .builder(parameters: count) : .closure(parameters: count)
    }
    switch parameter.type {
    case "LocalizedStringKey", "String", "S": return .text
    case "Text", "Text?": return .shownText
    case "V", "V?", "W": return isView(parameter.type, in: declaration) ? .view : .value
    default: return .value
    }
  }

  /// True if a generic parameter of a declaration, such as `V?`, is a view.
  private static func isView(_ type: String, in declaration: String) -> Bool {
    declaration.contains("\(type.prefix(1)): View")
  }
}
