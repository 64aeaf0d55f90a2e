// The one place where what a document says becomes part of SVG, HTML or XML.
extension ByteBuffer {
  /// Writes a text so that it is a text in SVG and HTML, between tags and in quotes.
  ///
  /// What no file of XML may hold, and what would turn or hide the characters around it, is written as
  /// reports write it: `\u{202e}`.
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

  /// What stands in markup for a character that would be taken for a part of it, between tags or in
  /// double quotes; `nil` for all others.
  package static func reference(to scalar: Unicode.Scalar) -> StaticString? {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// What is written for a character that is not safe.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Whether a character is no part of XML, ends a line, or has no shape of its own.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
