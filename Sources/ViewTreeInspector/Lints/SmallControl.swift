import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds controls that are too small for a finger. SwiftUI's own controls are often smaller, so
  /// the lint is off by default.
  static let smallControl = Lint(
    "small-control", "A control is narrower or lower than 44 points.", level: .allow,
    explanation: .smallControl
  ) { subject in
    subject.eachOnce(subject.survey.smallControls()) { view, range in
      let record = subject.inspection.views[view]
      return .smallControl(
        subject.inspection.names.views[record.name], at: range,
        size: subject.words(record.content.size))
    }
  }
}

// MARK: - Words

extension Diagnostic {
  /// A control that is hard to touch.
  fileprivate static func smallControl(
    _ control: String, at range: SourceRange, size: String
  ) -> Diagnostic {
    lint(
      "small-control", "this '\(control)' is \(size), and a finger needs 44x44", at: range,
      help: "give its label a padding or a frame with a minHeight")
  }
}

extension DiagnosticExplanation {
  fileprivate static let smallControl = DiagnosticExplanation(
    "small-control",
    "A control is narrower or lower than the 44 points that Apple's Human Interface Guidelines ask for. The lint is off by default, because SwiftUI's own controls are smaller, too.",
    .lint(
      """
      { "viewtree": 1, "lints": { "small-control": "warn" },
        "root": { "view": "Button", "title": "OK", "action": "" } }
      """),
    wayOut: "Give its label a padding, or a frame with a `minHeight`.")
}
