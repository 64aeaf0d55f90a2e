import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// The text of a picture: the report of its content, with the names of its views.
package struct SceneRecord: Sendable {
  /// The report that it is.
  package let report: ReportKind
  /// The view that the first line of the report's views is about, in `Inspection.views`.
  package let firstView: Int
  /// The report as text.
  package let text: [UInt8]

  /// The maximum number of views. With more, the picture contains frames without a view, and the
  /// report would be larger than it.
  static let viewLimit = 2000

  /// The record of a picture, or `nil` if there are too many views.
  init?(of subject: PictureSubject, _ options: PictureOptions) {
    let inspection = subject.inspection
    guard inspection.views.count <= Self.viewLimit else { return nil }
    var report = ReportOptions()
    report.sourceName = options.sourceName
    report.key = options.key
    // The inspection is that of a single step.
    report.step = 0
    report.views = options.view.map { [$0] }
    firstView = options.view?.index ?? 0
    switch options.kind {
    case .layout, .screen:
      self.report = .inspect
      report.sections = [.views, .order]
      text = TextReport.inspect(inspection, report)
    case .order:
      self.report = .order
      text = TextReport.order(inspection, report)
    case .keys:
      self.report = .keys
      report.views = nil
      text = TextReport.keys(KeyGraph(subject.explainer), of: inspection, report)
    }
  }
}
