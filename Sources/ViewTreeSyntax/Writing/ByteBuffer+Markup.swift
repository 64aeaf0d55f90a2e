// The only code that inserts text of a document into SVG, HTML, or XML.
extension ByteBuffer {
  /// Writes text escaped for SVG and HTML, between tags and in quotes.
  ///
  /// Characters that XML doesn't allow, or that would reorder or hide others, are written as in
  /// reports: `\u{202e}`.
  package mutating func append(markup text: String) {
    for scalar in text.unicodeScalars {
      if let reference = Self.reference(to: scalar) {
        append(reference)
      } else if scalar == "'" {
        append("&#39;" as StaticString)
      } else if " "..."~" ~= scalar {
        append(UInt8(truncatingIfNeeded: scalar.value))
      } else if Self.isUnsafe(scalar) {
        append(Self.escape(scalar))
      } else {
        append(String(scalar))
      }
    }
  }

  /// The character reference for a character that is special in markup, between tags or in double
  /// quotes, or `nil` for others.
  package static func reference(to scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// The replacement for a character that isn't safe.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// True if a character is invalid in XML, ends a line, or isn't visible.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
