import ViewTreeDocument
import ViewTreeLayout
import ViewTreeReport

/// A layout from a stored report. It has enough data for frames and names, but not for the content
/// of views.
package struct RecordedLayout {
  /// A closure that ran.
  struct Run {
    let number: Int
    let modifier: String
    let key: String
    /// The index of the view in `views`, or `nil` if it's missing.
    let view: Int?
    /// The name of the view in the report.
    let name: String
  }

  /// The name of the document.
  let name: String
  /// A description of the source: `a report of inspect`.
  let source: String
  /// The window of the root, and the outcome of the evaluation.
  let header: String
  /// The window of the root, if it has a size.
  let window: Rect?
  /// The views, as the report has them.
  package let views: [ViewRow]
  /// The depth of each view below the first view of the report.
  let depths: [Int]
  /// The closures in the order in which they ran.
  let runs: [Run]

  /// The layout in a report, or `nil` if the report has no frames.
  package init?(_ facts: ReportFacts, command: String) {
    guard let evaluation = facts.evaluations.first,
      evaluation.views.contains(where: { $0.drawn != nil })
    else { return nil }
    name = facts.name
    source = command == ReportKind.draw.rawValue ? "a picture" : "a report of \(command)"
    header = [evaluation.window, evaluation.status].filter { !$0.isEmpty }
      .joined(separator: "  ").split(separator: "  ").joined(separator: " · ")
    window = Self.window(evaluation.window)
    let views = evaluation.views
    self.views = views
    var depths: [Int] = []
    for view in views {
      depths.append(depths.indices.contains(view.parent) ? depths[view.parent] + 1 : 0)
    }
    self.depths = depths
    let places = Dictionary(
      zip(views.map(\.reference), views.indices), uniquingKeysWith: { first, _ in first })
    runs = evaluation.order.compactMap { row in
      let view = row.view?.name ?? ""
      return row.number.map {
        Run(number: $0, modifier: row.modifier, key: row.key, view: places[view], name: view)
      }
    }
  }

  /// The 1024 by 768 of `1024x768 @2x`.
  private static func window(_ words: String) -> Rect? {
    let sides = words.prefix { $0 != " " }.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 < LayoutPlan.horizon }) else {
      return nil
    }
    return Rect(x: 0, y: 0, width: sides[0], height: sides[1])
  }

  /// The frame with all modifiers, or `nil` for a view that has none, or none that could be drawn.
  func frame(_ place: Int) -> Rect? {
    guard let frame = views[place].frame ?? views[place].content, LayoutPlan.isNear(frame) else {
      return nil
    }
    return frame
  }

  /// The label of a view: `overlay: VStack #form`, `Text “Hello”`.
  func label(_ place: Int) -> String {
    let view = views[place]
    var label = view.role.isEmpty ? view.name : "\(view.role): \(view.name)"
    if let id = view.id.string { label += " #\(id)" }
    if let text = text(place) { label += " “\(text)”" }
    return label
  }

  private func text(_ place: Int) -> String? {
    views[place].text.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Candidate labels for a frame, the longest first.
  func labels(_ place: Int) -> [String] {
    let view = views[place]
    var labels = [label(place)]
    if let text = text(place) { labels.append("“\(text)”") }
    if let id = view.id.string { labels.append("#\(id)") }
    return labels + [view.name]
  }
}
