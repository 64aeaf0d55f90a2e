import ViewTreeSyntax

// The one place where what a document says becomes part of SVG or HTML.
extension ByteBuffer {
  /// Writes a text so that it is a text in SVG and HTML, between tags and in quotes.
  ///
  /// What no file of XML may hold, and what would turn or hide the characters around it, is written as
  /// reports write it: `\u{202e}`.
  mutating func append(markup text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": append("&lt;" as StaticString)
      case ">": append("&gt;" as StaticString)
      case "&": append("&amp;" as StaticString)
      case "\"": append("&quot;" as StaticString)
      case "'": append("&#39;" as StaticString)
      case " "..."~": append(UInt8(truncatingIfNeeded: scalar.value))
      default:
        if Self.isUnsafe(scalar) {
          append(Self.escape(scalar))
        } else {
          append(String(scalar))
        }
      }
    }
  }

  /// What is written for a character that is not safe.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Whether a character is no part of XML, ends a line, or has no shape of its own.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
