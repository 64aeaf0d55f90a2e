import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Hatched areas and the numbers in them.
enum HatchMarks {
  private static let size = 8.5

  /// Hatches the areas of a view, as one shape unless they are turned.
  static func add(
    _ places: [DrawnGeometry.Place], _ ink: Ink, _ layer: PictureLayer, _ view: ID<InspectedView>?,
    to scene: inout Scene
  ) {
    var upright: [Rect] = []
    for place in places {
      if place.transform.isTranslation {
        upright.append(place.boundingBox)
      } else {
        scene.add(place.figure, layer, fill: .hatch(ink), view: view)
      }
    }
    if !upright.isEmpty { scene.add(.rectangles(upright), layer, fill: .hatch(ink), view: view) }
  }

  /// Writes a number of points in the middle of an area, or near it along the area, where there is
  /// space. Returns true if the number was written.
  @discardableResult
  static func addNumber(
    _ number: Double, in area: Rect, _ ink: Ink, _ layer: PictureLayer, _ view: ID<InspectedView>,
    to scene: inout Scene, _ grid: inout CollisionGrid
  ) -> Bool {
    let text = NumberText.short(number)
    let width = LabelMetrics.width(of: text, size: size)
    let (boxWidth, boxHeight) = (width + 4, 10.5)
    for part in [0.5, 0.35, 0.65, 0.2, 0.8] {
      let isWide = area.width >= area.height
      let middle = Point(
        x: isWide ? area.minX + part * area.width : area.midX,
        y: isWide ? area.midY : area.minY + part * area.height)
      let box = Rect(
        x: middle.x - boxWidth / 2, y: middle.y - boxHeight / 2, width: boxWidth, height: boxHeight)
      guard grid.isFree(box) else { continue }
      grid.insert(box)
      scene.add(.rectangle(box, radius: 2), layer, fill: .ink(.paper), view: view)
      let label = Label(
        text, at: Point(x: middle.x, y: middle.y + 3), size: size, anchor: .middle, width: width)
      scene.add(.label(label), layer, fill: .ink(ink), view: view)
      return true
    }
    return false
  }
}
