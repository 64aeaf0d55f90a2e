import ViewTreeInspector

/// Finds the documents in folders, as a check finds them.
package struct DocumentFinder {
  private let folders: CheckedFolders
  /// The screens of Swift files without settings.
  private let screens: (String) -> FileScreens
  /// The configurations, which exclude files.
  private let projects: ProjectFolders
  let files = KnownFiles()

  /// Creates a finder for the paths of a command line: links don't lead out of them.
  ///
  /// `screens` finds the previews of a Swift file, each of which is a document.
  package init(
    _ paths: [String], projects: ProjectFolders = ProjectFolders(),
    screens: @escaping (String) -> FileScreens = { _ in FileScreens() }
  ) throws(FileSystem.Failure) {
    folders = try CheckedFolders(paths)
    self.projects = projects
    self.screens = screens
  }

  /// The documents in a folder and its subfolders, sorted by name. `unreadable` gets paths that may
  /// contain some and can't be read.
  package func documents(
    in folder: String, unreadable: (String, FileSystem.Failure) -> Void = { _, _ in }
  ) -> [String] {
    var found: [String] = []
    visit(folder, unreadable) { (path) throws(FileSystem.Failure) in
      found += try documents(at: path)
    }
    return found
  }

  /// The Swift files in a folder that give no document, with their screens.
  func passedOver(in folder: String) -> [(path: String, screens: FileScreens)] {
    var found: [(path: String, screens: FileScreens)] = []
    visit(folder, { _, _ in }) { (path) throws(FileSystem.Failure) in
      guard path.hasSuffix(".swift"), try documents(at: path).isEmpty,
        try !projects.excludes(path)
      else { return }
      found.append((path, screens(path)))
    }
    return found
  }

  private func visit(
    _ folder: String, _ unreadable: (String, FileSystem.Failure) -> Void,
    _ file: (String) throws(FileSystem.Failure) -> Void
  ) {
    FileSystem.visit(
      folder, enter: { (path) throws(FileSystem.Failure) in try enters(path) },
      unreadable: { if Self.mayHaveDocuments($0) { unreadable($0, $1) } },
      file: { (path, entry) throws(FileSystem.Failure) in
        try files.add(path, entry)
        try file(path)
      })
  }

  /// True if a folder may have documents: it has no artifacts, and no configuration excludes it.
  func enters(_ folder: String) throws(FileSystem.Failure) -> Bool {
    guard try !ArtifactFolder.isOne(folder) else { return false }
    return try !projects.excludes(folder)
  }

  /// The documents of a file in a folder: itself, or the previews of a Swift file without settings.
  package func documents(at path: String) throws(FileSystem.Failure) -> [String] {
    if try isDocument(path) { return [path] }
    guard path.hasSuffix(".swift"), try files.isFile(path), try !folders.areLeft(by: path, files),
      try !DocumentFile.isDocument(path, files), try !projects.excludes(path)
    else { return [] }
    return screens(path).previews.map { ScreenPath(file: path, preview: $0).path }
  }

  /// True if an unreadable path may be a document, or a folder with documents.
  static func mayHaveDocuments(_ path: String) -> Bool {
    if path.hasSuffix("/") || GoldenName.documentEndings.contains(where: path.hasSuffix) {
      return true
    }
    return (try? FileSystem.isFolder(path)) ?? true
  }

  /// True if a file in a folder is a document, but not a golden file.
  func isDocument(_ path: String) throws(FileSystem.Failure) -> Bool {
    guard GoldenName.documentEndings.contains(where: path.hasSuffix), GoldenName(path) == nil
    else { return false }
    guard try files.isFile(path), try !folders.areLeft(by: path, files) else { return false }
    guard try DocumentFile.isDocument(path, files) else { return false }
    return try !projects.excludes(path)
  }
}
