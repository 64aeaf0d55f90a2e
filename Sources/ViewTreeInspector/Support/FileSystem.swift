import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files, without Foundation, whose start-up every run would pay for.
public enum FileSystem {
  /// Why a file could not be read or written.
  public enum Failure: Error, Equatable, Sendable {
    /// There is nothing at the path.
    case notFound
    /// The path is a folder.
    case isFolder
    /// The rights do not allow it.
    case notPermitted
    /// The other end of a pipe is closed.
    case nobodyReads
    /// Anything else: the system's own words.
    case other(String)

    /// What the last system call complained about.
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

  /// The content of a file, of which no more than `limit` bytes are read; a large one is read by several threads.
  public static func read(
    _ path: String, atMost limit: Int = .max, threads: Int = processorCount
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if isFolder(descriptor) { throw .isFolder }
    let size = size(descriptor)
    if size <= limit, let bytes = readParts(descriptor, count: size, threads: threads) {
      return bytes
    }
    return try readAll(descriptor, atMost: limit)
  }

  /// What comes from standard input, up to its end or to `limit` bytes.
  public static func readStandardInput(atMost limit: Int = .max) throws(Failure) -> [UInt8] {
    try readAll(0, atMost: limit)
  }

  private static func readAll(
    _ descriptor: Int32, atMost limit: Int
  ) throws(Failure) -> [UInt8] {
    // A file is read at once, what comes from a pipe in growing pieces.
    let size = size(descriptor)
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

  /// The bytes of an open file; 0 of what has no size.
  private static func size(_ descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 0) : 0
  }

  /// The bytes of one read; none at the end.
  static func readChunk(
    _ descriptor: Int32, upTo limit: Int
  ) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      var result = 0
      repeat {
        result = read_(descriptor, base, limit)
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

  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a call that failed was only interrupted, or has to wait because another process made
  /// the pipe non-blocking; then it waits.
  private static func canRepeat(_ descriptor: Int32, _ event: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }

  // MARK: - Folders

  /// Whether the path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether the path is a file with a content of its own, no pipe and no device.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether the path itself is a link to somewhere else.
  public static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether there is anything at the path.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The bytes of a file; 0 if it cannot be looked at.
  public static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Where a path leads when every link on the way is followed; `nil` if it leads nowhere.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that a path's last part is in.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a folder, sorted by their bytes, without hidden ones and those that are no UTF-8.
  public static func names(in folder: String) throws(Failure) -> [String] {
    try listing(of: folder).names
  }

  /// The names in a folder, and as far as they can be told those that are no UTF-8; of these, folders end in `/`.
  static func listing(of folder: String) throws(Failure) -> (names: [String], foreign: [String]) {
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    var foreign: [String] = []
    while let entry = readdir(directory) {
      if let name = name(of: entry) {
        if !name.hasPrefix(".") { names.append(name) }
      } else {
        let name = foreignName(of: entry, in: dirfd(directory))
        if !name.hasPrefix(".") { foreign.append(name) }
      }
    }
    return (
      names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      foreign.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    )
  }

  /// The name of an entry of a folder; `nil` if it is no UTF-8.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafePointer(to: &entry.pointee.d_name) {
      String(validatingCString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
  }

  /// What a name in a folder stands for.
  enum Entry {
    case folder
    case file
    /// Nobody can tell: the folder does not allow it, or its path is too long.
    case unreachable(Failure)
  }

  static func entry(_ path: String) -> Entry {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file }
    // A link to nothing is one for itself, and what has gone since its name was read is not missed.
    return lstat(path, &status) == 0 || errno == ENOENT ? .file : .unreachable(.last)
  }

  private static func foreignName(
    of entry: UnsafeMutablePointer<dirent>, in folder: Int32
  ) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      let name = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
      var status = stat()
      let isFolder =
        fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFDIR
      return String(cString: name) + (isFolder ? "/" : "")
    }
  }

  // MARK: - Writing

  /// Writes a file whole or not at all: beside it first, then in its place.
  ///
  /// A link stays one: the file that it leads to is written. A device or a pipe has no place to be
  /// replaced in, so bytes go straight to it.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try write(bytes, toDevice: path)
    }
    // Whoever made a link wanted the file elsewhere, and nobody says where its folder is to come from.
    if !exists, isLink(path) { throw .other("it is a link to a file that is not there") }
    try replace(
      exists ? resolved(path) ?? path : path, with: bytes,
      mode: exists ? status.st_mode & 0o7777 : nil)
  }

  /// Writes to something that is there and cannot be replaced.
  private static func write(_ bytes: [UInt8], toDevice path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    do throws(Failure) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Writes to an open file.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count {
        let count = write_(descriptor, base + start, buffer.count - start)
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

  /// Makes a folder and those that lead to it; one that is there stays as it is.
  public static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
    }
    guard errno == EEXIST else { throw .last }
    guard isFolder(path) else { throw .other("'\(path)' is not a folder") }
  }

  /// Removes a folder if nothing is in it.
  public static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Removes a file.
  public static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 else { throw .last }
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

  /// Whether an open file is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many characters wide the terminal of an open file is; `nil` if it is none or does not say.
  public static func columns(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
