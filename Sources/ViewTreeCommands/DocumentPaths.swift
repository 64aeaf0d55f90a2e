import ViewTreeGolden
import ViewTreeInspector

/// The documents that a command line names, one by one or by folders.
enum DocumentPaths {
  /// Files as they are named, and in place of folders the documents in them as `check` finds them;
  /// `nil` after a message about a folder that has none.
  static func all(_ paths: [String], _ console: Console) -> [String]? {
    let finder = DocumentFinder(paths)
    var all: [String] = []
    var isComplete = true
    for path in paths {
      let found =
        FileSystem.isFolder(path)
        ? finder.documents(in: path) { folder, failure in
          console.message(CommandWords.unreadableFolder(folder, failure))
          isComplete = false
        } : [path]
      if found.isEmpty {
        console.message(CommandWords.noDocuments(path))
        isComplete = false
      }
      all += found
    }
    return isComplete ? all : nil
  }
}
