import ViewTreeInspector

extension GoldenFinder {
  /// Adds a golden file that the command line names.
  mutating func addNamedGolden(
    _ path: String, _ name: GoldenName
  ) throws(FileSystem.Failure) {
    if let store, try !store.contains(path) {
      refuse(path, .outside(goldens: store.path))
    } else if try FileSystem.status(of: path, followingLinks: false) != nil {
      try addGolden(path, name)
      // A file that is named explicitly must be a golden file, so report it.
      if cases[PathKey(path)] == nil { refuse(path, .nothingThere) }
    } else if let document = try document(of: name) {
      try addMissing(name, of: document)
      visits += 1
    }
  }

  /// Adds the measurements of a document, if both exist.
  mutating func addMeasured(_ path: String) throws(FileSystem.Failure) {
    guard cases[PathKey(path)] == nil, try files.isFile(path),
      try !folders.areLeft(by: path, files),
      let document = try MeasuredGolden.document(of: path, files)
    else { return }
    visits += 1
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: .verify,
      weight: try files.size(ScreenPath.file(of: document)) + files.size(path))
  }

  /// Adds a golden file that was met in a folder.
  mutating func addGolden(_ path: String, _ name: GoldenName) throws(FileSystem.Failure) {
    // Golden files outside the folder belong to another check.
    if let store, try !store.contains(path) { return }
    visits += 1
    guard cases[PathKey(path)] == nil else { return }
    if let document = try document(of: name) {
      guard try isScreen(document) else { return try addStale(path, name, of: document) }
      try addGolden(path, name, of: document)
    } else {
      try addStray(path, name)
    }
  }

  /// Adds a golden file of a document.
  mutating func addGolden(
    _ path: String, _ name: GoldenName, of document: String
  ) throws(FileSystem.Failure) {
    guard cases[PathKey(path)] == nil else { return }
    if try folders.areLeft(by: path, files) {
      cases[PathKey(path)] = GoldenCase(
        path: path, document: document, task: .refuse(.linkElsewhere))
      return
    }
    let plan = try plan(of: document)
    var task = GoldenCase.Task.compare(words: nil)
    if try !plan.isStem(name.stem) {
      task = .stale(.notAskedFor)
    } else if let reports = plan.reports {
      let asked = reports.first { GoldenName($0, ofStem: name.stem) == name }
      task = asked.map { .compare(words: $0.words) } ?? .stale(.notAskedFor)
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: task,
      weight: try files.size(ScreenPath.file(of: document)) + files.size(path))
  }

  /// A golden file without a document.
  private mutating func addStray(
    _ path: String, _ name: GoldenName
  ) throws(FileSystem.Failure) {
    // Another tool's file may have such a name, so check the first line.
    guard try Self.isGolden(path, name.form) else { return }
    if store == nil, let folder = try stores(of: name).first {
      // Whoever forgets an option must not lose what it is about.
      return refuse(path, .elsewhere(goldens: folder.path))
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: try expectedDocument(of: name), task: .stale(.documentIsGone), weight: 1
    )
  }

  /// A golden file of a preview that its file no longer has. If the file can't be read completely,
  /// the preview may be in the other part, so the file is refused and its golden files stay.
  private mutating func addStale(
    _ path: String, _ name: GoldenName, of document: String
  ) throws(FileSystem.Failure) {
    guard try Self.isGolden(path, name.form) else { return }
    let file = ScreenPath.file(of: document)
    if try files.isFile(file), let problem = screens(file).problem {
      return refuse(file, .notParsed(problem))
    }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: .stale(.documentIsGone), weight: 1)
  }

  private static func isGolden(
    _ path: String, _ form: GoldenForm
  ) throws(FileSystem.Failure) -> Bool {
    guard try FileSystem.isFile(path) else { return false }
    let bytes = try FileSystem.read(path, atMost: GoldenCheckOptions.standardByteLimit)
    return (try? GoldenFile(bytes, form)) != nil
  }
}
