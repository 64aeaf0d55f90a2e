import ViewTreeInspector
import ViewTreeReport

/// One state that a page shows: the start, the result of a step, or one of two documents or
/// reports.
package struct PageMoment {
  /// The source of its data.
  package enum Content {
    /// The complete result of an evaluation.
    case document(PictureSubject)
    /// A layout from a stored report.
    case report(RecordedLayout)
  }

  /// The label that selects it.
  package let title: String
  /// The source of its data.
  package let content: Content
  /// The differences from the previous state.
  package let changes: [PageChange]

  /// The subject of the drawing, if it's a document.
  package var subject: PictureSubject? {
    if case .document(let subject) = content { subject } else { nil }
  }

  package init(title: String, _ content: Content, changes: [PageChange] = []) {
    self.title = title
    self.content = content
    self.changes = changes
  }

  package init(title: String, subject: PictureSubject, changes: [PageChange] = []) {
    self.init(title: title, .document(subject), changes: changes)
  }

  /// The states of a document: its start, and the result of each step.
  ///
  /// Each state has its own explainer.
  package static func moments(
    of whole: Inspection, _ explainers: [LayoutExplainer]
  ) -> [PageMoment] {
    zip(0..., explainers).map { number, explainer in
      let (inspection, step) = whole.shown(after: number)
      let title = step.map { "\(number). \(ReportWords.text($0.action))" } ?? "Start"
      return PageMoment(
        title: title,
        subject: PictureSubject(
          inspection: inspection, explainer: explainer, step: number, action: step?.action),
        changes: step.map { PageChange.changes(of: $0) } ?? [])
    }
  }
}
