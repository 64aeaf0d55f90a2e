/// What views and modifiers have in common: a name and arguments.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// One sentence for the reference.
  public final let summary: String
  /// The arguments, in SwiftUI's order.
  public final let parameters: [ParameterDefinition]
  /// The places of the parameters that have to be given.
  final let required: [Int]
  /// What closures' parameters are called unless the document names them; `nil` without closures.
  final let nameDefaults: [String]?
  final let parameterNames: ParameterNames

  init(_ name: String, _ summary: String, _ parameters: [ParameterDefinition]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    required = parameters.indices.filter { parameters[$0].isRequired }
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    parameterNames = ParameterNames(parameters)
  }
}
