import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// A golden file: a report with a header that names its command.
struct GoldenFile: Equatable {
  /// The version of the format that it's written in.
  let version: Int
  /// The command and its options.
  let words: [String]
  /// The other golden files of the document that the first line names.
  let companions: [CheckTemplate]
  /// The report.
  let report: [UInt8]

  /// Reads a golden file, or throws its problem.
  init(_ bytes: [UInt8], _ form: GoldenForm) throws(GoldenProblem) {
    guard !bytes.isEmpty else { throw .empty }
    if !Self.isOrdinary(bytes) {
      guard !bytes.contains(0) else { throw .binary }
      if let line = Self.firstMergeMark(bytes) { throw .mergeMarks(line: line) }
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    var line = String(decoding: bytes[..<end], as: UTF8.self)
    // Git may have converted all line ends. A comparison would report every line as changed.
    if line.hasSuffix("\r") {
      line.removeLast()
      if form.header(ofFirstLine: line) != nil { throw .carriageReturns }
    }
    guard let header = form.header(ofFirstLine: line),
      let (version, words) = Self.parsed(header)
    else { throw .noFirstLine }
    guard version <= GoldenForm.version else { throw .newer(version: version) }
    guard let words else { throw .noFirstLine }
    self.version = version
    let first = GoldenHeader(words: words)
    self.words = first.words
    companions = first.companions
    report = form.report(bytes[min(end + 1, bytes.endIndex)...])
  }

  /// Throws if an older version wrote the file: its report can't be compared with one of today.
  func expectPresentFormat() throws(GoldenProblem) {
    guard version == GoldenForm.version else { throw .older(version: version) }
  }

  /// The version and, if it's a known version, the words.
  private static func parsed(_ header: String) -> (Int, [String]?)? {
    guard let colon = header.utf8.firstIndex(of: UInt8(ascii: ":")),
      let version = Int(header[..<colon]), version > 0
    else { return nil }
    let words = CommandLineText.words(header[header.utf8.index(after: colon)...])
    return (version, words?.isEmpty == true ? nil : words)
  }

  /// True if the report equals another report. Compares eight bytes at a time.
  func holds(_ other: [UInt8]) -> Bool {
    guard report.count == other.count else { return false }
    return report.withUnsafeBytes { report in
      other.withUnsafeBytes { other in
        var place = 0
        while report.count - place >= 8 {
          let word = report.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          guard word == other.loadUnaligned(fromByteOffset: place, as: UInt64.self) else {
            return false
          }
          place += 8
        }
        return report[place...].elementsEqual(other[place...])
      }
    }
  }

  /// True if the bytes certainly contain neither zeros nor merge markers, like nearly all files.
  /// Checks eight bytes at a time.
  private static func isOrdinary(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while bytes.count - place >= 8 {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        // Subtracts 1 from each byte. The highest bit becomes set in a byte that was zero.
        let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
        // A merge marker has seven equal bytes, so it fills an aligned group of four.
        let isMark =
          UInt32(truncatingIfNeeded: word) == 0x3C3C_3C3C
          || UInt32(truncatingIfNeeded: word &>> 32) == 0x3C3C_3C3C
        if zeros != 0 || isMark { return false }
        place += 8
      }
      // After a merge marker in the last seven bytes, there is no space for the closing marker.
      return !bytes[place...].contains(0)
    }
  }

  /// The number of the first line with a merge marker.
  private static func firstMergeMark(_ bytes: [UInt8]) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }),
      lines[index...].contains(where: { $0.starts(with: ">>>>>>> ".utf8) })
    else { return nil }
    return index + 1
  }
}
