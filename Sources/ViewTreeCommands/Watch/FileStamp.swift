import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells that a file has other content than before, without reading it.
struct FileStamp: Equatable {
  /// Another one after an editor has put a new file in the place of the old one.
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  /// When anything about the file changed, which no program sets back as it may the time of its content.
  private let changeSeconds: Int
  private let changeNanoseconds: Int

  /// The stamp of what is at a path, links followed; `nil` if nothing is.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (time, change) = (status.st_mtim, status.st_ctim)
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    changeSeconds = Int(change.tv_sec)
    changeNanoseconds = Int(change.tv_nsec)
  }
}
