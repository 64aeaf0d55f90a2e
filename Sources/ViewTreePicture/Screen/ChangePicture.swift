import ViewTreeLayout
import ViewTreeReport

/// Two documents or reports next to each other, with the changed views framed and the changes below.
package enum ChangePicture {
  /// The maximum number of listed changes.
  private static let listed = 24
  private static let margin = 24.0
  private static let top = 68.0
  private static let lineHeight = 17.0
  private static let leastWidth = 420.0

  /// The picture as a standalone SVG file. The second moment has the changes.
  package static func svg(
    old: PageMoment, new: PageMoment, _ options: PictureOptions
  ) -> [UInt8] {
    SVGWriter.document(scene(old: old, new: new, options), theme: options.theme)
  }

  /// The picture before it is written.
  static func scene(old: PageMoment, new: PageMoment, _ options: PictureOptions) -> Scene {
    let lines = new.changes.compactMap(\.title)
    let count = lines.isEmpty ? "no change" : ReportWords.count(lines.count, "change", "changes")
    let names = [old, new].map { PictureOptions.fileName($0.name) }
    let name = names[0] == names[1] ? names[1] : "\(names[0]) → \(names[1])"
    var scene = Scene(title: "\(name): before and after", summary: "\(count).")
    scene.isScreen = options.kind == .screen
    add(name, size: 17, weight: 700, .text, y: 40, to: &scene)
    add(count, size: 13, .secondary, y: 58, to: &scene)
    var x = margin
    var bottom = top
    let sides: [(PageMoment, Ink, String, [Rect?])] = [
      (old, .before, "before", new.changes.map(\.before)),
      (new, .after, "after", new.changes.map(\.after)),
    ]
    for (moment, ink, title, rects) in sides {
      let cell = self.scene(of: moment, options)
      let origin = Point(x: x, y: top + 22)
      scene.add(
        .label(Label(title, at: Point(x: x, y: top + 13), size: 13, weight: 600)), .legend,
        fill: .ink(ink))
      let box = Rect(origin: origin, size: cell.bounds.size)
      let way = origin - cell.bounds.origin
      scene.add(
        .beginGroup(
          Figure.Group(transform: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: way.x, ty: way.y))),
        .content)
      scene.append(cell)
      frame(rects.compactMap(\.self), ink, in: cell.bounds, to: &scene)
      scene.add(.endGroup, .content)
      scene.add(.rectangle(box.grown(by: 1)), .frames, stroke: Stroke(.ink(.line)))
      x = box.maxX + margin
      bottom = max(bottom, box.maxY)
    }
    var right = max(x, leastWidth)
    var y = bottom + 14
    for line in listed(lines, width: right - 2 * margin) {
      y += lineHeight
      let label = Label(line, at: Point(x: margin, y: y), size: 12)
      scene.add(.label(label), .legend, fill: .ink(.text))
      right = max(right, LabelRoom.box(of: label).maxX + margin)
    }
    scene.bounds = Rect(x: 0, y: 0, width: right, height: y + margin)
    return scene
  }

  /// The lines of the first changes, each wrapped to a width.
  private static func listed(_ lines: [String], width: Double) -> [String] {
    let shown = lines.prefix(listed).flatMap {
      LabelMetrics.lines(LabelMetrics.cut($0, to: 500), width: width, size: 12)
    }
    return lines.count > listed ? shown + ["… \(lines.count - listed) more"] : shown
  }

  /// A side without its legend. A report has only frames.
  private static func scene(of moment: PageMoment, _ options: PictureOptions) -> Scene {
    switch moment.content {
    case .report(let layout): RecordedScene.frames(of: layout, options)
    case .document(let subject):
      options.kind == .layout
        ? LayoutScene.separated(of: subject, options).picture
        : Picture.scene(of: subject, options)
    }
  }

  /// Frames the places of changes, each once.
  private static func frame(
    _ rects: [Rect], _ ink: Ink, in area: Rect, to scene: inout Scene
  ) {
    var drawn: [Rect] = []
    for rect in rects where LayoutPlan.isNear(rect) && !drawn.contains(rect) {
      drawn.append(rect)
      guard let part = rect.grown(by: 2).intersection(area) else { continue }
      scene.add(
        .rectangle(part, radius: 3), .frames,
        stroke: Stroke(
          .color(Palette.onWindow(ink)), width: 2, dashes: ink == .before ? [5, 4] : []))
    }
  }

  private static func add(
    _ text: String, size: Double, weight: Int = 400, _ ink: Ink, y: Double, to scene: inout Scene
  ) {
    scene.add(
      .label(Label(text, at: Point(x: margin, y: y), size: size, weight: weight)), .legend,
      fill: .ink(ink))
  }
}
