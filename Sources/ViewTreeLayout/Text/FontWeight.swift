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

  /// The weight whose widths stand for this one's.
  var nearestInTable: FontWeight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .black: .heavy
    default: self
    }
  }

  /// How many times as wide Apple's characters are at text sizes as those of the table that stands for them
  /// (docs/text.md, Width).
  var widening: Double {
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
}
