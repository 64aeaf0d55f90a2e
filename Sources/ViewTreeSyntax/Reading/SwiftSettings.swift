import ViewTreeNumbers

/// The settings of a document that is a Swift file: YAML in a comment before the first declaration,
/// `/* viewtree … */` (docs/reference/swift.md).
package enum SwiftSettings {
  /// The bytes between the words that open the comment and its end, or `nil` without one.
  package static func range(in bytes: [UInt8]) -> Range<Int>? {
    range(in: bytes, 0..<bytes.count)
  }

  /// The range of the settings in a file that is a part of the bytes.
  package static func range(in bytes: [UInt8], _ file: Range<Int>) -> Range<Int>? {
    var place = file.lowerBound
    while place < file.upperBound {
      let rest = bytes[place..<file.upperBound]
      if Byte.isSpace(bytes[place]) || Byte.isLineEnd(bytes[place]) {
        place += 1
      } else if rest.starts(with: "//".utf8) {
        place = rest.firstIndex(where: Byte.isLineEnd) ?? file.upperBound
      } else if rest.starts(with: "/*".utf8) {
        let end = end(of: bytes[..<file.upperBound], place + 2) ?? file.upperBound
        if let start = start(in: bytes, place + 2, end) { return start..<max(start, end - 2) }
        place = end
      } else if rest.starts(with: "import ".utf8) {
        place = rest.firstIndex(where: Byte.isLineEnd) ?? file.upperBound
      } else {
        return nil
      }
    }
    return nil
  }

  /// Reads the settings, an object that may be empty, with positions in the source.
  ///
  /// - Parameter file: The file to read, if there are several. The default is the first file.
  package static func read(
    _ source: SourceFile, limits: ReaderLimits, in file: Range<Int>? = nil
  ) -> SyntaxTree {
    if let problem = problem(in: source, limits) { return empty(source, [problem]) }
    let file = file ?? source.ranges[0]
    guard let range = range(in: source.bytes, file) else { return empty(source) }
    let comment = source.bytes[range]
    guard comment.contains(where: { !Byte.isSpace($0) && !Byte.isLineEnd($0) }) else {
      return empty(source)
    }
    // Replaces the code before the comment with white space, so that all offsets stay the same.
    var blank = source.bytes[..<range.lowerBound].map { Byte.isLineEnd($0) ? $0 : Byte.space }
    blank += comment
    let tree = YAMLReader.read(SourceFile(name: source.name, bytes: blank), limits: limits)
    return SyntaxTree(
      source: source, nodes: tree.nodes, diagnostics: tree.diagnostics, texts: tree.texts)
  }

  private static func empty(_ source: SourceFile, _ problems: [Diagnostic] = []) -> SyntaxTree {
    var builder = SyntaxTreeBuilder(source)
    builder.begin(.object, 0..<0)
    builder.end()
    return builder.finished(problems)
  }

  /// The reason why a file can't be read: it's too large, or not text.
  package static func problem(in source: SourceFile, _ limits: ReaderLimits) -> Diagnostic? {
    guard source.bytes.count <= limits.bytes else {
      return .fileTooLarge(bytes: source.bytes.count, limit: limits.bytes)
    }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place < bytes.count {
        if bytes[place] < 0x80 {
          place += 1
          continue
        }
        let length = UTF8Sequence.length(UnsafeBufferPointer(rebasing: bytes[place...]))
        guard length > 0 else {
          return .invalidUTF8(bytes[place], at: SourceRange(place, place + 1))
        }
        place += length
      }
      return nil
    }
  }

  /// The offset after a comment. Comments nest.
  private static func end(of bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var depth = 1
    var place = start
    while place + 1 < bytes.endIndex {
      if bytes[place] == Byte.slash, bytes[place + 1] == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == Byte.slash {
        depth -= 1
        place += 2
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return nil
  }

  /// The start of the settings, if the first word of a comment is `viewtree`.
  private static func start(in bytes: [UInt8], _ open: Int, _ end: Int) -> Int? {
    var place = open
    while place < end, Byte.isSpace(bytes[place]) || Byte.isLineEnd(bytes[place]) { place += 1 }
    let word = "viewtree"
    guard bytes[place..<end].starts(with: word.utf8) else { return nil }
    place += word.utf8.count
    guard place < end else { return nil }
    let next = bytes[place]
    return Byte.isSpace(next) || Byte.isLineEnd(next) || next == UInt8(ascii: "*") ? place : nil
  }
}
