import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// Finds the files that belong to a view: those of its target, and of the targets that it imports.
struct ProjectSearch {
  /// The files of a document.
  struct Selection {
    /// The target of the root view. `nil` if no project has it.
    var target: ProjectTarget?
    /// The Swift files, those of the target first. Paths are without links.
    var swift: [String] = []
    /// Catalogs of assets and tables of strings, those of the target first.
    var resources: [String] = []
    /// The targets that the view's target imports.
    var imported: [ProjectTarget] = []
    /// The targets that have the view, if the choice wasn't clear.
    var problems: [DiagnosticReport.Part] = []

    /// The module that a file is part of: the root's, if both have the file.
    func module(of file: String) -> String? {
      let targets = (target.map { [$0] } ?? []) + imported
      return targets.first { $0.contains(file) }?.module
    }
  }

  /// A target that the command line names and no project has.
  struct UnknownTarget: Error {
    let name: String
    let known: [String]
  }

  /// The name of the target to use, if the command line has one.
  let target: String?
  /// The project. Its files are added while searching.
  private(set) var project: Project
  /// The configuration of the files. `nil` without one.
  let configured: ProjectFolders.Project?
  private let cache: ProjectCache
  private let read: (String) -> [UInt8]?
  private let paths: ProjectPaths

  init(
    target: String?, like typed: String, configured: ProjectFolders.Project?,
    cache: ProjectCache = ProjectCache(), read: @escaping (String) -> [UInt8]?
  ) {
    self.target = target
    self.configured = configured
    self.cache = cache
    self.read = read
    let paths = ProjectPaths(like: typed)
    self.paths = paths
    project = Project(cache: cache, read: read, name: paths.name)
  }

  /// The name of a path in messages.
  func name(_ path: String) -> String { paths.name(path) }

  // MARK: - A file

  /// The files that belong to a Swift file.
  ///
  /// For a file in no target, see ``LooseFiles``.
  mutating func selection(file: String) throws(UnknownTarget) -> Selection {
    let folder = FileSystem.folder(of: file)
    addProjects(above: folder) { project in project.targets.contains { $0.contains(file) } }
    let found = project.targets.filter { $0.contains(file) }
    guard let chosen = try choice(found) else {
      return LooseFiles(project, configured: configured, cache, read: read).selection(file: file)
    }
    var selection = selection(of: chosen)
    addRoots([file], &selection)
    if let problem = several(found, chosen, name(file), file) { selection.problems.append(problem) }
    return selection
  }

  /// The files that belong to several Swift files: those of the first target that has one of them.
  mutating func selection(files: [String], root: String?) throws(UnknownTarget) -> Selection {
    var folders: Set<String> = []
    let first = root.map { declaring($0, in: files) } ?? []
    for file in first + files where folders.insert(FileSystem.folder(of: file)).inserted {
      addProjects(above: FileSystem.folder(of: file)) { project in
        project.targets.contains { $0.contains(file) }
      }
      let found = project.targets.filter { $0.contains(file) }
      guard let chosen = try choice(found) else { continue }
      var selection = selection(of: chosen)
      addRoots(files, &selection)
      return selection
    }
    return Selection(resources: ResourceSearch.resources(nextTo: files[0]))
  }

  /// Adds the files of the view. The command line may choose a target that doesn't have them.
  private func addRoots(_ files: [String], _ selection: inout Selection) {
    let known = Set(selection.swift)
    selection.swift = files.filter { !known.contains($0) } + selection.swift
  }

  // MARK: - A folder

  /// The files that belong to a view in a folder.
  mutating func selection(folder: String, root: String?) throws(UnknownTarget) -> Selection {
    let all = ResourceSearch.files(at: folder, entersProjects: true)
    for file in all.projects { project.add(file: file) }
    addProjects(above: folder) { _ in false }
    guard let root else {
      if target != nil, let named = try choice([]) { return selection(of: named) }
      if target == nil, let app = onlyApp(in: folder) { return selection(of: app) }
      return Selection(swift: all.swift, resources: all.resources)
    }
    let files = declaring(root, in: all.swift)
    let found = project.targets.filter { target in files.contains { target.contains($0) } }
    guard let chosen = try choice(found) else {
      let own = all.swift.filter { file in !project.targets.contains { $0.contains(file) } }
      let swift = files.isEmpty || !project.problems.isEmpty ? all.swift : own
      return Selection(swift: swift, resources: all.resources)
    }
    var selection = selection(of: chosen)
    let own = files.filter(chosen.contains)
    addRoots(own.isEmpty ? files : own, &selection)
    if let problem = several(found, chosen, root, folder) { selection.problems.append(problem) }
    return selection
  }

  /// The app of an Xcode project, if a folder has the sources of only one.
  private func onlyApp(in folder: String) -> ProjectTarget? {
    guard preferred.isEmpty, project.problems.isEmpty else { return nil }
    let apps = project.targets.filter { target in
      target.kind == .application && !target.isForOtherPlatforms
        && target.project.hasSuffix(".pbxproj")
        && target.entries.contains { ProjectTarget.isInside($0.path, folder) }
    }
    return apps.count == 1 ? apps[0] : nil
  }

