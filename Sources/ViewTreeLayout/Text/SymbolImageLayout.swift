/// `Image(systemName:)`: a rigid leaf with a text baseline (docs/explanation/text.md).
public struct SymbolImageLayout: LayoutRules {
  /// The size of the symbol, in points.
  public let size: Size
  let baseline: Double
  /// True if the size is the symbol's own instead of the usual size of symbols.
  let hasOwnSize: Bool

  /// A symbol of a size, in points. The baseline is above the bottom edge.
  public init(size: Size, baselineOffset: Double) {
    self.size = size
    baseline = baselineOffset
    hasOwnSize = true
  }

  /// A symbol next to text of a font: with its own size if that is known, and otherwise 1.2 by 1.17
  /// em, rounded up to pixels.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol in SwiftUI.
  ///   - factor: 0.81 for a small image scale, 1.28 for a large one.
  public init(
    named name: String = "", font: Font, imageScale factor: Double = 1, scale: Double
  ) {
    let grid = PixelGrid(scale: scale)
    let known = SymbolSize(named: name)
    hasOwnSize = known != nil
    if let known {
      size = known.size(at: font.size, imageScale: factor, on: grid)
    } else {
      size = Size(
        width: grid.roundUp(1.2 * font.size * factor),
        height: grid.roundUp(1.17 * font.size * factor))
    }
    baseline = 0.2 * font.size * factor
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    [.rigid, .ordinaryPriority, .containerGuides]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size { size }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    key == .firstTextBaseline || key == .lastTextBaseline ? self.size.height - baseline : nil
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    SpacingPreferences(
      top: .init(textNumber: 0, aboveText: baseline),
      bottom: .init(textNumber: 0, belowText: baseline + 1), leading: nil, trailing: nil)
  }
}
