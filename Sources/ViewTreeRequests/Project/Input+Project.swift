import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// Projects of Swift files.
extension Input {
  /// The content of files that were read while searching.
  private final class FileCache {
    private let host: RequestHost
    private let limit: Int
    private var known: [String: [UInt8]?] = [:]

    init(_ host: RequestHost, limit: Int) {
      self.host = host
      self.limit = limit
    }

    func bytes(_ path: String) -> [UInt8]? {
      if let known = known[path] { return known }
      let bytes = try? host.read(path, limit)
      known[path] = .some(bytes)
      return bytes
    }
  }

  private func search(like typed: String) -> (search: ProjectSearch, files: FileCache) {
    let files = FileCache(host, limit: limits.reader.bytes + 1)
    let search = ProjectSearch(
      target: target, like: typed, configured: (try? host.projects.project(of: typed)) ?? nil,
      cache: host.projectFiles, read: files.bytes)
    return (search, files)
  }

  /// A Swift file with the other files of its target and of the targets that it imports, or with
  /// the files in its folder if it's in no target. `nil` after a message.
  ///
  /// The file is first, except for screens: their files have the same order for all screens of a
  /// target, which share the parsed files.
  func withProject(
    _ source: SourceFile, name: String, isScreen: Bool
  ) -> SourceFile? {
    guard let path = Self.place(of: source.name) else { return source }
    var (search, files) = search(like: source.name)
    guard
      let selection = selected({ () throws(ProjectSearch.UnknownTarget) in
        try search.selection(file: path)
      })
    else { return nil }
    show(search, selection)
    var parts = selection.swift
      .filter { $0 == path || host.projects.mayInclude($0) }
      .compactMap { file in
        (file == path ? source : self.source(file, search, files))?
          .inModule(selection.module(of: file))
      }
    let own = parts.firstIndex { $0.name == source.name } ?? 0
    if parts.isEmpty || parts[own].name != source.name {
      parts.insert(source, at: 0)
    } else if !isScreen, own > 0 {
      parts.insert(parts.remove(at: own), at: 0)
    }
    let leading = isScreen ? own : 0
    let whole =
      parts.count == 1 && !isScreen
      ? source : SourceFile(name: name, files: parts, leading: leading..<leading + 1)
    keep(selection.resources, of: whole, search)
    return whole
  }

  /// The path of a file without links. A file that isn't saved yet has one if its folder exists.
  static func place(of path: String) -> String? {
    if let place = (try? FileSystem.resolved(path)) ?? nil { return place }
    guard let name = path.split(separator: "/").last,
      let folder = (try? FileSystem.resolved(FileSystem.folder(of: path))) ?? nil
    else { return nil }
    return FileSystem.path(String(name), in: folder)
  }

  /// Several Swift files with the other files of a target and of the targets that it imports. The
  /// target is that of the file that declares the root view, or of the first file that is in a
  /// target. `nil` after a message.
  func withProject(_ source: SourceFile, of files: [String]) -> SourceFile? {
    let own = files.map { ((try? FileSystem.resolved($0)) ?? nil) ?? $0 }
    var (search, cache) = search(like: files[0])
    guard
      let selection = selected({ () throws(ProjectSearch.UnknownTarget) in
        try search.selection(files: own, root: swift.root)
      })
    else { return nil }
    show(search, selection)
    let known = Set(own)
    let others = selection.swift.filter { !known.contains($0) }
      .compactMap { self.source($0, search, cache)?.inModule(selection.module(of: $0)) }
    let whole = others.isEmpty ? source : source.followed(by: others)
    keep(selection.resources, of: whole, search)
    return whole
  }

