import ViewTreeInspector

/// A stamp that shows, without reading a file, that its content may have changed.
struct FileStamp: Equatable {
  private let status: FileSystem.Status

  /// The stamp of what is at a path, links followed; `nil` if nothing is, or as long as the system cannot say.
  init?(_ path: String) {
    guard let status = try? FileSystem.status(of: path) else { return nil }
    self.status = status
  }
}
