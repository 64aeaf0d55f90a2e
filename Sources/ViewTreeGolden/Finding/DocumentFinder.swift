import ViewTreeInspector

/// Finds the documents in folders, as a check finds them.
package struct DocumentFinder {
  private let folders: CheckedFolders

  /// Makes a finder for the paths of a command line: links do not lead out of them.
  package init(_ paths: [String]) {
    folders = CheckedFolders(paths)
  }

  /// The documents in a folder and those below it, in the order of their names; `unreadable` hears of what may have
  /// some and cannot be read.
  package func documents(
    in folder: String, unreadable: (String, FileSystem.Failure) -> Void = { _, _ in }
  ) -> [String] {
    var found: [String] = []
    FileSystem.visit(
      folder, enter: { !ArtifactFolder.isOne($0) },
      unreadable: { if Self.mayHaveDocuments($0) { unreadable($0, $1) } }
    ) { path in
      if isDocument(path) { found.append(path) }
    }
    return found
  }

  /// Whether something that cannot be read may be a document, or a folder that has some.
  static func mayHaveDocuments(_ path: String) -> Bool {
    path.hasSuffix("/") || FileSystem.isFolder(path)
      || GoldenName.documentEndings.contains(where: path.hasSuffix)
  }

  /// Whether a file in a folder is a document of its own.
  func isDocument(_ path: String) -> Bool {
    GoldenName.documentEndings.contains(where: path.hasSuffix) && GoldenName(path) == nil
      && FileSystem.isFile(path) && !folders.areLeft(by: path) && DocumentFile.isDocument(path)
  }
}
