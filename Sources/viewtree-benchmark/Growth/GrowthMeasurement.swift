import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// The cost of documents of one kind. Each one is read, evaluated, and reported as text.
struct GrowthMeasurement {
  let kind: GrowthKind
  /// The result of each size, in the order of the sizes.
  private(set) var results: [Result] = []

  /// The outcome of one size.
  enum Result: Equatable {
    /// The minimum time of all runs, in nanoseconds.
    case time(Int)
    /// The name of the limit that ended it.
    case limit(String)
  }

  private let limits: EvaluationLimits

  /// Measures each size a number of times.
  init(
    _ kind: GrowthKind, runs: Int, limits: EvaluationLimits = .standard
  ) throws(BenchmarkProblem) {
    self.kind = kind
    self.limits = limits
    for size in kind.sizes { results.append(try measure(size, runs: runs)) }
  }

  private func measure(_ size: Int, runs: Int) throws(BenchmarkProblem) -> Result {
    let source = SourceFile(name: kind.name, bytes: Array(kind.document(size).utf8))
    var samples = Samples()
    for _ in 0..<runs {
      let start = ProcessorTime.now()
      if let limit = try inspect(source) { return .limit(limit) }
      samples.add(ProcessorTime.now() - start)
    }
    return .time(samples.minimum)
  }

  /// Reads, evaluates, and reports. Returns the name of the limit that ended the evaluation, if
  /// any.
  private func inspect(_ source: SourceFile) throws(BenchmarkProblem) -> String? {
    let read = DocumentReader.read(source, as: .json)
    guard let document = read.document else { throw .wrongDocument(source, read.diagnostics) }
    let result = Inspector.inspect(document, limits: limits)
    guard let inspection = result.inspection else {
      let diagnostics = result.problems.flatMap(\.diagnostics)
      guard let limit = diagnostics.first?.id else { throw .wrongDocument(source, diagnostics) }
      return limit
    }
    guard !TextReport.inspect(inspection).isEmpty else { throw .noReport(source.name) }
    return nil
  }

  /// The headings of a table of such rows.
  static let headings = ["N, 2N, 4N", "N", "ms", "ms", "ms", "2N/N", "4N/2N"]

  /// The row of a table: the times, and the ratio of each to the time before.
  var row: [String] {
    [kind.name, "\(kind.base)"] + results.map(Self.words)
      + zip(results, results.dropFirst()).map(Self.ratio)
  }

  private static func words(_ result: Result) -> String {
    switch result {
    case .time(let nanoseconds): DecimalText.milliseconds(nanoseconds)
    case .limit(let code): code
    }
  }

  private static func ratio(_ less: Result, _ more: Result) -> String {
    guard case .time(let less) = less, case .time(let more) = more else { return "-" }
    return DecimalText.text(Double(more) / Double(max(less, 1)), places: 1)
  }
}
