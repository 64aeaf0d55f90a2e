/// What views and modifiers have in common: a name and arguments.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// One sentence for the reference.
  public final let summary: String
  /// The arguments, in SwiftUI's order.
  public final let parameters: [ParameterDefinition]
  /// How many arguments there are.
  final let parameterCount: Int
  /// The places of the parameters that have to be given.
  final let required: [Int]
  /// Whether there are any.
  final let hasRequired: Bool
  /// Whether an argument may be given alone, without a label.
  final let hasUnlabelled: Bool
  /// What closures' parameters are called unless the document names them; `nil` without closures.
  final let nameDefaults: [String]?
  final let parameterNames: ParameterNames

  init(_ name: String, _ summary: String, _ parameters: [ParameterDefinition]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    parameterCount = parameters.count
    required = parameters.indices.filter { parameters[$0].isRequired }
    hasRequired = !required.isEmpty
    hasUnlabelled = parameters.contains(where: \.isUnlabelled)
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    parameterNames = ParameterNames(parameters)
  }
}
