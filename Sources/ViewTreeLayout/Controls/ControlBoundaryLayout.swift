/// A control around what it is made of: its neighbours see an ordinary view (docs/controls.md).
public struct ControlBoundaryLayout: WrapperLayout {
  /// The boundary of a control whose parts are its one child.
  public init() {}

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    (engine.firstChild(of: node).map { engine.traits(of: $0) } ?? .rigid).union(.ordinary)
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double { 0 }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences { .ordinary }
}
