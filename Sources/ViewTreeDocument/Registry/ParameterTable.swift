/// The parameters of a definition, with the facts that follow from all of them.
final class ParameterTable: Sendable {
  /// The parameters, in SwiftUI's order.
  let parameters: [ParameterDefinition]
  /// The default names of closures' parameters, or `nil` without closures.
  let nameDefaults: [String]?
  /// The indices of the required arguments.
  let required: [Int]
  /// True if an argument may have nested arguments.
  let hasNestedArguments: Bool

  init(_ parameters: [ParameterDefinition]) {
    self.parameters = parameters
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    required = parameters.indices.filter { parameters[$0].isRequired }
    hasNestedArguments = parameters.contains { $0.type.hasNestedArguments }
  }
}
