import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Closures that are passed to components (docs/reference/format/components.md, Closures as
/// parameters).
extension DocumentDecoder {
  /// Decodes a closure that can use the names in scope. Without a result, it may assign to state.
  func decodeClosureArgument(
    _ node: Index, type: String, _ inputs: [ParameterRole.Input], _ result: String?
  ) -> Argument {
    if kind(node) == .null, type.hasSuffix("?") { return constant(.none) }
    let names = inputs.enumerated().map { place, input in
      input.name ?? (inputs.count == 1 ? "value" : "value\(place)")
    }
    let form: ScriptCache.Form =
      result == nil
      ? .actionClosure(parameters: names) : .closure(parameters: names, inoutFirst: false)
    return compileClosure(
      node, form, parameters: inputs.map { document.types.type($0.type) },
      result: result.map { document.types.type($0) } ?? .unknown
    )
    .map { .script($0) } ?? .absent
  }

  /// Compiles a closure. The name of a closure parameter is a call of it, as `perform: action` is
  /// in Swift.
  func compileClosure(
    _ node: Index, _ form: ScriptCache.Form, parameters: [ScriptType],
    result: ScriptType = .unknown
  ) -> ID<DocumentScript>? {
    if let call = callOfParameter(node) {
      return compile(call, at: node, form, parameters: parameters, result: result)
    }
    return compile(node, form, parameters: parameters, result: result)
  }

  /// The closure parameter that a string names, with its inputs.
  func closureParameter(
    _ node: Index
  ) -> (parameter: ComponentTemplate.Parameter, inputs: [ParameterRole.Input])? {
    guard kind(node) == .string, let component = here.openComponent else { return nil }
    let name = tree.text(node)
    let parameter = document.components[component].parameters.first { $0.name == name }
    guard let parameter, case .closure(let inputs, _) = parameter.role else { return nil }
    return (parameter, inputs)
  }

  /// A call of the closure that a string names.
  private func callOfParameter(_ node: Index) -> [UInt8]? {
    guard let (parameter, inputs) = closureParameter(node) else { return nil }
    let arguments = inputs.indices.map { "$\($0)" }.joined(separator: ", ")
    let chain = parameter.type.hasSuffix("?") ? "?" : ""
    return Array("\(parameter.name)\(chain)(\(arguments))".utf8)
  }
}
