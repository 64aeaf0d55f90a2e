import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

// The facts about a `PageMoment`, from a document or from a report.
extension PageMoment {
  /// The name of the document.
  var name: String {
    switch content {
    case .document(let subject): subject.inspection.tree.source.name
    case .report(let layout): layout.name
    }
  }

  /// The window of the root, the outcome of the evaluation, and the number of placeholder values.
  var header: String {
    switch content {
    case .document(let subject):
      [PageFacts(subject.inspection).header, placeholders].compactMap(\.self)
        .joined(separator: " · ")
    case .report(let layout): layout.header
    }
  }

  /// The number of views.
  var viewCount: Int {
    switch content {
    case .document(let subject): subject.inspection.views.count
    case .report(let layout): layout.views.count
    }
  }

  /// The number of closures that ran.
  var runCount: Int {
    switch content {
    case .document(let subject): subject.inspection.order.count { $0.kind == .closure }
    case .report(let layout): layout.runs.count
    }
  }

  /// The problems that lints find.
  var problems: [LayoutProblem] {
    subject.map { Linter.problems(in: $0.inspection, $0.explainer) } ?? []
  }

  /// The number of views with placeholder values, in words, or `nil` for none.
  private var placeholders: String? {
    guard let inspection = subject?.inspection, !inspection.standIns.isEmpty else { return nil }
    let count = inspection.views.count { inspection.standIns.contains($0.syntax) }
    return count == 0
      ? nil : ReportWords.count(count, "placeholder value", "placeholder values")
  }

  /// The depth of a view in the tree, and its label: its name with its id and its text.
  func view(_ place: Int) -> (depth: Int, label: String) {
    switch content {
    case .document(let subject):
      let view = subject.inspection.views[place]
      return (Int(view.depth), Self.label(of: view, subject.inspection))
    case .report(let layout): return (layout.depths[place], layout.label(place))
    }
  }

  private static func label(of view: InspectedView, _ inspection: Inspection) -> String {
    var label = inspection.names.views[view.name]
    if let role = inspection.groups[view.group].role.word { label = "\(role): \(label)" }
    if let id = inspection.string(view.id) { label += " #\(id)" }
    if let text = inspection.string(view.text) { label += " “\(text)”" }
    return label
  }

  /// A picture of it.
  func scene(_ options: PictureOptions) -> Scene {
    switch content {
    case .document(let subject): Picture.scene(of: subject, options)
    case .report(let layout):
      options.kind == .layout
        ? RecordedScene.frames(of: layout, options) : RecordedOrder.scene(of: layout)
    }
  }
}
