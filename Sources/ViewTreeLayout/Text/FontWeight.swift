/// The weight of a font.
public enum FontWeight: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// SwiftUI's name of the weight.
  public var name: String {
    // Explicit names, because reflection of case names takes longer than reading a document.
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight whose widths represent this one's.
  var nearestInTable: FontWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .black: .heavy
    default: self
    }
  }

  /// The ratio of the width of Apple's characters at text sizes to the widths in the table that
  /// represents them (docs/explanation/text.md, Width).
  var textWidening: Double {
    switch self {
    case .ultraLight: 0.945
    case .thin: 0.957
    case .light: 0.979
    case .regular: 1
    case .medium: 1.012
    case .semibold: 1.018
    case .bold: 1.034
    case .heavy: 1.061
    case .black: 1.097
    }
  }

  /// The widening at display sizes. Up to 28 points, the table's widths apply. From 34 points,
  /// regular text is narrower, but bold text isn't (docs/explanation/text.md, Width).
  func displayWidening(at size: Double) -> Double {
    let isInTable = nearestInTable == self
    let table = isInTable ? 1 : textWidening / nearestInTable.textWidening
    let progress = min(max((size - 28) / (34 - 28), 0), 1)
    return table * (1 - nearestInTable.narrowingAtLargeTitles * progress)
  }

  /// The excess width of a character in the table at 34 points, as a share of its width. It changes
  /// from regular to bold in equal steps.
  private var narrowingAtLargeTitles: Double {
    switch self {
    case .medium: 0.025 * 2 / 3
    case .semibold: 0.025 / 3
    case .bold, .heavy, .black: 0
    case .ultraLight, .thin, .light, .regular: 0.025
    }
  }
}
