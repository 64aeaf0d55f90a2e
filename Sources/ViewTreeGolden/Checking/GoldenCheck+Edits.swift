import ViewTreeInspector

/// The edits of documents that explain differences.
extension GoldenCheck {
  /// The maximum number of documents whose edits are searched, because a search makes a report for
  /// each edit that it tries.
  private static let editedLimit = 8
  /// The number of documents whose edits aren't found after which the search ends. The cause is
  /// then probably none of the documents, such as another version of viewtree.
  private static let missLimit = 2

  /// The results, in which the differences of the first few documents start with their edit.
  func findingEdits(_ results: [GoldenResult], _ cases: [GoldenCase]) -> [GoldenResult] {
    guard options.mode != .update else { return results }
    let differing = results.indices.filter { results[$0].differs }
    guard !differing.isEmpty else { return results }
    let tasks = Dictionary(cases.map { ($0.path, $0) }) { first, _ in first }
    let byDocument = Dictionary(grouping: differing) { results[$0].document }
    let documents = byDocument.values.sorted { $0[0] < $1[0] }.prefix(Self.editedLimit)
    var results = results
    var misses = 0
    DeepStack.run {
      for indices in documents where misses < Self.missLimit {
        guard let found = edits(indices.compactMap { tasks[results[$0].path] }) else { continue }
        if found.isEmpty { misses += 1 }
        for index in indices {
          guard case .different(var difference) = results[index].outcome else { continue }
          difference.lead(with: found)
          results[index].outcome = .different(difference)
        }
      }
    }
    return results
  }

  /// The edits of one document, by its report with the most facts. `nil` if it isn't searched.
  private func edits(_ cases: [GoldenCase]) -> [GoldenEdit]? {
    for command in ["inspect", "order"] {
      for found in cases {
        guard case .compare(let words) = found.task, let file = try? golden(found),
          words ?? file.words == file.words, file.words.first == command
        else { continue }
        let name = Self.name(of: found)
        let made = maker.report(document: found.document, name: name, words: file.words)
        guard let report = made.bytes else { return nil }
        return maker.edits(
          from: file.report, to: report, document: found.document, name: name, words: file.words)
      }
    }
    return nil
  }
}
