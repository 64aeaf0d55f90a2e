/// The vertical numbers of a font in points (docs/explanation/text.md).
public struct FontMetrics: BitwiseCopyable, Sendable, Equatable {
  /// Height of a line of the system font, in em.
  static let lineHeight = 1950.0 / 2048 + 494.0 / 2048

  /// The distance from the top of a line to its baseline.
  public let ascender: Double
  /// The distance from the baseline to the bottom of the line, positive.
  public let descender: Double
  /// Height of a capital letter.
  public let capHeight: Double
  /// The distance between the bottom of a line and the top of the next.
  public let leading: Double
  /// True if spacing follows iOS before 17.
  private let usesEarlySpacing: Bool

  /// The metrics of a font.
  public init(_ font: Font) {
    switch font.design {
    case .system, .rounded, .serif, .custom, .monospaced:
      ascender = 1950.0 / 2048 * font.size
      descender = 494.0 / 2048 * font.size
      capHeight = 1443.0 / 2048 * font.size
    case .cells:
      ascender = 0.9 * font.size
      descender = 0.3 * font.size
      capHeight = 0.7 * font.size
    }
    leading = font.leading
    usesEarlySpacing = font.usesEarlySpacing
  }

  /// Height of a line.
  public var lineHeight: Double { ascender + descender }

  /// The preferred spacing of text in this font (docs/explanation/layout.md, Spacing).
  func spacing(on grid: PixelGrid) -> SpacingPreferences {
    // Before iOS 17, the gap was a multiple of 4 points, without leading between texts.
    let gap = (usesEarlySpacing ? PixelGrid(scale: 0.25) : grid).roundUp(0.1 * lineHeight)
    let leading = usesEarlySpacing ? 0 : leading
    return SpacingPreferences(
      top: .init(textLeading: leading, aboveText: descender + gap),
      bottom: .init(
        textLeading: leading, belowText: max(lineHeight + gap - capHeight, gap + descender)),
      leading: nil, trailing: nil)
  }
}
