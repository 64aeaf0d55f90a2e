/// A font: a text style or a point size, and a weight.
public struct Font: BitwiseCopyable, Sendable, Hashable {
  /// The source of widths and heights.
  public enum Design: UInt8, BitwiseCopyable, Sendable {
    /// The system font's line metrics with the built-in widths.
    case system
    /// The rounded design, with the metrics of the default one.
    case rounded
    /// The serif design, with the metrics of the default one.
    case serif
    /// A font of an app, with the metrics of the system font.
    case custom
    /// The system font's line metrics. Every character is 0.618 em wide.
    case monospaced
    /// Every character half an em wide, every line 1.2 em tall: text that can be checked in the
    /// head.
    case cells

    /// The name that documents and reports have for it.
    public var name: String {
      // Explicit names, because reflection of case names takes longer than reading a document.
      switch self {
      case .system: "system"
      case .rounded: "rounded"
      case .serif: "serif"
      case .custom: "custom"
      case .monospaced: "monospaced"
      case .cells: "cells"
      }
    }

    /// True if characters have the built-in widths, with Apple's tracking and kerning.
    public var usesBuiltInWidths: Bool {
      switch self {
      case .system, .rounded, .serif, .custom: true
      case .monospaced, .cells: false
      }
    }
  }

  /// The text style, or `nil` for a font with a custom point size.
  public let style: FontStyle?
  /// The point size. For a style, its size for the category.
  public private(set) var size: Double
  /// The weight of the strokes.
  public private(set) var weight: FontWeight
  /// The source of widths and heights.
  public private(set) var design: Design
  /// The space between two lines, in points.
  private(set) var leading: Double
  /// Added to the width of each character, in points, in addition to the font's own tracking.
  public var tracking = 0.0
  /// The scale of the widths of glyphs, which leaves the height of lines unchanged.
  public var glyphScale = 1.0
  /// True if all digits are as wide as 0.
  public var hasMonospacedDigits = false
  /// True if spacing to text follows iOS before 17 (docs/explanation/layout.md, Spacing).
  public var usesEarlySpacing = false
  /// The style with which a custom point size scales. `nil` if it never does.
  private var relativeStyle: FontStyle?

  private init(
    style: FontStyle?, size: Double, weight: FontWeight, design: Design, leading: Double
  ) {
    self.style = style
    self.size = size
    self.weight = weight
    self.design = design
    self.leading = leading
  }

  /// The font of a text style. `nil` takes the style's own weight.
  public static func style(
    _ style: FontStyle, weight: FontWeight? = nil, category: ContentSizeCategory = .large,
    design: Design = .system
  ) -> Font {
    Font(
      style: style, size: style.size(for: category), weight: weight ?? style.weight, design: design,
      leading: design == .cells ? 0 : style.leading(for: category))
  }

  /// The system font of a point size. A size that isn't positive and finite becomes 17 points.
  ///
  /// - Parameter relativeStyle: the style with which the size grows, as in `Font.custom(_:size:)`.
  public static func system(
    size: Double, weight: FontWeight = .regular, design: Design = .system,
    relativeTo relativeStyle: FontStyle? = nil
  ) -> Font {
    var font = Font(
      style: nil, size: size > 0 && size.isFinite ? size : 17, weight: weight, design: design,
      leading: 0)
    font.relativeStyle = relativeStyle
    return font
  }

  /// The font in another weight.
  public func weighted(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold: the emphasized weight of its text style, or bold without a style
  /// (docs/explanation/text.md, Width).
  public var emphasized: Font { weighted(style?.emphasizedWeight ?? .bold) }

  /// The font with the glyphs of secondary text: 0.8 times as wide for a large title, 0.92 times
  /// for the smallest style.
  public var secondary: Font {
    var font = self
    let progress = min(max((size - 11) / (34 - 11), 0), 1)
    font.glyphScale = 0.92 - progress * (0.92 - 0.8)
    return font
  }

  /// The font at a scale.
  func scaled(by scale: Double) -> Font {
    var font = self
    (font.size, font.leading, font.tracking) = (size * scale, leading * scale, tracking * scale)
    return font
  }

  /// The font with another source of widths and heights.
  public func designed(_ design: Design) -> Font {
    var font = self
    font.design = design
    if design == .cells { font.leading = 0 }
    return font
  }

  /// The font at a text size. This one must be for the default size, `large`.
  ///
  /// A custom point size is fixed, unless it scales with a style.
  public func resized(for category: ContentSizeCategory) -> Font {
    guard category != .large, let grown = style ?? relativeStyle else { return self }
    var font = self
    font.size *= grown.size(for: category) / grown.size(for: .large)
    if let style {
      font.size = style.size(for: category)
      font.leading = design == .cells ? 0 : style.leading(for: category)
    }
    return font
  }
}
