import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension TextReport {
  /// The output of `viewtree explain`.
  public static func explain(
    _ explanation: ViewExplanation, of explainer: LayoutExplainer, in inspection: Inspection,
    _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = TextReport(ReportScope(inspection, options))
    report.addHeader()
    report.addVerdict(explanation)
    if options.showsCalls { report.addCalls(of: explanation.view, explainer) }
    report.addTitle("Layout")
    report.addRoot(explanation.steps.first?.explanation)
    for step in explanation.steps { report.add(step, explainer) }
    report.addClosures(of: explanation.view)
    report.addActions(of: explanation.view)
    report.addPlainValues(of: explanation.view)
    for reader in explainer.readers(ofView: explanation.view) { report.add(reader) }
    return report.writer.output.takeAll()
  }

  /// The first part of the output of `viewtree explain`: frame, the origins of width and height,
  /// closures, actions and values, without an empty line before and after. With a modifier, also
  /// the resulting frame.
  package static func brief(
    _ explanation: ViewExplanation, in inspection: Inspection,
    upTo modifier: InspectedModifier? = nil
  ) -> String {
    var report = TextReport(ReportScope(inspection, ReportOptions()))
    report.addVerdict(explanation)
    if let modifier {
      let name = inspection.names.modifiers[modifier.name]
      report.line("up to \(name): \(ExplanationWords.frame(modifier.frame))", indent: 2)
    }
    report.addClosures(of: explanation.view)
    report.addActions(of: explanation.view)
    report.addPlainValues(of: explanation.view)
    let lines = report.writer.output.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  var explanationNames: ExplanationNames { ExplanationNames(inspection: inspection) }

  mutating func line(_ text: String, indent: Int = 0) { line(StyledText(text), indent: indent) }

  mutating func line(_ text: StyledText, indent: Int = 0) {
    writer.output.append(UInt8(ascii: " "), count: indent)
    writer.append(text)
    writer.output.appendLine()
  }

  mutating func addVerdict(_ explanation: ViewExplanation) {
    writer.output.appendLine()
    let path = inspection.path(of: explanation.view)
    guard explanation.isPlaced else {
      line("\(path, .name)  not shown" as StyledText)
      line(
        explanation.rejection.map { explanationNames.words($0, seenFrom: explanation.view) }
          ?? ExplanationWords.unplaced(isOutOfSight: explanation.isOutOfSight), indent: 2)
      return
    }
    let content = explanation.content
    line(
      content == explanation.frame
        ? "\(path, .name)  \(frame: explanation.frame)"
        : "\(path, .name)  \(frame: explanation.frame)  without modifiers \(frame: content)"
          as StyledText)
    let reasons = Reasons(explanation.reasons, of: explanation.view, explanationNames)
    for text in reasons.lines { line(text, indent: 2) }
    if !reasons.notes.isEmpty { writer.output.appendLine() }
    for text in reasons.notes { line(text, indent: 2) }
  }

  mutating func addCalls(of view: ID<InspectedView>, _ explainer: LayoutExplainer) {
    addTitle("Calls")
    for text in CallWords(view, explainer, explanationNames).lines { line(text) }
  }

  private mutating func addRoot(_ root: NodeExplanation?) {
    let window = inspection.window
    // In a window, only presented content is proposed its ideal size.
    if let root, root.proposal == .unspecified, window.proposal != .unspecified {
      line(
        "a separate root, proposed \(ExplanationWords.proposal(root.proposal)) "
          + "and placed at \(ExplanationWords.point(root.frame.origin))")
      return
    }
    if let proposal = window.proposal {
      line("the root is proposed \(ExplanationWords.proposal(proposal)) and placed at 0 0")
      return
    }
    let size = Size(width: window.width, height: window.height)
    let insets = window.safeArea
    line(
      "window \(ExplanationWords.size(size))"
        + (insets == .zero ? "" : ", \(ExplanationWords.insets(insets)) outside the safe area")
        + ": proposed to the root, which is centered")
    guard let root else { return }
    for (name, start, length, own) in [
      ("x", insets.leading, root.proposal.width, root.size.width),
      ("y", insets.top, root.proposal.height, root.size.height),
    ] {
      guard let length, own.isFinite else { continue }
      let middle = "(\(ExplanationWords.length(length)) - \(ExplanationWords.length(own))) / 2"
      let before = start == 0 ? "" : "\(ExplanationWords.length(start)) + "
      line(
        "\(name) = \(before)\(middle) = \(ExplanationWords.length(start + (length - own) / 2))",
        indent: 2)
    }
  }

  private mutating func add(_ step: ViewExplanation.Step, _ explainer: LayoutExplainer) {
    let node = step.explanation
    writer.output.appendLine()
    line("\(explanationNames.title(step.label, node.algorithm), .name)" as StyledText)
    let places =
      "placed at \(ExplanationWords.point(node.origin)) in its container, "
      + "\(ExplanationWords.point(node.frame.origin)) in the window"
    line("\(answers: node)  \(places)" as StyledText, indent: 2)
    line("rule: \(ExplanationWords.rule(node))", indent: 2)
    for text in calculation(step, explainer) { line(text, indent: 2) }
  }

  /// The lines about a node's numbers: their accuracy, and the arithmetic.
  func calculation(_ step: ViewExplanation.Step, _ explainer: LayoutExplainer) -> [String] {
    let names = explanationNames
    let origin = step.origin.flatMap { ExplanationWords.origin($0) }
    return (origin.map { [$0] } ?? [])
      + step.explanation.steps.flatMap { part in
        ExplanationWords.lines(part) { child in
          names.title(explainer.label(of: child), "child")
        }
      }
  }

  /// The view's own closures: those that ran with their numbers, and those that didn't with the
  /// reason.
  mutating func addClosures(of view: ID<InspectedView>) {
    let ran = inspection.order.enumerated().filter {
      $0.element.kind == .closure && $0.element.view == .view(view)
    }
    let skipped = inspection.skipped.filter { $0.view == .view(view) }
    if !ran.isEmpty || !skipped.isEmpty { addTitle("Closures") }
    for (place, event) in ran {
      line(
        "\(names.modifiers[event.modifier]) of \(names.keys[event.key]) "
          + ranAs(event.number, pass: event.pass)
          + (event.cause.map { ", because \(ReportWords.text($0))" } ?? "")
          + (returned(place).map { ", with \($0)" } ?? ""))
    }
    for skip in skipped {
      let outcome =
        skip.earlierRun.map { ranAs($0.number, pass: $0.pass) + ", not again in pass \(skip.pass)" }
        ?? "did not run"
      line(
        "\(names.modifiers[skip.modifier]) of \(names.keys[skip.key]) \(outcome): "
          + ReportWords.sentence(skip.reason, of: skip.view, in: inspection))
    }
  }

  /// Adds the actions of the view's modifiers, and the tasks that they started.
  mutating func addActions(of view: ID<InspectedView>) {
    guard let rows = scope.actionRows(of: view) else { return }
    addTitle("Actions")
    rows.forEach { writer.write(&$0) }
  }

  /// Adds the values that the view writes without a closure, with the reason if no reader got them.
  mutating func addPlainValues(of view: ID<InspectedView>) {
    let values = inspection.plainValues.filter { $0.view == .view(view) }
    guard !values.isEmpty else { return }
    addTitle("Values")
    for value in values {
      let text = value.value.map { " is \(ValueText.text($0))" } ?? ""
      let fate = value.reason.map {
        ", which is not used: \(ReportWords.sentence($0, of: value.view, in: inspection))"
      }
      line(
        "\(names.modifiers[value.modifier]) of \(names.keys[value.key])\(text)\(fate ?? "")")
    }
  }

  private func ranAs(_ number: Int, pass: Int) -> String {
    "ran as number \(number)" + (inspection.passes > 1 ? " in pass \(pass)" : "")
  }

  /// The value that a closure returned or that a reader got.
  private func returned(_ place: Int) -> String? {
    guard place < inspection.returned.count else { return nil }
    return inspection.returned[place].map { ValueText.text($0) }
  }

  /// Adds the derivation of a reader's value, fold by fold.
  ///
  /// - Parameter limit: the number of lines, whose last line then shows the number of missing
  ///   lines.
  mutating func add(_ reader: ReaderExplanation, atMost limit: Int = .max) {
    guard !reader.steps.isEmpty else { return }
    addTitle(
      "How the value of \(names.modifiers[reader.modifier]) of \(names.keys[reader.key]) came to be"
    )
    add(reader.steps.flatMap { ExplanationWords.lines($0, in: inspection) }, atMost: limit)
  }

  /// Adds lines, or the first of them and the number of the others.
  mutating func add(_ lines: [String], atMost limit: Int, indent: Int = 0) {
    let shown = lines.count > limit ? limit - 1 : lines.count
    for text in lines.prefix(shown) { line(text, indent: indent) }
    if shown < lines.count { line("… and \(lines.count - shown) more", indent: indent) }
  }
}
