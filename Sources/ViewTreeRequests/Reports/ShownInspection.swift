import ViewTreeInspector
import ViewTreeReport

/// An inspection and what a report shows of it.
package struct ShownInspection {
  let inspection: Inspection
  let options: ReportOptions
  let room: ReportRoom

  private final class Left {
    private let shown: ShownInspection
    init(_ shown: ShownInspection) { self.shown = shown }
  }

  /// Has all of it last as long as the process, which is about to end: value by value it would be taken apart first,
  /// only for the system to take back the memory as a whole.
  func leaveToProcess() { _ = Unmanaged.passRetained(Left(self)) }
}

extension ReportRequest {
  /// Evaluates the document and writes the report of `inspect` or `order`; `nil` after a message.
  func report(
    _ formats: ReportFormats<ShownInspection>, valueDetail: ValueDetail
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    let input = try Input(arguments, host)
    guard let shown = try shown(input, valueDetail) else { return nil }
    let report = written(shown, formats, shown.room)
    if host.endsWithReport { shown.leaveToProcess() }
    return report
  }

  /// What the report is written of; `nil` after a message.
  ///
  /// By itself, for the document is let go with it: a report needs none, and the room of a large one.
  private func shown(
    _ input: Input, _ valueDetail: ValueDetail
  ) throws(ParsedArguments.Problem) -> ShownInspection? {
    var asked = try EvaluationArguments(arguments).inspection
    asked.valueDetail = arguments.has(.values) ? .whole : valueDetail
    guard let document = input.document(location),
      case let result = input.evaluate(document, asked), let inspection = result.inspection,
      let step = Self.step(inspection, asked, host),
      case let shown = inspection.shown(after: step.number).inspection,
      hasPass(asked.passNumber, shown),
      case let room = input.room(for: document, beside: result.memory),
      var options = reportOptions(shown, room)
    else { return nil }
    options.step = step.number
    return ShownInspection(inspection: inspection, options: options, room: room)
  }

  /// Whether the pass that is asked for was there; says so if not.
  private func hasPass(_ number: Int?, _ inspection: Inspection) -> Bool {
    guard let number, inspection.pass == nil else { return true }
    host.tell(.noPass(number, count: inspection.passes))
    return false
  }
}
