import ViewTreeGolden
import ViewTreeInspector
import ViewTreeSyntax

/// The documents of a command line that names a folder: each JSON and YAML document, each Swift
/// file with settings, and each preview of the others.
package struct ScreenList {
  /// The documents, sorted by path.
  package let documents: [String]

  /// Finds the documents. `nil` if the command line means one document: it chooses a view, or there
  /// are fewer than two documents.
  package init?(_ arguments: ParsedArguments, _ host: RequestHost) {
    guard let found = Self.documents(arguments, host), found.count > 1 else { return nil }
    documents = found
  }

  /// The only screen of the folder on a command line, which is read with the files of its target.
  /// `nil` if there are none or several, or if the command line chooses a view.
  package static func only(_ arguments: ParsedArguments, _ host: RequestHost) -> DocumentLocation? {
    guard arguments.files.count == 1, let found = documents(arguments, host), found.count == 1
    else { return nil }
    return DocumentLocation(found[0])
  }

  /// The documents of a command line that names folders and doesn't choose a view.
  private static func documents(
    _ arguments: ParsedArguments, _ host: RequestHost
  ) -> [String]? {
    let paths = arguments.files
    guard !arguments.has(.root), !arguments.has(.preview), DocumentLocation.areSeveral(paths),
      let finder = try? DocumentFinder(
        paths, projects: host.projects,
        screens: { path in
          let screens = SwiftFileSearch.screens(in: path)
          if let problem = screens.problem, screens.hidesPreviews {
            host.tell(.unreadPreviews(path, problem))
          }
          return screens
        })
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
    if found.count > 1 {
      for (path, failure) in unreadable { host.tell(.unreadable(path, failure)) }
    } else if !unreadable.isEmpty {
      // Reading the folder as one document reports the reason.
      return nil
    }
    guard let target = arguments.value(.target) else { return found }
    return paths.count == 1 ? Self.documents(found, of: target, in: paths[0], host) : found
  }

  /// The documents that aren't in another target of the project, or all if no target has the name.
  private static func documents(
    _ documents: [String], of target: String, in folder: String, _ host: RequestHost
  ) -> [String] {
    guard let place = (try? FileSystem.resolved(folder)) ?? nil else { return documents }
    var search = ProjectSearch(
      target: target, like: folder, configured: nil, cache: host.projectFiles
    ) { try? host.read($0, ReaderLimits.standard.bytes + 1) }
    guard let selection = try? search.selection(folder: place, root: nil),
      let named = selection.target
    else { return documents }
    return documents.filter { document in
      let file = ScreenPath.file(of: document)
      return ((try? FileSystem.resolved(file)) ?? nil).map(named.contains) ?? true
    }
  }
}
