import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The round mark of a closure or a fold, in boxes and on arrows.
struct NumberMark {
  /// The symbol in the mark.
  enum Symbol: Equatable {
    /// The number of a closure.
    case number(Int)
    /// A fold.
    case fold
    /// A value that is written without a closure.
    case plain
    /// No symbol: a value from before.
    case none
  }

  var symbol: Symbol
  /// True if it's filled. Marks of earlier values are outlined.
  var isFilled: Bool
  var ink: Ink
  /// The entry of `Inspection.order`.
  var event: Int?

  /// The radius in boxes, and on arrows.
  static let small = 7.0
  static let large = 9.0

  /// The width of the mark. Long numbers make it wider than it is high.
  func width(radius: Double) -> Double {
    guard case .number(let number) = symbol else { return 2 * radius }
    let text = LabelMetrics.width(of: String(number), size: Self.textSize(radius), weight: 700)
    return max(2 * radius, text + radius * 0.5)
  }

  private static func textSize(_ radius: Double) -> Double { radius == small ? 9 : 10 }

  /// Draws it.
  func draw(at middle: Point, radius: Double, view: ID<InspectedView>?, in scene: inout Scene) {
    let width = width(radius: radius)
    scene.add(
      .rectangle(
        Rect(x: middle.x - width / 2, y: middle.y - radius, width: width, height: 2 * radius),
        radius: radius),
      .closures, fill: .ink(isFilled ? ink : .paper), stroke: Stroke(.ink(ink), width: 1.5),
      view: view, event: event)
    let inside = Paint.ink(isFilled ? .paper : ink)
    let arm = radius * 0.5
    func line(_ points: [(x: Double, y: Double)]) {
      scene.add(
        .line(
          points.map { Point(x: middle.x + $0.x * arm, y: middle.y + $0.y * arm) },
          isClosed: false),
        .closures, stroke: Stroke(inside, width: 1.5), view: view, event: event)
    }
    switch symbol {
    case .none: break
    case .fold: line([(-1, 0), (1, 0), (0, 0), (0, -1), (0, 1)])
    case .plain:
      line([(-1, -0.5), (1, -0.5)])
      line([(-1, 0.5), (1, 0.5)])
    case .number(let number):
      let size = Self.textSize(radius)
      scene.add(
        .label(
          Label(
            String(number), at: Point(x: middle.x, y: middle.y + size * 0.36), size: size,
            weight: 700, anchor: .middle)),
        .closures, fill: inside, view: view, event: event)
    }
  }
}
