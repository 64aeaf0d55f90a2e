/// The appearance of the named colors of SwiftUI and UIKit, in a light or a dark interface.
struct SystemColors {
  /// True for a dark interface.
  let isDark: Bool
  /// The color of buttons, links, and switched-on controls without a tint.
  let accent: PictureColor
  /// The color of a switch that is on.
  let switchedOn: PictureColor
  /// The color of a switch that is off.
  let switchedOff: PictureColor
  /// The color of text and shapes without a style.
  let primary: PictureColor
  /// The color of secondary text.
  let secondary: PictureColor
  /// The color of placeholders.
  let tertiary: PictureColor
  /// The color of the faintest text.
  let quaternary: PictureColor
  /// The color of lines between rows.
  let separator: PictureColor
  /// The background of controls.
  let fill: PictureColor
  /// The background of content without an explicit color.
  let ground: PictureColor
  /// The color of the edges of fields.
  let edge: PictureColor
  /// The color of movable parts, such as knobs.
  let white = PictureColor(red: 255, green: 255, blue: 255)
  /// The background of the window.
  let background: PictureColor
  /// The background of sheets and popovers.
  let raisedBackground: PictureColor
  /// The background below grouped rows.
  let groupedBackground: PictureColor
  /// The background of grouped rows.
  let row: PictureColor
  /// The track of sliders and progress bars.
  let track: PictureColor
  /// The color of a destructive button.
  let destructive: PictureColor
  private let named: [String: PictureColor]

  /// The colors of a light interface.
  static let light = SystemColors(isDark: false)
  /// The colors of a dark interface.
  static let dark = SystemColors(isDark: true)
  /// The colors of a sheet in a dark interface, which is in front of other content.
  static let raisedDark = SystemColors(isDark: true, isRaised: true)

  /// The color of a name, or `nil` if it isn't a system color.
  func color(named name: String) -> PictureColor? { named[name] }

  /// The color of a level of a style that has its own colors, such as `.background.secondary`, or
  /// `nil` for a style whose levels are less opaque.
  func color(_ level: HierarchicalLevel, of style: String) -> PictureColor? {
    switch style {
    case "primary", "foreground": named[level.rawValue] ?? quaternary
    case "fill": named[level.rawValue + "SystemFill"] ?? named["quaternarySystemFill"]
    case "background":
      named[level == .secondary ? "secondarySystemBackground" : "tertiarySystemBackground"]
    default: nil
    }
  }

  private init(isDark: Bool, isRaised: Bool = false) {
    self.isDark = isDark
    func gray(_ light: UInt8, _ dark: UInt8) -> PictureColor {
      let shade = isDark ? dark : light
      return PictureColor(red: shade, green: shade, blue: shade)
    }
    func label(_ light: Double, _ dark: Double) -> PictureColor {
      isDark
        ? PictureColor(red: 235, green: 235, blue: 245, opacity: dark)
        : PictureColor(red: 60, green: 60, blue: 67, opacity: light)
    }
    func pick(_ light: PictureColor, _ dark: PictureColor) -> PictureColor { isDark ? dark : light }
    accent = pick(
      PictureColor(red: 0, green: 122, blue: 255), PictureColor(red: 10, green: 132, blue: 255))
    switchedOn = pick(
      PictureColor(red: 52, green: 199, blue: 89), PictureColor(red: 48, green: 209, blue: 88))
    switchedOff = pick(
      PictureColor(red: 233, green: 233, blue: 234), PictureColor(red: 57, green: 57, blue: 61))
    primary = gray(0, 255)
    secondary = label(0.6, 0.6)
    tertiary = label(0.3, 0.3)
    quaternary = label(0.18, 0.16)
    separator =
      isDark
      ? PictureColor(red: 84, green: 84, blue: 88, opacity: 0.6)
      : PictureColor(red: 60, green: 60, blue: 67, opacity: 0.29)
    fill = PictureColor(red: 120, green: 120, blue: 128, opacity: isDark ? 0.32 : 0.16)
    ground = pick(
      PictureColor(red: 229, green: 229, blue: 234), PictureColor(red: 44, green: 44, blue: 46))
    edge = pick(
      PictureColor(red: 198, green: 198, blue: 200), PictureColor(red: 56, green: 56, blue: 58))
    let base = isRaised ? PictureColor(red: 28, green: 28, blue: 30) : gray(0, 0)
    background = pick(gray(255, 0), base)
    raisedBackground = pick(gray(255, 0), PictureColor(red: 28, green: 28, blue: 30))
    groupedBackground = pick(PictureColor(red: 242, green: 242, blue: 247), base)
    row = pick(
      gray(255, 0),
      isRaised
        ? PictureColor(red: 44, green: 44, blue: 46) : PictureColor(red: 28, green: 28, blue: 30))
    track = pick(
      PictureColor(red: 228, green: 228, blue: 230), PictureColor(red: 58, green: 58, blue: 62))
    destructive = pick(
      PictureColor(red: 255, green: 59, blue: 48), PictureColor(red: 255, green: 69, blue: 58))
    var colors: [String: PictureColor] = [
      "primary": primary, "label": primary, "secondary": secondary, "secondaryLabel": secondary,
      "tertiary": tertiary, "tertiaryLabel": tertiary, "placeholderText": tertiary,
      "quaternary": quaternary, "quaternaryLabel": quaternary,
      "clear": PictureColor(red: 0, green: 0, blue: 0, opacity: 0), "foreground": primary,
      "background": background, "accentColor": accent, "tint": accent, "link": accent,
      "separator": separator, "placeholder": tertiary, "windowBackground": background,
      "selection": accent,
    ]
    for (name, light, dark) in Self.fills {
      colors[name] = PictureColor(red: 120, green: 120, blue: 128, opacity: isDark ? dark : light)
    }
    for (names, light, dark) in Self.opaque {
      for name in names.split(separator: " ") {
        colors[String(name)] = PictureColor(hex: isDark ? dark : light)
      }
    }
    if isRaised {
      for (name, hex) in Self.raised { colors[name] = PictureColor(hex: hex) }
    }
    named = colors
  }

