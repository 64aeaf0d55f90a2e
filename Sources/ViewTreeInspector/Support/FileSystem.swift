import ViewTreeNumbers
import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// File access without Foundation, whose start-up would slow down every run.
public enum FileSystem {
  /// The reason why a file couldn't be read or written.
  public enum Failure: Error, Equatable, Sendable {
    /// The path doesn't exist.
    case notFound
    /// The path is a folder.
    case isFolder
    /// The permissions don't allow it.
    case notPermitted
    /// The other end of a pipe is closed.
    case nobodyReads
    /// Anything else: the system's own words.
    case other(String)

    /// The error of the last system call.
    static var last: Failure {
      switch errno {
      case ENOENT, ENOTDIR: .notFound
      case EISDIR: .isFolder
      case EACCES, EPERM, EROFS: .notPermitted
      case EPIPE: .nobodyReads
      default: .other(String(cString: strerror(errno)))
      }
    }
  }

  // MARK: - Reading

  /// The content of a file, up to `limit` bytes. Several threads read a large file, as many as can
  /// run at once unless their number is given.
  public static func read(
    _ path: String, atMost limit: Int = .max, threads: Int? = nil
  ) throws(Failure) -> [UInt8] {
    let descriptor = SystemCall.open { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let status = status(of: descriptor)
    if status?.kind == .folder { throw .isFolder }
    let size = status?.size ?? 0
    if size <= limit, let bytes = readParts(descriptor, count: size, threads: threads) {
      return bytes
    }
    return try readAll(descriptor, status, atMost: limit)
  }

  /// Reads standard input up to its end, or up to `limit` bytes.
  public static func readStandardInput(atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    try readAll(0, status(of: 0), atMost: limit)
  }

  private static func readAll(
    _ descriptor: Int32, _ status: Status?, atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    // Reads a file at once, and a pipe in growing pieces.
    let size = status?.size ?? 0
    var chunk = size > 0 ? size : 1 << 16
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = try readChunk(descriptor, upTo: min(chunk, limit - bytes.count))
      if more.isEmpty { break }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      chunk = min(max(bytes.count, 1 << 16), 1 << 20)
    }
    return bytes
  }

  /// The bytes of one read, empty at the end.
  static func readChunk(
    _ descriptor: Int32, upTo limit: Int
  ) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var result = 0
      repeat {
        result = SystemCall.read { read_(descriptor, base, limit) }
      } while result < 0
        && canRepeat(descriptor, POLLIN)
      if result < 0 { failure = .last }
      count = max(result, 0)
    }
    if let failure { throw failure }
    return bytes
  }

  private static func read_(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Darwin.read(descriptor, buffer, count)
    #endif
  }

  /// True if a failed call can be repeated: it was only interrupted, or another process made the
  /// pipe nonblocking. In the latter case, this function waits until the pipe is ready.
  private static func canRepeat(_ descriptor: Int32, _ event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }

  // MARK: - Folders

  /// The folder that a path's last part is in.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: Byte.slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a folder, sorted by their bytes, without hidden names and names that aren't
  /// UTF-8.
  public static func names(in folder: String) throws(Failure) -> [String] {
    try listing(of: folder).names
  }

  /// The names in a folder, and readable forms of names that aren't UTF-8. The latter end in `/`
  /// for folders.
  static func listing(of folder: String) throws(Failure) -> (names: [String], foreign: [String]) {
    guard let directory = SystemCall.opendir({ opendir(folder) }) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    var foreign: [String] = []
    while let entry = try nextEntry(directory) {
      if let name = name(of: entry) {
        if !name.hasPrefix(".") { names.append(name) }
      } else {
        let name = foreignName(of: entry, in: dirfd(directory))
        if !name.hasPrefix(".") { foreign.append(name) }
      }
    }
    return (
      names.sorted { $0.hasBytes(before: $1) },
      foreign.sorted { $0.hasBytes(before: $1) }
    )
  }

  /// The next entry of an open folder, or `nil` at its end.
  static func nextEntry(_ directory: Directory) throws(Failure) -> UnsafeMutablePointer<dirent>? {
    // Both the end and an error return `nil`, so only `errno` distinguishes them.
    errno = 0
    let entry = SystemCall.readdir { readdir(directory) }
    if entry == nil, errno != 0 { throw .last }
    return entry
  }

  #if canImport(Darwin)
    typealias Directory = UnsafeMutablePointer<DIR>
  #else
    typealias Directory = OpaquePointer
  #endif

  /// The name of an entry of a folder, or `nil` if it isn't UTF-8.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      String(validatingCString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
  }

  private static func foreignName(
    of entry: UnsafeMutablePointer<dirent>, in folder: Int32
  ) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      let name = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
      let isFolder = status(of: name, in: folder)?.kind == .folder
      return String(cString: name) + (isFolder ? "/" : "")
    }
  }

  // MARK: - Writing

  /// Writes a file completely or not at all: first next to it, and then as its replacement.
  ///
  /// A link stays a link, and its target is written. A device or a pipe can't be replaced, so bytes
  /// are written to it directly.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let status = try status(of: path) else {
      // Whoever made a link wanted the file elsewhere, and nobody says where its folder is to come from.
      if try isLink(path) { throw .other("it is a link to a file that does not exist") }
      return try replace(path, with: bytes, mode: nil)
    }
    switch status.kind {
    case .folder: throw .isFolder
    case .file: try replace(resolved(path) ?? path, with: bytes, mode: status.mode)
    case .link, .other: try write(bytes, toDevice: path)
    }
  }

  /// Writes to an existing file that can't be replaced.
  private static func write(_ bytes: [UInt8], toDevice path: String) throws(Failure) {
    let descriptor = SystemCall.open { open(path, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .last }
    do throws(Failure) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard SystemCall.close({ close(descriptor) }) == 0 else { throw .last }
  }

  /// Writes to an open file.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        let count = SystemCall.write { write_(descriptor, base + start, buffer.count - start) }
        if count < 0, canRepeat(descriptor, POLLOUT) { continue }
        guard count > 0 else {
          failure = .last
          return
        }
        start += count
      }
    }
    if let failure { throw failure }
  }

  /// Creates a folder and its missing parents. An existing folder stays unchanged.
  public static func makeFolder(_ path: String) throws(Failure) {
    if SystemCall.mkdir({ mkdir(path, 0o777) }) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
      if SystemCall.mkdir({ mkdir(path, 0o777) }) == 0 { return }
    }
    guard errno == EEXIST else { throw .last }
    guard try isFolder(path) else { throw .other("'\(path)' is not a folder") }
  }

  /// Removes a folder if it's empty.
  public static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(Failure) {
    guard SystemCall.unlink({ unlink(path) }) == 0 else { throw .last }
  }

  /// Removes a file that need not be there.
  public static func removeIfThere(_ path: String) throws(Failure) {
    guard SystemCall.unlink({ unlink(path) }) == 0 || errno == ENOENT else { throw .last }
  }

  /// True if the path is a program that may be started.
  public static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? isFile(path)) == true
  }

  private static func write_(
    _ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #else
      Darwin.write(descriptor, buffer, count)
    #endif
  }

  /// True if an open file is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The width of an open file's terminal in characters, or `nil` if it isn't a terminal or has no
  /// known width.
  public static func columns(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
