import ViewTreeDocument
import ViewTreeInspector

extension GoldenFinder {
  /// The golden files that are not there though documents ask for them, or though others name them
  /// that are there.
  mutating func addMissing() {
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
  mutating func addMissing(_ name: GoldenName, of document: String) {
    let plan = plan(of: document)
    if let reports = plan.reports {
      guard let check = reports.first(where: { GoldenName($0, ofStem: name.stem) == name }) else {
        return
      }
      addMissing(name, check.words, document)
    } else if let known = GoldenFamily(index.names(ofStem: name.stem)).checks[PathKey(name.path)] {
      addMissing(name, known.words, document)
    } else if name.variant == nil, let kind = ReportKind(rawValue: name.command) {
      addMissing(name, kind.words(ending: name.form.rawValue), document)
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
  mutating func addCompanions() {
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
