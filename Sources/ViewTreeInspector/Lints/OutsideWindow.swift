import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds views that extend past the window. Intentionally moved views aren't findings.
  static let outsideWindow = Lint(
    "outside-window", "A text, a control or an image extends past the window.", level: .allow,
    phoneLevel: .warn, explanation: .outsideWindow
  ) { subject in
    let survey = subject.survey
    let stray = survey.strayViews().filter { !survey.views[$0.view].isMoved }
    let found = subject.eachOnce(stray, at: { $0.view }) { stray, range in
      let view = stray.view
      let window = subject.inspection.window
      let cause = survey.cause(of: stray)
      let stack = subject.fullStack(around: view, stray.axis)
      let change = stack == nil && cause == nil ? subject.change(for: view) : nil
      var finding = Diagnostic.outsideWindow(
        subject.inspection.name(of: .view(view)), at: range, isWhole: stray.isWhole,
        frame: subject.words(subject.inspection.views[view].content),
        window: subject.words(Size(width: window.width, height: window.height)),
        help: stack.map { "let the children of the \($0.name) in line \($0.line) fit" }
          ?? cause.flatMap { subject.help(about: $0) }
          ?? change.flatMap { subject.instruction($0, for: view, result: "it fits") }
          ?? Diagnostic.help(
            fills: survey.fillsMore(view), stray.axis, scrolls: survey.views[view].isScrolled),
        cause: cause.flatMap { subject.note(about: $0) })
      finding.fixIt = change.flatMap(subject.fix)
      finding.cause = stack?.range ?? cause.flatMap { subject.range(of: $0.part) }
      return finding
    }
    return subject.causes(of: stray, beside: Set(found.compactMap(\.range))) + found
  }
}

extension LintSubject {
  /// The parts that make containers longer than the window, unless they have another finding.
  fileprivate func causes(
    of stray: [LayoutSurvey.StrayView], beside told: Set<SourceRange>
  ) -> [Diagnostic] {
    let found = stray.compactMap { survey.cause(of: $0) } + survey.wideStacks()
    guard !found.isEmpty else { return [] }
    let stacks = fullStacks.map {
      document.nameRange(ofViewAt: inspection.views[$0.view].syntax)
    }
    var told = told.union(stacks)
    return found.compactMap { found in
      guard let range = range(of: found.part), told.insert(range).inserted else { return nil }
      return .tooLong(
        name(of: found), length: words(found.length), side: side(of: found.axis),
        window: words(found.window), at: range)
    }
  }

  /// The part that makes a container longer than the window, and with it the stray view's position.
  fileprivate func note(about cause: ViewExplanation.Widener) -> Diagnostic.Note? {
    range(of: cause.part).map { range in
      Diagnostic.Note(
        "this makes the '\(name(of: cause))' around it \(words(cause.length)) \(side(of: cause.axis))",
        at: range)
    }
  }

  /// The fix for a view that is outside because of another one.
  fileprivate func help(about cause: ViewExplanation.Widener) -> String? {
    guard let line = cause.part.line, let view = cause.part.view else { return nil }
    return
      "let the \(inspection.names.views[inspection.views.name(of: view)]) in line \(line.number) fit"
  }

  private func name(of cause: ViewExplanation.Widener) -> String {
    cause.container.view.map { inspection.names.views[inspection.views.name(of: $0)] } ?? "view"
  }

  private func side(of axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

  /// The name of a view or of a modifier, to point to.
  fileprivate func range(of part: ViewExplanation.Part) -> SourceRange? {
    part.syntax.map {
      part.isModifier ? document.nameRange(ofModifierAt: $0) : document.nameRange(ofViewAt: $0)
    }
  }
}

// MARK: - Words

extension Diagnostic {
  /// A part that makes a container longer than the window.
  fileprivate static func tooLong(
    _ container: String, length: String, side: String, window: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "outside-window",
      "this makes the '\(container)' around it \(length) \(side), and the window is \(window) \(side)",
      at: range,
      help:
        "make it smaller, or use a maximum such as .frame(maxWidth: .infinity) instead of a length")
  }

  /// A fix for a view that extends past the window. A view that fills more than its space keeps its
  /// size inside `clipped()`.
  fileprivate static func help(fills: Bool, _ axis: Axis, scrolls: Bool) -> String {
    if fills {
      let name = axis == .horizontal ? "Width" : "Height"
      return
        "add .frame(min\(name): 0, max\(name): .infinity) before .clipped(), which doesn't change "
        + "the size, or put it into an overlay"
    }
    return "make it smaller, let it wrap, or "
      + (scrolls
        ? "let the ScrollView scroll on both axes" : "put the enclosing view into a ScrollView")
  }

  /// A view that extends past the window.
  fileprivate static func outsideWindow(
    _ view: String, at range: SourceRange, isWhole: Bool, frame: String, window: String,
    help: String, cause: Note?
  ) -> Diagnostic {
    lint(
      "outside-window",
      "'\(view)' \(isWhole ? "is outside" : "extends past") the window: it is at \(frame), and the "
        + "window is \(window)",
      at: range,
      help: help,
      notes: [cause])
  }
}

extension DiagnosticExplanation {
  fileprivate static let outsideWindow = DiagnosticExplanation(
    "outside-window",
    "A text, a control or an image extends past the window, and no view scrolls or moves it on "
      + "purpose. In a phone-sized window, the default level is `warn`. In smaller windows the "
      + "lint is off, because a document's window can be smaller than the app's.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "outside-window": "warn" },
        "root": { "view": "Text", "text": "A title that is wide", "modifiers": ["fixedSize"] } }
      """),
    wayOut:
      "Make it smaller, let it wrap, or put the enclosing view into a `ScrollView`. If it's intended, use `offset`."
  )
}
