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
    return subject.eachOnce(stray, at: { $0.view }) { stray, range in
      let view = stray.view
      let window = subject.inspection.window
      return .outsideWindow(
        subject.inspection.name(of: .view(view)), at: range, isWhole: stray.isWhole,
        frame: subject.words(subject.inspection.views[view].content),
        window: subject.words(Size(width: window.width, height: window.height)),
        scrolls: survey.views[view].isScrolled, cause: subject.cause(of: stray))
    }
  }
}

extension LintSubject {
  /// The part that makes a container longer than the window, and with it the stray view's position.
  fileprivate func cause(of stray: LayoutSurvey.StrayView) -> Diagnostic.Note? {
    guard let (container, part) = survey.cause(of: stray), let syntax = part.syntax else {
      return nil
    }
    let length = words(inspection.views.frames(of: container).content.size[stray.axis])
    let side = stray.axis == .horizontal ? "wide" : "high"
    let name = inspection.names.views[inspection.views.name(of: container)]
    let range =
      if case .modifier = part.label {
        document.nameRange(ofModifierAt: syntax)
      } else {
        document.nameRange(ofViewAt: syntax)
      }
    return Diagnostic.Note("this makes the '\(name)' around it \(length) \(side)", at: range)
  }
}

// MARK: - Words

extension Diagnostic {
  /// A view that extends past the window.
  fileprivate static func outsideWindow(
    _ view: String, at range: SourceRange, isWhole: Bool, frame: String, window: String,
    scrolls: Bool, cause: Note?
  ) -> Diagnostic {
    lint(
      "outside-window",
      "'\(view)' \(isWhole ? "is outside" : "extends past") the window: it is at \(frame), and the "
        + "window is \(window)",
      at: range,
      help: "make it smaller, let it wrap, or "
        + (scrolls
          ? "let the ScrollView scroll on both axes" : "put the enclosing view into a ScrollView"),
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
