import ViewTreeInspector

extension GoldenFinder {
  /// Adds a golden file that the command line names.
  mutating func addNamedGolden(_ path: String, _ name: GoldenName) {
    if let store, !store.contains(path) {
      refuse(path, .outside(goldens: store.path))
    } else if FileSystem.exists(path) || FileSystem.isLink(path) {
      addGolden(path, name)
      // Nobody names a file that is none of ours to have it passed over.
      if cases[PathKey(path)] == nil { refuse(path, .nothingThere) }
    } else if let document = document(of: name) {
      addMissing(name, of: document)
      visits += 1
    }
  }

  /// Adds what was measured of a document, if both are there.
  mutating func addMeasured(_ path: String) {
    guard cases[PathKey(path)] == nil, FileSystem.isFile(path), !folders.areLeft(by: path),
      let document = MeasuredGolden.document(of: path)
    else { return }
    visits += 1
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: .verify,
      weight: FileSystem.size(document) + FileSystem.size(path))
  }

  /// Adds a golden file that was met in a folder.
  mutating func addGolden(_ path: String, _ name: GoldenName) {
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

  /// Adds a golden file of a document.
  mutating func addGolden(_ path: String, _ name: GoldenName, of document: String) {
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
    guard FileSystem.isFile(path),
      let bytes = try? FileSystem.read(path, atMost: GoldenCheckOptions.standardByteLimit)
    else { return false }
    return (try? GoldenFile(bytes, form)) != nil
  }
}
