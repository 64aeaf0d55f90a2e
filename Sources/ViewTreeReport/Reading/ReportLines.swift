import ViewTreeNumbers

/// The lines of a report.
package enum ReportLines {
  /// The lines without their ends. Invalid UTF-8 is replaced.
  package static func split(_ bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    while start < text.utf8.endIndex {
      let end = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.utf8.endIndex
      var line = text[start..<end]
      if line.utf8.last == UInt8(ascii: "\r") { line = line[..<text.utf8.index(before: end)] }
      lines.append(line)
      guard end < text.utf8.endIndex else { break }
      start = text.utf8.index(after: end)
    }
    return lines
  }
}
