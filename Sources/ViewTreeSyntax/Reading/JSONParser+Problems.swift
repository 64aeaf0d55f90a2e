/// Collecting problems, and the checks that concern the text as a whole.
extension JSONParser {
  /// Records a problem if there aren't too many.
  ///
  /// Reading stops at the first error beyond the limit. Warnings beyond the limit are dropped, and
  /// the first error after them is still recorded.
  mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    if diagnostics.count < limits.problems || isError && !hasErrors {
      diagnostics.append(diagnostic)
    } else {
      hasMoreProblems = true
      if isError { isStopped = true }
    }
    hasErrors = hasErrors || isError
  }

  /// All problems in order of location, with a note if some were omitted.
  func sortedDiagnostics() -> [Diagnostic] {
    var sorted = diagnostics.sortedByPosition()
    if hasMoreProblems {
      sorted.append(.moreProblems(shown: diagnostics.count, at: SourceRange(position, position)))
    }
    return sorted
  }

  /// True if the text is within the size limit, so that offsets into it fit. Otherwise reports it.
  mutating func checkSize() -> Bool {
    guard bytes.count > limits.bytes else { return true }
    add(.fileTooLarge(bytes: bytes.count, limit: limits.bytes))
    return false
  }

  /// Checks the first bytes for an encoding other than plain UTF-8.
  mutating func checkEncoding() -> Bool {
    if let name = UTF8Sequence.otherEncoding(bytes) {
      add(.unsupportedEncoding(name))
      return false
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      add(.byteOrderMark(at: SourceRange(0, 3)))
      position = 3
    }
    return true
  }

  /// Reports the first byte of a comment that isn't part of UTF-8.
  mutating func checkEncoding(of comment: Range<Int>) {
    var cursor = comment.lowerBound
    while cursor < comment.upperBound {
      let end = endOfCharacter(at: cursor)
      if end == cursor + 1, bytes[cursor] >= 0x80 {
        return add(.invalidUTF8(bytes[cursor], at: SourceRange(cursor, end)))
      }
      cursor = end
    }
  }

  /// Reports the number from the current position to `end` if it's too large for a `Double`.
  @inline(never)
  mutating func checkMagnitude(to end: Int) {
    let number = UnsafeBufferPointer(rebasing: bytes[position..<end])
    if NumberText.double(number).isInfinite {
      add(
        .numberTooLarge(
          quoted(Array(bytes[position..<end])), at: SourceRange(position, end)))
    }
  }
}
