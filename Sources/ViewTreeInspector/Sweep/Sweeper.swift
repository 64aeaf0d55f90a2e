import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Evaluates a document at points of a range, and finds the points at which facts change.
///
/// The first points are at the range's distance, at numbers in the document, and at the sizes of
/// devices. Between two points that differ, bisection finds each change. A fact that changes and
/// changes back between two of the first points is missed.
public final class Sweeper {
  /// The result of the sweep.
  public struct Result {
    /// The sweep, or `nil` if the document can't be evaluated at any point.
    public let sweep: Sweep?
    /// The problems in that case.
    public let problems: [InspectionResult.Problems]
  }

  /// The maximum number of different facts of a subject at the first points. With more facts, the
  /// subject is reported as changing with every value.
  private static let factLimit = 16

  private let document: Document
  private let range: SweepRange
  private let options: InspectionOptions
  private let limits: EvaluationLimits
  /// The facts at each point that could be evaluated.
  private var states = SweepStates()
  /// The errors at the others.
  private var failures: [Int: SweepKey] = [:]
  private var problems: [InspectionResult.Problems] = []
  private var subjects = SweepSubjects()
  /// The facts that change with every value, with their number of values.
  private var restless: [SweepKey: Int] = [:]
  /// The work budget of all evaluations together, and the rest of it.
  private let allWork: Int
  private var workLeft: Int
  /// The bytes of the results so far, which reduce the memory of each evaluation.
  private var heldBytes = 0
  /// True if the samples take too much memory, although a single evaluation has enough.
  private var lacksMemory = false

  private init(
    _ document: Document, _ range: SweepRange, _ options: InspectionOptions,
    _ limits: EvaluationLimits
  ) {
    self.document = document
    self.range = range
    self.options = options
    self.limits = limits
    // A whole sweep may take one and a half times the work of a single evaluation.
    let work = limits.work(forBytes: document.tree.source.bytes.count)
    allWork = min(work, .max / 3) / 2 * 3
    workLeft = allWork
  }

  /// Sweeps a document. The options are those of each evaluation.
  ///
  /// Depth of the tree costs stack: run it on `DeepStack`.
  public static func sweep(
    _ document: Document, over range: SweepRange,
    options: InspectionOptions = InspectionOptions(), limits: EvaluationLimits = .standard
  ) -> Result {
    var range = range
    if case .variable(let target) = range.axis {
      switch Inspector.number(target, in: document, options: options, limits: limits) {
      case .none(let problems): return Result(sweep: nil, problems: problems)
      case .number(isWhole: true): range = (try? range.wholeNumbers()) ?? range
      case .number(isWhole: false): break
      }
    }
    var options = options
    options.keepsLayout = true
    if options.events.isEmpty { options.stepCount = options.stepCount ?? 0 }
    let sweeper = Sweeper(document, range, options, limits)
    sweeper.run()
    guard !sweeper.states.differences.isEmpty else {
      return Result(sweep: nil, problems: sweeper.problems)
    }
    if sweeper.workLeft < 0 { return Result(sweep: nil, problems: [sweeper.tooMuchWork]) }
    if sweeper.lacksMemory { return Result(sweep: nil, problems: [sweeper.tooMuchMemory]) }
    return Result(sweep: sweeper.result(), problems: [])
  }

  // MARK: - Samples

  private func run() {
    let first = firstPoints()
    for point in first { look(at: point) }
    restless = states.counts(above: Self.factLimit)
    for (low, high) in zip(first, first.dropFirst()) { refine(low, high) }
  }

  /// The points that are always evaluated.
  private func firstPoints() -> [Int] {
    var points = Set(stride(from: 0, to: range.count, by: range.stride))
    points.insert(range.count - 1)
    for value in SweepHints.values(for: range, in: document) {
      guard let point = range.number(notBelow: value) else { continue }
      points.insert(point)
      points.insert(point - 1)
    }
    return points.sorted()
  }

