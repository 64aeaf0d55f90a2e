import ViewTreeInspector

/// Finds Swift files and resources in a folder.
enum ResourceSearch {
  /// The files of a target, or of a folder.
  struct Found {
    var swift: [String] = []
    /// Catalogs of assets, and tables of strings.
    var resources: [String] = []
    /// Project files: `Package.swift` and `project.pbxproj`.
    var projects: [String] = []
  }

  /// The files at a path and below it. Ignores resources that the system can't list.
  ///
  /// `isCounted` returns false for unwanted files and folders. Folders with their own
  /// project belong to that project: they are entered only if `entersProjects`.
  static func files(
    at path: String, entersProjects: Bool = false, isCounted: (String) -> Bool = { _ in true }
  ) -> Found {
    var found = Found()
    guard (try? FileSystem.isFolder(path)) == true, !path.hasSuffix(catalog) else {
      if isCounted(path), (try? FileSystem.exists(path)) == true { found.add(path) }
      return found
    }
    FileSystem.visit(path) { folder in
      guard isCounted(folder) else { return false }
      if folder.hasSuffix(catalog) {
        found.resources.append(folder)
        return false
      }
      if folder.hasSuffix(".xcodeproj") {
        found.projects.append(folder + "/project.pbxproj")
        return false
      }
      return entersProjects || (try? FileSystem.exists(folder + "/Package.swift")) != true
    } file: { file, _ in
      if isCounted(file) { found.add(file) }
    }
    return found
  }

  /// The catalogs and tables in the folder of a file, without those in subfolders except the folders
  /// of languages.
  static func resources(nextTo file: String) -> [String] {
    var found = Found()
    let folder = FileSystem.folder(of: file)
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      let path = FileSystem.path(name, in: folder)
      guard name.hasSuffix(".lproj") else {
        found.add(path)
        continue
      }
      for table in (try? FileSystem.names(in: path)) ?? [] {
        found.add(FileSystem.path(table, in: path))
      }
    }
    return found.resources
  }

  /// The ending of catalogs of assets.
  static let catalog = ".xcassets"
}

extension ResourceSearch.Found {
  private static let tables = [".xcstrings", ".strings", ".stringsdict", ResourceSearch.catalog]

  mutating func add(_ path: String) {
    if path.hasSuffix("/Package.swift") || path == "Package.swift" {
      projects.append(path)
    } else if path.hasSuffix(".swift") {
      swift.append(path)
    } else if Self.tables.contains(where: path.hasSuffix) {
      resources.append(path)
    }
  }
}
