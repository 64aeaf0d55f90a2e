import ViewTreeLayout

/// The names of SwiftUI's text styles and weights.
public enum FontNames {
  /// The text styles with their names.
  public static let styles: [(name: String, style: FontStyle)] = FontStyle.allCases.map {
    ($0.name, $0)
  }

  /// The weights with their names.
  public static let weights: [(name: String, weight: FontWeight)] = FontWeight.allCases.map {
    ($0.name, $0)
  }

  /// The designs with their names. The rounded and the serif one are measured as the default.
  public static let designs: [(name: String, design: Font.Design)] = [
    ("default", .system), ("rounded", .rounded), ("serif", .serif), ("monospaced", .monospaced),
  ]

  /// A design by its name.
  public static func design(named name: String) -> Font.Design? {
    designs.first { $0.name == name }?.design
  }

  /// A text style by its name.
  public static func style(named name: String) -> FontStyle? {
    styles.first { $0.name == name }?.style
  }

  /// The font of a text style by its name.
  public static func font(named name: String) -> Font? {
    styles.first { $0.name == name }.map { .style($0.style) }
  }

  /// A weight by its name.
  public static func weight(named name: String) -> FontWeight? {
    weights.first { $0.name == name }.map(\.weight)
  }
}
