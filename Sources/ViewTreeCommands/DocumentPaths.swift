import ViewTreeGolden
import ViewTreeInspector

/// The documents that a command line names, one by one or by folders.
enum DocumentPaths {
  /// The paths of files unchanged, and instead of folders the documents in them, as `check` finds
  /// them. `nil` after a message about a folder without documents.
  ///
  /// `screens` finds the previews of Swift files, for commands to which each is a document.
  static func all(
    _ paths: [String], _ console: Console,
    screens: @escaping (String) -> FileScreens = { _ in FileScreens() }
  ) -> [String]? {
    var all: [String] = []
    var isComplete = true
    for path in paths {
      do throws(FileSystem.Failure) {
        let found = try documents(at: path, DocumentFinder(paths, screens: screens)) {
          folder, failure in
          console.message(CommandWords.unreadableFolder(folder, failure))
          isComplete = false
        }
        if found.isEmpty {
          console.message(CommandWords.noDocuments(path))
          isComplete = false
        }
        all += found
      } catch {
        console.message(CommandWords.unreadable(path, error))
        isComplete = false
      }
    }
    return isComplete ? all : nil
  }

  private static func documents(
    at path: String, _ finder: DocumentFinder,
    unreadable: (String, FileSystem.Failure) -> Void
  ) throws(FileSystem.Failure) -> [String] {
    try FileSystem.isFolder(path) ? finder.documents(in: path, unreadable: unreadable) : [path]
  }
}
