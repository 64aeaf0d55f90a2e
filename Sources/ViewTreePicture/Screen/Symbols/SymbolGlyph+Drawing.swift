import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

extension SymbolGlyph {
  /// Adds the drawing to a scene, as large as fits a rectangle.
  ///
  /// - Parameters:
  ///   - paint: the paint of lines and areas.
  ///   - ground: the paint of holes.
  ///   - weight: the width of lines relative to that of a regular symbol.
  func add(
    to scene: inout Scene, in rect: Rect, _ paint: Paint, ground: Paint, weight: Double,
    view: ID<InspectedView>?
  ) {
    // A symbol has a small margin.
    let scale = min(rect.width, rect.height) / 22.5
    guard scale > 0 else { return }
    func placed(_ steps: [PathStep]) -> [PathStep] {
      steps.map {
        $0.map { Point(x: rect.midX + ($0.x - 12) * scale, y: rect.midY + ($0.y - 12) * scale) }
      }
    }
    func add(_ outlines: [[PathStep]], _ paint: Paint, isFilled: Bool) {
      let path = outlines.flatMap { placed($0) }
      guard !path.isEmpty else { return }
      scene.add(
        .path(path), .content, fill: isFilled ? paint : .none,
        stroke: isFilled ? nil : Stroke(paint, width: 1.7 * scale * weight, isRound: true),
        view: view)
    }
    // Draws the symbol in an opaque color inside a group, because a translucent color would show
    // overlaps.
    var (paint, opacity) = (paint, 1.0)
    if case .color(var color) = paint, color.opacity < 1 {
      opacity = color.opacity
      color.opacity = 1
      paint = .color(color)
      scene.add(.beginGroup(Figure.Group(opacity: opacity)), .content)
    }
    add(areas, paint, isFilled: true)
    add(lines, paint, isFilled: false)
    add(holes, ground, isFilled: false)
    if opacity < 1 { scene.add(.endGroup, .content) }
  }
}
