import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport

/// An inspection and the options of its report.
package struct ShownInspection {
  let inspection: Inspection
  let options: ReportOptions
  let room: ReportRoom

  private final class Left {
    private let shown: ShownInspection
    init(_ shown: ShownInspection) { self.shown = shown }
  }

  /// Keeps the inspection in memory until the process ends, which is about to happen. Otherwise, it
  /// would be freed value by value before the system frees all memory at once.
  func leaveToProcess() { _ = Unmanaged.passRetained(Left(self)) }
}

extension ReportRequest {
  /// Evaluates the document and writes the report of `inspect` or `order`. `nil` after a message.
  ///
  /// - Parameter details: the options that request more than the brief form includes.
  func report(
    _ formats: ReportFormats<ShownInspection>, of kind: ReportKind, details: [OptionDefinition]
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    let input = try Input(arguments, host)
    let isBrief = host.isCommand && !details.contains { arguments.has($0) }
    let format = formats.chosen(arguments, isBrief: isBrief)
    guard let shown = try shown(input, format, kind) else { return nil }
    let report = written(shown, formats, shown.room, isBrief: isBrief)
    if host.endsWithReport { shown.leaveToProcess() }
    return report
  }

  /// The inspection that the report shows. `nil` after a message.
  ///
  /// A separate function, so that the document is released when it returns. The report doesn't
  /// need the document, and a large one takes much memory.
  private func shown(
    _ input: Input, _ format: ReportFormat<ShownInspection>, _ kind: ReportKind
  ) throws(ParsedArguments.Problem) -> ShownInspection? {
    var asked = try EvaluationArguments(arguments).inspection
    let isBriefOrder = format.name == "compact" && kind == .order
    asked.valueDetail = valueDetail(of: kind, isBrief: isBriefOrder)
    if isBriefOrder { asked.recordsViewTreeOrder = true }
    let findsProblems = kind == .inspect && findsProblems(asked, format)
    if findsProblems { asked.keepsLayout = true }
    guard let document = input.document(location),
      case let result = input.evaluate(document, asked), let inspection = result.inspection,
      let step = Self.step(inspection, asked, host),
      case let shown = inspection.shown(after: step.number).inspection,
      hasPass(asked.passNumber, shown),
      case let room = input.room(for: document, beside: result.memory),
      var options = reportOptions(shown, room)
    else { return nil }
    options.step = step.number
    if format.name != "text" { options.textLimit = 40 }
    if findsProblems, shown.steps.isEmpty, let explainer = result.explainer {
      options.problems = document.misspellings + Linter.findings(in: shown, explainer)
    }
    return ShownInspection(inspection: inspection, options: options, room: room)
  }

  /// The values of closures that the report needs.
  private func valueDetail(of kind: ReportKind, isBrief: Bool) -> ValueDetail {
    if arguments.has(.values) { return .whole }
    guard kind == .order else { return .none }
    return isBrief ? .long : .short
  }

  /// True if the report is a complete text report of `inspect`, about the end of the evaluation.
  private func findsProblems(
    _ asked: InspectionOptions, _ format: ReportFormat<ShownInspection>
  ) -> Bool {
    let isNarrowed = [OptionDefinition.only, .view, .key, .depth, .step, .pass].contains {
      arguments.has($0)
    }
    return host.isCommand && format.isText && !isNarrowed
      && asked.events.isEmpty
  }

  /// True if the requested pass exists. Otherwise, reports a message.
  private func hasPass(_ number: Int?, _ inspection: Inspection) -> Bool {
    guard let number, inspection.pass == nil else { return true }
    host.tell(.noPass(number, count: inspection.passes))
    return false
  }
}
