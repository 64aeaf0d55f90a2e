import ViewTreeInspector
import ViewTreeNumbers

/// Finds documents and their golden files, and creates the cases of a check.
///
/// `form.json` has `form.inspect.txt`, `form.order.txt`, and with a name for the variant
/// `form@wide.inspect.txt` (docs/reference/commands/check.md).
struct GoldenFinder {
  let folders: CheckedFolders
  let finder: DocumentFinder
  /// The configurations of the documents.
  let projects: ProjectFolders
  /// The screens of Swift files without settings.
  let screens: (String) -> FileScreens
  /// The folder of all golden files, if the command line sets one.
  let store: GoldenStore?
  /// The folder of artifacts, which contains no golden files.
  let artifacts: GoldenStore?
  var cases: [PathKey: GoldenCase] = [:]
  /// The documents that were found, whose golden files may be missing.
  private(set) var documents: [PathKey] = []
  private var knownDocuments: Set<PathKey> = []
  /// The golden files of each document by its stem, as their headers name them.
  private var families: [PathKey: GoldenFamily] = [:]
  /// The number of visited documents and golden files, including repeated ones.
  var visits = 0
  /// The plans of the documents' golden files that have been read.
  var plans: [PathKey: GoldenPlan] = [:]
  var index = GoldenIndex()

  /// The known files.
  var files: KnownFiles { finder.files }

  /// All cases under some paths, sorted by path.
  ///
  /// A filter removes the cases that it doesn't match, and a matrix removes the cases of other
  /// combinations. Both remove all stale cases, because only a complete check can determine them.
  static func find(
    _ paths: [String], goldens: String? = nil, artifacts: String? = nil,
    filter: GlobPattern? = nil, matrix: GoldenMatrix? = nil,
    screens: @escaping (String) -> FileScreens = { _ in FileScreens() }
  ) -> [GoldenCase] {
    var finder: GoldenFinder
    do throws(FileSystem.Failure) {
      finder = try GoldenFinder(paths, goldens: goldens, artifacts: artifacts, screens)
    } catch {
      // If these folders can't be resolved, paths inside and outside them look alike.
      return paths.map { GoldenCase(path: $0, document: $0, task: .refuse(.unreadable(error))) }
    }
    for path in paths.map(withoutSlashes) {
      finder.refusing(path) { (finder) throws(FileSystem.Failure) in try finder.add(path) }
    }
    if let matrix { finder.addMissing(matrix) } else { finder.addMissing() }
    finder.addCompanions()
    let all = Array(finder.cases.values)
    let found = (matrix.map { finder.selected(all, by: $0) } ?? all).filter { found in
      guard let filter else { return true }
      if case .stale = found.task { return false }
      // The content of an unreadable folder is unknown, so the filter can't exclude it.
      if found.isUnknownFolder { return true }
      return filter.matches(found.path) || filter.matches(found.document)
    }
    return found.sorted { $0.path.hasBytes(before: $1.path) }
  }

  /// A path without trailing slashes, so that a folder always has the same path.
  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private init(
    _ paths: [String], goldens: String?, artifacts: String?,
    _ screens: @escaping (String) -> FileScreens
  ) throws(FileSystem.Failure) {
    func store(_ path: String) throws(FileSystem.Failure) -> GoldenStore { try GoldenStore(path) }
    self.store = try goldens.map(store)
    self.artifacts = try artifacts.map(store)
    folders = try CheckedFolders(paths + (goldens.map { [$0] } ?? []))
    self.screens = screens
    projects = ProjectFolders()
    finder = try DocumentFinder(paths, projects: projects, screens: screens)
  }

  // MARK: - Traversal

  private mutating func add(_ path: String) throws(FileSystem.Failure) {
    let before = visits
    if try MeasuredGolden.document(of: path, files) != nil, try files.isFile(path) {
      try addMeasured(path)
    } else if let name = GoldenName(path), try !FileSystem.isFolder(path) {
      try addNamedGolden(path, name)
    } else if try FileSystem.isFolder(path) {
      try visitFolder(path)
    } else if try FileSystem.exists(path) {
      try visit(path, isNamed: true)
    } else if ScreenPath(path) != nil, try isScreen(path) {
      try add(document: path, isNamed: true)
    }
    if visits == before, cases[PathKey(path)] == nil { refuse(path, .nothingThere) }
  }

  mutating func refuse(_ path: String, _ problem: GoldenProblem) {
    cases[PathKey(path)] = GoldenCase(path: path, document: path, task: .refuse(problem))
  }

  /// Processes a path, and adds a failing case if the file system reports an error.
  mutating func refusing(
    _ path: String, _ body: (inout GoldenFinder) throws(FileSystem.Failure) -> Void
  ) {
    do throws(FileSystem.Failure) {
      try body(&self)
    } catch {
      refuse(path, .unreadable(error))
    }
  }

