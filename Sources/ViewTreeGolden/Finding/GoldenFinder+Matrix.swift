import ViewTreeDocument
import ViewTreeInspector

extension GoldenFinder {
  /// Adds the golden files that documents lack for the combinations of a matrix.
  ///
  /// A document that declares its golden files must declare these, too.
  mutating func addMissing(_ matrix: GoldenMatrix) {
    for document in documents.map(\.path) {
      refusing(document) { (finder) throws(FileSystem.Failure) in
        try finder.addMissing(matrix, of: document)
      }
    }
  }

  private mutating func addMissing(
    _ matrix: GoldenMatrix, of document: String
  ) throws(FileSystem.Failure) {
    let plan = try plan(of: document)
    guard let stem = plan.stem else { return }
    let family = try self.family(ofStem: stem)
    let known = plan.reports ?? Array(family.checks.values)
    for cell in matrix.cells {
      let own = known.filter { cell.contains($0.words) }
      for check in own { try addMissing(GoldenName(check, ofStem: stem), check.words, document) }
      guard own.isEmpty else { continue }
      let name = GoldenName(cell.check, ofStem: stem)
      guard plan.reports == nil else {
        refuse(name.path, .notDeclared(cell.check.text))
        continue
      }
      try addMissing(name, cell.check.words, document)
    }
  }

  /// The cases that a matrix selects.
  func selected(_ cases: [GoldenCase], by matrix: GoldenMatrix) -> [GoldenCase] {
    cases.filter { found in
      switch found.task {
      case .refuse: return true
      case .stale, .verify: return false
      case .add(let words): return matrix.contains(words)
      case .compare(let words?): return matrix.contains(words)
      case .compare(nil):
        guard let name = GoldenName(found.path) else { return false }
        let header = (try? GoldenHeader(path: found.path, name.form, files)) ?? nil
        return header.map { matrix.contains($0.words) } ?? false
      }
    }
  }
}
