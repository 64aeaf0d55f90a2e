#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// File status with three results: it exists, it doesn't, or the system reports an error.
extension FileSystem {
  /// The kinds of file system entries.
  public enum Kind: Equatable, Sendable {
    /// A regular file.
    case file
    case folder
    /// A link, if links aren't followed.
    case link
    /// A pipe, a device or a socket.
    case other
  }

  /// The properties of a file, a folder or a link.
  public struct Status: Equatable, Sendable {
    /// Seconds and nanoseconds.
    struct Moment: Equatable, Sendable {
      let seconds: Int
      let nanoseconds: Int

      init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
    }

    /// The kind of the entry.
    public let kind: Kind
    /// The bytes of its content.
    public let size: Int
    /// The rights, as `chmod` takes them.
    let mode: mode_t
    /// The inode, which changes when an editor replaces the file.
    let inode: UInt64
    /// The time of its content.
    let modified: Moment
    /// The time of any change, which no program sets back.
    let changed: Moment

    fileprivate init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      size = max(Int(status.st_size), 0)
      mode = status.st_mode & 0o7777
      inode = UInt64(status.st_ino)
      #if canImport(Darwin)
        (modified, changed) = (Moment(status.st_mtimespec), Moment(status.st_ctimespec))
      #else
        (modified, changed) = (Moment(status.st_mtim), Moment(status.st_ctim))
      #endif
    }
  }

  /// The status of a path's target, or of a link itself, or `nil` if it doesn't exist.
  ///
  /// Throws any other error, because it doesn't mean that the file is missing.
  public static func status(
    of path: String, followingLinks: Bool = true
  ) throws(Failure) -> Status? {
    var status = stat()
    let result =
      followingLinks
      ? SystemCall.stat { stat(path, &status) } : SystemCall.lstat { lstat(path, &status) }
    if result == 0 { return Status(status) }
    guard leadsNowhere(errno) else { throw .last }
    return nil
  }

  /// The status of an open file, or `nil` if the system doesn't report it.
  static func status(of descriptor: Int32) -> Status? {
    var status = stat()
    return SystemCall.fstat { fstat(descriptor, &status) } == 0 ? Status(status) : nil
  }

  /// The status of an entry of an open folder, not following a link, or `nil` if the system doesn't
  /// report it.
  static func status(of entry: UnsafePointer<CChar>, in folder: Int32) -> Status? {
    var status = stat()
    let result = SystemCall.lstat { fstatat(folder, entry, &status, AT_SYMLINK_NOFOLLOW) }
    return result == 0 ? Status(status) : nil
  }

  /// True if the path is a folder.
  public static func isFolder(_ path: String) throws(Failure) -> Bool {
    try status(of: path)?.kind == .folder
  }

  /// True if the path is a regular file, not a pipe or a device.
  public static func isFile(_ path: String) throws(Failure) -> Bool {
    try status(of: path)?.kind == .file
  }

  /// True if the file is read-only for everyone.
  public static func isReadOnly(_ path: String) throws(Failure) -> Bool {
    try status(of: path).map { $0.mode & 0o222 == 0 } ?? false
  }

  /// True if the path itself is a link to somewhere else.
  public static func isLink(_ path: String) throws(Failure) -> Bool {
    try status(of: path, followingLinks: false)?.kind == .link
  }

  /// True if there is an entry at the path.
  public static func exists(_ path: String) throws(Failure) -> Bool {
    try status(of: path) != nil
  }

  /// The bytes of a file, or 0 if there is none.
  public static func size(_ path: String) throws(Failure) -> Int {
    try status(of: path)?.size ?? 0
  }

  /// The path without links on the way, or `nil` if it leads nowhere.
  public static func resolved(_ path: String) throws(Failure) -> String? {
    guard let resolved = SystemCall.realpath({ realpath(path, nil) }) else {
      guard leadsNowhere(errno) else { throw .last }
      return nil
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// True if an error means for certain that the path doesn't exist. Circular links don't lead to a
  /// file, either.
  private static func leadsNowhere(_ error: Int32) -> Bool {
    error == ENOENT || error == ENOTDIR || error == ELOOP
  }
}
