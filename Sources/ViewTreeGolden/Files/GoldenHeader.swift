import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The header of a golden file: the command that makes the report, and the document's other golden
/// files, so that viewtree notices if one is deleted.
struct GoldenHeader: Equatable {
  /// The word before each of the others, written as in a document's checks.
  static let companionMark = "--with"

  /// The command and its options.
  let words: [String]
  /// The other golden files of the document when this golden file was written.
  let companions: [CheckTemplate]

  /// Parses the words of a line.
  init(words: [String]) {
    var words = words
    var companions: [CheckTemplate] = []
    while words.count > 2, words[words.count - 2] == Self.companionMark,
      let check = words.last.flatMap({ CheckTemplate($0) })
    {
      companions.append(check)
      words.removeLast(2)
    }
    self.words = words
    self.companions = companions.reversed()
  }

  /// Reads only the header of a file, or returns `nil` if it isn't that of a readable golden file.
  init?(
    path: String, _ form: GoldenForm, _ files: KnownFiles
  ) throws(FileSystem.Failure) {
    guard try files.isFile(path) else { return nil }
    var line: [UInt8] = []
    try FileSystem.read(path, inPiecesOf: 1 << 12) { piece in
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      line += piece[..<(end ?? piece.endIndex)]
      return end == nil && line.count < Self.longest
    }
    guard let file = try? GoldenFile(line, form) else { return nil }
    words = file.words
    companions = file.companions
  }

  /// No first line is longer.
  private static let longest = 1 << 20

  /// The words that name others.
  static func words(of companions: [CheckTemplate]) -> [String] {
    companions.flatMap { [companionMark, $0.text] }
  }
}
