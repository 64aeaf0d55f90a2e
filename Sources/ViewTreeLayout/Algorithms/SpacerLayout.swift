/// Spacer: takes the remaining length along the axis of the nearest stack
/// (docs/explanation/layout.md, Spacer).
public struct SpacerLayout: LayoutRules {
  /// The minimum length without `minLength`, in points.
  public static let defaultMinimum = 8.0

  let minimum: Double

  /// A spacer. `nil` is the default minimum.
  public init(minLength: Double? = nil) {
    let length = minLength ?? Self.defaultMinimum
    minimum = length >= 0 ? length : 0
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    switch engine.enclosingAxis(of: node) {
    case .horizontal: .ignoresHeight
    case .vertical: .ignoresWidth
    case .none: []
    }
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let axis = engine.enclosingAxis(of: node)
    return Size(
      width: axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum))
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double { -.infinity }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    var spacing = SpacingPreferences.zero
    switch engine.enclosingAxis(of: node) {
    case .horizontal:
      spacing.top = SpacingPreferences.VerticalEdge()
      spacing.bottom = SpacingPreferences.VerticalEdge()
    case .vertical:
      spacing.leading = nil
      spacing.trailing = nil
    case .none: break
    }
    return spacing
  }
}
