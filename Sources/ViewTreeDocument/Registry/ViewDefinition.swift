import ViewTreeLayout

/// A view that documents can name: its arguments and what it becomes.
public final class ViewDefinition: Sendable {
  /// SwiftUI's name.
  public let name: String
  /// One sentence for the reference.
  public let summary: String
  /// The arguments, in SwiftUI's order.
  public let parameters: [ParameterDefinition]
  /// What it becomes.
  public let meaning: Meaning
  /// The places of the parameters that have to be given.
  let required: [Int]
  /// What closures' parameters are called unless the document names them; `nil` without closures.
  let nameDefaults: [String]?
  let parameterNames: ParameterNames
  /// The place of the text that the view shows among the parameters, if it shows one.
  public let textIndex: Int?
  /// The place of the content among the parameters, if the view has content.
  public let contentIndex: Int?

  /// What a view becomes when a tree is built.
  public enum Meaning: Sendable {
    /// A node of the layout; its content, if it has any, goes below that node.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// Nothing of its own: its content stands where it stands.
    case group
    /// As a group, but its content may change type (docs/semantics.md, Dynamic containers).
    case anyView
    /// No view at all.
    case empty
    /// Content that is built from a `GeometryProxy` during placement.
    case geometryReader
  }

  /// Makes a view.
  public init(
    _ name: String, _ summary: String, _ parameters: [ParameterDefinition], _ meaning: Meaning
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.meaning = meaning
    required = parameters.indices.filter { parameters[$0].isRequired }
    nameDefaults = parameters.compactMap(\.nameDefaults).first
    parameterNames = ParameterNames(parameters)
    textIndex = parameters.firstIndex { $0.type == .text }
    contentIndex = parameters.firstIndex { $0.type == .content }
  }
}