  private func look(at point: Int) {
    let isKnown = states.differences[point] != nil || failures[point] != nil
    guard !isKnown, workLeft >= 0, !lacksMemory else { return }
    var limits = limits
    limits.memory = max(
      limits.memory(forBytes: document.tree.source.bytes.count) - heldBytes, 1)
    let result = Inspector.inspect(
      document, options: range.options(options, at: point), limits: limits)
    workLeft -= result.work
    guard let inspection = result.inspection, let explainer = result.explainer else {
      lacksMemory = heldBytes > 0 && result.isOutOfMemory
      if result.isOverLimit { workLeft -= max(allWork / 3 + 1 - result.work, 0) }
      fail(at: point, result.problems)
      return
    }
    let sample = SweepSample(inspection.steps.last?.inspection ?? inspection, explainer)
    var entries: [SweepEntry] = []
    for (number, kind) in SweepKind.all.enumerated() {
      for (subject, fact) in kind.find(sample) {
        entries.append(SweepEntry(kind: UInt8(number), subject: subject, fact: fact))
      }
    }
    workLeft -= entries.count * Self.workOfFact
    let new = states.add(entries, at: point)
    heldBytes += (states.differences[point]?.count ?? 0) * Self.bytesOfFact
    if states.differences.count == 1 { heldBytes += entries.count * Self.bytesOfFact }
    subjects.add(new, of: sample)
  }

  /// The work units for a fact of a point, which is found, compared and followed.
  private static let workOfFact = 24

  /// The bytes of a fact of a point, with its copies while all points are compared.
  private static let bytesOfFact = 3 * MemoryLayout<SweepEntry>.stride

  /// The error that the results at all points need too much memory.
  private var tooMuchMemory: InspectionResult.Problems {
    let root = document.rootNode
    return InspectionResult.Problems(
      source: document.tree.source, diagnostics: [.tooMuchMemory(at: document.tree.range(root))])
  }

  /// The error that all evaluations together need too much work.
  private var tooMuchWork: InspectionResult.Problems {
    let root = document.rootNode
    return InspectionResult.Problems(
      source: document.tree.source,
      diagnostics: [.tooMuchWorkOfSweep(evaluations: evaluations, at: document.tree.range(root))])
  }

  private func fail(at point: Int, _ problems: [InspectionResult.Problems]) {
    if self.problems.isEmpty { self.problems = problems }
    let diagnostic = problems.first?.diagnostics.first
    let subject = SweepSubject.diagnostic(diagnostic?.id ?? "", at: diagnostic?.range)
    subjects.add(diagnostic?.message ?? "", of: subject)
    failures[point] = SweepKey(kind: 0, subject: subject)
  }

  // MARK: - Bisection

  private func refine(_ low: Int, _ high: Int) {
    guard high - low > 1, differ(low, high) else { return }
    let middle = low + (high - low) / 2
    look(at: middle)
    refine(low, middle)
    refine(middle, high)
  }

  private func differ(_ low: Int, _ high: Int) -> Bool {
    let (left, right) = (failures[low], failures[high])
    return left != right || left == nil && states.differ(low, high, without: restless)
  }

  // MARK: - The result

  private var evaluations: Int { states.differences.count + failures.count }

  private func result() -> Sweep {
    let tracks = SweepTracks(
      states, failures: failures, restless: restless, subjects: subjects, count: range.count)
    return Sweep(range: range, evaluations: evaluations, tracks: tracks.all, subjects)
  }
}

extension InspectionResult {
  /// True if the evaluation reached a limit. It costs at least a third of the sweep's work: the
  /// limit of scripts or values can take as long as the limit of work.
  fileprivate var isOverLimit: Bool {
    problems.contains { $0.diagnostics.contains(where: \.isAboutLimit) }
  }

  /// True if the evaluation would have exceeded the memory limit.
  fileprivate var isOutOfMemory: Bool {
    let id = Diagnostic.tooMuchMemory(at: nil).id
    return problems.contains { $0.diagnostics.contains { $0.id == id } }
  }
}
