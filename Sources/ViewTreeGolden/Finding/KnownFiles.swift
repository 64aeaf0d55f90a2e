import ViewTreeInspector

/// The files of one search, so that each costs one request to the system.
///
/// `check` makes 43 system calls for a document with two golden files.
final class KnownFiles {
  private struct Entry {
    let isLink: Bool
    /// The status of the file, or of a link's target. `nil` if it doesn't exist.
    let status: FileSystem.Status?
  }

  private var entries: [PathKey: Entry] = [:]
  /// The file that was read last, which is often asked for again.
  private var last: (path: PathKey, bytes: [UInt8])?

  /// Larger files are read in pieces.
  static let pieceSize = 1 << 16

  /// Takes the status of an entry, not following a link, from a visit of its folder.
  func add(_ path: String, _ own: FileSystem.Status?) throws(FileSystem.Failure) {
    _ = try entry(PathKey(path), own)
  }

  private func entry(_ path: String) throws(FileSystem.Failure) -> Entry {
    let key = PathKey(path)
    if let known = entries[key] { return known }
    return try entry(key, FileSystem.status(of: path, followingLinks: false))
  }

  private func entry(
    _ key: PathKey, _ own: FileSystem.Status?
  ) throws(FileSystem.Failure) -> Entry {
    let isLink = own?.kind == .link
    let status = isLink ? try FileSystem.status(of: key.path) : own
    let entry = Entry(isLink: isLink, status: status)
    entries[key] = entry
    return entry
  }

  /// The status of a path's target, or `nil` if it doesn't exist.
  func status(_ path: String) throws(FileSystem.Failure) -> FileSystem.Status? {
    try entry(path).status
  }

  /// True if the path itself is a link to somewhere else.
  func isLink(_ path: String) throws(FileSystem.Failure) -> Bool { try entry(path).isLink }

  /// True if the path is a regular file.
  func isFile(_ path: String) throws(FileSystem.Failure) -> Bool {
    try status(path)?.kind == .file
  }

  /// The bytes of a file, or 0 if there is none.
  func size(_ path: String) throws(FileSystem.Failure) -> Int { try status(path)?.size ?? 0 }

  /// The content of a file, up to a number of bytes.
  func read(_ path: String, atMost limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    if let last, last.path == PathKey(path) { return last.bytes }
    let bytes = try FileSystem.read(path, atMost: limit)
    if bytes.count <= Self.pieceSize { last = (PathKey(path), bytes) }
    return bytes
  }
}
