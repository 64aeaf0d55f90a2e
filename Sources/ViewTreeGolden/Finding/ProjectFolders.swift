import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds the configuration and the package of files, by looking upwards from their folders. Each
/// folder is searched once, for all threads.
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
  // `lock` guards them.
  private var projects: [String: Project?] = [:]
  private var packages: [String: String?] = [:]
  /// False for folders that must not be searched, with all links resolved.
  package let mayRead: (String) -> Bool

  /// Creates a cache. `mayRead` returns false for folders, without links, that must not be
  /// searched.
  package init(mayRead: @escaping (String) -> Bool = { _ in true }) { self.mayRead = mayRead }

  /// The project of a file. `nil` without a configuration.
  package func project(of file: String) throws(FileSystem.Failure) -> Project? {
    try project(ofFolder: FileSystem.folder(of: ScreenPath.file(of: file)))
  }

  /// The project of a folder. `nil` without a configuration.
  package func project(ofFolder folder: String) throws(FileSystem.Failure) -> Project? {
    try nearest(to: folder, \.projects) { (folder, place) throws(FileSystem.Failure) in
      try configuration(in: folder, place)
    }
  }

  /// The folder of the package or of the Xcode project around a file. `nil` if there is none.
  package func package(of file: String) throws(FileSystem.Failure) -> String? {
    try nearest(to: FileSystem.folder(of: file), \.packages) {
      (folder, place) throws(FileSystem.Failure) in
      guard place != "/" else { return nil }
      let names = try FileSystem.names(in: folder)
      let isPackage = names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }
      return isPackage ? folder : nil
    }
  }

  /// True if the configuration excludes a file or a folder.
  package func excludes(_ path: String) throws(FileSystem.Failure) -> Bool {
    guard let project = try project(ofFolder: FileSystem.folder(of: path)),
      !project.patterns.isEmpty, let place = try FileSystem.resolved(path),
      place.hasPrefix(project.place + "/")
    else { return false }
    let rest = String(place.dropFirst(project.place.count + 1))
    return project.patterns.contains { $0.matches(rest) }
  }

  // MARK: - Search

  /// What is found in a folder or else in those around it, up to the root of a repository.
  private func nearest<Found>(
    to folder: String, _ known: ReferenceWritableKeyPath<ProjectFolders, [String: Found?]>,
    _ find: (_ folder: String, _ place: String) throws(FileSystem.Failure) -> Found?
  ) throws(FileSystem.Failure) -> Found? {
    if let found = lock.run({ self[keyPath: known][folder] }) { return found }
    var found: Found?
    if let place = try FileSystem.resolved(folder), mayRead(place) {
      found = try find(folder, place)
      if found == nil, place != "/", try !FileSystem.exists(FileSystem.path(".git", in: folder)) {
        found = try nearest(to: FileSystem.simplified(folder + "/.."), known, find)
      }
    }
    lock.run { self[keyPath: known][folder] = .some(found) }
    return found
  }

  private func configuration(
    in folder: String, _ place: String
  ) throws(FileSystem.Failure) -> Project? {
    for name in Self.names {
      let path = FileSystem.path(name, in: folder)
      // A symbolic link may lead outside the readable folders.
      if try FileSystem.isFile(path), let resolved = try FileSystem.resolved(path),
        mayRead(resolved)
      {
        return try project(path, folder, place)
      }
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
