import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The legend: the closures in their order, content that didn't fit, and the meaning of the marks.
struct LegendMarks {
  /// The maximum numbers of closures and of names that are listed.
  private static let closureCount = 40
  private static let nameCount = 20
  private static let row = 17.0
  private static let indent = 24.0
  /// The maximum number of characters in a row.
  private static let length = 60

  let plan: LayoutPlan
  private var scene: Scene
  private let left: Double
  private var y: Double
  /// The right edge of the words.
  private var right: Double

  /// Draws the legend. Returns its bounds.
  static func add(
    _ plan: LayoutPlan, withoutNames missing: [NameGroup], to scene: inout Scene
  ) -> Rect {
    var legend = LegendMarks(plan, scene)
    let top = legend.y
    legend.addClosures()
    legend.addMarks()
    legend.addNames(missing)
    legend.addOmissions()
    scene = legend.scene
    return Rect(x: legend.left, y: top, width: legend.right - legend.left, height: legend.y - top)
  }

  private init(_ plan: LayoutPlan, _ scene: Scene) {
    self.plan = plan
    self.scene = scene
    left = plan.canvas.maxX + 28
    y = plan.canvas.minY
    right = left
  }

  // MARK: - Rows

  private mutating func heading(_ text: String) {
    if y > plan.canvas.minY { y += 8 }
    write(text, x: 0, size: 12, weight: 700, .text)
    y += 20
  }

  /// Writes words into the current row.
  private mutating func write(
    _ text: String, x: Double, size: Double = 11, weight: Int = 400, _ ink: Ink,
    view: ID<InspectedView>? = nil, event: Int? = nil, tails: [Label.Tail] = []
  ) {
    var label = Label(
      LabelMetrics.cut(text, to: Self.length), at: Point(x: left + x, y: y + 4), size: size,
      weight: weight)
    label.tails = tails.map { tail in
      var tail = tail
      tail.text = LabelMetrics.cut(tail.text, to: Self.length)
      return tail
    }
    scene.add(.label(label), .legend, fill: .ink(ink), view: view, event: event)
    right = max(right, LabelRoom.box(of: label).maxX)
  }

  // MARK: - Closures

  private mutating func addClosures() {
    let (rows, others) = ListedClosure.rows(plan)
    let shown = rows.filter { isDrawn($0.view) }
    let anchors = others.filter { plan.drawnView(plan.inspection.anchors[$0].view) != nil }
    let names = ShortNames(
      shown.prefix(Self.closureCount).map(\.view)
        + anchors.prefix(Self.closureCount).map { plan.inspection.anchors[$0].view }, plan)
    if !shown.isEmpty { heading("Closures in order") }
    for row in shown.prefix(Self.closureCount) { add(row, names) }
    addRest(of: shown.count)
    if !anchors.isEmpty { heading("Other anchors") }
    for place in anchors.prefix(Self.closureCount) {
      write(names.name(of: plan.inspection.anchors[place].view), x: 0, weight: 600, .text)
      y += 15
      add(anchor: place)
    }
    addRest(of: anchors.count)
  }

  /// Writes the number of entries that a list omits.
  private mutating func addRest(of count: Int) {
    guard count > Self.closureCount else { return }
    write("… \(count - Self.closureCount) more", x: Self.indent, .secondary)
    y += Self.row
  }

  /// True if a closure is listed. Closures of removed views are listed, too, unless the picture
  /// shows a single view.
  private func isDrawn(_ reference: InspectedReference) -> Bool {
    if plan.places.view(reference) == nil { return plan.options.view == nil }
    return plan.drawnView(reference) != nil
  }

  private mutating func add(_ row: ListedClosure, _ names: ShortNames) {
    let view = plan.drawnView(row.view)
    let box = ClosureMarks.box(Point(x: left + 8, y: y), row.number)
    ClosureMarks.draw(
      row.number, Rect(origin: Point(x: left, y: y - 8), size: box.size), view, row.event, .legend,
      to: &scene)
    let indent = max(Self.indent, box.width + 6)
    let pass = plan.inspection.passes > 1 ? ", pass \(row.pass)" : ""
    write(
      LabelMetrics.cut(names.name(of: row.view), to: 34), x: indent, weight: 700, .text, view: view,
      event: row.event,
      tails: [Label.Tail(text: row.modifier + pass, gap: 5, ink: .secondary, size: 11)])
    y += row.anchors.isEmpty ? Self.row + 3 : 15
    for anchor in row.anchors { add(anchor: anchor) }
  }

  private mutating func add(anchor place: ID<InspectedAnchor>) {
    let anchor = plan.inspection.anchors[place]
    let text = ListedClosure.text(anchor)
    write(
      "anchor \(place.index + 1)", x: Self.indent, size: 10, .secondary,
      tails: [Label.Tail(text: text, gap: 6, ink: .closure, size: 10, isMonospaced: true)])
    y += Self.row + 3
  }

  // MARK: - Marks

  private mutating func addMarks() {
    let used = LegendSwatch.samples(in: scene)
    guard !used.isEmpty else { return }
    heading("What the marks mean")
    for sample in used {
      sample.draw(at: Point(x: left, y: y), to: &scene)
      write(sample.words, x: 32, .secondary)
      y += Self.row
    }
  }

  // MARK: - Omitted labels

  private mutating func addNames(_ missing: [NameGroup]) {
    guard plan.detail == .everything, !missing.isEmpty else { return }
    heading("Not labeled")
    for group in missing.prefix(Self.nameCount) {
      let size = "\(NumberText.short(group.frame.width))×\(NumberText.short(group.frame.height))"
      let view = group.views[0]
      write(
        LabelMetrics.cut(group.chain(plan), to: 44), x: 0, weight: 600,
        ViewKind(plan.view(view)).ink, view: view,
        tails: [Label.Tail(text: size, gap: 5, ink: .secondary, size: 11)])
      y += Self.row
    }
    if missing.count > Self.nameCount {
      write("… \(missing.count - Self.nameCount) more", x: 0, .secondary)
      y += Self.row
    }
  }

  private mutating func addOmissions() {
    guard !scene.omissions.isEmpty else { return }
    heading("Not drawn")
    for omission in scene.omissions {
      write(omission.sentence, x: 0, .secondary)
      y += Self.row
    }
  }
}