  /// The files that declare a view, without those that only extend it if there are others.
  private mutating func declaring(_ root: String, in files: [String]) -> [String] {
    let words = root.split(separator: ".").map(String.init)
    if words.count > 1 {
      let module = project.targets.filter { $0.module == words[0] }
      let own = files.filter { file in module.contains { $0.contains(file) } }
      if !own.isEmpty { return declaring(words.dropFirst().joined(separator: "."), in: own) }
    }
    let owner = words.dropLast().last
    var declaring: [(file: String, rank: FileFacts.Rank)] = []
    for file in files {
      guard let bytes = read(file) else { continue }
      let kind = FileFacts.declares(words.last ?? root, bytes)
      guard kind != .nothing else { continue }
      let hasOwner = owner.map { FileFacts.has($0, bytes) } ?? true
      declaring.append((file, FileFacts.Rank(hasOwner: hasOwner, kind: kind)))
    }
    let best = declaring.map(\.rank).max()
    return declaring.filter { $0.rank == best }.map(\.file)
  }

  // MARK: - Projects

  /// Adds the projects in the folders above a path, up to the first that has the path, and all
  /// further Xcode projects, whose apps may use the package that has it.
  private mutating func addProjects(above path: String, until hasPath: (Project) -> Bool) {
    var folder = path
    var isFound = false
    while true {
      if isFound {
        for name in (try? FileSystem.names(in: folder)) ?? [] where name.hasSuffix(".xcodeproj") {
          project.add(file: FileSystem.path(name, in: folder) + "/project.pbxproj")
        }
      } else {
        project.add(folder: folder)
        isFound = hasPath(project)
      }
      if folder == "/" || (try? FileSystem.exists(folder + "/.git")) == true { return }
      folder = FileSystem.folder(of: folder)
    }
  }

  // MARK: - Targets

  /// The target to use: the one that the command line or the configuration names, or the first in
  /// order of preference.
  private func choice(_ found: [ProjectTarget]) throws(UnknownTarget) -> ProjectTarget? {
    if let target {
      if let named = found.first(where: { $0.name == target || $0.module == target }) {
        return named
      }
      if let named = project.targets.first(where: { $0.name == target || $0.module == target }) {
        return named
      }
      throw UnknownTarget(name: target, known: project.targets.map(\.name))
    }
    for name in preferred {
      if let named = found.first(where: { $0.name == name || $0.module == name }) { return named }
    }
    return Self.ordered(found).first
  }

  /// The diagnostics for targets of the configuration that the project doesn't have.
  var unknownTargets: [Diagnostic] {
    let known = project.targets.flatMap { [$0.name, $0.module] }
    guard !known.isEmpty else { return [] }
    let named = configured?.configuration?.targets ?? []
    // A name that resembles none may be a target of another package.
    return named.filter { !known.contains($0.name) }.compactMap { target in
      NearMatch.nearestName(to: target.name, in: known).map { nearest in
        .noTarget(target.name, nearest: nearest, at: target.range)
      }
    }
  }

  /// The names of the targets that the configuration prefers.
  private var preferred: [String] { configured?.configuration?.targets.map(\.name) ?? [] }

  /// Targets in order of preference: apps, libraries, others, those of other platforms, tests.
  private static func ordered(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    targets.sorted { first, second in
      let left = (first.kind == .test ? 2 : first.isForOtherPlatforms ? 1 : 0, first.kind.rawValue)
      let right = (
        second.kind == .test ? 2 : second.isForOtherPlatforms ? 1 : 0, second.kind.rawValue
      )
      return left != right
        ? left < right : first.name.hasBytes(before: second.name)
    }
  }

  /// The message that several targets have a file or a view.
  private func several(
    _ found: [ProjectTarget], _ chosen: ProjectTarget, _ name: String, _ file: String
  ) -> DiagnosticReport.Part? {
    guard target == nil, !preferred.contains(chosen.name), !preferred.contains(chosen.module) else {
      return nil
    }
    // Targets for tests and other platforms count only if no other target contains the file.
    let usual = found.filter { $0.kind != .test && !$0.isForOtherPlatforms }
    let names = Self.ordered(usual.isEmpty ? found : usual).map(\.name)
    // A package may declare the same target again for another build system.
    guard Set(names).count > 1 else { return nil }
    return DiagnosticReport.Part(
      source: SourceFile(name: self.name(file), bytes: []),
      diagnostics: [.severalTargets(name, names, used: chosen.name)])
  }

  /// The files of a target, of the targets that it imports, and the resources of apps that use it.
  private func selection(of target: ProjectTarget) -> Selection {
    var selection = Selection(target: target)
    add(target, to: &selection)
    var known: Set = [target.module]
    var place = 0
    while place < selection.swift.count {
      for module in imports(selection.swift[place])
      where known.insert(module).inserted {
        let named = project.targets.filter { $0.module == module && $0.kind != .test }
        guard let imported = Self.ordered(named).first else { continue }
        selection.imported.append(imported)
        add(imported, to: &selection)
      }
      place += 1
    }
    for used in [target] + selection.imported where !used.problems.isEmpty {
      guard let bytes = read(used.project) else { continue }
      let source = SourceFile(name: name(used.project), bytes: bytes)
      selection.problems.append(
        DiagnosticReport.Part(source: source, diagnostics: used.problems))
    }
    let apps = project.targets.filter { $0.kind == .application && !$0.isForOtherPlatforms }
    if target.kind != .application, target.project.hasSuffix("/Package.swift") {
      for app in Self.ordered(apps) { add(resources: app.files().resources, to: &selection) }
    }
    return selection
  }

  private func imports(_ file: String) -> [String] {
    read(file).map { cache.imports(file, $0) } ?? []
  }

  private func add(_ target: ProjectTarget, to selection: inout Selection) {
    let files = target.files()
    let known = Set(selection.swift)
    selection.swift += files.swift.filter { !known.contains($0) }
    add(resources: files.resources, to: &selection)
  }

  private func add(resources: [String], to selection: inout Selection) {
    let known = Set(selection.resources)
    selection.resources += resources.filter { !known.contains($0) }
  }
}
