import ViewTreeGolden
import ViewTreeInspector
import ViewTreeSwift

/// Finds the files that belong to a Swift file in no target.
///
/// They are the other files in no target, in the folder of the configuration, of the project file
/// that can't be read, or of the repository, in this order. Without any of these, they are the
/// files next to it. Only files count that declare a name which the file needs, directly or through
/// others. If the project's targets are known and there is no configuration, the file is read alone.
struct LooseFiles {
  /// The maximum number of files and folders in a folder that is searched.
  private static let entryLimit = 20_000
  /// The maximum size of the Swift files in it, in bytes.
  private static let byteLimit = 8_000_000

  private let project: Project
  private let configured: ProjectFolders.Project?
  private let cache: ProjectCache
  private let read: (String) -> [UInt8]?

  init(
    _ project: Project, configured: ProjectFolders.Project?, _ cache: ProjectCache,
    read: @escaping (String) -> [UInt8]?
  ) {
    self.project = project
    self.configured = configured
    self.cache = cache
    self.read = read
  }

  /// The files that belong to a file.
  func selection(file: String) -> ProjectSearch.Selection {
    let own = FileSystem.folder(of: file)
    let isKnown = !project.files.isEmpty && project.problems.isEmpty && configured == nil
    if isKnown {
      return ProjectSearch.Selection(resources: ResourceSearch.resources(nextTo: file))
    }
    if let folder = folder(around: own), let all = files(in: folder) {
      return ProjectSearch.Selection(
        swift: needed(by: file, in: loose(all.swift)), resources: all.resources)
    }
    let names = (try? FileSystem.names(in: own)) ?? []
    let swift = names.filter { $0.hasSuffix(".swift") }.map { FileSystem.path($0, in: own) }
    return ProjectSearch.Selection(
      swift: needed(by: file, in: loose(swift)), resources: ResourceSearch.resources(nextTo: file))
  }

  /// The files that declare names which a file needs, directly or through others.
  private func needed(by file: String, in files: [String]) -> [String] {
    func names(_ file: String) -> OuterNames? { read(file).map { cache.names(file, $0) } }
    guard let own = names(file) else { return [] }
    var left: [(file: String, names: OuterNames)] = files.compactMap { other in
      other == file ? nil : names(other).map { (other, $0) }
    }
    var found: [String] = []
    var mentioned = [own.mentioned.subtracting(own.declared)]
    while let words = mentioned.popLast() {
      let next = left.filter { !$0.names.declared.isDisjoint(with: words) }
      guard !next.isEmpty else { continue }
      left.removeAll { !$0.names.declared.isDisjoint(with: words) }
      found += next.map(\.file)
      mentioned += next.map(\.names.mentioned)
    }
    return files.filter(Set(found).contains)
  }

  /// The files that are in no target and aren't project files.
  private func loose(_ files: [String]) -> [String] {
    files.filter { file in
      !file.hasSuffix("/Package.swift") && !project.targets.contains { $0.contains(file) }
    }
  }

  /// The folder that is the project of a folder's files.
  private func folder(around own: String) -> String? {
    if let configured { return configured.place.isEmpty ? "/" : configured.place }
    if let broken = project.brokenFolders.first(where: { ProjectTarget.isInside(own, $0) }) {
      return broken
    }
    var folder = own
    while folder != "/" {
      if (try? FileSystem.exists(folder + "/.git")) == true { return folder }
      folder = FileSystem.folder(of: folder)
    }
    return nil
  }

  /// The files in a folder. `nil` if they are too many, or too large to be read as one document.
  private func files(in folder: String) -> ResourceSearch.Found? {
    var entries = 0
    let all = ResourceSearch.files(at: folder) { _ in
      entries += 1
      return entries <= Self.entryLimit
    }
    guard entries <= Self.entryLimit else { return nil }
    let bytes = all.swift.reduce(0) { sum, file in
      sum + (((try? FileSystem.status(of: file)) ?? nil)?.size ?? 0)
    }
    return bytes <= Self.byteLimit ? all : nil
  }
}
