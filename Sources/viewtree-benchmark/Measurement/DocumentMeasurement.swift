import ViewTreeDocument
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport
import ViewTreeSyntax

/// Measures the phases of inspecting one document.
struct DocumentMeasurement {
  let source: SourceFile
  /// The times of each phase, in the order of `Phase`.
  private(set) var phases = [Samples](repeating: Samples(), count: Phase.allCases.count)
  /// The times of each phase of each pass, in the order of passes.
  private(set) var passes: [[Samples]] = []
  private(set) var counts = Counts()
  /// The most memory in use while the document was inspected once, in bytes.
  private(set) var peakMemory = 0

  /// Counts of the work and its output. They are the same in every run.
  struct Counts: Equatable {
    var views = 0
    var passes = 0
    var closures = 0
    var reduces = 0
    var textBytes = 0
    var jsonBytes = 0
    var pictureBytes = 0
  }

  /// Measures `runs` runs, after a run that warms up and measures the memory.
  init(_ source: SourceFile, runs: Int) throws(BenchmarkProblem) {
    self.source = source
    _ = try wholeInspection()
    peakMemory = PeakMemory.ofThisProcess()
    for _ in 0..<runs {
      add(try wholeInspection(), to: .whole)
      try measurePhases()
    }
  }

  /// The default number of runs for a document of this size.
  static func standardRuns(bytes: Int) -> Int {
    switch bytes {
    case 30_000_000...: 3
    case 3_000_000...: 7
    case 300_000...: 15
    default: 31
    }
  }

  /// The times of a phase.
  func samples(_ phase: Phase) -> Samples {
    phases[phase.rawValue]
  }

  private mutating func add(_ nanoseconds: Int, to phase: Phase) {
    phases[phase.rawValue].add(nanoseconds)
  }

  // MARK: - Whole

  /// The time of an inspection with its report, everything freed again.
  private func wholeInspection() throws(BenchmarkProblem) -> Int {
    let start = ProcessorTime.now()
    guard try reportSize() > 0 else { throw .noReport(source.name) }
    return ProcessorTime.now() - start
  }

  private func reportSize() throws(BenchmarkProblem) -> Int {
    let document = try document(of: DocumentReader.read(source, as: .json))
    return TextReport.inspect(try inspection(of: document, nil)).count
  }

  // MARK: - Phases

  private mutating func measurePhases() throws(BenchmarkProblem) {
    let source = self.source
    let tree = timed(.read) { JSONReader.read(source) }
    let document = try document(of: timed(.decode) { DocumentReader.decode(tree) })

    let recorder = PhaseRecorder()
    let inspection = try inspection(of: document, recorder)
    add(recorder.sinceLastPhase(), to: .finish)
    addPasses(recorder)

    let text = timed(.textReport) { TextReport.inspect(inspection) }
    let json = timed(.jsonReport) { JSONReport.inspect(inspection) }
    let pictureBytes = try measurePictures(document)
    counts = Counts(
      views: inspection.views.count, passes: inspection.passes, closures: inspection.order.count,
      reduces: inspection.preferences.reduce(0) { $0 + $1.reduces }, textBytes: text.count,
      jsonBytes: json.count, pictureBytes: pictureBytes)
  }

  /// Draws both pictures. Returns the number of bytes of the layout picture.
  private mutating func measurePictures(_ document: Document) throws(BenchmarkProblem) -> Int {
    let subject = try pictureSubject(of: document)
    var options = PictureOptions()
    let layout = timed(.layoutPicture) { Picture.svg(of: subject, options) }
    options.kind = .order
    _ = timed(.orderPicture) { Picture.svg(of: subject, options) }
    return layout.count
  }

  private mutating func timed<Result>(_ phase: Phase, _ work: () -> Result) -> Result {
    let start = ProcessorTime.now()
    let result = work()
    add(ProcessorTime.now() - start, to: phase)
    return result
  }

  private mutating func addPasses(_ recorder: PhaseRecorder) {
    var sums = [Int](repeating: 0, count: Phase.allCases.count)
    for lap in recorder.laps {
      while passes.count <= lap.pass {
        passes.append([Samples](repeating: Samples(), count: Phase.allCases.count))
      }
      let phase = Phase(lap.phase).rawValue
      passes[lap.pass][phase].add(lap.nanoseconds)
      sums[phase] += lap.nanoseconds
    }
    for phase in EvaluationPhase.allCases.map(Phase.init) { add(sums[phase.rawValue], to: phase) }
  }

  // MARK: - Layers

  private func document(of result: DocumentReader.Result) throws(BenchmarkProblem) -> Document {
    guard let document = result.document else {
      throw .wrongDocument(source, result.diagnostics)
    }
    return document
  }

  private func inspection(
    of document: Document, _ recorder: PhaseRecorder?
  ) throws(BenchmarkProblem) -> Inspection {
    var options = InspectionOptions()
    if let recorder { options.observer = PhaseObserver { recorder.end($0) } }
    let result = Inspector.inspect(document, options: options)
    guard let inspection = result.inspection else {
      throw .wrongDocument(source, result.problems.flatMap(\.diagnostics))
    }
    return inspection
  }

  private func pictureSubject(of document: Document) throws(BenchmarkProblem) -> PictureSubject {
    var options = InspectionOptions()
    options.keepsLayout = true
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .short
    let result = Inspector.inspect(document, options: options)
    guard let inspection = result.inspection, let explainer = result.explainer else {
      throw .wrongDocument(source, result.problems.flatMap(\.diagnostics))
    }
    return PictureSubject(inspection: inspection, explainer: explainer, step: nil)
  }
}
