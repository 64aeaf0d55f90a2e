import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds controls that are too small for a finger. By default, only buttons with a symbol and controls
  /// with a small frame, because SwiftUI's own controls are often smaller.
  static let smallControl = Lint(
    "small-control", "A control is less than 44 points wide or tall.", level: .allow,
    phoneLevel: .warn, explanation: .smallControl
  ) { subject in
    let all = subject.survey.smallControls()
    let isAsked = subject.asked.contains("small-control")
    let controls =
      isAsked
      ? all
      : all.filter {
        subject.survey.isMadeSmall($0) || subject.survey.showsOnlySymbol($0)
      }
    return subject.eachOnce(controls) { view, range in
      let record = subject.inspection.views[view]
      return .smallControl(
        subject.inspection.names.views[record.name], at: range,
        size: subject.words(record.content.size))
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A control that is hard to touch.
  fileprivate static func smallControl(
    _ control: String, at range: SourceRange, size: String
  ) -> Diagnostic {
    lint(
      "small-control", "this '\(control)' is \(size), smaller than 44x44 points", at: range,
      help: "give its label a padding, or .frame(minWidth: 44, minHeight: 44)")
  }
}

extension DiagnosticExplanation {
  fileprivate static let smallControl = DiagnosticExplanation(
    "small-control",
    "A control is less than 44 points wide or tall, the minimum that Apple's Human Interface "
      + "Guidelines recommend. Some of SwiftUI's own controls are smaller, so by default the lint "
      + "reports only controls with a small frame, and buttons that show only a symbol and are in no bar.",
    .lint(
      """
      { "viewtree": 1,
        "root": { "view": "Button", "title": "OK", "action": "", "modifiers": [{ "frame": { "height": 20 } }] } }
      """),
    wayOut: "Give its label a padding, or a frame with a `minHeight`.")
}
