import ViewTreeSyntax

/// The targets of a `project.pbxproj`.
package struct XcodeProject {
  /// A folder whose content belongs to a target.
  package struct Folder {
    /// The path from the project's folder.
    package let path: String
    /// The paths in the folder that aren't part of the target.
    package let exclude: [String]
  }

  /// A native target. All paths are relative to the project's folder.
  package struct Target {
    package let name: String
    /// The name by which other targets import it.
    package let module: String
    package let kind: ProjectTargetKind
    /// The platforms that it's built for, such as `iphoneos`. Empty if the project doesn't set
    /// them.
    package let platforms: [String]
    /// The Swift files of its source phases.
    package fileprivate(set) var files: [String] = []
    /// The files and folders of its resource phases.
    package fileprivate(set) var resources: [String] = []
    /// The folders that Xcode keeps in step with the file system.
    package fileprivate(set) var folders: [Folder] = []
  }

  package private(set) var targets: [Target] = []
  /// The folders of local packages, relative to the project's folder.
  package private(set) var localPackages: [String] = []
  /// The reason why there are no targets.
  package private(set) var problem: Diagnostic?

  private var objects: [String: PropertyList] = [:]
  /// The path of each file and group.
  private var paths: [String: String] = [:]

  /// The maximum depth of groups in groups.
  private static let depthLimit = 64

  /// Reads a project file.
  package init(_ source: SourceFile) {
    do throws(PropertyList.Problem) {
      let file: PropertyList
      do throws(PropertyList.Problem) {
        file = try PropertyList.read(source.bytes)
      } catch {
        // The lists of both sides of a merge conflict are a project again.
        let merged = Self.withoutConflict(source.bytes)
        guard let bytes = merged, let both = try? PropertyList.read(bytes) else { throw error }
        problem = .projectFile(error.reason, at: SourceRange(error.range), isInPart: true)
        file = both
      }
      guard case .object(let objects)? = file["objects"], let root = file["rootObject"]?.text,
        let project = objects[root]
      else {
        problem = .projectFile(.missing("rootObject"), at: SourceRange(0, 0))
        return
      }
      self.objects = objects
      read(project)
    } catch {
      problem = .projectFile(error.reason, at: SourceRange(error.range))
    }
  }

  /// The bytes with spaces instead of the markers of merge conflicts. `nil` if there are none.
  private static func withoutConflict(_ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let mark = bytes[start..<end].first ?? 0
      if "<=>|".utf8.contains(mark), bytes[start..<end].prefix(while: { $0 == mark }).count == 7 {
        for place in start..<end { result[place] = 0x20 }
      }
      start = end + 1
    }
    return result == bytes ? nil : result
  }

  private mutating func read(_ project: PropertyList) {
    let start = project["projectDirPath"]?.text ?? ""
    if let group = project["mainGroup"]?.text { addPaths(of: group, in: start, depth: 0) }
    let defaults = settings(of: project)
    targets = (project["targets"]?.texts ?? []).compactMap { id in
      objects[id].flatMap { target($0, id, defaults) }
    }
    let references = (project["packageReferences"]?.texts ?? []).compactMap { objects[$0] }
    localPackages = references.compactMap { $0["relativePath"]?.text }
    // Before Xcode 15, packages were folders among the files.
    for (id, path) in paths.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let type = objects[id]?["lastKnownFileType"]?.text
      if type == "wrapper" || type == "folder" { localPackages.append(path) }
    }
  }

  // MARK: - Groups

  /// Adds the paths of a group and all that's in it.
  private mutating func addPaths(of id: String, in folder: String, depth: Int) {
    guard depth < Self.depthLimit, let object = objects[id], paths[id] == nil else { return }
    let own = object["path"]?.text ?? ""
    let path: String
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": path = Self.joined(folder, own)
    case "SOURCE_ROOT", "<absolute>": path = own
    default: return
    }
    paths[id] = path
    for child in object["children"]?.texts ?? [] { addPaths(of: child, in: path, depth: depth + 1) }
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || name.hasPrefix("/") ? name : name.isEmpty ? folder : "\(folder)/\(name)"
  }

  // MARK: - Targets

  private func target(
    _ object: PropertyList, _ id: String, _ defaults: [String: PropertyList]
  ) -> Target? {
    guard let name = object["name"]?.text else { return nil }
    let settings = settings(of: object).merging(defaults) { own, _ in own }
    var target = Target(
      name: name, module: Self.module(name, settings), kind: Self.kind(object["productType"]?.text),
      platforms: Self.platforms(settings))
    for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
      let files = (phase["files"]?.texts ?? [])
        .compactMap { objects[$0]?["fileRef"]?.text }.flatMap(filePaths)
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase":
        // String catalogs and asset catalogs can be listed as sources.
        target.files += files.filter { $0.hasSuffix(".swift") }
        target.resources += files.filter { !$0.hasSuffix(".swift") }
      case "PBXResourcesBuildPhase": target.resources += files
      default: break
      }
    }
    addFolders(of: object, id, to: &target)
    return target
  }

  /// The paths of a file, or of all files of a group for several languages.
  private func filePaths(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    let children = object["children"]?.texts ?? []
    return (children.isEmpty ? [id] : children).compactMap { paths[$0] }
  }

  /// Adds the folders of a target, and files of folders that belong to other targets.
  private func addFolders(of object: PropertyList, _ id: String, to target: inout Target) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    let groups = paths.filter { objects[$0.key]?["isa"]?.text == Self.synchronized }
    for (group, path) in groups.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      if own.contains(group) {
        target.folders.append(Folder(path: path, exclude: exceptions))
      } else {
        let files = exceptions.map { Self.joined(path, $0) }
        target.files += files.filter { $0.hasSuffix(".swift") }
        target.resources += files.filter { !$0.hasSuffix(".swift") }
      }
    }
  }

  private static let synchronized = "PBXFileSystemSynchronizedRootGroup"

  // MARK: - Settings

  /// The build settings of a target or project: those of its first configuration.
  private func settings(of object: PropertyList) -> [String: PropertyList] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }),
      let first = list["buildConfigurations"]?.texts.first.flatMap({ objects[$0] }),
      case .object(let settings)? = first["buildSettings"]
    else { return [:] }
    return settings
  }

  /// The module's name: that of the product, as a Swift name.
  private static func module(_ target: String, _ settings: [String: PropertyList]) -> String {
    var name = settings["PRODUCT_MODULE_NAME"]?.text ?? settings["PRODUCT_NAME"]?.text ?? target
    if name.contains("$") { name = target }
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func platforms(_ settings: [String: PropertyList]) -> [String] {
    if let list = settings["SUPPORTED_PLATFORMS"]?.text {
      return list.split(separator: " ").map(String.init).filter { !$0.hasSuffix("simulator") }
    }
    guard let root = settings["SDKROOT"]?.text, root != "auto" else { return [] }
    return [root]
  }

  private static func kind(_ product: String?) -> ProjectTargetKind {
    let type = (product ?? "").split(separator: ".").last.map(String.init) ?? ""
    let rest = product.map { String($0.drop { $0 != "-" }.drop { $0 != "." }) } ?? ""
    if rest.hasPrefix(".bundle") {
      return type.hasSuffix("testing") || type.hasPrefix("unit") ? .test : .other
    }
    if rest.hasPrefix(".app-extension") || rest.hasPrefix(".extensionkit") { return .extension }
    if rest.hasPrefix(".application") { return .application }
    if rest.hasPrefix(".framework") || rest.hasPrefix(".library") { return .library }
    return rest.hasPrefix(".tool") ? .executable : .other
  }
}
