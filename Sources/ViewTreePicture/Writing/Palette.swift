/// The colors of a picture's inks, in the light and the dark theme.
///
/// On its paper, every ink for words and thin lines has a contrast of 4.5 or more.
struct Palette {
  /// The SVG color of each ink.
  private let colors: [Ink: StaticString]

  /// The color of an ink.
  func color(_ ink: Ink) -> StaticString { colors[ink] ?? "#000" }

  /// For white paper.
  static let light = Palette(colors: [
    .paper: "#fff", .card: "#f6f7f9", .text: "#1d2433", .secondary: "#5b6475", .line: "#c8cdd6",
    .closure: "#c2261b", .gap: "#7d4fb3", .padding: "#3d7f45", .container: "#2459b3",
    .leaf: "#333b4d", .control: "#0f766e", .shape: "#8a5a00", .reader: "#b0431e",
    .other: "#5a6474", .before: "#2458b3", .after: "#b45309",
  ])

  /// For dark paper.
  static let dark = Palette(colors: [
    .paper: "#14171d", .card: "#1e232c", .text: "#e8eaf0", .secondary: "#a3acbd",
    .line: "#454d5c", .closure: "#ff7a6e", .gap: "#c7a3f2", .padding: "#86c98e",
    .container: "#86b1ff", .leaf: "#d5d9e3", .control: "#5ed1c4", .shape: "#e0b152",
    .reader: "#ff9d7a", .other: "#a3acbd", .before: "#86b1ff", .after: "#ffb35c",
  ])
}

extension Palette {
  /// Style rules that turn the inks of light paper into those of dark paper. Colors of a document
  /// have another syntax, and stay.
  static let darkening: String = {
    var rules = ""
    for ink in Ink.allCases {
      for name in ["fill", "stroke"] {
        rules += "[\(name)=\"\(light.color(ink))\"]{\(name):\(dark.color(ink))}"
      }
    }
    return rules
  }()
}

extension Palette {
  /// The color of an ink on the window, which keeps its own theme.
  static func onWindow(_ ink: Ink) -> PictureColor {
    windowColors[ink] ?? PictureColor(red: 0, green: 0, blue: 0)
  }

  private static let windowColors: [Ink: PictureColor] = {
    var colors: [Ink: PictureColor] = [:]
    for ink in Ink.allCases { colors[ink] = PictureColor(hex: "\(light.color(ink))") }
    return colors
  }()
}
