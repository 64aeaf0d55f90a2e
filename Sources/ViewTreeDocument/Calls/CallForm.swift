/// A call shape of a definition, with the counterpart of each parameter in a document.
package struct CallForm: Sendable {
  /// A part of the call.
  package struct Parameter: Sendable {
    /// The label, or `nil` for none.
    package let label: String?
    /// The counterpart of the parameter in a document.
    package let target: Target
    /// The kind of value that the parameter accepts.
    let form: CallOverload.Form
    /// True if a call may omit the parameter.
    let hasDefault: Bool
  }

  /// The counterpart of a call argument in a document.
  package enum Target: Sendable {
    /// The argument of this name.
    case argument(ParameterDefinition)
    /// The arguments of these names, each a member of the value: name, member.
    case members([(argument: String, member: String)])
    /// No argument. Ignoring the call's argument has no visible effect.
    case ignored
    /// None, and ignoring the argument changes the report.
    case unsaid

    /// True for the style of a background or an overlay.
    package var isStyle: Bool {
      if case .argument(let definition) = self { definition.name == "style" } else { false }
    }
  }

  /// In the order of the call.
  package let parameters: [Parameter]

  init(_ shape: CallOverload, of definition: Definition) {
    parameters = shape.parameters.map { parameter in
      Parameter(
        label: parameter.label, target: Self.target(of: parameter, definition),
        form: parameter.form, hasDefault: parameter.hasDefault)
    }
  }

  /// The default call of a definition: its arguments in their order.
  init(of definition: Definition) {
    parameters = definition.parameters
      .filter { $0.type != .size && $0.nameDefaults == nil }
      .map {
        Parameter(
          label: $0.isUnlabelled ? nil : $0.name, target: .argument($0), form: Self.form(of: $0),
          hasDefault: !$0.isRequired)
      }
  }

  /// The target of a parameter. A required parameter or a view without a counterpart becomes
  /// `unsaid`, so that the reader is warned.
  private static func target(
    of parameter: CallOverload.Parameter, _ definition: Definition
  ) -> Target {
    if let place = parameter.namedArgument(of: definition) {
      return .argument(definition.parameters[place])
    }
    if let parts = CallOverload.parts[parameter.type] { return .members(parts) }
    if case .closure = parameter.form { return .ignored }
    if parameter.name == CallOverloads.unseen { return .ignored }
    return parameter.hasDefault && !CallOverloads.noticed.contains(parameter.name)
      ? .ignored : .unsaid
  }

  private static func form(of parameter: ParameterDefinition) -> CallOverload.Form {
    switch parameter.type {
    case .closure: .closure(parameters: 0)
    case .content: .builder(parameters: 0)
    case .text: .text
    default: .value
    }
  }
}
