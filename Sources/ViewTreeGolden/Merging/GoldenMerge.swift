import ViewTreeNumbers

/// Combines the reports of all shards.
public enum GoldenMerge {
  /// A report and the name of the file that it was read from.
  public typealias Part = (file: String, report: GoldenReport)

  /// The report of the same check without shards. A single part without a shard is its own result.
  ///
  /// With `--fail-fast`, each shard ends at its own first failure. Cases after the very first
  /// failure are treated as not run. All cases before it were run, because no shard ends earlier.
  public static func merge(_ parts: [Part]) throws(GoldenMergeProblem) -> GoldenReport {
    guard let first = parts.first else {
      return GoldenReport(results: [], notRun: 0, paths: [], options: GoldenCheckOptions())
    }
    if parts.count == 1, first.report.options.shard == nil { return first.report }
    try checkShards(parts)
    for part in parts where !agree(first.report, part.report) {
      throw .otherOptions(file: first.file, other: part.file)
    }
    var results = try sortedResults(parts)
    let count = results.count + parts.reduce(0) { $0 + $1.report.notRun }
    var options = first.report.options
    options.shard = nil
    if options.failsFast, let failure = results.firstIndex(where: { !$0.isFine }) {
      results.removeSubrange((failure + 1)...)
    }
    return GoldenReport(
      results: results, notRun: count - results.count, paths: first.report.paths,
      options: options)
  }

  /// Checks that each shard exists once.
  private static func checkShards(_ parts: [Part]) throws(GoldenMergeProblem) {
    var files: [Int: String] = [:]
    var first: (file: String, shard: GoldenShard)?
    for part in parts {
      guard let shard = part.report.options.shard else { throw .noShard(file: part.file) }
      if let first, first.shard.count != shard.count {
        throw .otherCount(file: first.file, first.shard, other: part.file, shard)
      }
      if let other = files[shard.number] {
        throw .sameShard(shard, file: other, other: part.file)
      }
      files[shard.number] = part.file
      first = first ?? (part.file, shard)
    }
    guard let count = first?.shard.count, files.count < count else { return }
    throw .missingShards(
      (1...count).filter { files[$0] == nil }.compactMap { GoldenShard(number: $0, of: count) })
  }

  /// True if two reports are of the same check.
  private static func agree(_ one: GoldenReport, _ other: GoldenReport) -> Bool {
    one.options.mode == other.options.mode && one.options.filter == other.options.filter
      && one.options.failsFast == other.options.failsFast
      && one.options.goldens == other.options.goldens && one.options.matrix == other.options.matrix
      && one.paths.elementsEqual(other.paths) { $0.hasBytes(of: $1) }
  }

  /// All results in the order of a whole run.
  private static func sortedResults(
    _ parts: [Part]
  ) throws(GoldenMergeProblem) -> [GoldenResult] {
    let all = parts.flatMap { part in part.report.results.map { (file: part.file, result: $0) } }
      .sorted { $0.result.path.hasBytes(before: $1.result.path) }
    for (one, other) in zip(all, all.dropFirst())
    // Compares bytes, because file systems distinguish canonically equivalent names.
    where one.result.path.hasBytes(of: other.result.path) {
      throw .samePath(one.result.path, file: one.file, other: other.file)
    }
    return all.map(\.result)
  }
}
