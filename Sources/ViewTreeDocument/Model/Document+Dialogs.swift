import ViewTreeNumbers

extension Document {
  /// True for a button that cancels.
  package func cancels(_ template: ViewTemplate) -> Bool {
    guard template.kind == .view else { return false }
    let definition = ViewRegistry.standard.definitions[template.view]
    guard let role = definition.parameters.firstIndex(where: { $0.name == "role" }),
      role < Int(template.argumentCount),
      case .option(0) = arguments[template.firstArgument, role]
    else { return false }
    return true
  }
}
