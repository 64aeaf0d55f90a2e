import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// Finds documents and the golden files beside them, and says what there is to check.
///
/// `form.json` has `form.inspect.txt`, `form.order.txt`, and with a name for the variant
/// `form@wide.inspect.txt` (docs/commands.md, viewtree check).
struct GoldenFinder {
  private let folders: CheckedFolders
  private var cases: [PathKey: GoldenCase] = [:]
  /// The documents that were found, of which golden files may be missing.
  private var documents: Set<PathKey> = []
  /// How many documents and golden files were met, the same ones again included.
  private var visits = 0
  /// What documents ask for, as far as it was looked up.
  private var knownChecks: [PathKey: [CheckTemplate]?] = [:]

  /// All that there is to check under some paths, sorted by path.
  ///
  /// A filter leaves out what it does not match, and all that is stale: nothing is stale unless all
  /// was looked at.
  static func find(_ paths: [String], filter: GlobPattern? = nil) -> [GoldenCase] {
    var finder = GoldenFinder(paths)
    for path in paths { finder.add(withoutSlashes(path)) }
    finder.addMissing()
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

  private init(_ paths: [String]) {
    folders = CheckedFolders(paths)
  }

  // MARK: - Looking

  private mutating func add(_ path: String) {
    let before = visits
    if let name = GoldenName(path), !FileSystem.isFolder(path) {
      if FileSystem.exists(path) || FileSystem.isLink(path) {
        addGolden(path, name)
      } else if let document = name.document {
        addMissing(name, of: document)
        visits += 1
      }
    } else if FileSystem.exists(path) {
      visit(path, isNamed: true)
    }
    if visits == before, cases[PathKey(path)] == nil {
      cases[PathKey(path)] = GoldenCase(path: path, document: path, task: .refuse(.nothingThere))
    }
  }

  private mutating func visit(_ path: String, isNamed: Bool) {
    if let name = GoldenName(path) {
      addGolden(path, name)
    } else if FileSystem.isFolder(path) {
      guard isNamed || !FileSystem.isLink(path) else { return }
      let folder = path.hasSuffix("/") ? path : path + "/"
      for name in (try? FileSystem.names(in: folder)) ?? [] { visit(folder + name, isNamed: false) }
    } else if GoldenName.documentEndings.contains(where: path.hasSuffix) {
      addDocument(path, isNamed: isNamed)
    } else if let target = FileSystem.target(ofAbandoned: path), let name = GoldenName(target) {
      cases[PathKey(path)] = GoldenCase(
        path: path, document: name.document ?? name.expectedDocument, task: .stale(.leftOver))
    }
  }

  private mutating func addDocument(_ path: String, isNamed: Bool) {
    guard !documents.contains(PathKey(path)) else {
      visits += 1
      return
    }
    guard FileSystem.isFile(path), isNamed || !folders.areLeft(by: path),
      let bytes = try? FileSystem.read(path), isNamed || Self.isDocument(path, bytes)
    else { return }
    visits += 1
    if let problem = Self.problem(ofNameOf: path), isNamed || problem == .nameOfVariant {
      cases[PathKey(path)] = GoldenCase(path: path, document: path, task: .refuse(problem))
      return
    }
    documents.insert(PathKey(path))
    knownChecks[PathKey(path)] = .some(DocumentReader.checks(SourceFile(name: path, bytes: bytes)))
    guard isNamed else { return }
    let folder = FileSystem.folder(of: path)
    let start = path.contains("/") ? folder + (folder.hasSuffix("/") ? "" : "/") : ""
    for entry in (try? FileSystem.names(in: folder)) ?? [] {
      guard let name = GoldenName(start + entry), name.document == path else { continue }
      addGolden(start + entry, name)
    }
  }

  private mutating func addGolden(_ path: String, _ name: GoldenName) {
    visits += 1
    guard cases[PathKey(path)] == nil else { return }
    guard let document = name.document else {
      // Another tool's file may have such a name; its first line tells.
      if Self.isGolden(path, name.form) {
        cases[PathKey(path)] = GoldenCase(
          path: path, document: name.expectedDocument, task: .stale(.documentIsGone), weight: 1)
      }
      return
    }
    if folders.areLeft(by: path) {
      cases[PathKey(path)] = GoldenCase(
        path: path, document: document, task: .refuse(.linkElsewhere))
      return
    }
    var task = GoldenCase.Task.compare(words: nil)
    if let checks = checks(of: document) {
      let asked = checks.first { GoldenName($0, of: document) == name }
      task = asked.map { .compare(words: $0.words) } ?? .stale(.notAskedFor)
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: task,
      weight: FileSystem.size(document) + FileSystem.size(path))
  }

  /// Why a document of this name cannot have golden files of its own.
  private static func problem(ofNameOf document: String) -> GoldenProblem? {
    let stem = GoldenName.stem(document)
    if stem.split(separator: "/").last?.contains("@") == true { return .nameOfVariant }
    let first = GoldenName(stem: stem, variant: nil, command: "", form: .text).document
    return first.flatMap { $0 == document ? nil : .otherDocument($0) }
  }

  /// What a document asks for; found out once.
  private mutating func checks(of document: String) -> [CheckTemplate]? {
    if let known = knownChecks[PathKey(document)] { return known }
    let bytes = (try? FileSystem.read(document)) ?? []
    let checks = DocumentReader.checks(SourceFile(name: document, bytes: bytes))
    knownChecks[PathKey(document)] = .some(checks)
    return checks
  }

  // MARK: - What is missing

  /// The golden files that the documents ask for and that are not there.
  private mutating func addMissing() {
    let withGoldens = Set(cases.values.map { PathKey($0.document) })
    for key in documents {
      let document = key.path
      if let checks = checks(of: document) {
        for check in checks { addMissing(GoldenName(check, of: document), check.words, document) }
      } else if !withGoldens.contains(key) {
        for command in ReportKind.first.map(\.rawValue) {
          let name = GoldenName(
            stem: GoldenName.stem(document), variant: nil, command: command, form: .text)
          addMissing(name, [command], document)
        }
      }
    }
  }

  /// A golden file that was named and is not there.
  private mutating func addMissing(_ name: GoldenName, of document: String) {
    if let checks = checks(of: document) {
      guard let check = checks.first(where: { GoldenName($0, of: document) == name }) else {
        return
      }
      addMissing(name, check.words, document)
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

  // MARK: - Files

  private static func isGolden(_ path: String, _ form: GoldenForm) -> Bool {
    guard FileSystem.isFile(path), let bytes = try? FileSystem.read(path) else { return false }
    return (try? GoldenFile(bytes, form)) != nil
  }

  /// Whether a file is what a command wrote with `--format json`, whose second key no document has.
  private static func isReport(_ bytes: [UInt8]) -> Bool {
    let start = Array("{\n  \"viewtree\": 1,\n  \"".utf8)
    return bytes.starts(with: start)
      && ["source", "files", "check", "old"].contains { key in
        bytes.dropFirst(start.count).starts(with: "\(key)\":".utf8)
      }
  }

  /// Whether a JSON or YAML file in a folder is one of ours.
  private static func isDocument(_ path: String, _ bytes: [UInt8]) -> Bool {
    // The schema of documents, which may lie beside them, holds the key too.
    guard !path.hasSuffix(".schema.json"), !isReport(bytes) else { return false }
    let isJSON = path.hasSuffix(".json") || path.hasSuffix(".jsonc")
    let key = Array((isJSON ? "\"viewtree\"" : "viewtree").utf8)
    return bytes.prefix(4096).indices.contains { start in
      start + key.count <= bytes.count && bytes[start..<start + key.count].elementsEqual(key)
    }
  }
}
