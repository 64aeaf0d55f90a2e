import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// What `inspect --anchor` asks for: one anchor in the coordinates of one view.
struct AnchorReport {
  let anchor: String
  /// The name of the view, or `window`.
  let space: String

  /// What options ask for; `nil` where they ask for the whole report.
  init?(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    guard let anchor = arguments.value(.anchor) else {
      if arguments.has(.inSpace) { throw .needs("--in", "--anchor") }
      return nil
    }
    if arguments.has(.pass) { throw .conflict("--anchor", "--pass") }
    self.anchor = anchor
    space = arguments.value(.inSpace) ?? "window"
  }

  /// The report, or `nil` after a message.
  func bytes(
    _ inspection: Inspection, _ explainer: LayoutExplainer, isJSON: Bool, _ options: ReportOptions,
    _ console: Console
  ) -> [UInt8]? {
    let found = AnchorSearch.anchors(named: anchor, in: inspection)
    guard let place = found.first, found.count == 1 else {
      let names = found.map { "\($0 + 1) \(AnchorReport.name($0, inspection))" }
      console.message(
        found.isEmpty
          ? CommandWords.noAnchor(anchor, count: inspection.anchors.count)
          : CommandWords.severalAnchors(anchor, names))
      return nil
    }
    var view: UInt32?
    if space != "window" || !ViewSearch.views(named: space, in: inspection).isEmpty {
      view = ReportCommand.view(space, in: inspection, console)
      if view == nil { return nil }
    }
    guard let explanation = explainer.explanation(ofAnchor: place, in: view) else {
      console.message(CommandWords.notLaidOut(space))
      return nil
    }
    return isJSON
      ? JSONReport.anchor(explanation, in: inspection, options)
      : TextReport.anchor(explanation, in: inspection, options)
  }

  private static func name(_ anchor: Int, _ inspection: Inspection) -> String {
    let anchor = inspection.anchors[anchor]
    return "\(anchor.source) of \(inspection.name(of: anchor.view))"
  }
}
