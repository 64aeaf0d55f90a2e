import ViewTreeNumbers

/// The problems of reading JSON text, by name.
extension Diagnostic {
  static func byteOrderMark(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "byte-order-mark", message: "the file begins with a byte order mark", range: range,
      help: "save the file as UTF-8 without a byte order mark",
      fixIt: FixIt(replacing: range, with: ""))
  }

  static func comment(
    at range: SourceRange, isHash: Bool, othersAreAllowed: Bool
  ) -> Diagnostic {
    let way =
      "rename the file to '.jsonc' or use '--input jsonc', which allow '//' and '/* */' comments"
    return Diagnostic(
      id: "comment",
      message: isHash ? "'#' does not start a comment in JSON" : "JSON has no comments",
      range: range,
      help: othersAreAllowed
        ? "write '//' instead of '#'"
        : "remove the comment, or " + (isHash ? "write '//' and " : "") + way)
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let escape = controlEscape(byte)
    return Diagnostic(
      id: "control-character",
      message: byte == Byte.tab
        ? "a tab in a string must be escaped" : "a control character in a string must be escaped",
      range: range, help: "write '\(escape)'", fixIt: FixIt(replacing: range, with: escape))
  }

  static func duplicateKey(
    _ name: String, at range: SourceRange, first: SourceRange, severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key", severity: severity, message: "the object has the key '\(name)' twice",
      range: range, help: "remove one of the two, or rename it",
      notes: [Note("first written here", at: first)])
  }

  static func emptyInput(hasWhiteSpace: Bool, hasComments: Bool = false) -> Diagnostic {
    let content = hasComments ? "comments" : "white space"
    return Diagnostic(
      id: "empty-input",
      message: hasWhiteSpace ? "the input contains only \(content)" : "the input is empty",
      range: SourceRange(0, 0), help: "a document is one JSON object: '{ … }'")
  }

  static func fileTooLarge(bytes: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      id: "file-too-large",
      message: "the input has \(bytes) bytes, more than the limit of \(limit)",
      range: SourceRange(0, 0), help: "split the document")
  }

  static func invalidEscape(_ letter: UInt8, at range: SourceRange) -> Diagnostic {
    var help = "JSON allows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX"
    if letter == UInt8(ascii: "(") {
      help = "write '\\\\(' for an interpolation, because JSON needs two backslashes for one"
    } else if !(0x30...0x7A).contains(letter) {
      help += "; a backslash itself is written '\\\\'"
    }
    return Diagnostic(
      id: "invalid-escape", message: "JSON has no such escape", range: range, help: help)
  }

  static func invalidNumber(
    _ mistake: NumberMistake, _ text: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "invalid-number", message: "'\(text)' is not a number in JSON", range: range,
      help: help(for: mistake))
  }

  static func invalidUnicodeEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-unicode-escape", message: "'\\u' needs four hexadecimal digits", range: range,
      help: "write it as in '\\u00e9', or write the character itself")
  }

  static func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "invalid-utf8",
      message: "the byte \(hexadecimal(byte)) at offset \(range.start) is not valid UTF-8",
      range: range, help: "save the file as UTF-8")
  }

  static func keyInArray(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "key-in-array", message: "an array has no keys", range: range,
      help: "write ',' between values, or '{' and '}' around keys and values")
  }

  static func lineBreakInString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "line-break-in-string", message: "a string cannot continue on the next line",
      range: range,
      help: "write '\\n'; a closure can also be an array of lines")
  }

  static func loneSurrogate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "lone-surrogate", message: "this escape is only half of a surrogate pair",
      range: range,
      help: "write both halves, the high one first, or the character itself")
  }

  static func mismatchedBracket(
    _ found: UInt8, at range: SourceRange, opening: UInt8, openedAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "mismatched-bracket",
      message: "expected '\(closing(opening))' but found '\(character(found))'", range: range,
      notes: [Note("the '\(character(opening))' is here", at: openedAt)])
  }

  static func missingColon(at range: SourceRange, found: UInt8) -> Diagnostic {
    let isAlone = [Byte.comma, Byte.closeBrace, Byte.closeBracket].contains(found)
    let help: String? =
      switch found {
      case Byte.equals, Byte.semicolon: "write ':' instead of '\(character(found))'"
      case _ where isAlone: "a member of an object is '\"key\": value'"
      default: nil
      }
    return Diagnostic(
      id: "missing-colon",
      message: isAlone ? "the key has no value" : "expected ':' after the key", range: range,
      help: help)
  }

  static func missingComma(at range: SourceRange, found: UInt8) -> Diagnostic {
    Diagnostic(
      id: "missing-comma", message: "expected ',' before the next value", range: range,
      help: found == Byte.semicolon ? "write ',' instead of ';'" : nil,
      fixIt: found == Byte.semicolon ? nil : FixIt(replacing: range, with: ","))
  }

  static func missingKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "missing-key", message: "expected a key in double quotes", range: range,
      help: "a member of an object is '\"key\": value'")
  }

  static func missingValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(id: "missing-value", message: "expected a value", range: range)
  }

  /// A note after the last reported problem.
  public static func moreProblems(shown: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "more-problems", severity: .note,
      message: "there are more problems; these are the first \(shown)", range: range)
  }

  /// Arrays and objects nested beyond the limit.
  public static func nestedTooDeeply(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "nested-too-deeply", message: "values are nested more than \(limit) levels deep",
      range: range)
  }

  static func numberTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "number-too-large", message: "the number '\(text)' is too large", range: range,
      help: "the largest number is about 1.8e308; for infinity, write \"infinity\"")
  }

  static func textAfterValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "text-after-value", message: "the document has ended, but text follows", range: range,
      help: "a document is one value; put several values into an array, or remove the rest")
  }

  static func trailingComma(at range: SourceRange, before closing: UInt8) -> Diagnostic {
    Diagnostic(
      id: "trailing-comma", message: "a comma before '\(character(closing))' is not allowed",
      range: range,
      help:
        "remove the comma, or rename the file to '.jsonc', or use '--input jsonc'",
      fixIt: FixIt(replacing: range, with: ""))
  }

  static func unclosedBracket(
    _ opening: UInt8, openCount: Int, at range: SourceRange, openedAt: SourceRange
  ) -> Diagnostic {
    let more = openCount > 1 ? " (and \(openCount - 1) more)" : ""
    return Diagnostic(
      id: "unclosed-bracket",
      message: "the text ends before '\(character(opening))' is closed\(more)", range: range,
      help: openCount > 1 ? nil : "add '\(closing(opening))'",
      notes: [Note("the '\(character(opening))' is here", at: openedAt)])
  }

  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-comment", message: "the text ends before the comment does", range: range,
      help: "add '*/' where the comment ends")
  }

  static func unclosedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-string", message: "the string has no closing quote on its line", range: range,
      help: "add '\"' at its end")
  }

  static func unexpectedCharacter(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unexpected-character", message: "unexpected '\(text)'", range: range,
      help: "text needs double quotes")
  }

  static func unknownLiteral(
    _ name: String, meant: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-literal", message: "unknown word '\(name)'", range: range,
      help: meant.map { "did you mean '\($0)'?" } ?? "text needs double quotes",
      fixIt: meant.map { FixIt(replacing: range, with: $0) })
  }

  static func unmatchedBracket(_ found: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unmatched-bracket",
      message: "there is no opening bracket for '\(character(found))'", range: range,
      help: "remove it, or add its opening bracket")
  }

  static func unquotedKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unquoted-key", message: "the key '\(name)' needs double quotes", range: range,
      help: "write \"\(name)\"")
  }

  static func unsupportedEncoding(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-encoding", message: "the file is written in \(name)",
      range: SourceRange(0, 0), help: "save the file as UTF-8")
  }

  static func wrongQuotes(at range: SourceRange, areCurly: Bool) -> Diagnostic {
    Diagnostic(
      id: "wrong-quotes",
      message: areCurly
        ? "a string cannot start with curly quotes" : "a string cannot start with single quotes",
      range: range, help: "strings need straight double quotes")
  }

  // MARK: Help

  private static func help(for mistake: NumberMistake) -> String {
    switch mistake {
    case .leadingDot: "write a zero before the dot"
    case .leadingZero: "remove the leading zero"
    case .missingDigits: "a digit is missing at the end"
    case .notFinite: "for an infinite number, write \"infinity\""
    case .other: "write a number as in 12, -0.5 or 1e3; text needs double quotes"
    case .plusSign: "remove the plus sign"
    case .radixPrefix: "numbers can contain only the digits 0 to 9"
    case .separator: "remove the underscores"
    }
  }

  /// An ASCII character, as text.
  private static func character(_ byte: UInt8) -> String {
    String(Character(Unicode.Scalar(byte)))
  }

  /// The bracket that closes `opening`.
  private static func closing(_ opening: UInt8) -> String {
    opening == Byte.openBrace ? "}" : "]"
  }

  /// A byte as two hexadecimal digits.
  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16, uppercase: true)
  }

  /// The JSON escape sequence of a control character.
  private static func controlEscape(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case Byte.tab: "\\t"
    case Byte.lineFeed: "\\n"
    case 0x0C: "\\f"
    case Byte.carriageReturn: "\\r"
    default: (byte < 16 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
  }
}
