import ViewTreeInspector
import ViewTreeReport

/// One moment that a page shows: the start, what is after a step, or one of two documents.
package struct PageMoment {
  /// What is chosen to see it.
  package let title: String
  /// What is drawn.
  package let subject: PictureSubject
  /// What is different from the moment before.
  package let changes: [PageChange]

  package init(title: String, subject: PictureSubject, changes: [PageChange] = []) {
    self.title = title
    self.subject = subject
    self.changes = changes
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
