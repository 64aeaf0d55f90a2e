import ViewTreeNumbers

/// The stream of the document: directives and markers.
extension YAMLParser {
  /// Parses the text before the root node.
  mutating func readPrefix() throws(YAMLStop) {
    var directive: SourceRange?
    while true {
      skipSeparation()
      guard !isAtEnd else {
        throw YAMLStop(
          directive.map { .yamlDirectiveWithoutDocument(at: $0) }
            ?? .emptyInput(hasWhiteSpace: !bytes.isEmpty))
      }
      if position == lineStart, bytes[position] == UInt8(ascii: "%") {
        directive = try readDirective(after: directive)
      } else if isAtDocumentMarker, bytes[position] == Byte.minus {
        return endToken(at: position + 3)
      } else if isAtDocumentMarker, directive == nil {
        try readDocumentSuffix()
      } else if let directive {
        throw YAMLStop(.yamlDirectiveWithoutDocument(at: directive))
      } else {
        return
      }
    }
  }

  /// Parses `%YAML 1.2`. Any other directive is an error.
  private mutating func readDirective(
    after directive: SourceRange?
  ) throws(YAMLStop) -> SourceRange {
    let start = position
    var words: [SourceRange] = []
    while !isLineEnd(at: position), !(bytes[position] == Byte.hash && isWhite(at: position - 1)) {
      words.append(wordRange(at: position))
      position = endOfWhite(at: Int(words[words.count - 1].end))
    }
    let range = SourceRange(start, Int(words.last?.end ?? UInt32(clamping: start + 1)))
    let texts = words.map { quoted($0) }
    guard texts == ["%YAML", "1.2"] else {
      throw YAMLStop(
        .yamlDirective(texts.first ?? "%", isVersion: texts.first == "%YAML", at: range))
    }
    if let directive { throw YAMLStop(.yamlRepeatedDirective(at: range, first: directive)) }
    tokenEnd = Int(range.end)
    return range
  }

  /// Reads `...`, after which a line must end.
  private mutating func readDocumentSuffix() throws(YAMLStop) {
    endToken(at: position + 3)
    skipSeparation()
    if !startsLine, !isAtEnd { throw YAMLStop(.textAfterValue(at: wordRange(at: position))) }
  }

  /// Reads the text after the root, which can contain only markers and comments.
  mutating func readSuffix() throws(YAMLStop) {
    if isAtDocumentMarker, bytes[position] == Byte.dot {
      try readDocumentSuffix()
      while isAtDocumentMarker, bytes[position] == Byte.dot { try readDocumentSuffix() }
      if !isAtEnd { throw YAMLStop(.yamlSeveralDocuments(at: wordRange(at: position))) }
    }
    guard !isAtEnd else {
      expected = .end
      return
    }
    if isAtDocumentMarker { throw YAMLStop(.yamlSeveralDocuments(at: wordRange(at: position))) }
    throw YAMLStop(.textAfterValue(at: wordRange(at: position)))
  }
}
