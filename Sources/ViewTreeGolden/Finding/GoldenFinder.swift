import ViewTreeInspector

/// Finds documents and their golden files, and says what there is to check.
///
/// `form.json` has `form.inspect.txt`, `form.order.txt`, and with a name for the variant
/// `form@wide.inspect.txt` (docs/commands.md, viewtree check).
struct GoldenFinder {
  let folders: CheckedFolders
  let finder: DocumentFinder
  /// The folder that all golden files are kept in, if the command line says one.
  let store: GoldenStore?
  /// The folder that checks leave artifacts in, which are nobody's golden files.
  let artifacts: GoldenStore?
  var cases: [PathKey: GoldenCase] = [:]
  /// The documents that were found, of which golden files may be missing.
  private(set) var documents: [PathKey] = []
  /// How many documents and golden files were met, the same ones again included.
  var visits = 0
  /// What documents say of their golden files, as far as it was looked up.
  var plans: [PathKey: GoldenPlan] = [:]
  var index = GoldenIndex()

  /// All that there is to check under some paths, sorted by path.
  ///
  /// A filter leaves out what it does not match, and all that is stale: nothing is stale unless all
  /// was looked at.
  static func find(
    _ paths: [String], goldens: String? = nil, artifacts: String? = nil,
    filter: GlobPattern? = nil
  ) -> [GoldenCase] {
    var finder = GoldenFinder(
      paths, goldens.map { GoldenStore($0) }, artifacts: artifacts.map { GoldenStore($0) })
    for path in paths { finder.add(withoutSlashes(path)) }
    finder.addMissing()
    finder.addCompanions()
    let found = finder.cases.values.filter { found in
      guard let filter else { return true }
      if case .stale = found.task { return false }
      return filter.matches(found.path) || filter.matches(found.document)
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// A path without slashes behind it, so that a folder is one path however it is written.
  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private init(_ paths: [String], _ store: GoldenStore?, artifacts: GoldenStore?) {
    self.store = store
    self.artifacts = artifacts
    folders = CheckedFolders(paths + (store.map { [$0.path] } ?? []))
    finder = DocumentFinder(paths)
  }

  // MARK: - Looking

  private mutating func add(_ path: String) {
    let before = visits
    if MeasuredGolden.document(of: path) != nil, FileSystem.isFile(path) {
      addMeasured(path)
    } else if let name = GoldenName(path), !FileSystem.isFolder(path) {
      addNamedGolden(path, name)
    } else if FileSystem.isFolder(path) {
      visitFolder(path)
    } else if FileSystem.exists(path) {
      visit(path, isNamed: true)
    }
    if visits == before, cases[PathKey(path)] == nil { refuse(path, .nothingThere) }
  }

  mutating func refuse(_ path: String, _ problem: GoldenProblem) {
    cases[PathKey(path)] = GoldenCase(path: path, document: path, task: .refuse(problem))
  }

  private mutating func visitFolder(_ folder: String) {
    let others = [store, artifacts].compactMap { $0 }
    var unreadable: [(path: String, failure: FileSystem.Failure)] = []
    defer { for (path, failure) in unreadable { refuse(path, ifItCounts: failure) } }
    // What is kept in a folder of its own is looked for there.
    FileSystem.visit(
      folder,
      enter: { folder in
        !others.contains { $0.isAt(folder) } && !ArtifactFolder.isOne(folder)
      },
      unreadable: { unreadable.append(($0, $1)) },
      file: { visit($0, isNamed: false) })
    guard let part = store?.part(of: folder) else { return }
    FileSystem.visit(
      part, enter: { !ArtifactFolder.isOne($0) }, unreadable: { unreadable.append(($0, $1)) }
    ) { path in
      if GoldenName(path) != nil || FileSystem.target(ofAbandoned: path) != nil {
        visit(path, isNamed: false)
      }
    }
  }

  private mutating func visit(_ path: String, isNamed: Bool) {
    if MeasuredGolden.document(of: path) != nil {
      addMeasured(path)
    } else if let name = GoldenName(path) {
      addGolden(path, name)
    } else if GoldenName.documentEndings.contains(where: path.hasSuffix) {
      addDocument(path, isNamed: isNamed)
    } else if let target = FileSystem.target(ofAbandoned: path) {
      addLeftOver(path, of: target)
    }
  }

  private mutating func addLeftOver(_ path: String, of target: String) {
    if let name = GoldenName(target) {
      let document = document(of: name) ?? expectedDocument(of: name)
      cases[PathKey(path)] = GoldenCase(path: path, document: document, task: .stale(.leftOver))
    } else if GoldenName.documentEndings.contains(where: target.hasSuffix) {
      cases[PathKey(path)] = GoldenCase(path: path, document: target, task: .stale(.leftOver))
    }
  }

  /// A folder may hold anything; of a file whose name cannot be read the ending tells whether it counts.
  private mutating func refuse(_ path: String, ifItCounts failure: FileSystem.Failure) {
    if DocumentFinder.mayHaveDocuments(path) || GoldenName(path) != nil {
      refuse(path, .unreadable(failure))
    }
  }

  private mutating func addDocument(_ path: String, isNamed: Bool) {
    guard plans[PathKey(path)] == nil || !documents.contains(PathKey(path)) else {
      visits += 1
      return
    }
    guard isNamed ? FileSystem.isFile(path) : finder.isDocument(path) else { return }
    visits += 1
    if let problem = Self.problem(ofNameOf: path) {
      // Beside another one a document may lie as a copy in another language.
      if isNamed || problem == .nameOfVariant { refuse(path, problem) }
      return
    }
    let plan = plan(of: path)
    guard let stem = plan.stem else {
      return refuse(path, .outside(goldens: plan.store?.path ?? ""))
    }
    documents.append(PathKey(path))
    addMeasured(MeasuredGolden.path(of: path))
    for name in index.names(ofStem: stem) { addGolden(name.path, name, of: path) }
  }

  /// Why a document of this name cannot have golden files of its own.
  private static func problem(ofNameOf document: String) -> GoldenProblem? {
    let stem = GoldenName.stem(document)
    if stem.split(separator: "/").last?.contains("@") == true { return .nameOfVariant }
    let first = GoldenName.document(ofStem: stem)
    return first.flatMap { $0 == document ? nil : .otherDocument($0) }
  }
}
