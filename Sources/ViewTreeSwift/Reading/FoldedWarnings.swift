import ViewTreeSyntax

/// The warnings about several files, as few as fit on a screen.
struct FoldedWarnings {
  /// The maximum number of warnings that are shown one by one.
  private static let limit = 10

  /// All errors, and the first warnings: with the warnings of the root's file first, and without
  /// duplicates.
  let diagnostics: [Diagnostic]

  /// Folds the warnings of some diagnostics.
  init(_ all: [Diagnostic], rootFile: Range<Int>) {
    let errors = all.filter { $0.severity == .error }
    var counts: [String: Int] = [:]
    var first: [Diagnostic] = []
    for warning in all where warning.severity != .error {
      let count = counts[warning.message, default: 0]
      counts[warning.message] = count + 1
      if count == 0 { first.append(warning) }
    }
    func isOfRoot(_ warning: Diagnostic) -> Bool {
      warning.range.map { rootFile.contains(Int($0.start)) } ?? false
    }
    let ordered = first.filter(isOfRoot) + first.filter { !isOfRoot($0) }
    var shown = ordered.prefix(Self.limit).map { warning in
      var warning = warning
      let count = counts[warning.message] ?? 1
      if count > 1 { warning.message += " (\(count) places)" }
      return warning
    }
    if ordered.count > Self.limit {
      shown.append(.swiftMoreGaps(count: ordered.count - Self.limit))
    }
    diagnostics = errors + shown
  }
}
