import ViewTreeInspector

/// A stamp that shows, without reading a file, that its content may have changed.
struct FileStamp: Equatable {
  private let status: FileSystem.Status

  /// The stamp of the file at a path, links followed. `nil` if there is no file, or while the
  /// system reports an error.
  init?(_ path: String) {
    guard let status = try? FileSystem.status(of: path) else { return nil }
    self.status = status
  }
}