  /// The backgrounds of a dark sheet, each one level lighter than in the window.
  private static let raised = [
    ("systemBackground", "1c1c1e"), ("systemGroupedBackground", "1c1c1e"),
    ("secondarySystemBackground", "2c2c2e"), ("secondarySystemGroupedBackground", "2c2c2e"),
    ("tertiarySystemBackground", "3a3a3c"), ("tertiarySystemGroupedBackground", "3a3a3c"),
  ]

  /// The opacities of fills.
  private static let fills = [
    ("fill", 0.2, 0.36), ("systemFill", 0.2, 0.36), ("secondarySystemFill", 0.16, 0.32),
    ("tertiarySystemFill", 0.12, 0.24), ("quaternarySystemFill", 0.08, 0.18),
  ]

  private static let opaque = [
    ("red systemRed", "ff3b30", "ff453a"), ("orange systemOrange", "ff9500", "ff9f0a"),
    ("yellow systemYellow", "ffcc00", "ffd60a"), ("green systemGreen", "34c759", "30d158"),
    ("mint systemMint", "00c7be", "63e6e2"), ("teal systemTeal", "30b0c7", "40c8e0"),
    ("cyan systemCyan", "32ade6", "64d2ff"), ("blue systemBlue", "007aff", "0a84ff"),
    ("indigo systemIndigo", "5856d6", "5e5ce6"), ("purple systemPurple", "af52de", "bf5af2"),
    ("pink systemPink", "ff2d55", "ff375f"), ("brown systemBrown", "a2845e", "ac8e68"),
    ("gray grey systemGray", "8e8e93", "8e8e93"), ("systemGray2", "aeaeb2", "636366"),
    ("systemGray3", "c7c7cc", "48484a"), ("systemGray4", "d1d1d6", "3a3a3c"),
    ("systemGray5", "e5e5ea", "2c2c2e"), ("white", "ffffff", "ffffff"),
    ("black darkText", "000000", "000000"), ("lightGray", "aaaaaa", "aaaaaa"),
    ("darkGray", "555555", "555555"), ("magenta", "ff00ff", "ff00ff"),
    ("systemBackground", "ffffff", "000000"), ("lightText", "ffffff", "ffffff"),
    ("tertiarySystemBackground", "ffffff", "2c2c2e"),
    ("secondarySystemGroupedBackground", "ffffff", "1c1c1e"),
    ("systemGray6 secondarySystemBackground", "f2f2f7", "1c1c1e"),
    ("systemGroupedBackground", "f2f2f7", "000000"),
    ("tertiarySystemGroupedBackground", "f2f2f7", "2c2c2e"),
    ("opaqueSeparator", "c6c6c8", "38383a"),
  ]

  /// The color that a material gives the content below it, or `nil` for a name of none.
  func material(named name: String) -> PictureColor? {
    guard let opacity = Self.materials[name] else { return nil }
    return isDark
      ? PictureColor(red: 40, green: 40, blue: 42, opacity: opacity)
      : PictureColor(red: 248, green: 248, blue: 250, opacity: opacity)
  }

  private static let materials = [
    "ultraThinMaterial": 0.45, "ultraThin": 0.45, "thinMaterial": 0.6, "thin": 0.6,
    "regularMaterial": 0.72, "regular": 0.72, "thickMaterial": 0.84, "thick": 0.84,
    "ultraThickMaterial": 0.92, "ultraThick": 0.92, "bar": 0.9,
  ]
}
