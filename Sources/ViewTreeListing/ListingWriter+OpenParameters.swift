import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Parameters of components without a type in the document. The arguments of all uses determine it.
extension ListingWriter {
  /// The declared or inferred type of a parameter.
  func openType(of parameter: ComponentTemplate.Parameter, _ component: ComponentTemplate) -> String
  {
    guard parameter.type == "_",
      let number = component.parameters.firstIndex(where: { $0.name == parameter.name })
    else { return parameter.type }
    let given = document.templates.filter {
      $0.kind == .component && document.components[$0.component].name == component.name
    }.map { argument($0, number) }
    return commonType(of: given, parameter.name, component)
  }

  /// The types of the inputs of passed views.
  func inputTypes(
    of parameter: ComponentTemplate.Parameter, _ inputs: [ParameterRole.Input],
    _ component: ComponentTemplate
  ) -> [String] {
    inputs.enumerated().map { place, input in
      guard input.type == "_", let slot = parameter.slot else { return input.type }
      let given = document.templates.filter { $0.kind == .slot && Int($0.definition) == slot }
        .map { argument($0, 1 + place) }
      return commonType(of: given, parameter.name, component)
    }
  }

  /// The common type of some arguments. Reports an error if there is none.
  private func commonType(
    of given: [Argument], _ name: String, _ component: ComponentTemplate
  ) -> String {
    let types = Set(
      given.map { argument in
        let type = document.type(of: argument)
        let value = type.isComplete ? nil : document.constantValue(of: argument)
        return (value.map { ScriptType(exactly: $0) } ?? type).description
      })
    if types.count == 1, let type = types.first, !type.contains("_") { return type }
    report(
      .noTypeKnown(
        for: "'\(name)' of the component '\(component.name)'", at: tree.range(component.syntax)))
    return "Never"
  }
}
