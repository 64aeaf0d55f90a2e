import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Navigation bars, bottom bars, and tab bars.
extension ContentPainter {
  /// The distance of titles and fields from the sides of a bar, in points.
  private static let barMargin = 16.0
  /// The distance of a small title from the items next to it, in points.
  private static let titleGap = 8.0
  /// The width that a back button needs with its title, in points.
  private static let backButtonWidth = 64.0

  /// Draws the bars of a view in front of its content.
  mutating func drawBars(of view: ID<InspectedView>, _ state: ContentState) {
    guard let screen else { return }
    for entry in plan.geometry.bars(of: view) {
      let title = screen.title(of: view, column: entry.bar.column)
      draw(entry.bar, in: entry.place.boundingBox, title, state, view)
    }
  }

  /// Draws the bar of a pushed view.
  mutating func drawPushedBar(around view: ID<InspectedView>, _ state: ContentState) {
    guard let entry = plan.geometry.pushedBar(around: view) else { return }
    draw(
      entry.bar, in: entry.place.boundingBox, screen?.writtenTitle(in: view, plan), state, view)
  }

  private mutating func draw(
    _ bar: NavigationBar, in box: Rect, _ title: String?, _ state: ContentState,
    _ view: ID<InspectedView>
  ) {
    let usual = colors
    if let own = barColors(in: view) { draw(in: own) }
    defer { draw(in: usual) }
    let scrolled = scrolled(below: bar, in: box, view)
    let form = CollapsedBar(
      bar, scrolledBy: scrolled?.offset ?? 0, hasSoftEdge: screen?.platform == .iOS26)
    let title = bar.isShown ? title ?? "" : ""
    let ground = bar.isShown ? barGround(in: view, isScrolled: form.hasGround) : nil
    if let ground {
      let area = Rect(x: box.minX, y: box.minY, width: box.width, height: bar.height)
      scene.add(.rectangle(screen?.extended(area) ?? area), .content, fill: ground, view: view)
    }
    if !title.isEmpty, !form.hasSmallTitle { drawLargeTitle(title, bar, form, box, view) }
    if form.hasGround, ground == nil, let scrolled {
      drawTopGround(bar, box, above: scrolled.view, view)
    }
    if bar.hasBottom { drawBottomBar(box, view) }
    if bar.hasSearch { drawSearchField(bar, form, box, view) }
    guard bar.isShown else { return }
    if bar.hasBackButton { drawBackButton(bar, box, state, view) }
    if form.hasSmallTitle, !title.isEmpty, !hasPrincipalItem(in: box, bar) {
      drawSmallTitle(title, bar, box, view)
    }
  }

  private mutating func drawSmallTitle(
    _ title: String, _ bar: NavigationBar, _ box: Rect, _ view: ID<InspectedView>
  ) {
    let isBesideTabs = screen?.hasTabsAtTop == true
    let room = titleRoom(in: box, bar, view)
    let shown = LabelMetrics.shortened(
      title, to: isBesideTabs ? box.width * 0.6 : room.upperBound - room.lowerBound, size: 17,
      weight: 600)
    let width = LabelMetrics.width(of: shown, size: 17, weight: 600)
    // A title between items is in the middle, as far as the items allow that.
    let centered = min(
      max(box.midX - width / 2, room.lowerBound), max(room.upperBound - width, room.lowerBound))
    let x = isBesideTabs ? titleBesideTabs(width, bar, box, view) : centered
    let look = screen?.platform == .iOS26 ? screen?.barLook(.subtitle, in: view, plan) : nil
    let subtitle = look?.text("subtitle")
    let y = box.minY + bar.itemsMiddle + (subtitle == nil ? 6 : -2)
    let label = Label(shown, at: Point(x: x, y: y), size: 17, weight: 600, width: width)
    scene.add(.label(label), .content, fill: .color(colors.primary), view: view)
    if let subtitle { drawSubtitle(subtitle, Point(x: x + width / 2, y: y), view) }
  }

