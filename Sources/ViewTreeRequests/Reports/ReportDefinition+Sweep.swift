import ViewTreeInspector
import ViewTreeReport

extension ReportDefinition {
  private static let formats = ReportFormats<SweptDocument>(
    text: { SweepReport.text($0) },
    [ReportFormat("json") { SweepReport.json($0) }])

  /// The options of an evaluation, with ranges instead of values.
  private static var sweepOptions: [OptionDefinition] {
    EvaluationArguments.definitions(formats.option(), [.every, .within, .watch]).flatMap {
      definition -> [OptionDefinition] in
      switch definition.name {
      case OptionDefinition.window.name: [.sweptWidth, .sweptHeight, definition]
      case OptionDefinition.layoutDirection.name: [.sweptDirection, .dynamicType]
      case OptionDefinition.textSize.name: []
      case OptionDefinition.set.name: [.sweptVariable]
      default: [definition]
      }
    }
  }

  /// The widths, text sizes and values at which the layout changes in kind.
  package static let sweep = ReportDefinition(
    kind: .sweep,
    options: sweepOptions,
    make: { request throws(ParsedArguments.Problem) in
      guard let (swept, room) = try sweeps(request) else { return nil }
      return request.written(swept, formats, room)
    })

  private static func sweeps(
    _ request: ReportRequest
  ) throws(ParsedArguments.Problem) -> (SweptDocument, ReportRoom)? {
    let asked = try SweepArguments(request.arguments)
    let input = try Input(request.arguments, request.host)
    guard let document = input.document(request.location) else { return nil }
    if let step = asked.inspection.stepCount, step > document.steps.count {
      request.host.tell(.noStep(step, count: document.steps.count))
      return nil
    }
    var sweeps: [Sweep] = []
    for range in asked.ranges {
      let result = Sweeper.sweep(
        document, over: range, options: asked.inspection,
        limits: input.evaluationLimits(of: document))
      for problems in result.problems { input.show(problems.diagnostics, in: problems.source) }
      guard let sweep = result.sweep else { return nil }
      sweeps.append(sweep)
    }
    let name = request.name ?? document.tree.source.name
    return (SweptDocument(name: name, sweeps: sweeps), input.room(for: document, beside: 0))
  }
}
