import ViewTreeInspector

/// The folders that were given to a command: links in them may not lead out of them.
struct CheckedFolders {
  /// The folders, without links on the way.
  private let roots: [String]

  /// The folders among some paths, and those that the files among them are in.
  init(_ paths: [String]) {
    roots = paths.compactMap { path in
      FileSystem.resolved(FileSystem.isFolder(path) ? path : FileSystem.folder(of: path))
    }
  }

  /// Whether a path is a link that leads elsewhere, or nowhere.
  func areLeft(by path: String) -> Bool {
    guard FileSystem.isLink(path) else { return false }
    guard let target = FileSystem.resolved(path) else { return true }
    return !roots.contains { target.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