  /// The colors of a bar that sets light or dark ones, or `nil` for those of the screen.
  private func barColors(in view: ID<InspectedView>) -> SystemColors? {
    guard let look = screen?.barLook(.barScheme, in: view, plan) else { return nil }
    switch look.first.flatMap({ look.bareName($0) }) {
    case "dark"?: return .dark
    case "light"?: return .light
    default: return nil
    }
  }

  /// The colors of the bar around the items of a toolbar.
  func barColors(around group: ID<InspectedGroup>) -> SystemColors? {
    barColors(in: plan.inspection.groups[group].parent)
  }

  /// The background that the views of a screen set for its bar, if it's visible.
  private func barGround(in view: ID<InspectedView>, isScrolled: Bool) -> Paint? {
    let visibilities: Set = ["automatic", "visible", "hidden"]
    func isVisibility(_ look: DrawnLook) -> Bool {
      look.first.flatMap { look.bareName($0) }.map { visibilities.contains($0) } ?? true
    }
    let shown = screen?.barLook(.barGround, in: view, plan, where: isVisibility)
    let name = shown.flatMap { look in look.first.flatMap { look.bareName($0) } }
    guard name == "visible" || isScrolled && name != "hidden",
      let style = screen?.barLook(.barGround, in: view, plan, where: { !isVisibility($0) })?.first
    else { return nil }
    return reader.paint(style)
  }

  /// Draws the second title of a bar of iOS 26 below its small title.
  private mutating func drawSubtitle(_ words: String, _ middle: Point, _ view: ID<InspectedView>) {
    drawWords(
      words, at: Point(x: middle.x, y: middle.y + 13), room: 200, size: 12, colors.secondary,
      anchor: .middle, view)
  }

  /// The left edge of a small title beside a tab bar, after the back button and the items there.
  private func titleBesideTabs(
    _ width: Double, _ bar: NavigationBar, _ box: Rect, _ view: ID<InspectedView>
  ) -> Double {
    let isMirrored = plan.geometry.isRightToLeft(view)
    let side = Rect(
      x: isMirrored ? box.maxX - box.width / 3 : box.minX, y: box.minY + bar.itemsMiddle,
      width: box.width / 3, height: 1)
    let ends = plan.inspection.views.filter { item in
      plan.inspection.groups[item.group].role == .toolbar && item.frame.overlaps(side)
    }.map { isMirrored ? box.maxX - $0.frame.minX : $0.frame.maxX - box.minX }
    let start = (ends.max() ?? (bar.hasBackButton ? 60 : 0)) + Self.barMargin
    return isMirrored ? box.maxX - start - width : box.minX + start
  }

  /// The x-coordinates between which a small title has space: between the items of the bar.
  private func titleRoom(
    in box: Rect, _ bar: NavigationBar, _ view: ID<InspectedView>
  ) -> ClosedRange<Double> {
    let back = bar.hasBackButton ? Self.backButtonWidth : Self.barMargin
    let isMirrored = plan.geometry.isRightToLeft(view)
    var left = box.minX + (isMirrored ? Self.barMargin : back)
    var right = box.maxX - (isMirrored ? back : Self.barMargin)
    for item in plan.inspection.views
    where plan.inspection.groups[item.group].role == .toolbar && item.frame.minY >= box.minY - 1
      && item.frame.maxY <= box.minY + bar.smallHeight + 1 && item.frame.width > 0
    {
      if item.frame.midX <= box.midX {
        left = max(left, item.frame.maxX + Self.titleGap)
      } else {
        right = min(right, item.frame.minX - Self.titleGap)
      }
    }
    return left...max(left, right)
  }

  /// True if an item of a toolbar is in the position of the title.
  private func hasPrincipalItem(in box: Rect, _ bar: NavigationBar) -> Bool {
    let middle = Point(x: box.midX, y: box.minY + bar.itemsMiddle)
    return plan.inspection.views.contains { view in
      plan.inspection.groups[view.group].role == .toolbar && view.frame.minX < middle.x
        && middle.x < view.frame.maxX && view.frame.minY < middle.y && middle.y < view.frame.maxY
    }
  }

