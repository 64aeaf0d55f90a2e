/// The changes of a document's reports, each once.
struct GoldenDocumentChanges {
  /// The document, or the golden file if only a single file differs.
  let path: String
  /// The golden files that differ.
  private let files: [String]
  /// The changes: those with a line in the source first.
  let lines: [String]
  /// The artifacts of all reports, a line each.
  let artifacts: [String]

  /// The maximum number of changes that are shown.
  private static let limit = 12

  /// The changes of golden files of one document that differ.
  init(_ results: [GoldenResult]) {
    var known: Set<String> = []
    var (causes, others, artifacts): ([String], [String], [String]) = ([], [], [])
    for result in results {
      guard case .different(let difference) = result.outcome else { continue }
      for (line, hasSource) in difference.told where known.insert(line).inserted {
        if hasSource { causes.append(line) } else { others.append(line) }
      }
      artifacts += GoldenDetails(result, .behaviour)?.artifacts ?? []
    }
    files = results.map(\.path)
    path = results.count == 1 ? results[0].path : results.first?.document ?? ""
    // Only one of the reports has the frame of a new view.
    let all = causes + others
    lines = all.filter { line in !all.contains { $0.hasPrefix("\(line) at ") } }
    self.artifacts = artifacts
  }

  /// The first change after the path, then the others, then the files.
  var text: [String] {
    let all = lines.isEmpty ? [GoldenWords.otherReport] : lines
    let shown = all.count > Self.limit + 1 ? Self.limit : all.count
    var text = ["\(path): \(all[0])"] + all[1..<max(shown, 1)].map { "  \($0)" }
    if shown < all.count {
      text.append("  and \(all.count - shown) more changes; to see them, use --patch")
    }
    if files.count > 1 { text.append("  in \(Self.list(files))") }
    return text + artifacts.map { "  \($0)" }
  }

  private static func list(_ paths: [String]) -> String {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return names.count < 3
      ? names.joined(separator: " and ") : "\(names[0]) and \(names.count - 1) other golden files"
  }
}