  private mutating func visitFolder(_ folder: String) throws(FileSystem.Failure) {
    let others = [store, artifacts].compactMap { $0 }
    var unreadable: [(path: String, failure: FileSystem.Failure)] = []
    defer { for (path, failure) in unreadable { refuse(path, ifItCounts: failure) } }
    // The folders for artifacts and golden files are skipped here. Golden files are added below.
    FileSystem.visit(
      folder,
      enter: { (folder) throws(FileSystem.Failure) in
        for other in others where try other.isAt(folder) { return false }
        return try finder.enters(folder)
      },
      unreadable: { unreadable.append(($0, $1)) },
      file: { (path, entry) throws(FileSystem.Failure) in
        try files.add(path, entry)
        try visit(path, isNamed: false)
      })
    // Only a missing folder is skipped. A failure in an existing folder is reported.
    guard let part = try store?.part(of: folder), try FileSystem.exists(part) else { return }
    FileSystem.visit(
      part, enter: { (path) throws(FileSystem.Failure) in try !ArtifactFolder.isOne(path) },
      unreadable: { unreadable.append(($0, $1)) }
    ) { (path, entry) throws(FileSystem.Failure) in
      try files.add(path, entry)
      let isLeft = try FileSystem.target(ofAbandoned: path) != nil
      if isLeft || GoldenName(path) != nil { try visit(path, isNamed: false) }
    }
  }

  private mutating func visit(_ path: String, isNamed: Bool) throws(FileSystem.Failure) {
    if try MeasuredGolden.document(of: path, files) != nil {
      try addMeasured(path)
    } else if let name = GoldenName(path) {
      try addGolden(path, name)
    } else if GoldenName.documentEndings.contains(where: path.hasSuffix) {
      try addDocument(path, isNamed: isNamed)
    } else if let target = try FileSystem.target(ofAbandoned: path) {
      try addLeftOver(path, of: target)
    }
  }

  private mutating func addLeftOver(
    _ path: String, of target: String
  ) throws(FileSystem.Failure) {
    if let name = GoldenName(target) {
      let known = try document(of: name)
      let document = if let known { known } else { try expectedDocument(of: name) }
      cases[PathKey(path)] = GoldenCase(path: path, document: document, task: .stale(.leftOver))
    } else if GoldenName.documentEndings.contains(where: target.hasSuffix) {
      cases[PathKey(path)] = GoldenCase(path: path, document: target, task: .stale(.leftOver))
    }
  }

  /// Adds a failing case for an unreadable path that may be relevant: a folder, or a file with a
  /// relevant extension.
  private mutating func refuse(_ path: String, ifItCounts failure: FileSystem.Failure) {
    if DocumentFinder.mayHaveDocuments(path) || GoldenName(path) != nil {
      refuse(path, .unreadable(failure))
    }
  }

  private mutating func addDocument(_ path: String, isNamed: Bool) throws(FileSystem.Failure) {
    if isNamed {
      guard try files.isFile(path) else { return }
      for document in try namedDocuments(at: path) { try add(document: document, isNamed: true) }
      return
    }
    let found = try finder.documents(at: path)
    // A Swift file that has golden files itself is a single document.
    if found.isEmpty { return }
    if found != [path], try hasGoldens(path) { return }
    for document in found { try add(document: document, isNamed: false) }
  }

  /// The documents of a file on the command line: its previews if only they have golden files, as
  /// after a check of the folder, or else the file.
  private mutating func namedDocuments(at path: String) throws(FileSystem.Failure) -> [String] {
    let found = try finder.documents(at: path)
    guard !found.isEmpty, found != [path], try !hasGoldens(path) else { return [path] }
    for document in found where try hasGoldens(document) { return found }
    return [path]
  }

  private mutating func hasGoldens(_ document: String) throws(FileSystem.Failure) -> Bool {
    guard let stem = try plan(of: document).stem else { return false }
    return try !index.names(ofStem: stem).isEmpty
  }

  /// True if a document is a preview that its file has, or not a preview at all.
  func isScreen(_ document: String) throws(FileSystem.Failure) -> Bool {
    guard let screen = ScreenPath(document) else { return true }
    guard try files.isFile(screen.file) else { return false }
    return screens(screen.file).previews.contains(screen.preview)
  }

  private mutating func add(
    document path: String, isNamed: Bool
  ) throws(FileSystem.Failure) {
    visits += 1
    if knownDocuments.contains(PathKey(path)) { return }
    if let problem = try problem(ofNameOf: path) {
      // Beside another one a document may lie as a copy in another language.
      if isNamed || problem == .nameOfVariant { refuse(path, problem) }
      return
    }
    let plan = try plan(of: path)
    guard let stem = plan.stem else {
      return refuse(path, .outside(goldens: plan.store?.path ?? ""))
    }
    documents.append(PathKey(path))
    knownDocuments.insert(PathKey(path))
    try addMeasured(MeasuredGolden.path(of: path))
    for name in try index.names(ofStem: stem) { try addGolden(name.path, name, of: path) }
  }

  /// The golden files of a document, as their headers name them. Cached.
  mutating func family(ofStem stem: String) throws(FileSystem.Failure) -> GoldenFamily {
    if let known = families[PathKey(stem)] { return known }
    let family = try GoldenFamily(index.names(ofStem: stem), files)
    families[PathKey(stem)] = family
    return family
  }

  /// The reason why a document of this name cannot have golden files of its own.
  private func problem(
    ofNameOf document: String
  ) throws(FileSystem.Failure) -> GoldenProblem? {
    let stem = GoldenName.stem(document)
    let name = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { stem.utf8[$0...] }
    if (name ?? stem.utf8[...]).contains(UInt8(ascii: "@")) { return .nameOfVariant }
    let first = try GoldenName.document(ofStem: stem, files)
    return first.flatMap { $0 == document ? nil : .otherDocument($0) }
  }
}