  /// Draws a large title, which moves up behind the small bar.
  private mutating func drawLargeTitle(
    _ title: String, _ bar: NavigationBar, _ form: CollapsedBar, _ box: Rect,
    _ view: ID<InspectedView>
  ) {
    let (size, weight) = (34.0, 700)
    let top = box.minY + bar.smallHeight
    let isCut = form.titleShift > 0 && screen?.platform != .iOS26
    if isCut {
      let seen = Rect(x: box.minX, y: top, width: box.width, height: max(box.maxY - top, 0))
      scene.add(.beginGroup(Figure.Group(clip: .rectangle(seen, radius: 0))), .content)
    }
    let room = box.width - 2 * Self.barMargin
    let shown = LabelMetrics.shortened(title, to: room, size: size, weight: weight)
    let width = min(LabelMetrics.width(of: shown, size: size, weight: weight), room)
    let x =
      plan.geometry.isRightToLeft(view)
      ? box.maxX - Self.barMargin - width : box.minX + Self.barMargin
    let label = Label(
      shown, at: Point(x: x, y: top + 37.5 - form.titleShift), size: size, weight: weight,
      width: width)
    scene.add(.label(label), .content, fill: .color(colors.primary), view: view)
    if isCut { scene.add(.endGroup, .content) }
  }

  private mutating func drawBackButton(
    _ bar: NavigationBar, _ box: Rect, _ state: ContentState, _ view: ID<InspectedView>
  ) {
    let isNew = screen?.platform == .iOS26
    let isMirrored = plan.geometry.isRightToLeft(view)
    let middle = box.minY + bar.itemsMiddle
    func x(_ distance: Double, _ width: Double) -> Double {
      isMirrored ? box.maxX - distance - width : box.minX + distance
    }
    if isNew { drawGlass(Rect(x: x(16, 44), y: middle - 22, width: 44, height: 44), view) }
    let color = isNew ? state.tint ?? colors.primary : state.accent
    drawSymbol(
      "chevron.backward",
      in: Rect(x: x(isNew ? 26 : 6, 24), y: middle - 12, width: 24, height: 24), .color(color),
      of: view)
    guard !isNew else { return }
    let title = screen?.titleBelow(view, plan) ?? ""
    // A title that is too long is replaced.
    let isShort = !title.isEmpty && LabelMetrics.width(of: title, size: 17) <= 110
    let words = isShort ? title : "Back"
    let width = LabelMetrics.width(of: words, size: 17)
    drawWords(words, at: Point(x: x(27, width), y: middle + 6), room: 120, color, view)
  }

  // MARK: - Search

  private mutating func drawSearchField(
    _ bar: NavigationBar, _ form: CollapsedBar, _ box: Rect, _ view: ID<InspectedView>
  ) {
    let isBelow = bar.searchesAtBottom
    let height = isBelow ? 48.0 : 36 - form.searchShift
    let side = isBelow ? 28.0 : Self.barMargin
    let y =
      isBelow
      ? box.maxY - bar.bottomHeight + 8 : box.minY + bar.height - NavigationBar.search + 1
    let field = Rect(x: box.minX + side, y: y, width: box.width - 2 * side, height: height)
    if isBelow {
      drawGlass(field, view)
    } else {
      area(field, radius: 10, colors.fill, view)
    }
    guard field.width > 48, field.height > 24 else { return }
    let isMirrored = plan.geometry.isRightToLeft(view)
    drawSymbol(
      "magnifyingglass",
      in: Rect(
        x: isMirrored ? field.maxX - 28 : field.minX + 8, y: field.midY - 9.5, width: 19, height: 19
      ),
      .color(colors.secondary), of: view)
    let text = screen?.searchText(in: view, plan)
    let words = text ?? screen?.prompt(in: view, plan) ?? "Search"
    let width = LabelMetrics.width(of: words, size: 17)
    drawWords(
      words,
      at: Point(x: isMirrored ? field.maxX - 32 - width : field.minX + 32, y: field.midY + 6),
      room: field.width - 44, text == nil ? colors.secondary : colors.primary, view)
  }

