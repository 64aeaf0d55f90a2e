import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// A picture with a document on several devices and in several text sizes, with problems framed
/// red.
package struct ContactSheet {
  private struct Cell {
    let title: String
    let problems: String?
    let scene: Scene
  }

  private var rows: [[Cell]] = []
  private var options: PictureOptions
  private var name = ""

  /// An empty sheet.
  package init(_ options: PictureOptions) {
    self.options = options
    self.options.marksProblems = true
  }

  /// Begins a row: the screens of a text size.
  package mutating func beginRow() { rows.append([]) }

  /// Adds a screen to the last row.
  package mutating func add(_ subject: PictureSubject, title: String) {
    guard !rows.isEmpty else { return }
    let problems = Linter.problems(in: subject.inspection, subject.explainer)
    if name.isEmpty { name = options.fileName(of: subject.inspection) }
    rows[rows.count - 1].append(
      Cell(
        title: title, problems: ProblemWords.line(problems),
        scene: ScreenScene.scene(of: subject, options)))
  }

  /// The number of screens.
  package var count: Int { rows.reduce(0) { $0 + $1.count } }

  private static let margin = 24.0
  private static let titleHeight = 40.0

  /// The sheet as a standalone SVG file.
  package func svg() -> [UInt8] { SVGWriter.document(scene(), theme: options.theme) }

  /// The sheet before it's written.
  func scene() -> Scene {
    let bad = rows.joined().filter { $0.problems != nil }
    let words =
      bad.isEmpty
      ? "no problem on \(ReportWords.count(count, "screen", "screens"))"
      : "problems on \(bad.count) of \(ReportWords.count(count, "screen", "screens"))"
    var scene = Scene(title: name, summary: "\(name): \(words).")
    scene.isScreen = true
    var y = Self.margin
    addLabel(name, at: Point(x: Self.margin, y: y + 16), size: 17, weight: 700, .text, to: &scene)
    addLabel(
      words, at: Point(x: Self.margin, y: y + 36), size: 13, weight: 400, .secondary, to: &scene)
    y += 52
    var right = 320.0
    for row in rows {
      var x = Self.margin
      var bottom = y
      for cell in row {
        add(cell, at: Point(x: x, y: y), to: &scene)
        x += cell.scene.bounds.width + Self.margin
        bottom = max(bottom, y + Self.titleHeight + cell.scene.bounds.height)
      }
      right = max(right, x)
      y = bottom + Self.margin
    }
    scene.bounds = Rect(x: 0, y: 0, width: right, height: y)
    return scene
  }

  private func add(_ cell: Cell, at origin: Point, to scene: inout Scene) {
    let bounds = cell.scene.bounds
    let room = bounds.width - 4
    addLabel(
      LabelRoom.shortened(cell.title, to: room, size: 13, weight: 600),
      at: Point(x: origin.x, y: origin.y + 13), size: 13, weight: 600, .text, to: &scene)
    let words = LabelRoom.shortened(cell.problems ?? "no problems", to: room, size: 12)
    let width = LabelMetrics.width(of: words, size: 12)
    scene.add(
      .label(Label(words, at: Point(x: origin.x, y: origin.y + 30), size: 12, width: width)),
      .legend, fill: cell.problems == nil ? .ink(.secondary) : .color(ProblemMarks.color))
    let place = Rect(
      x: origin.x, y: origin.y + Self.titleHeight, width: bounds.width, height: bounds.height)
    scene.add(
      .beginGroup(
        Figure.Group(
          transform: AffineTransform(
            a: 1, b: 0, c: 0, d: 1, tx: place.minX - bounds.minX, ty: place.minY - bounds.minY))),
      .content)
    scene.append(cell.scene)
    scene.add(.endGroup, .content)
    scene.add(
      .rectangle(place.grown(by: 1)), .frames,
      stroke: cell.problems == nil
        ? Stroke(.ink(.line)) : Stroke(.color(ProblemMarks.color), width: 2))
  }

  private func addLabel(
    _ text: String, at origin: Point, size: Double, weight: Int, _ ink: Ink, to scene: inout Scene
  ) {
    let width = LabelMetrics.width(of: text, size: size, weight: weight)
    scene.add(
      .label(Label(text, at: origin, size: size, weight: weight, width: width)), .legend,
      fill: .ink(ink))
  }
}
