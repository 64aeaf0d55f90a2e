import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The targets that the project files around a path declare.
///
/// All paths are without links, from the root of the file system.
struct Project {
  private(set) var targets: [ProjectTarget] = []
  /// The project files that were read, in that order.
  private(set) var files: [String] = []
  /// The problems of project files.
  private(set) var problems: [DiagnosticReport.Part] = []
  /// The folders of project files that can't be read.
  private(set) var brokenFolders: [String] = []
  private let cache: ProjectCache
  private let read: (String) -> [UInt8]?
  private let name: (String) -> String

  /// A project without targets. `read` returns the bytes of a file, `name` the name of a path in
  /// messages.
  init(
    cache: ProjectCache, read: @escaping (String) -> [UInt8]?, name: @escaping (String) -> String
  ) {
    self.cache = cache
    self.read = read
    self.name = name
  }

  /// Adds the targets of the project files in a folder.
  mutating func add(folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      if name == "Package.swift" {
        add(file: FileSystem.path(name, in: folder))
      } else if name.hasSuffix(".xcodeproj") {
        add(file: FileSystem.path(name, in: folder) + "/project.pbxproj")
      }
    }
  }

  /// Adds the targets of a project file and of the local packages that it uses, once.
  mutating func add(file: String) {
    guard !files.contains(file), (try? FileSystem.isFile(file)) == true, let bytes = read(file)
    else { return }
    files.append(file)
    let source = SourceFile(name: name(file), bytes: bytes)
    if file.hasSuffix(".pbxproj") {
      add(cache.project(file, source), source, file)
    } else {
      add(cache.manifest(file, source), source, file)
    }
  }

  private mutating func add(_ project: XcodeProject, _ source: SourceFile, _ file: String) {
    let folder = FileSystem.folder(of: FileSystem.folder(of: file))
    report(project.problem, source, in: folder)
    func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder + "/" + name }
    for declared in project.targets {
      var target = ProjectTarget(
        name: declared.name, module: declared.module, kind: declared.kind,
        platforms: declared.platforms, project: file)
      for file in declared.files { target.add(path(file)) }
      for file in declared.resources { target.add(path(file), isResource: true) }
      for folder in declared.folders { target.add(path(folder.path), exclude: folder.exclude) }
      targets.append(target)
    }
    for package in project.localPackages { add(package: path(package)) }
  }

  private mutating func add(_ package: PackageManifest, _ source: SourceFile, _ file: String) {
    let folder = FileSystem.folder(of: file)
    report(package.problem, source, in: folder)
    for declared in package.targets {
      var target = ProjectTarget(
        name: declared.name, module: declared.name, kind: declared.kind,
        platforms: [], project: file)
      target.problems = package.problemsOfTargets[declared.name] ?? []
      var written = declared.path
      if let path = written, !path.isEmpty, !Self.isFolder(folder + "/" + path) {
        let range = PackageManifest.range(of: path, in: source)
        target.problems.append(.noFolder(path, of: declared.name, at: range))
        written = nil
      }
      guard let path = Self.folder(of: declared, at: written, in: folder, package) else { continue }
      if let sources = declared.sources {
        for name in sources {
          let excluded = declared.exclude.filter { ProjectTarget.isInside($0, name) }
            .map { String($0.dropFirst(name.count + 1)) }
          target.add(path + "/" + name, exclude: excluded)
        }
        target.add(path, exclude: declared.exclude, isResource: true)
      } else {
        target.add(path, exclude: declared.exclude)
      }
      for name in declared.resources { target.add(path + "/" + name, isResource: true) }
      targets.append(target)
    }
    if !package.isWhole { addUnclaimedFolders(in: folder, file) }
    for other in package.localPackages {
      add(package: other.hasPrefix("/") ? other : folder + "/" + other)
    }
  }

  /// Adds a target for each folder of sources that no target has, because the package declares more
  /// targets than those that could be read.
  private mutating func addUnclaimedFolders(in folder: String, _ file: String) {
    for (place, kind) in [("Sources", ProjectTargetKind.library), ("Tests", .test)] {
      for name in (try? FileSystem.names(in: folder + "/" + place)) ?? [] {
        let path = "\(folder)/\(place)/\(name)"
        guard Self.isFolder(path), !targets.contains(where: { $0.contains(path + "/_.swift") })
        else { continue }
        var target = ProjectTarget(
          name: name, module: name, kind: kind, platforms: [], project: file)
        target.add(path)
        targets.append(target)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool { (try? FileSystem.isFolder(path)) == true }

  private mutating func add(package folder: String) {
    guard let folder = try? FileSystem.resolved(folder) else { return }
    add(file: folder + "/Package.swift")
  }

  private mutating func report(_ problem: Diagnostic?, _ source: SourceFile, in folder: String) {
    guard let problem else { return }
    brokenFolders.append(folder)
    problems.append(DiagnosticReport.Part(source: source, diagnostics: [problem]))
  }

  /// The folder of a package's target: the declared folder `path`, or the first of the usual folders
  /// that exists.
  private static func folder(
    of target: PackageManifest.Target, at path: String?, in folder: String,
    _ package: PackageManifest
  ) -> String? {
    if let path { return path.isEmpty ? folder : folder + "/" + path }
    let roots =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .other: ["Plugins", "Sources", "Source", "src", "srcs"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let usual = roots.map { "\(folder)/\($0)/\(target.name)" }
    if let found = usual.first(where: isFolder) { return found }
    // The only target of a package may have its files directly in Sources.
    let sources = folder + "/Sources"
    let isOnly =
      target.kind != .test && package.targets.count { $0.kind == target.kind } == 1
      && !package.targets.contains { $0.path == nil && isFolder("\(sources)/\($0.name)") }
    return isOnly && (try? FileSystem.isFolder(sources)) == true ? sources : nil
  }
}
