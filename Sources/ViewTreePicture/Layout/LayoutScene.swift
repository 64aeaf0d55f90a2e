import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The window with its views.
enum LayoutScene {
  /// The margin between the edge of the picture and its content.
  private static let margin = 16.0
  /// The height of the two lines above the picture, and of the rulers.
  private static let titleHeight = 58.0
  private static let rulerHeight = 24.0
  private static let rulerWidth = 36.0
  /// The length by which marks at the edge of the canvas extend past it.
  private static let edge = 4.0

  /// The picture of a layout, with its legend.
  static func scene(of subject: PictureSubject, _ options: PictureOptions) -> Scene {
    var (scene, plan, legend) = parts(of: subject, options)
    scene.shapes += legend.shapes
    finish(
      &scene, around: legend.bounds.width > 0 ? plan.canvas.union(legend.bounds) : plan.canvas,
      plan, subject)
    return scene
  }

  /// The picture of a layout, and its legend as a picture of its own. `nil` without a legend.
  static func separated(
    of subject: PictureSubject, _ options: PictureOptions
  ) -> (picture: Scene, legend: Scene?) {
    var (scene, plan, legend) = parts(of: subject, options)
    finish(&scene, around: plan.canvas, plan, subject)
    guard legend.bounds.width > 0 else { return (scene, nil) }
    legend.bounds = legend.bounds.grown(by: margin)
    return (scene, legend)
  }

  /// The marks, and the legend at its place next to them.
  private static func parts(
    of subject: PictureSubject, _ options: PictureOptions
  ) -> (scene: Scene, plan: LayoutPlan, legend: Scene) {
    let plan = LayoutPlan(subject, options)
    let words = LayoutWords(plan: plan, step: subject.stepWords)
    var scene = Scene(title: words.title, summary: "")
    scene.omissions = words.omissions
    scene.add(
      .beginGroup(
        Figure.Group(clip: .rectangle(plan.canvas.grown(by: edge), radius: 0), isOnWindow: true)),
      .content)
    let missing = addMarks(plan, to: &scene)
    scene.add(.endGroup, .content)
    if plan.detail != .everything, !missing.isEmpty {
      scene.omissions.append(
        .withoutRoom(
          "\(ReportWords.count(missing.count, "frame", "frames")) without a name."))
    }

    if plan.shows(.ruler) { RulerMarks.add(plan, to: &scene) }
    var legend = Scene(title: "\(words.title), legend", summary: "")
    if plan.shows(.legend) {
      var whole = scene
      legend.bounds = LegendMarks.add(plan, withoutNames: missing, to: &whole)
      legend.shapes = Array(whole.shapes.dropFirst(scene.shapes.count))
    }
    return (scene, plan, legend)
  }

  /// Writes the title and the summary, and sets the bounds.
  private static func finish(
    _ scene: inout Scene, around drawn: Rect, _ plan: LayoutPlan, _ subject: PictureSubject
  ) {
    let words = LayoutWords(plan: plan, step: subject.stepWords)
    scene.bounds = bounds(around: drawn, plan, words, to: &scene)
    scene.summary = words.summary(scene.omissions)
  }

  /// Draws the marks on the window, from back to front. Returns the views whose names didn't fit.
  private static func addMarks(_ plan: LayoutPlan, to scene: inout Scene) -> [NameGroup] {
    var grid = CollisionGrid(plan.canvas)
    var numbers = Scene(title: "", summary: "")
    var closures = Scene(title: "", summary: "")
    scene.add(.rectangle(plan.canvas.grown(by: edge)), .content, fill: .ink(.card))
    scene.add(
      .rectangle(plan.window), .content, fill: .color(SystemColors.light.white),
      stroke: Stroke(.ink(.line)))
    if plan.shows(.content) { ContentPainter.add(plan, to: &scene, &grid) }
    // Numbers of closures get their positions before marks that can move.
    if plan.shows(.closures) { ClosureMarks.add(plan, to: &closures, &grid) }
    if plan.shows(.gaps) { GapMarks.add(plan, to: &scene, numbers: &numbers, &grid) }
    if plan.shows(.padding) { PaddingMarks.add(plan, to: &scene, numbers: &numbers, &grid) }
    FrameMarks.add(plan, to: &scene, numbers: &numbers, &grid)
    SpacerMarks.add(plan, to: &scene, numbers: &numbers, &grid)
    if plan.shows(.guides) { GapMarks.addGuides(plan, to: &scene) }
    if plan.shows(.anchors) { AnchorMarks.add(plan, to: &scene) }
    if plan.shows(.spaces) { SpaceMarks.add(plan, to: &scene, &grid) }
    scene.append(numbers)
    scene.append(closures)
    return LabelPlacement.add(plan, to: &scene, &grid)
  }

  /// Writes the two lines above the picture. Returns the bounds of the whole picture.
  private static func bounds(
    around drawn: Rect, _ plan: LayoutPlan, _ words: LayoutWords, to scene: inout Scene
  ) -> Rect {
    let hasRuler = plan.shows(.ruler)
    let top = drawn.minY - titleHeight - (hasRuler ? rulerHeight : 0)
    let left = drawn.minX
    let lines = [
      Label(words.heading, at: Point(x: left, y: top + 26), size: 17, weight: 700),
      Label(words.subtitle, at: Point(x: left, y: top + 44), size: 12),
    ]
    var right = drawn.maxX
    for (line, ink) in zip(lines, [Ink.text, .secondary]) {
      scene.add(.label(line), .legend, fill: .ink(ink))
      right = max(right, LabelRoom.box(of: line).maxX)
    }
    let start = left - (hasRuler ? rulerWidth : 0) - margin
    return Rect(
      x: start, y: top, width: right + margin - start, height: drawn.maxY + margin - top)
  }
}
