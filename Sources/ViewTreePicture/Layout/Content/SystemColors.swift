/// The appearance of the named colors of SwiftUI and UIKit, in a light interface.
enum SystemColors {
  /// The color of a name, or `nil` for a name that is none of theirs.
  static func color(named name: String) -> PictureColor? { colors[name] }

  /// The color of buttons, links, and switched-on controls without a tint.
  static let accent = PictureColor(red: 0, green: 122, blue: 255)
  /// The color of a switch that is on.
  static let switchedOn = PictureColor(red: 52, green: 199, blue: 89)
  /// The color of texts and shapes without a style.
  static let primary = PictureColor(red: 0, green: 0, blue: 0)
  /// The color of secondary texts.
  static let secondary = PictureColor(red: 60, green: 60, blue: 67, opacity: 0.6)
  /// The color of placeholders.
  static let tertiary = PictureColor(red: 60, green: 60, blue: 67, opacity: 0.3)
  /// The color of lines between rows.
  static let separator = PictureColor(red: 60, green: 60, blue: 67, opacity: 0.29)
  /// The background of controls.
  static let fill = PictureColor(red: 120, green: 120, blue: 128, opacity: 0.16)
  /// The background of content without an explicit color.
  static let ground = PictureColor(red: 229, green: 229, blue: 234)
  /// The color of the edges of fields.
  static let edge = PictureColor(red: 198, green: 198, blue: 200)
  /// The color of movable parts, such as knobs.
  static let white = PictureColor(red: 255, green: 255, blue: 255)
  /// The background of grouped rows.
  static let groupedBackground = PictureColor(red: 242, green: 242, blue: 247)
  /// The color of a destructive button.
  static let destructive = PictureColor(red: 255, green: 59, blue: 48)

  private static let colors: [String: PictureColor] = {
    var colors: [String: PictureColor] = [
      "primary": primary, "label": primary, "secondary": secondary, "secondaryLabel": secondary,
      "tertiary": tertiary, "tertiaryLabel": tertiary, "placeholderText": tertiary,
      "quaternary": PictureColor(red: 60, green: 60, blue: 67, opacity: 0.18),
      "quaternaryLabel": PictureColor(red: 60, green: 60, blue: 67, opacity: 0.18),
      "clear": PictureColor(red: 0, green: 0, blue: 0, opacity: 0), "foreground": primary,
      "background": white, "accentColor": accent, "tint": accent, "link": accent,
      "separator": separator, "systemFill": fill,
    ]
    for (names, hex) in opaque {
      for name in names.split(separator: " ") { colors[String(name)] = PictureColor(hex: hex) }
    }
    return colors
  }()

  private static let opaque = [
    ("red systemRed", "ff3b30"), ("orange systemOrange", "ff9500"),
    ("yellow systemYellow", "ffcc00"), ("green systemGreen", "34c759"),
    ("mint systemMint", "00c7be"), ("teal systemTeal", "30b0c7"), ("cyan systemCyan", "32ade6"),
    ("blue systemBlue", "007aff"), ("indigo systemIndigo", "5856d6"),
    ("purple systemPurple", "af52de"), ("pink systemPink", "ff2d55"),
    ("brown systemBrown", "a2845e"), ("gray grey systemGray", "8e8e93"),
    ("systemGray2", "aeaeb2"), ("systemGray3", "c7c7cc"), ("systemGray4", "d1d1d6"),
    ("systemGray5", "e5e5ea"), ("white", "ffffff"), ("black darkText", "000000"),
    ("lightGray", "aaaaaa"), ("darkGray", "555555"), ("magenta", "ff00ff"),
    (
      "systemBackground tertiarySystemBackground secondarySystemGroupedBackground lightText",
      "ffffff"
    ),
    ("systemGray6 secondarySystemBackground systemGroupedBackground", "f2f2f7"),
    ("tertiarySystemGroupedBackground", "f2f2f7"), ("opaqueSeparator", "c6c6c8"),
  ]
}
