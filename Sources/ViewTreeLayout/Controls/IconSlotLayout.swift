/// The place of the icon in a row of a list: a flexible icon fills it, and a rigid one keeps its own
/// size (docs/explanation/controls.md).
public struct IconSlotLayout: LayoutRules {
  /// The proposed length of both sides, in points.
  let side: Double

  /// A square slot.
  public init(side: Double) { self.side = side }

  static var section: String { "Controls" }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    engine.firstChild(of: node).map { engine.size(of: $0, proposing: slot) } ?? .zero
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let icon = engine.firstChild(of: node) else { return }
    engine.place(icon, at: .zero, proposing: slot)
  }

  private var slot: ProposedSize { ProposedSize(width: side, height: side) }
}
