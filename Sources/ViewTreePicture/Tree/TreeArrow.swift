import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A line between a box of a tree and its parent.
struct TreeArrow {
  /// The end with the head.
  enum Head { case parent, child, none }

  var ink: Ink
  var head: Head
  var isDashed = false
  /// The mark on it.
  var mark: NumberMark?
  /// The view at its lower end.
  var view: ID<InspectedView>?

  /// Draws it along a path.
  func draw(_ way: TreePlacement.Way, in scene: inout Scene) {
    let width = head == .none ? 1 : 2.0
    let dashes = isDashed ? [5.0, 4.0] : []
    func stroke(_ hasArrow: Bool) -> Stroke {
      Stroke(.ink(ink), width: width, dashes: dashes, hasArrow: hasArrow)
    }
    // Draws each piece in the direction of the value, so that the arrowheads point that way.
    let points = head == .child ? way.points.reversed() : way.points
    let controls = head == .child ? way.controls.reversed() : way.controls
    if points[0] != points[1] {
      scene.add(
        .line([points[0], points[1]], isClosed: false), .closures, stroke: stroke(false),
        view: view, event: mark?.event)
    }
    let endsInBend = points[2] == points[3]
    scene.add(
      .curve(from: points[1], controls[0], controls[1], to: points[2]), .closures,
      stroke: stroke(endsInBend && head != .none), view: view, event: mark?.event)
    if !endsInBend {
      scene.add(
        .line([points[2], points[3]], isClosed: false), .closures,
        stroke: stroke(head != .none), view: view, event: mark?.event)
    }
    guard let mark else { return }
    let radius = mark.symbol == .none ? 5 : NumberMark.large
    let place = head == .child ? way.numberDown : way.number
    mark.draw(at: place, radius: radius, view: view, in: &scene)
  }
}
