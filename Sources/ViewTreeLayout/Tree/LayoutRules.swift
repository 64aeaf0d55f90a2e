/// The rules of an algorithm: five queries that a parent may make to a node
/// (docs/explanation/layout.md, Protocol).
///
/// The defaults are those of a leaf that is an ordinary view.
protocol LayoutRules: LayoutAlgorithm {
  /// True if all results are cached, for nodes that query children or measure more than once per
  /// result.
  static var remembersAnswers: Bool { get }

  /// True if the node is a modifier around one view.
  static var isWrapper: Bool { get }

  /// The axis of the nearest stack, for the children. `nil` passes on the axis that the node itself
  /// received.
  var axisForChildren: StackAxis? { get }

  /// The traits that apply to every proposal. Called once per node.
  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits

  /// The size for a proposal.
  func size(of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine) -> Size

  /// The explicit value of a guide, from the node's top left. Called only if the traits allow one.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double?

  /// The layout priority. Called only if the traits don't include the ordinary one.
  func priority(of node: NodeID, in engine: LayoutEngine) -> Double

  /// The spacing preferences. Called only if the traits don't include ordinary preferences.
  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences

  /// Places the children of a node that has been placed with a proposal.
  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine)

  /// The section of docs/explanation/layout.md or containers.md that has the rule.
  static var section: String { get }

  /// The calculation of a placed node, for display. Empty if the sizes are sufficient.
  func steps(_ request: ExplanationRequest) -> [LayoutStep]

  /// The source of a placed node's length on an axis.
  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource

  // The static forms of the requirements, which load the parameters themselves. As requirements,
  // they are compiled for each type instead of once for all. Types don't implement them.

  static func answerState(_ node: NodeID, _ engine: LayoutEngine)
  static func answerTraits(_ node: NodeID, _ engine: LayoutEngine) -> LayoutTraits
  static func answerSize(
    _ node: NodeID, _ proposal: ProposedSize, _ engine: LayoutEngine
  ) -> Size
  static func answerGuide(
    _ key: AlignmentKey, _ node: NodeID, _ size: Size, _ proposal: ProposedSize,
    _ engine: LayoutEngine
  ) -> Double?
  static func answerPriority(_ node: NodeID, _ engine: LayoutEngine) -> Double
  static func answerSpacing(_ node: NodeID, _ engine: LayoutEngine) -> SpacingPreferences
  static func answerPlacement(
    _ node: NodeID, _ size: Size, _ proposal: ProposedSize, _ engine: LayoutEngine)
}

// MARK: - Defaults of an ordinary leaf

extension LayoutRules {
  static var remembersAnswers: Bool { false }
  static var isWrapper: Bool { false }
  var axisForChildren: StackAxis? { nil }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits { .ordinary }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? { nil }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double { 0 }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences { .ordinary }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {}
}

// MARK: - Explanation

extension LayoutRules {
  func steps(_ request: ExplanationRequest) -> [LayoutStep] { [] }

  /// The source of a node's length. By default, it's the only child if the child has the same
  /// length. Otherwise, it's the proposal if the length follows it.
  func lengthSource(of node: NodeID, along axis: Axis, in engine: LayoutEngine) -> LengthSource {
    let placed = engine.pointer(to: node).pointee
    if let child = engine.firstChild(of: node), engine.isWrapper(node),
      engine.pointer(to: child).pointee.size[axis] == placed.size[axis]
    {
      return .child(child)
    }
    return engine.takesOffer(node, along: axis) ? .proposal : .own
  }
}

// MARK: - Dispatch

extension LayoutRules {
  /// Stores in a new node the facts about its algorithm.
  static func answerState(_ node: NodeID, _ engine: LayoutEngine) {
    if remembersAnswers { engine.pointer(to: node).pointee.state.insert(.remembersAnswers) }
    if let axis = engine.parameters(of: node, as: Self.self).axisForChildren {
      engine.pointer(to: node).pointee.state.setChildAxis(axis)
    }
  }

  static func answerTraits(_ node: NodeID, _ engine: LayoutEngine) -> LayoutTraits {
    engine.parameters(of: node, as: Self.self).traits(of: node, in: engine)
  }

  static func answerSize(
    _ node: NodeID, _ proposal: ProposedSize, _ engine: LayoutEngine
  ) -> Size {
    engine.parameters(of: node, as: Self.self).size(of: node, proposing: proposal, in: engine)
  }

  static func answerGuide(
    _ key: AlignmentKey, _ node: NodeID, _ size: Size, _ proposal: ProposedSize,
    _ engine: LayoutEngine
  ) -> Double? {
    engine.parameters(of: node, as: Self.self)
      .explicitGuide(key, of: node, size: size, proposal: proposal, in: engine)
  }

  static func answerPriority(_ node: NodeID, _ engine: LayoutEngine) -> Double {
    engine.parameters(of: node, as: Self.self).priority(of: node, in: engine)
  }

  static func answerSpacing(_ node: NodeID, _ engine: LayoutEngine) -> SpacingPreferences {
    engine.parameters(of: node, as: Self.self).spacing(of: node, in: engine)
  }

  static func answerPlacement(
    _ node: NodeID, _ size: Size, _ proposal: ProposedSize, _ engine: LayoutEngine
  ) {
    engine.parameters(of: node, as: Self.self)
      .place(node, size: size, proposal: proposal, in: engine)
  }
}
