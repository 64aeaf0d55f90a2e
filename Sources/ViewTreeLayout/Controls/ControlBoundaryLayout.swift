/// A control around its parts. Above it, its neighbors use the spacing of the parts. Below and next
/// to it, they use that of an ordinary view (docs/explanation/controls.md).
public struct ControlBoundaryLayout: WrapperLayout {
  /// The boundary of a control whose parts are its one child.
  public init() {}

  static var section: String { "Controls" }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    (engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary])
      .union(.ordinaryPriority)
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double { 0 }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard let child = engine.firstChild(of: node) else { return .ordinary }
    return engine.spacing(of: child).resetting([.bottom, .horizontal])
  }
}