  /// The files of a folder with those of the targets that the root view is in. `files` are those of
  /// the folder. `nil` after a message.
  func withProject(
    _ files: [String], in folder: String, name: String
  ) -> SourceFile? {
    guard let path = try? FileSystem.resolved(folder) else { return source(name, files) }
    var (search, cache) = search(like: folder)
    guard
      let selection = selected({ () throws(ProjectSearch.UnknownTarget) in
        try search.selection(folder: path, root: swift.root)
      })
    else { return nil }
    show(search, selection)
    let source: SourceFile?
    if selection.target == nil {
      let kept = Set(selection.swift)
      let own = files.filter { file in
        ((try? FileSystem.resolved(file)) ?? nil).map { kept.contains($0) } ?? true
      }
      source = self.source(name, own.isEmpty ? files : own)
    } else {
      let parts = selection.swift.compactMap {
        self.source($0, search, cache)?.inModule(selection.module(of: $0))
      }
      source = SourceFile(name: name, files: parts, leading: leading(parts, of: selection, search))
    }
    if let source { keep(selection.resources, of: source, search) }
    return source
  }

  /// The files of a target that determine the root view if no option names it: those of the
  /// target, without those of imported targets. `nil` for all.
  private func leading(
    _ parts: [SourceFile], of selection: ProjectSearch.Selection, _ search: ProjectSearch
  ) -> Range<Int>? {
    guard swift.root == nil, let target = selection.target else { return nil }
    let own = Set(selection.swift.filter(target.contains).map(search.name))
    let count = parts.count { own.contains($0.name) }
    return 0..<count
  }

  private func selected(
    _ select: () throws(ProjectSearch.UnknownTarget) -> ProjectSearch.Selection
  ) -> ProjectSearch.Selection? {
    do throws(ProjectSearch.UnknownTarget) {
      return try select()
    } catch {
      host.tell(
        .noTarget(
          error.name, known: error.known,
          nearest: NearMatch.nearestName(to: error.name, in: error.known)))
      return nil
    }
  }

  /// Reports the problems of a search.
  private func show(_ search: ProjectSearch, _ selection: ProjectSearch.Selection) {
    for problem in search.project.problems
    where host.projects.isFirst(problem.source?.name ?? "") { host.tell(problem) }
    for problem in selection.problems { host.tell(problem) }
    guard let configured = search.configured, !search.unknownTargets.isEmpty,
      host.projects.isFirst("targets of \(configured.source.name)")
    else { return }
    show(search.unknownTargets, in: configured.source)
  }

  /// A file of a project. `nil` if it isn't text or can't be read, which matters to no other file.
  private func source(_ path: String, _ search: ProjectSearch, _ files: FileCache) -> SourceFile? {
    guard let bytes = files.bytes(path) else { return nil }
    let source = SourceFile(name: search.name(path), bytes: bytes)
    return source.holdsZero ? nil : source
  }

  private func keep(_ paths: [String], of source: SourceFile, _ search: ProjectSearch) {
    guard !paths.isEmpty else { return }
    let host = host
    found[source] = TargetResources(
      paths, locale: locale, limits: limits.reader, name: search.name
    ) { try? host.read($0, $1) }
  }

  // MARK: - Explanation

  /// The lines about the project of a document: its target, files and resources. `nil` after a
  /// message.
  package func projectLines(_ location: DocumentLocation) -> [String]? {
    let paths = location.paths.compactMap { (try? FileSystem.resolved($0)) ?? nil }
    guard let path = paths.first else { return ["no project"] }
    var (search, _) = search(like: location.paths[0])
    let isFolder = paths.contains { (try? FileSystem.isFolder($0)) == true }
    if isFolder, paths.count > 1 { return ["no project: name files or one folder"] }
    guard
      let selection = selected({ () throws(ProjectSearch.UnknownTarget) in
        if isFolder { return try search.selection(folder: path, root: swift.root) }
        return paths.count == 1
          ? try search.selection(file: path) : try search.selection(files: paths, root: swift.root)
      })
    else { return nil }
    show(search, selection)
    return ProjectLines(search, selection).lines
  }
}
