import ViewTreeInspector

/// The folders on the command line. Links in them must not lead outside.
struct CheckedFolders {
  /// The folders, without links on the way.
  private let roots: [String]

  /// The folders among some paths, and those that the files among them are in.
  init(_ paths: [String]) throws(FileSystem.Failure) {
    var roots: [String] = []
    for path in paths {
      let folder = try FileSystem.isFolder(path) ? path : FileSystem.folder(of: path)
      if let root = try FileSystem.resolved(folder) { roots.append(root) }
    }
    self.roots = roots
  }

  /// True if the path is a link that leaves the folders, or a broken link.
  func areLeft(by path: String, _ files: KnownFiles) throws(FileSystem.Failure) -> Bool {
    guard try files.isLink(path) else { return false }
    guard let target = try FileSystem.resolved(path) else { return true }
    return !roots.contains { target.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
