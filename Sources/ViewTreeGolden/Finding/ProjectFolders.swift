import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds the configuration of files, by looking upwards from their folders. Each folder is searched
/// once, for all threads.
package final class ProjectFolders: @unchecked Sendable {
  /// The names of a configuration. If there are several, the first one applies.
  package static let names = ["viewtree.yml", "viewtree.yaml", "viewtree.json"]

  /// A configuration as read.
  package struct Project {
    /// The folder of the configuration.
    package let folder: String
    /// The folder from the root, without links.
    fileprivate let place: String
    package let source: SourceFile
    /// The settings. `nil` after an error.
    package let configuration: ProjectConfiguration?
    package let diagnostics: [Diagnostic]
    fileprivate let patterns: [GlobPattern]
  }

  private let lock = Lock()
  // `lock` guards it.
  private var known: [String: Project?] = [:]
  /// False for folders that must not be searched, with all links resolved.
  package let mayRead: (String) -> Bool

  /// Creates a cache. `mayRead` returns false for folders, without links, that must not be
  /// searched.
  package init(mayRead: @escaping (String) -> Bool = { _ in true }) { self.mayRead = mayRead }

  /// The project of a file or a folder. `nil` without a configuration.
  package func project(of path: String) throws(FileSystem.Failure) -> Project? {
    let file = ScreenPath.file(of: path)
    let folder = try FileSystem.isFolder(file) ? file : FileSystem.folder(of: file)
    if let project = lock.run({ known[folder] }) { return project }
    let found = try find(from: folder)
    lock.run { known[folder] = .some(found) }
    return found
  }

  /// True if the configuration excludes a file or a folder.
  package func excludes(_ path: String) throws(FileSystem.Failure) -> Bool {
    guard let project = try project(of: FileSystem.folder(of: path)), !project.patterns.isEmpty,
      let place = try FileSystem.resolved(path), place.hasPrefix(project.place + "/")
    else { return false }
    let rest = String(place.dropFirst(project.place.count + 1))
    return project.patterns.contains { $0.matches(rest) }
  }

  // MARK: - Search

  /// Looks in a folder and those around it, up to the root of a repository.
  private func find(from folder: String) throws(FileSystem.Failure) -> Project? {
    guard var place = try FileSystem.resolved(folder) else { return nil }
    var folder = folder
    while mayRead(place) {
      for name in Self.names {
        let path = FileSystem.path(name, in: folder)
        // A symbolic link may lead outside the readable folders.
        if try FileSystem.isFile(path), let resolved = try FileSystem.resolved(path),
          mayRead(resolved)
        {
          return try project(path, folder, place)
        }
      }
      let isTop = try FileSystem.exists(FileSystem.path(".git", in: folder))
      if isTop || place == "/" { return nil }
      place = FileSystem.folder(of: place)
      folder = FileSystem.simplified(folder + "/..")
    }
    return nil
  }

  private func project(
    _ path: String, _ folder: String, _ place: String
  ) throws(FileSystem.Failure) -> Project {
    let bytes = try FileSystem.read(path, atMost: ReaderLimits.standard.bytes + 1)
    let source = SourceFile(name: path, bytes: bytes)
    let (configuration, diagnostics) = ProjectConfiguration.read(source)
    return Project(
      folder: folder, place: place == "/" ? "" : place, source: source,
      configuration: configuration, diagnostics: diagnostics,
      patterns: (configuration?.exclude ?? []).map { GlobPattern($0) })
  }
}
