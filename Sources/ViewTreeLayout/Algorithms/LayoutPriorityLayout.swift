/// `layoutPriority(_:)` (docs/explanation/layout.md, Priority).
public struct LayoutPriorityLayout: WrapperLayout {
  let value: Double

  /// A priority. The default of every view is 0.
  public init(_ value: Double) { self.value = value.isNaN ? 0 : value }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits: LayoutTraits =
      engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary]
    if value == 0 { traits.insert(.ordinaryPriority) } else { traits.remove(.ordinaryPriority) }
    return traits
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double { value }
}
