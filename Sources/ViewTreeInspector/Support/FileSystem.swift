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
    /// Anything else: the system's own words.
    case other(String)

    /// What the last system call complained about.
    static var last: Failure {
      switch errno {
      case ENOENT, ENOTDIR: .notFound
      case EISDIR: .isFolder
      case EACCES, EPERM, EROFS: .notPermitted
      default: .other(String(cString: strerror(errno)))
      }
    }
  }

  // MARK: - Reading

  /// The content of a file.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    if isFolder(descriptor) { throw .isFolder }
    return try readAll(descriptor)
  }

  /// What comes from standard input, up to its end.
  public static func readStandardInput() throws(Failure) -> [UInt8] {
    try readAll(0)
  }

  private static func readAll(_ descriptor: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > 0 {
      bytes.reserveCapacity(Int(status.st_size) + 1)
    }
    let chunk = 1 << 20
    while true {
      let start = bytes.count
      var count = 0
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      count = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read_(descriptor, $0 + start, chunk) } ?? 0
      }
      bytes.removeSubrange((start + max(count, 0))...)
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { return bytes }
    }
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

  // MARK: - Folders

  /// Whether the path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at the path.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The names in a folder, sorted by their bytes, without hidden ones.
  public static func names(in folder: String) throws(Failure) -> [String] {
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - Writing

  /// Writes a file whole or not at all: beside it first, then in its place.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if isFolder(path) { throw .isFolder }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw .last }
    let complete = write(bytes, to: descriptor)
    let failure = Failure.last
    guard close(descriptor) == 0, complete else {
      unlink(temporary)
      throw failure
    }
    guard rename(temporary, path) == 0 else {
      let failure = Failure.last
      unlink(temporary)
      throw failure
    }
  }

  /// Writes to an open file; false if not all could be written, as to a pipe that nobody reads.
  @discardableResult
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        guard let base = buffer.baseAddress else { return true }
        let count = write_(descriptor, base + start, buffer.count - start)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        start += count
      }
      return true
    }
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
}
