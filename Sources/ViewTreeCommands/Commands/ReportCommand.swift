import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// What `inspect` and `order` have in common: a document is evaluated, a report is printed.
enum ReportCommand {
  /// A report in one of its formats.
  struct Reports: Sendable {
    let text: @Sendable (Inspection, ReportOptions) -> [UInt8]
    let json: @Sendable (Inspection, ReportOptions) -> [UInt8]
    /// What is recorded of what closures return.
    var valueDetail = ValueDetail.none
  }

  /// Evaluates the file and prints the report; nothing is printed before all is known.
  static func run(
    _ name: String, _ reports: Reports, _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    let path = try Input.onlyFile(arguments, of: name)
    guard let bytes = try report(path, reports, arguments, console, sourceName: nil) else {
      return .unusable
    }
    return write(bytes, arguments, console)
  }

  /// The report of a file, or `nil` after a message.
  static func report(
    _ path: String, _ reports: Reports, _ arguments: ParsedArguments, _ console: Console,
    sourceName: String?
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    var evaluation = try EvaluationArguments(arguments)
    evaluation.inspection.valueDetail = arguments.has(.values) ? .whole : reports.valueDetail
    let anchor = try AnchorReport(arguments)
    if anchor != nil {
      evaluation.inspection.keepsLayout = true
      evaluation.inspection.endsAtStart()
    }
    let input = try Input(arguments, console)
    guard let document = input.document(path) else { return nil }
    let result = input.evaluate(document, evaluation.inspection)
    guard let inspection = result.inspection,
      let step = step(inspection, evaluation.inspection, console),
      hasPass(inspection.shown(after: step.number).inspection, evaluation.inspection, console),
      var options = reportOptions(
        inspection.shown(after: step.number).inspection, arguments, console)
    else { return nil }
    options.step = step.number
    options.sourceName = sourceName
    options.byteLimit = input.limits.output
    let isJSON = arguments.value(.format) == "json"
    if let anchor, let explainer = result.explainer {
      return anchor.bytes(
        inspection.shown(after: step.number).inspection, explainer, isJSON: isJSON, options, console
      )
    }
    let bytes =
      isJSON ? reports.json(inspection, options) : reports.text(inspection, options)
    guard bytes.count <= input.limits.output else {
      console.message(CommandWords.reportTooLarge(limit: input.limits.output))
      return nil
    }
    return bytes
  }

  /// The step whose outcome is reported; `nil` after a message.
  ///
  /// With events on the command line it is the last of them.
  static func step(
    _ inspection: Inspection, _ options: InspectionOptions, _ console: Console
  ) -> (number: Int?, Void)? {
    let count = inspection.steps.count - options.events.count
    if let step = options.stepCount, step > count {
      console.message(CommandWords.noStep(step, count: count))
      return nil
    }
    if !options.events.isEmpty { return (inspection.steps.count, ()) }
    return (options.stepCount, ())
  }

  /// Whether the pass that is asked for was there; says so if not.
  private static func hasPass(
    _ inspection: Inspection, _ options: InspectionOptions, _ console: Console
  ) -> Bool {
    guard let pass = options.passNumber, inspection.pass == nil else { return true }
    console.message(CommandWords.noPass(pass, count: inspection.passes))
    return false
  }

  /// What a report shows, or `nil` after a message.
  static func reportOptions(
    _ inspection: Inspection, _ arguments: ParsedArguments, _ console: Console
  ) -> ReportOptions? {
    var options = ReportOptions()
    options.showsModifiers = arguments.has(.modifiers)
    options.showsProposals = arguments.has(.proposals)
    options.showsPixels = arguments.has(.pixels)
    options.showsReduces = arguments.has(.reduces)
    options.showsWholeValues = arguments.has(.values)
    options.showsViewTreeOrder = arguments.has(.tree)
    if let name = arguments.value(.key) {
      guard let key = inspection.names.keys.firstIndex(of: name) else {
        let nearest = NearMatch.nearestName(to: name, in: inspection.names.keys)
        console.message(CommandWords.noKey(name, nearest: nearest))
        return nil
      }
      options.key = key
    }
    options.sections = Set(arguments.values(.only).compactMap { ReportSection(rawValue: $0) })
    options.depth = arguments.value(.depth).flatMap { Int($0) }
    guard arguments.has(.view) else { return options }
    options.views = []
    for name in arguments.values(.view) {
      let views = ViewSearch.views(named: name, in: inspection)
      if views.isEmpty {
        // The search for one view knows what is near.
        _ = view(name, in: inspection, console)
        return nil
      }
      options.views?.append(contentsOf: views)
    }
    return options
  }

  /// The view that a name stands for, or `nil` after a message.
  static func view(_ name: String, in inspection: Inspection, _ console: Console) -> UInt32? {
    switch ViewSearch.find(name, in: inspection) {
    case .found(let view): return view
    case .ambiguous(let views): console.message(CommandWords.severalViews(name, views))
    case .missing(let nearest): console.message(CommandWords.noView(name, nearest: nearest))
    }
    return nil
  }

  /// Writes a result to standard output or to the file that `--output` names.
  static func write(
    _ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    guard let path = arguments.value(.output), path != "-" else { return console.result(bytes) }
    return write(bytes, to: path, console)
  }

  /// Writes a document that holds texts as they are; a terminal gets them as escapes.
  static func writeDocument(
    _ bytes: [UInt8], _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    let isShown = console.outputIsTerminal && arguments.value(.output) ?? "-" == "-"
    return write(isShown ? TerminalText.escapedDocument(bytes) : bytes, arguments, console)
  }

  /// Writes a file, whole or not at all; says why not, if not.
  static func write(_ bytes: [UInt8], to path: String, _ console: Console) -> ExitStatus {
    do throws(FileSystem.Failure) {
      try FileSystem.write(bytes, to: path)
      return .fine
    } catch {
      console.message(CommandWords.unwritable(path, error))
      return .unusable
    }
  }
}
