import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The closures of a report as a list. The report doesn't contain the flow of values.
enum RecordedOrder {
  private static let lineHeight = 20.0
  private static let margin = 16.0
  /// The maximum number of listed closures.
  private static let limit = 400

  static func scene(of layout: RecordedLayout) -> Scene {
    let count = ReportWords.count(layout.runs.count, "closure", "closures")
    var scene = Scene(
      title: "\(layout.name): closures of \(layout.source)",
      summary: "\(count) in execution order, from \(layout.source).")
    var lines = layout.runs.prefix(limit).map { run in
      "\(run.number)  \(run.modifier) \(run.key)  \(LabelMetrics.cut(run.name, to: 80))"
    }
    if lines.count < layout.runs.count { lines.append("… \(layout.runs.count - lines.count) more") }
    var width = add(LabelMetrics.cut(layout.name, to: 120), at: 26, weight: 700, to: &scene)
    width = max(width, add(scene.summary, at: 46, ink: .secondary, to: &scene))
    for (place, line) in lines.enumerated() {
      let y = 80 + Double(place) * lineHeight
      let view = place < limit ? layout.runs[place].view.map { ID<InspectedView>($0) } : nil
      width = max(width, add(line, at: y, view: view, to: &scene))
    }
    scene.bounds = Rect(
      x: 0, y: 0, width: width + 2 * margin, height: 80 + Double(lines.count) * lineHeight)
    return scene
  }

  /// Writes a line. Returns its maximum width in another font.
  private static func add(
    _ text: String, at y: Double, weight: Int = 400, ink: Ink = .text,
    view: ID<InspectedView>? = nil, to scene: inout Scene
  ) -> Double {
    let label = Label(
      text, at: Point(x: margin, y: y), size: weight > 400 ? 17 : 13, weight: weight)
    scene.add(.label(label), .legend, fill: .ink(ink), view: view)
    return LabelRoom.box(of: label).width
  }
}
