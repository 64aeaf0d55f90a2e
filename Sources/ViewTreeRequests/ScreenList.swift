import ViewTreeGolden
import ViewTreeInspector

/// The documents of a command line that names a folder: each JSON and YAML document, each Swift
/// file with settings, and each preview of the others.
package struct ScreenList {
  /// The documents, sorted by path.
  package let documents: [String]

  /// Finds the documents. `nil` if the command line means one document: it chooses a view, or there
  /// are fewer than two documents.
  package init?(_ arguments: ParsedArguments, _ host: RequestHost) {
    let paths = arguments.files
    guard !arguments.has(.root), !arguments.has(.preview), DocumentLocation.areSeveral(paths),
      let finder = try? DocumentFinder(
        paths, projects: host.projects, screens: SwiftFileSearch.screens)
    else { return nil }
    var found: [String] = []
    var unreadable: [(String, FileSystem.Failure)] = []
    for path in paths {
      if (try? FileSystem.isFolder(path)) == true {
        found += finder.documents(in: path) { unreadable.append(($0, $1)) }
      } else {
        found += (try? finder.documents(at: path)) ?? []
      }
    }
    guard found.count > 1 else { return nil }
    for (path, failure) in unreadable { host.tell(.unreadable(path, failure)) }
    documents = found
  }
}
