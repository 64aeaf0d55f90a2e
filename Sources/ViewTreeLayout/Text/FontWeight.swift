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
}
