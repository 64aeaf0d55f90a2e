import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// The grounds of presented views.
extension ContentPainter {
  /// Draws the ground of a presented group. Returns the groups that its views are cut to.
  mutating func drawGround(
    of group: ID<InspectedGroup>, _ screen: ScreenLook
  ) -> [Figure.Group] {
    switch plan.inspection.groups[group].role {
    case .sheet: return drawSheet(group, screen)
    case .fullScreenCover:
      scene.add(.rectangle(plan.window), .content, fill: .color(colors.background))
    case .navigationDestination:
      guard let view = plan.groups.views(of: group).first,
        let area = plan.geometry.pushedBar(around: view)?.place.boundingBox
      else { return [] }
      scene.add(.rectangle(screen.extended(area)), .content, fill: .color(colors.background))
    case .popover: drawPopover(group)
    case .toolbar:
      for view in plan.groups.views(of: group) {
        if let capsule = plan.geometry.barCapsule(around: view) {
          drawGlass(capsule.boundingBox, view)
        }
      }
    case .root, .children, .overlay, .background, .mask, .safeAreaInset: break
    }
    return []
  }

  private mutating func drawSheet(
    _ group: ID<InspectedGroup>, _ screen: ScreenLook
  ) -> [Figure.Group] {
    let record = plan.inspection.groups[group]
    let area = record.modifier.flatMap {
      plan.geometry.sheetArea(of: record.parent, modifier: $0)
    }
    let isNew = screen.platform == .iOS26
    let radius = isNew ? 38.0 : 10
    let window = plan.window
    let top = max(plan.inspection.window.safeArea.top, 20)
    var sheet =
      area ?? Rect(x: window.minX, y: top, width: window.width, height: window.maxY - top)
    if sheet.maxY > window.maxY - 1 {
      // The lower corners are outside of the window.
      sheet = Rect(
        x: sheet.minX, y: sheet.minY, width: sheet.width,
        height: window.maxY - sheet.minY + radius)
    }
    let dim = PictureColor(red: 0, green: 0, blue: 0, opacity: colors.isDark ? 0.45 : 0.22)
    scene.add(.rectangle(window), .content, fill: .color(dim))
    scene.add(.rectangle(sheet, radius: radius), .content, fill: .color(colors.raisedBackground))
    return [Figure.Group(clip: .rectangle(sheet, radius: radius))]
  }

  private mutating func drawPopover(_ group: ID<InspectedGroup>) {
    let frames = plan.groups.views(of: group).map { plan.view($0).frame }
    guard let first = frames.first else { return }
    let card = frames.dropFirst().reduce(first) { $0.union($1) }
    guard LayoutPlan.isNear(card) else { return }
    let shadow = Shadow(
      color: PictureColor(red: 0, green: 0, blue: 0, opacity: 0.2), radius: 24, x: 0, y: 6,
      region: card.grown(by: 80))
    scene.add(.beginGroup(Figure.Group(shadow: shadow)), .content)
    scene.add(.rectangle(card, radius: 13), .content, fill: .color(colors.raisedBackground))
    scene.add(.endGroup, .content)
  }
}
