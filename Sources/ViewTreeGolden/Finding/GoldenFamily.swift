import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers

/// The golden files of a document without a declaration of them: the existing golden files, and the
/// golden files in their headers.
struct GoldenFamily {
  /// The checks that would require them, by the golden files' paths.
  private(set) var checks: [PathKey: CheckTemplate] = [:]

  /// Creates the family of the existing golden files.
  init(_ names: [GoldenName], _ files: KnownFiles) throws(FileSystem.Failure) {
    var named: [(GoldenName, CheckTemplate)] = []
    for name in names {
      guard let line = try GoldenHeader(path: name.path, name.form, files) else { continue }
      let check = CheckTemplate(variant: name.variant, words: line.words)
      // A file whose command doesn't match its name is unusable and belongs to no check.
      guard GoldenName(check, ofStem: name.stem) == name else { continue }
      add(check, name)
      named += line.companions.map { (GoldenName($0, ofStem: name.stem), $0) }
    }
    // The header of an existing golden file is more reliable than a list in another file.
    for (name, check) in named where checks[PathKey(name.path)] == nil { add(check, name) }
  }

  /// Adds a golden file that will be written.
  mutating func add(_ check: CheckTemplate, _ name: GoldenName) {
    checks[PathKey(name.path)] = check
  }

  /// All golden files in a fixed order, and the index of each by its path.
  var ordered: (checks: [CheckTemplate], places: [PathKey: Int]) {
    let all = checks.sorted { $0.key.path.hasBytes(before: $1.key.path) }
    let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.key, $0) })
    return (all.map(\.value), places)
  }
}
