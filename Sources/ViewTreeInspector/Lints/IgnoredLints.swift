import ViewTreeSyntax

/// The findings that the source ignores: `viewtree:ignore text-truncated` in a comment on the line,
/// or on a separate line above. Without names, all findings of the line.
struct IgnoredLints {
  /// The names by line, from 1. Empty for all lints.
  private var names: [Int: [String]] = [:]
  /// The names with their places, in order.
  private var places: [(name: String, range: SourceRange)] = []
  /// The lines whose comment follows code, so that it is only about this code.
  private var withCode: Set<Int> = []
  private let lines: LineStarts

  init(_ source: SourceFile) {
    lines = LineStarts(source)
    let mark = Array("viewtree:ignore".utf8)
    let bytes = source.bytes
    var start = 0
    while let found = Self.index(of: mark, in: bytes, from: start) {
      start = found + mark.count
      let rest = bytes[start...].prefix { !Self.endsNames($0) }
      let words = rest.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      let line = line(UInt32(clamping: found))
      names[line, default: []] += words.map { String(decoding: $0, as: UTF8.self) }
      places += words.map {
        let start = UInt32(clamping: $0.startIndex)
        return (
          String(decoding: $0, as: UTF8.self),
          SourceRange(start: start, end: UInt32(clamping: $0.endIndex))
        )
      }
      if Self.followsCode(bytes[..<found]) { withCode.insert(line) }
    }
  }

  /// True if a line of Swift or YAML has code before the comment at its end.
  private static func followsCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? bytes.startIndex
    let line = bytes[start...]
    let slash = UInt8(ascii: "/")
    let opening = line.indices.first { index in
      line[index] == UInt8(ascii: "#")
        || line[index] == slash && line[(index + 1)...].first == slash
    }
    return opening.map { !line[..<$0].allSatisfy(Byte.isSpace) } ?? false
  }

  /// True if the source ignores a finding.
  func contains(_ finding: Diagnostic) -> Bool {
    guard !names.isEmpty, let range = finding.range else { return false }
    let own = line(range.start)
    let lines = withCode.contains(own - 1) ? [own] : [own, own - 1]
    return lines.contains { line in
      names[line].map { $0.isEmpty || $0.contains(finding.id) } ?? false
    }
  }

  /// Warnings about names of no lint. A word without a hyphen is prose after the names.
  func unknown(in registry: LintRegistry) -> [Diagnostic] {
    places.filter { $0.name.contains("-") && !registry.names.contains($0.name) }.map {
      .unknownLint($0.name, at: $0.range, known: registry.names, isComment: true)
    }
  }

  private func line(_ offset: UInt32) -> Int { LineStarts.count(of: lines.offsets, upTo: offset) }

  private static func endsNames(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "*")
  }

  private static func index(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = word.first, bytes.count >= word.count else { return nil }
    var place = start
    while let found = bytes[place...].firstIndex(of: first), found + word.count <= bytes.count {
      if bytes[found..<found + word.count].elementsEqual(word) { return found }
      place = found + 1
    }
    return nil
  }
}
