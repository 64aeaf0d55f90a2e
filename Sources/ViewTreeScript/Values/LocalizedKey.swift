import ViewTreeNumbers

/// Localized string keys, in which Markdown applies (docs/explanation/text.md, Literals).
public enum LocalizedKey {
  /// A marker before a character of an interpolated value, which isn't Markdown. No font has this
  /// character.
  public static let mark: Unicode.Scalar = "\u{10FFFD}"

  /// A placeholder for an image in text.
  static let image: Unicode.Scalar = "\u{FFFC}"

  /// True if a character has a meaning in Markdown.
  public static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  /// A text with markers before its Markdown characters.
  static func protecting(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var marked = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isSpecial(UInt8(truncatingIfNeeded: scalar.value)) { marked.append(mark) }
      marked.append(scalar)
    }
    return String(marked)
  }

  /// True if values of a type are Markdown themselves.
  static func isItself(_ type: StaticType) -> Bool {
    guard case .named(let name, _) = type else { return false }
    return name == "LocalizedStringKey" || name == "Text" || name == "Image"
  }

  /// True if a localized string key can interpolate values of a type.
  static func takes(_ type: StaticType) -> Bool {
    type.numberKind != nil || type == .string || isItself(type)
  }
}
