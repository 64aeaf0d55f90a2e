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
    /// The folder from the root, without links. Empty for the root itself.
    package let place: String
    package let source: SourceFile
    /// The settings that could be read. `nil` if the text can't be parsed.
    package let configuration: ProjectConfiguration?
    package let diagnostics: [Diagnostic]
    fileprivate let patterns: [GlobPattern]

    /// True if the configuration excludes a path without links.
    package func excludes(place: String) -> Bool {
      guard !patterns.isEmpty, place.hasPrefix(self.place + "/") else { return false }
      let rest = String(place.dropFirst(self.place.count + 1))
      return patterns.contains { $0.matches(rest) }
    }
  }

  private let lock = Lock()
  // `lock` guards them.
  private var known: [String: Project?] = [:]
  private var reported: Set<String> = []
  private var foundErrors = false
  /// False for folders that must not be searched, with all links resolved.
  package let mayRead: (String) -> Bool
  private let read: (String, Int) throws(FileSystem.Failure) -> [UInt8]

  /// Creates a cache. `mayRead` returns false for folders, without links, that must not be
  /// searched. `read` returns the content of a file up to a number of bytes.
  package init(
    mayRead: @escaping (String) -> Bool = { _ in true },
    read: @escaping (String, Int) throws(FileSystem.Failure) -> [UInt8] = {
      path, limit throws(FileSystem.Failure) in try FileSystem.read(path, atMost: limit)
    }
  ) {
    self.mayRead = mayRead
    self.read = read
  }

  /// The project of a file or a folder. `nil` without a configuration.
  package func project(of path: String) throws(FileSystem.Failure) -> Project? {
    let file = ScreenPath.file(of: path)
    return try project(
      ofFolder: try FileSystem.isFolder(file) ? file : FileSystem.folder(of: file))
  }

  /// The project of a folder, or else of those around it, up to the root of a repository.
  package func project(ofFolder folder: String) throws(FileSystem.Failure) -> Project? {
    if let project = lock.run({ known[folder] }) { return project }
    var found: Project?
    if let place = try FileSystem.resolved(folder), mayRead(place) {
      found = try configuration(in: folder, place)
      if found == nil, place != "/", try !FileSystem.exists(FileSystem.path(".git", in: folder)) {
        found = try project(ofFolder: FileSystem.simplified(folder + "/.."))
      }
    }
    lock.run { known[folder] = .some(found) }
    return found
  }

  /// True if the configuration excludes a file or a folder.
  package func excludes(_ path: String) throws(FileSystem.Failure) -> Bool {
    guard let project = try project(ofFolder: FileSystem.folder(of: path)),
      !project.patterns.isEmpty, let place = try FileSystem.resolved(path)
    else { return false }
    return project.excludes(place: place)
  }

  /// The diagnostics of a project, the first time. The problems of a configuration are reported once
  /// for all documents.
  package func takeDiagnostics(of project: Project) -> [Diagnostic] {
    isFirst(project.source.name) ? project.diagnostics : []
  }

  /// True the first time that something is reported.
  package func isFirst(_ subject: String) -> Bool {
    lock.run { reported.insert(subject).inserted }
  }

  /// True if a configuration that was used has errors.
  package var haveErrors: Bool { lock.run { foundErrors } }

  /// True if a file that a search found may be read with others: no configuration excludes it, and
  /// it's no link to a file that must not be read.
  package func mayInclude(_ path: String) -> Bool {
    if (try? excludes(path)) == true { return false }
    guard (try? FileSystem.isLink(path)) == true else { return true }
    return mayRead((try? FileSystem.resolved(path)) ?? nil ?? path)
  }

  // MARK: - Search

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
    let bytes = try read(path, ReaderLimits.standard.bytes + 1)
    let source = SourceFile(name: path, bytes: bytes)
    let (configuration, diagnostics) = Self.read(source)
    if diagnostics.contains(where: { $0.severity == .error }) { lock.run { foundErrors = true } }
    return Project(
      folder: folder, place: place == "/" ? "" : place, source: source,
      configuration: configuration, diagnostics: diagnostics,
      patterns: (configuration?.exclude ?? []).map { GlobPattern($0) })
  }

  /// Reads a configuration and checks its names of lints.
  package static func read(
    _ source: SourceFile
  ) -> (configuration: ProjectConfiguration?, diagnostics: [Diagnostic]) {
    var (configuration, diagnostics) = ProjectConfiguration.read(source)
    if let document = configuration?.document {
      var levels = LintLevels()
      let unknown = levels.apply(document.lints, of: document)
      diagnostics = (diagnostics + unknown).sortedByPosition()
      configuration?.keepLints { name in
        var levels = LintLevels()
        return levels.set(name, to: .warn)
      }
    }
    return (configuration, diagnostics)
  }
}
