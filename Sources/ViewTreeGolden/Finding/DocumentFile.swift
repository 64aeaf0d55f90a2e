import ViewTreeInspector
import ViewTreeSyntax

/// Distinguishes documents from other files by their content.
enum DocumentFile {
  /// True if a file in a folder is a document. In JSON and YAML, the outermost object has the key
  /// `viewtree`. A Swift file has a comment with settings.
  ///
  /// Reads the file in pieces, up to the key or to the end of the object. A file without the word
  /// is not searched further.
  static func isDocument(
    _ path: String, _ files: KnownFiles
  ) throws(FileSystem.Failure) -> Bool {
    // The schema of documents, which may lie beside them, is known by its name.
    guard !path.hasSuffix(".schema.json"), try files.size(path) <= ReaderLimits.standard.bytes
    else { return false }
    if try files.size(path) <= KnownFiles.pieceSize {
      let bytes = try files.read(path, atMost: ReaderLimits.standard.bytes + 1)
      return bytes.contains(key.utf8) && isDocument(path, bytes)
    }
    guard try mentionsKey(path) else { return false }
    if path.hasSuffix(".swift") { return try hasSettings(path) }
    var search = KeySearch(
      for: key, in: SourceSyntax(of: SourceFile(name: path, bytes: [])))
    var isFirst = true
    var isReport = false
    try FileSystem.read(path, inPiecesOf: 1 << 16) { piece in
      isReport = isFirst && Self.isReport(piece)
      isFirst = false
      if !isReport { search.take(piece) }
      return search.answer == .open && !isReport
    }
    return search.answer == .found
  }

  private static func isDocument(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".swift") { return SwiftSettings.range(in: bytes) != nil }
    var search = KeySearch(for: key, in: SourceSyntax(of: SourceFile(name: path, bytes: [])))
    if !isReport(bytes) { search.take(bytes) }
    return search.answer == .found
  }

  private static let key = "viewtree"

  /// True if a Swift file has settings before its declarations.
  private static func hasSettings(_ path: String) throws(FileSystem.Failure) -> Bool {
    var start: [UInt8] = []
    try FileSystem.read(path, inPiecesOf: 1 << 16) { piece in
      start += piece
      return start.count < 1 << 16
    }
    return SwiftSettings.range(in: start) != nil
  }

  /// True if the key's letters occur in the file.
  private static func mentionsKey(_ path: String) throws(FileSystem.Failure) -> Bool {
    var isFound = false
    var end: [UInt8] = []
    try FileSystem.read(path, inPiecesOf: 1 << 16) { piece in
      // Keeps the end of the piece, because the key can be split between two pieces.
      let bytes = end + piece
      isFound = bytes.contains(key.utf8)
      end = Array(bytes.suffix(key.utf8.count - 1))
      // Stops at a zero byte. Text has none, and a sparse file can be larger than the disk.
      return !isFound && !piece.contains(0)
    }
    return isFound
  }

  /// True if the bytes start the output of a command with `--format json`, whose second key no
  /// document has.
  private static func isReport(_ bytes: [UInt8]) -> Bool {
    let start = Array("{\n  \"viewtree\": 1,\n  \"".utf8)
    return bytes.starts(with: start)
      && ["source", "files", "check", "old", "screens"].contains { key in
        bytes.dropFirst(start.count).starts(with: "\(key)\":".utf8)
      }
  }
}
