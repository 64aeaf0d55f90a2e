import ViewTreeInspector

/// Finds the documents in folders, as a check finds them.
package struct DocumentFinder {
  private let folders: CheckedFolders

  /// Makes a finder for the paths of a command line: links do not lead out of them.
  package init(_ paths: [String]) throws(FileSystem.Failure) {
    folders = try CheckedFolders(paths)
  }

  /// The documents in a folder and its subfolders, sorted by name. `unreadable` gets paths that may
  /// contain some and cannot be read.
  package func documents(
    in folder: String, unreadable: (String, FileSystem.Failure) -> Void = { _, _ in }
  ) -> [String] {
    var found: [String] = []
    FileSystem.visit(
      folder,
      enter: { (path) throws(FileSystem.Failure) in try !ArtifactFolder.isOne(path) },
      unreadable: { if Self.mayHaveDocuments($0) { unreadable($0, $1) } }
    ) { (path) throws(FileSystem.Failure) in
      if try isDocument(path) { found.append(path) }
    }
    return found
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
    guard try FileSystem.isFile(path), try !folders.areLeft(by: path) else { return false }
    return try DocumentFile.isDocument(path)
  }
}
