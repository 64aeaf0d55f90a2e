import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Content that is scrolled below bars.
extension ContentPainter {
  /// The vertical offset of the content that scrolls below a bar, with the view that scrolls.
  func scrolled(
    below bar: NavigationBar, in box: Rect, _ view: ID<InspectedView>
  ) -> (view: ID<InspectedView>, offset: Double)? {
    let views = plan.inspection.views
    var next = view
    repeat {
      if plan.definition(views[next])?.traits.contains(.scrolls) == true,
        let place = plan.geometry.outline(of: next)?.boundingBox,
        abs(place.minY - box.minY - bar.height) < 1, box.minX - 1 < place.minX,
        place.maxX < box.maxX + 1, let offset = plan.geometry.scrollOffset(of: next)
      {
        return (next, offset.y)
      }
      next = next.advanced(by: 1)
    } while views.ids.contains(next) && views.depth(of: next) > views.depth(of: view)
    return nil
  }

  /// Draws the ground of a small bar, through which the content below it is seen: a material with a
  /// line, or on iOS 26 a soft edge.
  mutating func drawTopGround(
    _ bar: NavigationBar, _ box: Rect, above scrolling: ID<InspectedView>, _ view: ID<InspectedView>
  ) {
    guard let screen else { return }
    let area = screen.extended(
      Rect(x: box.minX, y: box.minY, width: box.width, height: bar.smallHeight))
    guard screen.platform == .iOS26 else { return drawBarGround(area, isAtTop: true, view) }
    let isList = plan.definition(plan.view(scrolling))?.painting == .rows
    let ground = isList && !isPlain(scrolling) ? colors.groupedBackground : colors.background
    let stops = [(0, 1), (0.8, 0.88), (1, 0)].map { offset, opacity in
      GradientPaint.Stop(offset: offset, color: ground.faded(opacity))
    }
    scene.add(
      .rectangle(area), .content,
      fill: .gradient(GradientPaint(stops: stops, form: .linear(from: .top, to: .bottom))),
      view: view)
  }

  /// True for a list without cards.
  func isPlain(_ list: ID<InspectedView>) -> Bool {
    let style = plan.geometry.environment(of: list)?.list.style ?? .insetGrouped
    return style == .plain || style == .inset
  }

  /// The area in which scrolled content is seen: on a screen, it goes on below bars.
  func scrolledArea(_ place: DrawnGeometry.Place) -> Rect {
    guard let screen, place.transform.isTranslation else { return place.rect }
    let box = place.boundingBox
    let area = screen.extended(box)
    return Rect(
      x: place.rect.minX, y: place.rect.minY + area.minY - box.minY, width: place.rect.width,
      height: area.height)
  }

  /// The groups that cut the rows of a list to the area in which they are seen, if any is beyond it.
  func rowClips(
    _ cells: [(cell: ListCell, place: DrawnGeometry.Place)], in place: DrawnGeometry.Place
  ) -> [Figure.Group] {
    guard place.transform.isTranslation, let first = cells.first, let last = cells.last else {
      return []
    }
    let area = scrolledArea(place).offsetBy(x: place.transform.tx, y: place.transform.ty)
    let top = max(first.place.boundingBox.minY, visible.minY)
    let bottom = min(last.place.boundingBox.maxY, visible.maxY)
    guard top < area.minY - 0.5 || bottom > area.maxY + 0.5 else { return [] }
    return clip(place, .rectangle(scrolledArea(place), radius: 0))
  }
}
