import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// The backgrounds of presented views.
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
    case .popover:
      if sheetArea(of: group) != nil { return drawSheet(group, screen) }
      drawPopover(group)
    case .alert, .confirmationDialog: drawDialog(group, screen)
    case .toolbar:
      drawBarCapsules(of: group)
    case .root, .children, .overlay, .background, .mask, .safeAreaInset: break
    }
    return []
  }

  /// Draws the capsules of bar items. Items side by side share one.
  private mutating func drawBarCapsules(of group: ID<InspectedGroup>) {
    var shared: (rect: Rect, view: ID<InspectedView>)?
    for view in plan.groups.views(of: group) {
      guard let own = plan.geometry.barCapsule(around: view)?.boundingBox else { continue }
      if let known = shared, known.rect.touchesBeside(own) {
        shared = (known.rect.union(own), known.view)
      } else {
        if let shared { drawGlass(shared.rect, shared.view) }
        shared = (own, view)
      }
    }
    if let shared { drawGlass(shared.rect, shared.view) }
  }

  /// The area of a sheet that has its own area.
  private func sheetArea(of group: ID<InspectedGroup>) -> Rect? {
    let record = plan.inspection.groups[group]
    return record.modifier.flatMap {
      plan.geometry.sheetArea(of: record.parent, modifier: $0)
    }
  }

  /// The visible part of a sheet. One without its own area begins below the status bar.
  private func sheetFrame(of group: ID<InspectedGroup>) -> Rect {
    let window = plan.window
    let top = max(plan.inspection.window.safeArea.top, 20)
    return sheetArea(of: group)
      ?? Rect(x: window.minX, y: top, width: window.width, height: window.maxY - top)
  }

  /// The indicator at the top of a sheet, or `nil` if it shows none.
  func sheetIndicator(of group: ID<InspectedGroup>) -> Rect? {
    let record = plan.inspection.groups[group]
    guard screen != nil, record.role == .sheet, let modifier = record.modifier,
      plan.geometry.hasDragIndicator(inSheetOf: record.parent, modifier: modifier)
    else { return nil }
    let sheet = sheetFrame(of: group)
    return Rect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5)
  }

  private mutating func drawSheet(
    _ group: ID<InspectedGroup>, _ screen: ScreenLook
  ) -> [Figure.Group] {
    let usual = screen.platform == .iOS26 ? 38.0 : 10
    let asked = sheetLook(.sheetRadius, of: group)?.number("cornerRadius")
    let radius = max(asked ?? usual, 0)
    let ground = sheetLook(.sheetGround, of: group)?["style"].map { reader.paint($0) }
    let window = plan.window
    var sheet = sheetFrame(of: group)
    if sheet.maxY > window.maxY - 1 {
      // The lower corners are outside the window.
      sheet = Rect(
        x: sheet.minX, y: sheet.minY, width: sheet.width,
        height: window.maxY - sheet.minY + radius)
    }
    let dim = PictureColor(red: 0, green: 0, blue: 0, opacity: colors.isDark ? 0.45 : 0.22)
    scene.add(.rectangle(window), .content, fill: .color(dim))
    scene.add(
      .rectangle(sheet, radius: radius), .content, fill: ground ?? .color(colors.raisedBackground))
    return [Figure.Group(clip: .rectangle(sheet, radius: radius))]
  }

  /// A request of the views in a sheet. The outermost view counts.
  private func sheetLook(
    _ painting: ModifierDefinition.Painting, of group: ID<InspectedGroup>
  ) -> DrawnLook? {
    for root in plan.groups.views(of: group) {
      for view in ScreenLook.subtree(of: root, plan.inspection) {
        let record = plan.view(view)
        guard record.drawing != nil else { continue }
        let looks = DrawnLook.looks(of: record, in: plan.inspection)
        if let look = looks.last(where: { $0.painting == painting }) { return look }
      }
    }
    return nil
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

  /// Draws the boxes of the text fields in an alert.
  private mutating func drawFieldBoxes(of group: ID<InspectedGroup>, in area: Rect) {
    for view in plan.groups.views(of: group) {
      let painting = plan.definition(plan.view(view))?.painting
      guard painting == .field || painting == .secureField else { continue }
      let height = DialogLayout.fieldHeight
      let box = Rect(
        x: area.minX + DialogLayout.fieldMargin, y: plan.view(view).frame.midY - height / 2,
        width: area.width - 2 * DialogLayout.fieldMargin, height: height)
      self.area(box, radius: 6, colors.background, edge: colors.edge, view)
    }
  }

  /// Draws the card of a dialog over the dimmed window, with lines between its buttons.
  private mutating func drawDialog(_ group: ID<InspectedGroup>, _ screen: ScreenLook) {
    guard let area = sheetArea(of: group) else { return }
    let dim = PictureColor(red: 0, green: 0, blue: 0, opacity: colors.isDark ? 0.48 : 0.2)
    scene.add(.rectangle(plan.window), .content, fill: .color(dim))
    let isAlert = plan.inspection.groups[group].role == .alert
    let height = isAlert ? 44.0 : 57
    let buttons = plan.groups.views(of: group).map { plan.view($0) }
      .filter { plan.definition($0)?.painting == .button }.map(\.frame)
    let rows = Set(buttons.map { $0.midY - height / 2 }).sorted()
    let isApart = rows.count > 1 && rows[rows.count - 1] - rows[rows.count - 2] > height + 4
    let end = isApart ? rows[rows.count - 2] + height : area.maxY
    let radius = screen.platform == .iOS26 ? 26.0 : 14
    var cards = [Rect(x: area.minX, y: area.minY, width: area.width, height: end - area.minY)]
    if isApart, let last = rows.last {
      cards.append(Rect(x: area.minX, y: last, width: area.width, height: height))
    }
    for card in cards {
      scene.add(
        .rectangle(card, radius: radius), .content, fill: .color(colors.raisedBackground))
    }
    if isAlert { drawFieldBoxes(of: group, in: area) }
    var lines = rows.filter { $0 > area.minY + 1 && $0 < end }.map { y in
      [Point(x: area.minX, y: y), Point(x: area.maxX, y: y)]
    }
    if isAlert, buttons.count == 2, rows.count == 1, let y = rows.first {
      lines.append([Point(x: area.midX, y: y), Point(x: area.midX, y: area.maxY)])
    }
    guard !lines.isEmpty else { return }
    scene.add(.lines(lines), .content, stroke: Stroke(.color(colors.separator), width: 0.5))
  }
}

extension Rect {
  /// True if another rectangle is directly before or after this one, with the same middle.
  fileprivate func touchesBeside(_ other: Rect) -> Bool {
    abs(midY - other.midY) < 0.01
      && (abs(maxX - other.minX) < 0.01 || abs(minX - other.maxX) < 0.01)
  }
}
