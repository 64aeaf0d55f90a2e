import ViewTreeInspector
import ViewTreeLayout
import ViewTreeSyntax

extension TextReport {
  /// The maximum number of lines about one node or one reader.
  private static let listed = 12

  /// The compact output of `viewtree explain`: the reasons, the view's closures, actions and
  /// values, and the layout from the view outwards.
  ///
  /// The nodes of the view, its container, and the nodes that set its size have their arithmetic.
  /// Any other node is one line.
  public static func compactExplanation(
    _ explanation: ViewExplanation, of explainer: LayoutExplainer, in inspection: Inspection,
    _ options: ReportOptions
  ) -> [UInt8] {
    let view = explanation.view
    var report = TextReport(ReportScope(inspection, options))
    report.addHeader()
    report.addVerdict(explanation)
    if options.showsCalls { report.addCalls(of: view, explainer) }
    report.addClosures(of: view)
    report.addActions(of: view)
    report.addPlainValues(of: view)
    if !explanation.steps.isEmpty { report.addTitle("Layout, from the view outwards") }
    let container = explanation.container
    for (place, step) in explanation.steps.enumerated().reversed() {
      let isWhole = place == container || explanation.isDecisive(step)
      report.addShort(step, explainer, isWhole: isWhole)
    }
    for reader in explainer.readers(ofView: view) { report.add(reader, atMost: listed) }
    var names = ShortViewNames(inspection)
    let name = ShellWord.quoted(names.name(of: .view(view)))
    report.writer.output.appendLine()
    report.line(
      "more: viewtree explain --format text \(options.commandWords)\(report.scope.file) \(name)")
    return report.writer.output.takeAll()
  }

  private mutating func addShort(
    _ step: ViewExplanation.Step, _ explainer: LayoutExplainer, isWhole: Bool
  ) {
    let node = step.explanation
    let title = explanationNames.title(step.label, node.algorithm)
    let origin = ExplanationWords.point(node.frame.origin)
    line("\(title, .name)  \(answers: node)  at \(origin)" as StyledText)
    if isWhole { add(calculation(step, explainer), atMost: Self.listed, indent: 2) }
  }
}

extension ViewExplanation {
  /// The index of the innermost step of another view.
  fileprivate var container: Int? {
    steps.lastIndex { step in
      guard case .view(let other) = step.label else { return false }
      return other != view
    }
  }

  /// True for a node of the view, and for a node that sets or proposes its width or height.
  fileprivate func isDecisive(_ step: Step) -> Bool {
    switch step.label {
    case .view(view), .modifier(_, of: view): return true
    default: break
    }
    return [width, height].contains { decision in
      [decision.label, decision.setter.label, decision.offer.proposer?.label].contains(step.label)
    }
  }
}
