/// What views and modifiers have in common: a name and arguments.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// One sentence for the reference.
  public final let summary: String
  /// The arguments, in SwiftUI's order.
  public final let parameters: [ParameterDefinition]
  /// What closures' parameters are called unless the document names them; `nil` without closures.
  final let nameDefaults: [String]?
  /// The places of the arguments that have to be given.
  final let required: [Int]

  init(_ name: String, _ summary: String, _ parameters: [ParameterDefinition]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    required = parameters.indices.filter { parameters[$0].isRequired }
  }

  /// The place of the argument with a label or with another accepted name.
  final func place(of label: String) -> Int? {
    parameters.firstIndex { $0.name == label } ?? parameters.firstIndex { $0.alias == label }
  }
}
