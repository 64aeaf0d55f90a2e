/// A golden file: a report with a first line that says which command made it.
struct GoldenFile {
  /// What the first line starts with; the number is the version of the format.
  static let mark = "viewtree-golden 1: "

  /// The command and its options.
  let words: [String]
  /// The report.
  let report: [UInt8]

  /// A golden file's content as it would be written.
  static func content(_ words: [String], _ report: [UInt8]) -> [UInt8] {
    Array((mark + HeaderWords.text(words) + "\n").utf8) + report
  }

  /// Reads a golden file; `nil` if its first line is not one of ours.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    guard line.hasPrefix(Self.mark),
      let words = HeaderWords.words(line.dropFirst(Self.mark.count))
    else { return nil }
    self.words = words
    report = Array(bytes[(end + 1)...])
  }
}
