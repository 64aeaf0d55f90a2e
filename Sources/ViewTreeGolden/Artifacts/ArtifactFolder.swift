import ViewTreeInspector
import ViewTreeSyntax

/// A folder with the artifacts of checks. Its files have names of golden files and documents, but
/// are neither.
enum ArtifactFolder {
  /// True if a folder has the artifacts of a check. Its page names the folder, so that a copied
  /// page in another folder doesn't count.
  static func isOne(_ folder: String) throws(FileSystem.Failure) -> Bool {
    let page = FileSystem.path(ArtifactIndex.name, in: folder)
    guard try FileSystem.isFile(page) else { return false }
    var start: [UInt8] = []
    try FileSystem.read(page, inPiecesOf: 1 << 10) { piece in
      start = piece
      return false
    }
    return try start.contains(mark(name(of: folder)).utf8)
  }

  /// A folder's own name, for any spelling of its path.
  static func name(of folder: String) throws(FileSystem.Failure) -> String {
    let path = try FileSystem.resolved(folder) ?? folder
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func mark(_ name: String) -> String {
    var buffer = ByteBuffer()
    buffer.append(markup: name)
    return "<meta name=\"\(ArtifactIndex.mark)\" content=\"\(buffer.text)\"/>"
  }
}
