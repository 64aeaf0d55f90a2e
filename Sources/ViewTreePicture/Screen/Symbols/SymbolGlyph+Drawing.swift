import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

extension SymbolGlyph {
  /// Adds the drawing to a scene, as large as fits a rectangle.
  ///
  /// - Parameters:
  ///   - paint: the paint of lines and areas.
  ///   - second: the paint of the outline around a symbol, or `nil` if the symbol is cut out of it.
  ///   - weight: the width of lines relative to that of a regular symbol.
  ///   - em: the point size of a symbol that fills its rectangle, or `nil` for a rectangle around the
  ///     square of the drawing.
  func add(
    to scene: inout Scene, in rect: Rect, _ paint: Paint, second: Paint? = nil, weight: Double,
    em: Double? = nil, view: ID<InspectedView>?
  ) {
    // A symbol has a small margin.
    let square = min(rect.width, rect.height) / 22.5
    let width = 1.7 * weight * (em.map { $0 * 1.2 / 22.5 } ?? square)
    let box = em == nil ? nil : box
    let scale = box.map { fitting($0, in: rect, lines: width) } ?? square
    guard scale > 0 else { return }
    let middle = box.map { Point(x: $0.midX, y: $0.midY) } ?? Point(x: 12, y: 12)
    func placed(_ steps: [PathStep]) -> [PathStep] {
      steps.map {
        $0.map {
          Point(x: rect.midX + ($0.x - middle.x) * scale, y: rect.midY + ($0.y - middle.y) * scale)
        }
      }
    }
    func add(_ outlines: [[PathStep]], _ paint: Paint, isFilled: Bool) {
      let path = outlines.flatMap { placed($0) }
      guard !path.isEmpty else { return }
      scene.add(
        .path(path), .content, fill: isFilled ? paint : .none,
        stroke: isFilled ? nil : Stroke(paint, width: width, isRound: true),
        view: view)
    }
    if let second, !holes.isEmpty || !cutAreas.isEmpty {
      add(areas, second, isFilled: true)
      add(lines, second, isFilled: false)
      add(cutAreas, paint, isFilled: true)
      return add(holes, paint, isFilled: false)
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

  /// The bounding box of all outlines.
  private var box: Rect? {
    let points = (lines + areas).flatMap { $0.flattened }
    return Figure.line(points, isClosed: false).box
  }

  /// The scale at which the outlines in a box fill a rectangle, with the width of their lines.
  private func fitting(_ box: Rect, in rect: Rect, lines width: Double) -> Double {
    let edge = lines.isEmpty ? 0 : width
    return min(
      max(rect.width - edge, rect.width / 2) / max(box.width, 1),
      max(rect.height - edge, rect.height / 2) / max(box.height, 1))
  }
}
