/// The emphasis that Markdown gives to a part of the text (docs/explanation/text.md, Literals).
public struct TextEmphasis: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt8

  /// Creates a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `**bold**`
  public static let strong = TextEmphasis(rawValue: 1)
  /// `_italic_`
  public static let emphasized = TextEmphasis(rawValue: 2)
  /// `` `code` ``
  public static let code = TextEmphasis(rawValue: 4)
  /// `~~struck through~~`
  public static let strikethrough = TextEmphasis(rawValue: 8)

  /// `[a link](https://example.com)`
  public static let link = TextEmphasis(rawValue: 16)
  /// A line below it, which Markdown lacks.
  public static let underline = TextEmphasis(rawValue: 32)

  /// The names of the modifiers of SwiftUI that look the same.
  public var modifiers: [String] {
    let names: [(TextEmphasis, String)] = [
      (.strong, "bold"), (.emphasized, "italic"), (.code, "monospaced"),
      (.strikethrough, "strikethrough"), (.underline, "underline"), (.link, "link"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
