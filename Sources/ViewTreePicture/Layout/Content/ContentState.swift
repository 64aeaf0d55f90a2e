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
  /// The style of text, symbols, and shapes, or `nil` for that of the system.
  var foreground: Paint?
  /// The second style of symbols in a palette, or `nil` for none.
  var secondForeground: Paint?
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
  /// True if gray areas take the place of text and images.
  var isRedacted = false
  /// The variant of symbols, such as `fill`, or `nil` for none.
  var symbolVariant: String?
  /// The form of bordered buttons, or `nil` for that of the system.
  var buttonShape: (name: String, radius: Double?)?
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
    case .foreground(let isColor)?:
      var reader = reader
      reader.foreground = isColor ? nil : foreground ?? tintedLabel
      foreground = look.first.map { reader.paint($0) }
      secondForeground = look["secondary"].map { reader.paint($0) }
    case .italic?: isItalic = flag(look)
    case .underline?:
      isUnderlined = flag(look)
      underline = look["color"].map { reader.paint($0) }
    case .strikethrough?:
      isStruckThrough = flag(look)
      strikethrough = look["color"].map { reader.paint($0) }
    case .redacted?:
      isRedacted = look.first.flatMap { look.text($0) }?.contains("placeholder") == true
    case .unredacted?: isRedacted = false
    case .symbolVariant?: symbolVariant = look.first.flatMap { look.bareName($0) }
    case .buttonShape?:
      guard let shape = look.first, let name = look.bareName(shape) else { return }
      var radius = look.text(shape).flatMap { WrittenValue.number("radius", in: $0) }
      if case .value(let value) = shape { radius = CalledValue(value)?.number("radius") }
      buttonShape = (name, radius)
    case .disabled?: isDisabled = isDisabled || flag(look)
    case .listGround?: hidesListGround = look.first.flatMap { look.text($0) } == "hidden"
    default: break
    }
  }

  /// The color of labels, whose levels are paler, or `nil` for that of text.
  private var tintedLabel: Paint? {
    label.flatMap { $0 == colors.primary || $0 == colors.secondary ? nil : .color($0) }
  }

  private func flag(_ look: DrawnLook) -> Bool {
    if case .flag(false)? = look.first { return false }
    return true
  }
}
