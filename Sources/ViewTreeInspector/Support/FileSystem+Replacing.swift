#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Atomic replacement of files: a file is written under a unique name, and renamed when it is
/// complete.
extension FileSystem {
  /// Writes a temporary file next to the target, and renames it when the disk has stored it.
  ///
  /// The folder is opened once, so that everything happens in the same folder even if its path
  /// changes.
  static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(Failure) {
    let directory = SystemCall.open {
      open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard directory >= 0 else { throw .last }
    defer { close(directory) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let (descriptor, temporary) = try makeTemporary(of: name, in: directory, mode: mode ?? 0o666)
    do throws(Failure) {
      try fill(descriptor, with: bytes, mode: mode)
      let result = SystemCall.rename { renameat(directory, temporary, directory, name) }
      guard result == 0 else { throw .last }
    } catch {
      unlinkat(directory, temporary, 0)
      throw error
    }
    // Some file systems can't sync a folder. The file is complete anyway.
    _ = SystemCall.fsync { fsync(directory) }
    removeAbandoned(of: name, in: directory)
  }

  /// Creates a file with a unique name, also among the processes of other containers that share
  /// the folder.
  private static func makeTemporary(
    of name: String, in directory: Int32, mode: mode_t
  ) throws(Failure) -> (descriptor: Int32, name: String) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<16 {
      let digits = String(random.next(), radix: 16)
      let padding = String(repeating: "0", count: max(0, 16 - digits.count))
      let temporary = "\(name).\(padding)\(digits).tmp"
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = SystemCall.open { openat(directory, temporary, flags, mode) }
      if descriptor >= 0 { return (descriptor, temporary) }
      if errno != EEXIST { break }
    }
    throw .last
  }

  /// Writes all bytes, syncs them to the disk, and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], mode: mode_t?
  ) throws(Failure) {
    do throws(Failure) {
      try write(bytes, to: descriptor)
      if let mode { fchmod(descriptor, mode) }
      guard SystemCall.fsync({ fsync(descriptor) }) == 0 || errno == EINVAL || errno == ENOTSUP
      else { throw .last }
    } catch {
      close(descriptor)
      throw error
    }
    guard SystemCall.close({ close(descriptor) }) == 0 else { throw .last }
  }

  // MARK: - Abandoned files

  /// The maximum time for writing a file, in seconds. An older temporary file was left by a killed
  /// process.
  static let secondsOfWriting = 3600

  /// The target of a temporary file that a killed process left.
  public static func target(ofAbandoned path: String) throws(Failure) -> String? {
    guard let target = target(ofTemporary: path) else { return nil }
    return try status(of: path, followingLinks: false).map(isAbandoned) == true ? target : nil
  }

  /// The file that a temporary file replaces, by its name. `nil` for the names of other files.
  public static func target(ofTemporary path: String) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.last == "tmp", parts[parts.count - 2].utf8.count == 16,
      parts[parts.count - 2].allSatisfy({ $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    return parts.dropLast(2).joined(separator: ".")
  }

  private static func isAbandoned(_ status: Status) -> Bool {
    status.kind == .file && time(nil) - status.modified.seconds > secondsOfWriting
  }

  /// Removes the temporary files of processes that were killed during a write.
  private static func removeAbandoned(of name: String, in directory: Int32) {
    let copy = dup(directory)
    guard copy >= 0, let entries = fdopendir(copy) else { return }
    defer { closedir(entries) }
    rewinddir(entries)
    while let entry = try? nextEntry(entries) {
      guard let found = self.name(of: entry), found.utf8.count == name.utf8.count + 21,
        target(ofTemporary: found) == name
      else { continue }
      if status(of: found, in: directory).map(isAbandoned) == true {
        unlinkat(directory, found, 0)
      }
    }
  }
}
