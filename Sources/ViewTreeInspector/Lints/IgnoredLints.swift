import ViewTreeSyntax

/// The findings that a source says to ignore: `viewtree:ignore text-truncated` in a comment on the
/// line, or on the line above. Without names, all findings of the line.
struct IgnoredLints {
  /// The names by line, from 1. Empty for all lints.
  private var names: [Int: [String]] = [:]
  private let lines: LineStarts

  init(_ source: SourceFile) {
    lines = LineStarts(source)
    let mark = Array("viewtree:ignore".utf8)
    let bytes = source.bytes
    var start = 0
    while let found = Self.index(of: mark, in: bytes, from: start) {
      start = found + mark.count
      let rest = bytes[start...].prefix { !Self.endsNames($0) }
      let words = String(decoding: rest, as: UTF8.self).split { $0 == " " || $0 == "," }
      names[line(UInt32(clamping: found)), default: []] += words.map(String.init)
    }
  }

  /// True if the source says to ignore a finding.
  func contains(_ finding: Diagnostic) -> Bool {
    guard !names.isEmpty, let range = finding.range else { return false }
    let own = line(range.start)
    return [own, own - 1].contains { line in
      names[line].map { $0.isEmpty || $0.contains(finding.id) } ?? false
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
