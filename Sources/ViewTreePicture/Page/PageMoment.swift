import ViewTreeInspector
import ViewTreeReport

/// One moment that a page shows: the start, what is after a step, or one of two documents or reports.
package struct PageMoment {
  /// What is known of it.
  package enum Content {
    /// All that an evaluation told.
    case document(PictureSubject)
    /// What a report has kept.
    case report(RecordedLayout)
  }

  /// What is chosen to see it.
  package let title: String
  /// What is drawn.
  package let content: Content
  /// What is different from the moment before.
  package let changes: [PageChange]

  /// What is drawn of a document.
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

  /// What a document begins with, and what is after each of its steps.
  ///
  /// There is one explainer for each of them.
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
