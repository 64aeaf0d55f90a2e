/// The common part of views and modifiers: SwiftUI's declarations and parameters.
public class Definition: @unchecked Sendable {
  /// SwiftUI's name.
  public final let name: String
  /// SwiftUI's declarations.
  final let declarations: CallDeclarations
  /// One sentence for the reference.
  public final let summary: String
  /// The arguments, in SwiftUI's order.
  public final let parameters: [ParameterDefinition]
  /// The default names of closures' parameters, or `nil` without closures.
  final let nameDefaults: [String]?
  /// The places of the arguments that have to be given.
  final let required: [Int]

  init(_ swift: String, _ summary: String, _ parameters: [ParameterDefinition]) {
    declarations = CallDeclarations(text: swift)
    name = declarations.name
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
