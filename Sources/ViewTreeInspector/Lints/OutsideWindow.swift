import ViewTreeLayout

extension Lint {
  /// A view that nobody sees whole. What is moved on purpose is no finding.
  static let outsideWindow = Lint(
    "outside-window", "A text, a control or an image leaves the window.", level: .allow
  ) { subject in
    let survey = subject.survey
    let stray = survey.strayViews().filter { !survey.views[Int($0.view)].isMoved }
    let whole = Set(stray.lazy.filter(\.isWhole).map(\.view))
    return subject.eachOnce(stray.map(\.view)) { view, range in
      let window = subject.inspection.window
      return .outsideWindow(
        subject.inspection.name(of: .view(view)), at: range, isWhole: whole.contains(view),
        frame: subject.words(subject.inspection.views[Int(view)].content),
        window: subject.words(Size(width: window.width, height: window.height)))
    }
  }
}
