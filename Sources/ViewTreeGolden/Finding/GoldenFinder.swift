import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// Finds documents and their golden files, and says what there is to check.
///
/// `form.json` has `form.inspect.txt`, `form.order.txt`, and with a name for the variant
/// `form@wide.inspect.txt` (docs/commands.md, viewtree check).
struct GoldenFinder {
  private let folders: CheckedFolders
  private let finder: DocumentFinder
  /// The folder that all golden files are kept in, if the command line says one.
  private let store: GoldenStore?
  private var cases: [PathKey: GoldenCase] = [:]
  /// The documents that were found, of which golden files may be missing.
  private var documents: [PathKey] = []
  /// How many documents and golden files were met, the same ones again included.
  private var visits = 0
  /// What documents say of their golden files, as far as it was looked up.
  private var plans: [PathKey: GoldenPlan] = [:]
  private var index = GoldenIndex()

  /// All that there is to check under some paths, sorted by path.
  ///
  /// A filter leaves out what it does not match, and all that is stale: nothing is stale unless all
  /// was looked at.
  static func find(
    _ paths: [String], goldens: String? = nil, filter: GlobPattern? = nil
  ) -> [GoldenCase] {
    var finder = GoldenFinder(paths, goldens.map { GoldenStore($0) })
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

  private init(_ paths: [String], _ store: GoldenStore?) {
    self.store = store
    folders = CheckedFolders(paths + (store.map { [$0.path] } ?? []))
    finder = DocumentFinder(paths)
  }

  // MARK: - Looking

  private mutating func add(_ path: String) {
    let before = visits
    if let name = GoldenName(path), !FileSystem.isFolder(path) {
      addNamedGolden(path, name)
    } else if FileSystem.isFolder(path) {
      visitFolder(path)
    } else if FileSystem.exists(path) {
      visit(path, isNamed: true)
    }
    if visits == before, cases[PathKey(path)] == nil { refuse(path, .nothingThere) }
  }

  private mutating func refuse(_ path: String, _ problem: GoldenProblem) {
    cases[PathKey(path)] = GoldenCase(path: path, document: path, task: .refuse(problem))
  }

  private mutating func visitFolder(_ folder: String) {
    let store = store
    // What is kept in a folder of its own is looked for there.
    FileSystem.visit(folder, enter: { store?.isAt($0) != true }) { visit($0, isNamed: false) }
    guard let part = store?.part(of: folder) else { return }
    FileSystem.visit(part) { path in
      if GoldenName(path) != nil || FileSystem.target(ofAbandoned: path) != nil {
        visit(path, isNamed: false)
      }
    }
  }

  private mutating func visit(_ path: String, isNamed: Bool) {
    if let name = GoldenName(path) {
      addGolden(path, name)
    } else if GoldenName.documentEndings.contains(where: path.hasSuffix) {
      addDocument(path, isNamed: isNamed)
    } else if let target = FileSystem.target(ofAbandoned: path), let name = GoldenName(target) {
      let document = document(of: name) ?? expectedDocument(of: name)
      cases[PathKey(path)] = GoldenCase(path: path, document: document, task: .stale(.leftOver))
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
    for name in index.names(ofStem: stem) { addGolden(name.path, name, of: path) }
  }

  /// Why a document of this name cannot have golden files of its own.
  private static func problem(ofNameOf document: String) -> GoldenProblem? {
    let stem = GoldenName.stem(document)
    if stem.split(separator: "/").last?.contains("@") == true { return .nameOfVariant }
    let first = GoldenName.document(ofStem: stem)
    return first.flatMap { $0 == document ? nil : .otherDocument($0) }
  }

  // MARK: - Golden files

  private mutating func addNamedGolden(_ path: String, _ name: GoldenName) {
    if let store, !store.contains(path) {
      refuse(path, .outside(goldens: store.path))
    } else if FileSystem.exists(path) || FileSystem.isLink(path) {
      addGolden(path, name)
    } else if let document = document(of: name) {
      addMissing(name, of: document)
      visits += 1
    }
  }

  private mutating func addGolden(_ path: String, _ name: GoldenName) {
    // Those that lie elsewhere are of another check.
    if let store, !store.contains(path) { return }
    visits += 1
    guard cases[PathKey(path)] == nil else { return }
    if let document = document(of: name) {
      addGolden(path, name, of: document)
    } else {
      addStray(path, name)
    }
  }

  private mutating func addGolden(_ path: String, _ name: GoldenName, of document: String) {
    guard cases[PathKey(path)] == nil else { return }
    if folders.areLeft(by: path) {
      cases[PathKey(path)] = GoldenCase(
        path: path, document: document, task: .refuse(.linkElsewhere))
      return
    }
    let plan = plan(of: document)
    var task = GoldenCase.Task.compare(words: nil)
    if !plan.isStem(name.stem) {
      task = .stale(.notAskedFor)
    } else if let reports = plan.reports {
      let asked = reports.first { GoldenName($0, ofStem: name.stem) == name }
      task = asked.map { .compare(words: $0.words) } ?? .stale(.notAskedFor)
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: task,
      weight: FileSystem.size(document) + FileSystem.size(path))
  }

  /// A golden file without a document.
  private mutating func addStray(_ path: String, _ name: GoldenName) {
    // Another tool's file may have such a name; its first line tells.
    guard Self.isGolden(path, name.form) else { return }
    if store == nil, let folder = Self.stores(of: name).first {
      // Whoever forgets an option must not lose what it is about.
      return refuse(path, .elsewhere(goldens: folder.path))
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: expectedDocument(of: name), task: .stale(.documentIsGone), weight: 1)
  }

  private static func isGolden(_ path: String, _ form: GoldenForm) -> Bool {
    guard FileSystem.isFile(path), let bytes = try? FileSystem.read(path) else { return false }
    return (try? GoldenFile(bytes, form)) != nil
  }

  // MARK: - Documents of golden files

  /// The document that a golden file is of, if there is one.
  private mutating func document(of name: GoldenName) -> String? {
    if let store {
      return store.documentStem(of: name.stem).flatMap(GoldenName.document)
    }
    if let document = name.document { return document }
    for folder in Self.stores(of: name) {
      guard let document = folder.documentStem(of: name.stem).flatMap(GoldenName.document),
        plan(of: document).store?.isAt(folder.path) == true
      else { continue }
      return document
    }
    return nil
  }

  /// The path that the document of a golden file would have.
  private func expectedDocument(of name: GoldenName) -> String {
    (store?.documentStem(of: name.stem) ?? name.stem) + GoldenName.documentEndings[0]
  }

  /// The folders around a golden file that it could be kept in, for there is a document in its place
  /// around them; the nearest first.
  private static func stores(of name: GoldenName) -> [GoldenStore] {
    var folder = FileSystem.folder(of: name.stem)
    var found: [GoldenStore] = []
    // Farther up than the path is written nobody keeps them.
    for _ in 0...name.stem.split(separator: "/").count {
      let store = GoldenStore(folder)
      if store.documentStem(of: name.stem).flatMap(GoldenName.document) != nil {
        found.append(store)
      }
      let next = FileSystem.folder(of: folder)
      if next == folder { break }
      folder = next
    }
    return found
  }

  /// What a document says of its golden files; found out once.
  private mutating func plan(of document: String) -> GoldenPlan {
    if let known = plans[PathKey(document)] { return known }
    let bytes = (try? FileSystem.read(document)) ?? []
    let checks = DocumentReader.checks(SourceFile(name: document, bytes: bytes))
    let own = checks?.goldens.map { folder in
      // Written as the document is, for paths are compared as they are written.
      let start = document.hasPrefix("./") ? "./" : ""
      let path = FileSystem.path(folder, in: FileSystem.folder(of: document))
      return GoldenStore(FileSystem.simplified(start + path))
    }
    let stem = GoldenName.stem(document)
    let place = store ?? own
    let plan = GoldenPlan(
      reports: checks?.reports, stem: place.map { $0.stem(of: stem) } ?? stem, store: place)
    plans[PathKey(document)] = plan
    return plan
  }

  // MARK: - What is missing

  /// The golden files that are not there though documents ask for them, or though others name them
  /// that are there.
  private mutating func addMissing() {
    for key in documents {
      let document = key.path
      let plan = plan(of: document)
      guard let stem = plan.stem else { continue }
      var wanted = plan.reports
      if wanted == nil {
        let family = GoldenFamily(index.names(ofStem: stem))
        wanted = Array(family.checks.values)
        if index.names(ofStem: stem).isEmpty {
          wanted = ReportKind.first.map { CheckTemplate(variant: nil, words: [$0.rawValue]) }
        }
      }
      for check in wanted ?? [] {
        addMissing(GoldenName(check, ofStem: stem), check.words, document)
      }
    }
  }

  /// A golden file that was named and is not there.
  private mutating func addMissing(_ name: GoldenName, of document: String) {
    let plan = plan(of: document)
    if let reports = plan.reports {
      guard let check = reports.first(where: { GoldenName($0, ofStem: name.stem) == name }) else {
        return
      }
      addMissing(name, check.words, document)
    } else if let known = GoldenFamily(index.names(ofStem: name.stem)).checks[PathKey(name.path)] {
      addMissing(name, known.words, document)
    } else if name.variant == nil {
      let words = [name.command] + (name.form == .json ? ["--format", "json"] : [])
      addMissing(name, words, document)
    }
  }

  private mutating func addMissing(_ name: GoldenName, _ words: [String], _ document: String) {
    let path = name.path
    guard cases[PathKey(path)] == nil, !FileSystem.exists(path) else { return }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: .add(words: words),
      weight: FileSystem.size(document))
  }

  /// Says of each golden file which others there are, where documents do not.
  private mutating func addCompanions() {
    var families: [PathKey: GoldenFamily] = [:]
    for found in cases.values {
      guard let name = GoldenName(found.path), plan(of: found.document).reports == nil else {
        continue
      }
      let key = PathKey(name.stem)
      var family = families[key] ?? GoldenFamily(index.names(ofStem: name.stem))
      if case .add(let words) = found.task {
        family.add(CheckTemplate(variant: name.variant, words: words), name)
      }
      families[key] = family
    }
    for (path, found) in cases {
      guard let name = GoldenName(found.path), let family = families[PathKey(name.stem)] else {
        continue
      }
      cases[path]?.companions = family.companions(of: found.path)
    }
  }
}
