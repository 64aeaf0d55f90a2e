import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests

/// The files that a run depends on: documents, and for `check` their golden files.
struct WatchedFiles {
  /// The state of the files at one time.
  struct Snapshot: Equatable {
    fileprivate var stamps: [String: FileStamp] = [:]
    /// True if every path on the command line exists.
    fileprivate(set) var isComplete = true
  }

  /// The suffixes of documents and golden files. Other files in a folder are ignored.
  private static let endings = [".json", ".jsonc", ".yaml", ".yml", ".swift", ".txt", ".svg"]

  /// The paths of the command line.
  let paths: [String]
  /// True if the files next to a document that share the start of its name are watched, too.
  let hasGoldens: Bool
  /// The folder for golden files, if the command line sets it.
  var goldens: String?

  /// The paths, and those of further files that Swift files name and that are read with them.
  private var pathsOfDocuments: [String] {
    var all: [String] = []
    for path in paths {
      let file = ScreenPath.file(of: path)
      all.append(file)
      if hasGoldens, Self.isFolder(path) {
        Self.visit(path) { all += SwiftFileSearch.others(of: $0) }
      } else {
        let named = SwiftFileSearch.others(of: file)
        all += named.isEmpty ? SwiftFileSearch.project(of: file) : named
      }
    }
    return all
  }

  /// The current state of the files.
  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    for path in pathsOfDocuments {
      if Self.isFolder(path) {
        Self.visit(path) { snapshot.stamps[$0] = FileStamp($0) }
      } else {
        snapshot.stamps[path] = FileStamp(path)
        for golden in goldens(of: path) { snapshot.stamps[golden] = FileStamp(golden) }
      }
      if (try? FileSystem.exists(path)) != true { snapshot.isComplete = false }
    }
    if let goldens { Self.visit(goldens) { snapshot.stamps[$0] = FileStamp($0) } }
    return snapshot
  }

  /// The folders to watch for changes of the files.
  func folders() -> [String] {
    var folders: Set<String> = []
    for path in pathsOfDocuments + (goldens.map { [$0] } ?? []) {
      // Watches the parent, too, because the folder or file can be deleted and created again.
      for place in [path, (try? FileSystem.resolved(path)) ?? path] {
        folders.insert(Self.parent(place))
      }
      guard Self.isFolder(path) else { continue }
      folders.insert(path)
      Self.visit(path, enter: { folders.insert($0) }) { _ in }
    }
    return folders.sorted()
  }

  private func goldens(of path: String) -> [String] {
    guard hasGoldens else { return [] }
    let folder = Self.parent(path)
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." && $0 != "@" }
    guard !stem.isEmpty, let names = try? FileSystem.names(in: folder) else { return [] }
    return names.filter { $0.hasPrefix(stem) && $0 != name && Self.counts($0) }
      .map { folder + "/" + $0 }
  }

  /// Visits the watched files of a folder.
  private static func visit(
    _ folder: String, enter: (String) -> Void = { _ in }, file: (String) -> Void
  ) {
    FileSystem.visit(folder) { path in
      enter(path)
      return true
    } file: { path, _ in
      if counts(path) { file(path) }
    }
  }

  /// True if a path is a folder now. After a system error, it's checked again at the next change.
  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.isFolder(path)) == true
  }

  private static func counts(_ name: String) -> Bool {
    endings.contains(where: name.hasSuffix)
  }

  private static func parent(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return FileSystem.folder(of: String(path))
  }
}
