import ViewTreeDocument
import ViewTreeInspector

extension GoldenFinder {
  /// Adds the missing golden files that documents require, or that existing golden files name.
  mutating func addMissing() {
    for document in documents.map(\.path) {
      refusing(document) { (finder) throws(FileSystem.Failure) in
        try finder.addMissing(of: document)
      }
    }
  }

  private mutating func addMissing(of document: String) throws(FileSystem.Failure) {
    let plan = try plan(of: document)
    guard let stem = plan.stem else { return }
    var wanted = plan.reports
    if wanted == nil {
      wanted = Array(try family(ofStem: stem).checks.values)
      if try index.names(ofStem: stem).isEmpty {
        wanted = ReportKind.first.map { CheckTemplate(variant: nil, words: [$0.rawValue]) }
      }
    }
    for check in wanted ?? [] {
      try addMissing(GoldenName(check, ofStem: stem), check.words, document)
    }
  }

  /// Adds a missing golden file that was named.
  mutating func addMissing(
    _ name: GoldenName, of document: String
  ) throws(FileSystem.Failure) {
    let plan = try plan(of: document)
    if let reports = plan.reports {
      guard let check = reports.first(where: { GoldenName($0, ofStem: name.stem) == name }) else {
        return
      }
      try addMissing(name, check.words, document)
    } else if let known = try family(ofStem: name.stem).checks[PathKey(name.path)] {
      try addMissing(name, known.words, document)
    } else if name.variant == nil, let kind = ReportKind(rawValue: name.command) {
      try addMissing(name, kind.words(ending: name.form.rawValue), document)
    }
  }

  mutating func addMissing(
    _ name: GoldenName, _ words: [String], _ document: String
  ) throws(FileSystem.Failure) {
    let path = name.path
    guard cases[PathKey(path)] == nil, try files.status(path) == nil else { return }
    cases[PathKey(path)] = GoldenCase(
      path: path, document: document, task: .add(words: words),
      weight: try files.size(ScreenPath.file(of: document)))
  }

  private mutating func addToFamily(
    _ found: GoldenCase, _ families: inout [PathKey: GoldenFamily]
  ) throws(FileSystem.Failure) {
    // Nothing else is known about an unreadable path.
    if case .refuse = found.task { return }
    guard let name = GoldenName(found.path), try plan(of: found.document).reports == nil else {
      return
    }
    let key = PathKey(name.stem)
    var family: GoldenFamily
    if let known = families[key] {
      family = known
    } else {
      family = try self.family(ofStem: name.stem)
    }
    if case .add(let words) = found.task {
      family.add(CheckTemplate(variant: name.variant, words: words), name)
    }
    families[key] = family
  }

  /// Adds to each golden file the list of the document's others, if the document doesn't declare
  /// them.
  mutating func addCompanions() {
    var families: [PathKey: GoldenFamily] = [:]
    for found in cases.values {
      refusing(found.path) { (finder) throws(FileSystem.Failure) in
        try finder.addToFamily(found, &families)
      }
    }
    let ordered = families.mapValues(\.ordered)
    for (path, found) in cases {
      guard let name = GoldenName(found.path), let family = ordered[PathKey(name.stem)] else {
        continue
      }
      cases[path]?.family = family.checks
      cases[path]?.place = family.places[PathKey(found.path)]
    }
  }
}
