import ViewTreeInspector
import ViewTreeLayout

/// Drawing state that views pass to their descendants, where it is visible and the record doesn't
/// contain it for each view.
struct ContentState {
  /// The alignment of the lines of text.
  enum Alignment {
    case leading, center, trailing

    /// The alignment from the left that this is from the right.
    var mirrored: Alignment {
      switch self {
      case .leading: .trailing
      case .center: .center
      case .trailing: .leading
      }
    }
  }

  /// The colors of the system.
  var colors: SystemColors
  var alignment = Alignment.leading
  /// The color of tappable or switched-on controls, or `nil` for the system's.
  var tint: PictureColor?
  /// The color of labels in tappable controls.
  var label: PictureColor?
  /// True in the label of a link.
  var isInLink = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The colors of the lines below and through texts, or `nil` for that of the text.
  var underline: Paint?
  var strikethrough: Paint?
  var isDisabled = false
  /// True if lists have no ground.
  var hidesListGround = false
  /// True in a navigation bar or a bottom bar.
  var isInBar = false

  init(_ colors: SystemColors) { self.colors = colors }

  /// The color of tappable or switched-on controls.
  var accent: PictureColor { tint ?? colors.accent }

  /// Applies a modifier. Returns true if it sets a property that descendants inherit.
  mutating func apply(_ look: DrawnLook, _ reader: StyleReader) {
    switch look.painting {
    case .lineAlignment?:
      alignment =
        switch look.first.flatMap({ look.text($0) }) {
        case "center"?: .center
        case "trailing"?: .trailing
        default: .leading
        }
    case .tint?:
      if let style = look.first, case .color(let color) = reader.paint(style) { tint = color }
    case .italic?: isItalic = flag(look)
    case .underline?:
      isUnderlined = flag(look)
      underline = look["color"].map { reader.paint($0) }
    case .strikethrough?:
      isStruckThrough = flag(look)
      strikethrough = look["color"].map { reader.paint($0) }
    case .disabled?: isDisabled = isDisabled || flag(look)
    case .listGround?: hidesListGround = look.first.flatMap { look.text($0) } == "hidden"
    default: break
    }
  }

  private func flag(_ look: DrawnLook) -> Bool {
    if case .flag(false)? = look.first { return false }
    return true
  }
}