  // MARK: - Bottom

  private mutating func drawBottomBar(_ box: Rect, _ view: ID<InspectedView>) {
    guard let screen, screen.platform != .iOS26 else { return }
    let height = ControlMetrics.bottomBarHeight
    drawBarGround(
      screen.extended(
        Rect(x: box.minX, y: box.maxY - height, width: box.width, height: height), top: false), view
    )
  }

  /// Draws a translucent ground with a line at the side of the content.
  mutating func drawBarGround(_ area: Rect, isAtTop: Bool = false, _ view: ID<InspectedView>) {
    let corners = isAtTop ? [area.corners[3], area.corners[2]] : Array(area.corners[..<2])
    scene.add(
      .rectangle(area), .content, fill: .color(colors.material(named: "bar") ?? colors.background),
      view: view)
    scene.add(
      .line(corners, isClosed: false), .content,
      stroke: Stroke(.color(colors.separator), width: 0.5), view: view)
  }

  /// Draws the tab bar of a view.
  mutating func drawTabBar(of view: ID<InspectedView>, _ state: ContentState) {
    guard let screen, let bar = plan.geometry.tabBar(of: view)?.boundingBox else { return }
    var (items, chosen) = (TabItem.items(of: view, plan), plan.geometry.chosen(of: view) ?? 0)
    if plan.inspection.window.isPhone {
      (items, chosen) = TabItem.fitting(items, chosen: chosen)
    }
    if plan.geometry.hasTabsAtTop(view) {
      return drawTabsAtTop(items, chosen, state, in: bar, view)
    }
    let whole = screen.extended(bar, top: false)
    guard screen.platform == .iOS26 else {
      drawBarGround(whole, view)
      return drawTabs(
        items, chosen, state,
        in: Rect(
          x: bar.minX, y: bar.minY, width: bar.width, height: ControlMetrics.tabBarHeight), view)
    }
    drawFloatingTabs(items, chosen, state, in: whole, view)
  }

  /// Draws the tabs of iOS 26 in a capsule in the middle, or beside the circle of the search.
  private mutating func drawFloatingTabs(
    _ items: [TabItem], _ chosen: Int, _ state: ContentState, in bar: Rect,
    _ view: ID<InspectedView>
  ) {
    let size = 62.0
    let search = items.lastIndex { $0.isSearch }
    var others = items
    if let search { others.remove(at: search) }
    let room = bar.width - 42 - (search == nil ? 0 : size + 8)
    let width = min(room, 96 * Double(max(others.count, 1)) + 8)
    let y = bar.maxY - ControlMetrics.wholeTabBarHeight
    let isMirrored = plan.geometry.isRightToLeft(view)
    let (left, right) = (bar.minX + 21, bar.maxX - 21)
    let x = search == nil ? bar.midX - width / 2 : isMirrored ? right - width : left
    let capsule = Rect(x: x, y: y, width: width, height: size)
    drawGlass(capsule, view)
    let shown = search.map { chosen == $0 ? -1 : chosen > $0 ? chosen - 1 : chosen } ?? chosen
    drawTabs(others, shown, state, in: capsule.grown(by: -4), view)
    guard let search else { return }
    let circle = Rect(x: isMirrored ? left : right - size, y: y, width: size, height: size)
    drawGlass(circle, view)
    drawSymbol(
      items[search].symbol ?? "",
      in: Rect(x: circle.midX - 13, y: circle.midY - 13, width: 26, height: 26),
      .color(chosen == search ? state.accent : colors.primary), of: view)
  }

