/// `Image(systemName:)`: a rigid leaf with a text baseline (docs/explanation/text.md).
public struct SymbolImageLayout: LayoutRules {
  /// The size of the symbol, in points.
  public let size: Size
  /// The distance of the baseline from the bottom edge. It's negative for a flat symbol, which is
  /// above the baseline.
  let baseline: Double
  /// The origin of the size.
  let source: SymbolSize.Source

  /// A symbol of a size, in points. The baseline is above the bottom edge.
  public init(size: Size, baselineOffset: Double) {
    self.size = size
    baseline = baselineOffset
    source = .measured
  }

  /// A symbol next to text of a font. Its middle is as high as that of other symbols.
  ///
  /// - Parameters:
  ///   - name: the name of the symbol in SwiftUI.
  ///   - factor: 0.81 for a small image scale, 1.28 for a large one.
  public init(
    named name: String = "", font: Font, imageScale factor: Double = 1, scale: Double
  ) {
    let symbol = SymbolSize(named: name)
    size = symbol.size(
      at: font.size, weight: font.weight, imageScale: factor, on: PixelGrid(scale: scale))
    let drop =
      symbol.source == .fitted ? (SymbolShape.usualSize.height - symbol.height) / 2 : 0
    baseline = (0.2 - drop) * font.size * factor
    source = symbol.source == .measured && font.weight != .regular ? .fitted : symbol.source
  }

  /// The point size of a regular symbol that fits a size.
  public static func em(of name: String, in size: Size) -> Double {
    let symbol = SymbolSize(named: name)
    return min(size.width / symbol.width, size.height / symbol.height)
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
    let distance = max(baseline, 0)
    return SpacingPreferences(
      top: .init(textNumber: 0, aboveText: distance),
      bottom: .init(textNumber: 0, belowText: distance + 1), leading: nil, trailing: nil)
  }
}
