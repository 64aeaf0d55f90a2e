import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

extension SymbolGlyph {
  /// Adds the drawing to a scene, as large as fits a rectangle.
  ///
  /// - Parameters:
  ///   - paint: the paint of lines and areas.
  ///   - weight: the width of lines relative to that of a regular symbol.
  func add(
    to scene: inout Scene, in rect: Rect, _ paint: Paint, weight: Double, view: ID<InspectedView>?
  ) {
    // A symbol has a small margin.
    let scale = min(rect.width, rect.height) / 22.5
    guard scale > 0 else { return }
    func placed(_ steps: [PathStep]) -> [PathStep] {
      steps.map {
        $0.map { Point(x: rect.midX + ($0.x - 12) * scale, y: rect.midY + ($0.y - 12) * scale) }
      }
    }
    let width = 1.7 * scale * weight
    func add(_ outlines: [[PathStep]], _ paint: Paint, isFilled: Bool) {
      let path = outlines.flatMap { placed($0) }
      guard !path.isEmpty else { return }
      scene.add(
        .path(path), .content, fill: isFilled ? paint : .none,
        stroke: isFilled ? nil : Stroke(paint, width: width, isRound: true),
        view: view)
    }
    // Lines and areas overlap, which a translucent color would show.
    var (opaque, group) = (paint, Figure.Group())
    if case .color(var color) = paint, color.opacity < 1 {
      group.opacity = color.opacity
      color.opacity = 1
      opaque = .color(color)
    }
    if !holes.isEmpty || !cutAreas.isEmpty {
      group.cut = Figure.Cut(
        areas: cutAreas.flatMap { placed($0) }, lines: holes.flatMap { placed($0) }, width: width,
        region: rect.grown(by: 2 * width))
    }
    if group != Figure.Group() { scene.add(.beginGroup(group), .content) }
    add(areas, opaque, isFilled: true)
    add(lines, opaque, isFilled: false)
    if group != Figure.Group() { scene.add(.endGroup, .content) }
    add(marks, paint, isFilled: false)
  }
}
