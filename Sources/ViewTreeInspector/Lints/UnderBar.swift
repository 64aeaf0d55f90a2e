import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds texts and controls that `ignoresSafeArea` extends under a bar.
  static let underBar = Lint(
    "under-bar", "A text or a control is under a bar.", explanation: .underBar
  ) { subject in
    subject.eachOnce(subject.survey.coveredViews(), at: { $0.view }) { covered, range in
      let name = subject.inspection.views.name(of: covered.view)
      return .underBar(
        subject.inspection.names.views[name], bar: covered.bar, at: range,
        cause: covered.cause.syntax.map { subject.document.nameRange(ofModifierAt: $0) })
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A view that a bar covers.
  fileprivate static func underBar(
    _ view: String, bar: ViewExplanation.Bar, at range: SourceRange, cause: SourceRange?
  ) -> Diagnostic {
    let name =
      switch bar {
      case .tabs: "the tab bar"
      case .navigation: "the navigation bar"
      case .inset: "the bar of 'safeAreaInset'"
      }
    return lint(
      "under-bar", "this '\(view)' is under \(name)", at: range,
      help: "let only the background ignore the safe area",
      notes: [cause.map { Note("this extends the content under the bar", at: $0) }])
  }
}

extension DiagnosticExplanation {
  fileprivate static let underBar = DiagnosticExplanation(
    "under-bar",
    "`ignoresSafeArea` extends a text or a control under a tab bar, a navigation bar, or the bar of "
      + "a `safeAreaInset`. Content that scrolls, pictures and colors are no problem there.",
    .lint(
      """
      { "viewtree": 1, "root": { "view": "TabView", "children": [
        { "view": "VStack", "children": ["Spacer", { "view": "Text", "text": "Footer" }],
          "modifiers": ["ignoresSafeArea", { "tabItem": { "view": "Text", "text": "Home" } }] }] } }
      """),
    wayOut:
      "Let only the background ignore the safe area: `.background { Color.mint.ignoresSafeArea() }`."
  )
}
