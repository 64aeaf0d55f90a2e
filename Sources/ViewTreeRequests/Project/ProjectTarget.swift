import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSwift
import ViewTreeSyntax

/// A target of a project, with the paths of its files.
struct ProjectTarget {
  let name: String
  /// The name by which other targets import it.
  let module: String
  let kind: ProjectTargetKind
  /// The platforms that it's built for. Empty for all of them.
  let platforms: [String]
  /// The path of the project file that declares it.
  let project: String
  /// The problems of the project file that concern this target.
  var problems: [Diagnostic] = []
  /// Single files, and folders with the paths in them that don't count.
  private(set) var entries: [Entry] = []

  /// A file or folder of a target, as a path without links.
  struct Entry {
    let path: String
    let exclude: [String]
    /// True if the entry may have resources only.
    let isResource: Bool
  }

  init(
    name: String, module: String, kind: ProjectTargetKind, platforms: [String], project: String
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.platforms = platforms
    self.project = project
  }

  /// Adds a file or folder.
  mutating func add(_ path: String, exclude: [String] = [], isResource: Bool = false) {
    let path = FileSystem.simplified(path)
    let excluded = exclude.map { FileSystem.simplified(path + "/" + $0) }
    entries.append(Entry(path: path, exclude: excluded, isResource: isResource))
  }

  /// True for targets that are only for other platforms, such as watchOS and tvOS.
  var isForOtherPlatforms: Bool {
    !platforms.isEmpty
      && !platforms.contains { ["ios", "iphoneos", "macos", "macosx"].contains($0.lowercased()) }
  }

  /// True if a Swift file belongs to the target.
  func contains(_ file: String) -> Bool {
    entries.contains { entry in
      !entry.isResource && Self.isInside(file, entry.path)
        && !entry.exclude.contains { Self.isInside(file, $0) }
    }
  }

  /// True if a path equals a folder or is inside it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// The files of the target: Swift files, and resources.
  func files() -> (swift: [String], resources: [String]) {
    var (swift, resources): (Set<String>, Set<String>) = ([], [])
    for entry in entries {
      let isCounted = { (path: String) in !entry.exclude.contains { Self.isInside(path, $0) } }
      let found = ResourceSearch.files(at: entry.path, isCounted: isCounted)
      if !entry.isResource { swift.formUnion(found.swift) }
      resources.formUnion(found.resources)
    }
    func sorted(_ paths: Set<String>) -> [String] {
      paths.sorted { $0.hasBytes(before: $1) }
    }
    return (sorted(swift), sorted(resources))
  }
}
