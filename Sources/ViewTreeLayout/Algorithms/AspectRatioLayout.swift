/// `aspectRatio(_:contentMode:)`, `scaledToFit()`, `scaledToFill()` (docs/explanation/layout.md,
/// Aspect ratio).
public struct AspectRatioLayout: UnaryLayout {
  /// The scaling of the child: fit within the proposal, or cover it.
  public enum ContentMode: UInt8, BitwiseCopyable, Sendable {
    case fit
    case fill
  }

  // NaN means `nil`.
  let ratio: Double
  let contentMode: ContentMode

  /// Width over height. `nil` keeps the ratio of the child's ideal size.
  public init(ratio: Double?, contentMode: ContentMode) {
    self.ratio = ratio ?? .nan
    self.contentMode = contentMode
  }

  static var remembersAnswers: Bool { true }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = traitsOfChild(of: node, in: engine)
    if !traits.isSuperset(of: .rigid) { traits.subtract(.rigid) }
    return traits.union(.ordinaryPriority)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let child = engine.firstChild(of: node) else { return .zero }
    return engine.size(of: child, proposing: scaled(proposal, for: child, in: engine))
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    engine.firstChild(of: node).map { engine.spacing(of: $0) } ?? .ordinary
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    let offered = scaled(proposal, for: child, in: engine)
    let childSize = engine.size(of: child, proposing: offered)
    let origin = Point(
      x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
    return ChildPlacement(origin: origin, proposal: offered)
  }

  /// The base shape scaled to the proposed dimensions. Without any, the proposal itself.
  private func scaled(
    _ proposal: ProposedSize, for child: NodeID, in engine: LayoutEngine
  ) -> ProposedSize {
    if proposal == .unspecified { return proposal }
    let base = baseShape(of: child, in: engine)
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
      return proposal
    }
    let factors = [
      proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height },
    ].compactMap { $0 }
    let factor = contentMode == .fit ? factors.min() : factors.max()
    guard let factor else { return proposal }
    return ProposedSize(width: base.width * factor, height: base.height * factor)
  }

  func baseShape(of child: NodeID, in engine: LayoutEngine) -> Size {
    if !ratio.isNaN { return Size(width: ratio, height: 1) }
    let ideal = engine.size(of: child, proposing: .unspecified)
    return ideal.width == ideal.height && ideal.width > 0 ? Size(width: 1, height: 1) : ideal
  }
}
