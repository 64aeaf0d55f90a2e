import ViewTreeSyntax

/// Text for formats that don't allow every character: other characters are escaped.
enum VisibleText {
  /// A text on one line without control characters and without the two noncharacters.
  static func line(_ text: String) -> String {
    let text = TerminalText.escaped(text)
    guard text.unicodeScalars.contains(where: isNoCharacter) else { return text }
    return text.unicodeScalars.map { scalar in
      isNoCharacter(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFFFE || scalar.value == 0xFFFF
  }

  /// One line for XML, in content and in attributes.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in line(text).unicodeScalars {
      if let reference = ByteBuffer.reference(to: scalar) {
        result += "\(reference)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