  /// Draws the titles of tabs in a capsule in the middle of a bar at the top.
  private mutating func drawTabsAtTop(
    _ items: [TabItem], _ chosen: Int, _ state: ContentState, in bar: Rect,
    _ view: ID<InspectedView>
  ) {
    let isNew = screen?.platform == .iOS26
    let titles = items.map { $0.title ?? "" }
    let widths = titles.map { LabelMetrics.width(of: $0, size: 15, weight: 600) + 32 }
    let middle = bar.minY + (isNew ? bar.height / 2 : bar.height - 22)
    let width = min(widths.reduce(8, +), bar.width)
    let capsule = Rect(x: bar.midX - width / 2, y: middle - 20, width: width, height: 40)
    if isNew { drawGlass(capsule, view) } else { area(capsule, radius: 20, colors.fill, view) }
    let isMirrored = plan.geometry.isRightToLeft(view)
    var x = isMirrored ? capsule.maxX - 4 : capsule.minX + 4
    for (number, title) in titles.enumerated() {
      let cell = Rect(
        x: isMirrored ? x - widths[number] : x, y: capsule.minY + 4, width: widths[number],
        height: 32)
      x += isMirrored ? -widths[number] : widths[number]
      let isChosen = number == chosen
      if isChosen { area(cell, radius: 16, isNew ? colors.fill : colors.raisedBackground, view) }
      let length = LabelMetrics.width(of: title, size: 15, weight: isChosen ? 600 : 500)
      let label = Label(
        title, at: Point(x: cell.midX - length / 2, y: cell.midY + 5.3), size: 15,
        weight: isChosen ? 600 : 500, width: length)
      scene.add(
        .label(label), .content, fill: .color(isChosen ? state.accent : colors.primary), view: view)
      if let badge = items[number].badge {
        drawBadge(badge, at: Point(x: cell.maxX - 8, y: cell.minY + 2), view)
      }
    }
  }

  /// Draws a badge around a point.
  private mutating func drawBadge(_ words: String, at middle: Point, _ view: ID<InspectedView>) {
    let text = LabelMetrics.cut(words, to: 8)
    let width = max(LabelMetrics.width(of: text, size: 12) + 10, 18)
    area(
      Rect(x: middle.x - width / 2, y: middle.y - 9, width: width, height: 18), radius: 9,
      colors.destructive, view)
    drawWords(
      text, at: Point(x: middle.x, y: middle.y + 4.2), room: width, size: 12, colors.white,
      anchor: .middle, view)
  }

  /// Draws the items of a tab bar, which share its width.
  private mutating func drawTabs(
    _ items: [TabItem], _ chosen: Int, _ state: ContentState, in bar: Rect,
    _ view: ID<InspectedView>
  ) {
    let isNew = screen?.platform == .iOS26
    let width = bar.width / Double(max(items.count, 1))
    let isMirrored = plan.geometry.isRightToLeft(view)
    for (number, item) in items.enumerated() {
      let place = Double(isMirrored ? items.count - 1 - number : number)
      let cell = Rect(x: bar.minX + place * width, y: bar.minY, width: width, height: bar.height)
      let isChosen = number == chosen
      if isNew, isChosen { area(cell, radius: cell.height / 2, colors.fill, view) }
      let color = isChosen ? state.accent : isNew ? colors.primary : colors.secondary
      if let symbol = item.symbol {
        let name = SymbolGlyph(named: symbol + ".fill") == nil ? symbol : symbol + ".fill"
        drawSymbol(
          name,
          in: Rect(x: cell.midX - 13, y: cell.minY + (isNew ? 6 : 4.5), width: 26, height: 26),
          .color(color), of: view)
      }
      if let badge = item.badge {
        drawBadge(badge, at: Point(x: cell.midX + 13, y: cell.minY + (isNew ? 9 : 8)), view)
      }
      guard let title = item.title else { continue }
      let shown = LabelMetrics.shortened(title, to: width - 4, size: 10, weight: 500)
      let length = LabelMetrics.width(of: shown, size: 10, weight: 500)
      let label = Label(
        shown, at: Point(x: cell.midX - length / 2, y: cell.minY + (isNew ? 46 : 43)), size: 10,
        weight: 500, width: length)
      scene.add(.label(label), .content, fill: .color(color), view: view)
    }
  }
}
