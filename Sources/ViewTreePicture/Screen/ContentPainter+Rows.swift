import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Lists and forms on a screen: cards or lines, with separators between rows.
extension ContentPainter {
  /// The facts about a cell that views in it determine.
  private struct RowFacts {
    /// The start of its first text, where the line below it starts.
    var start: Double?
    /// The paint of its ground, if it has its own.
    var ground: Paint?
    /// The paint of the line below it, if it has its own.
    var lineTint: Paint?
    /// True if there is no line below it.
    var hidesLine = false
    /// The words at its end, if it has any.
    var badge: String?
    /// True if it has the arrow of a link at its end.
    var hasArrow = false
    /// True if it has the control to delete it, in edit mode.
    var isDeletable = false
    /// True if it has the circle to select it, in edit mode.
    var isSelectable = false
    /// True if it has the control to move it, in edit mode.
    var isMovable = false
  }

  /// Draws the ground, the cards and the lines of a list. Returns false for a table.
  mutating func drawScreenRows(of view: ID<InspectedView>, _ state: ContentState) -> Bool {
    guard let screen, let place = plan.geometry.outline(of: view) else { return false }
    let list = plan.geometry.environment(of: view)?.list
    let cells = plan.geometry.cells(of: view)
    if cells.isEmpty, !plan.geometry.rows(of: view).isEmpty { return false }
    let style = list?.style ?? .insetGrouped
    let isPlain = isPlain(view)
    if !state.hidesListGround {
      let box = place.boundingBox
      let area = place.transform.isTranslation ? screen.extended(box) : box
      scene.add(
        .rectangle(area), .content,
        fill: .color(isPlain ? colors.background : colors.groupedBackground), view: view)
    }
    let facts = rowFacts(of: view, cells)
    let clips = rowClips(cells, in: place)
    for clip in clips { scene.add(.beginGroup(clip), .content) }
    defer { for _ in clips { scene.add(.endGroup, .content) } }
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].cell.section == cells[start].cell.section,
        cells[end].cell.part == cells[start].cell.part, isNext(cells[end - 1], cells[end])
      {
        end += 1
      }
      if cells[start].cell.part == .content {
        drawCard(cells[start..<end], facts, isPlain: isPlain, isRound: style != .grouped, view)
      }
      start = end
    }
    return true
  }

  /// True if two cells have no space between them.
  private func isNext(
    _ first: (cell: ListCell, place: DrawnGeometry.Place),
    _ second: (cell: ListCell, place: DrawnGeometry.Place)
  ) -> Bool { second.cell.frame.minY - first.cell.frame.maxY < 0.5 }

  /// Draws the rows of a section.
  private mutating func drawCard(
    _ cells: ArraySlice<(cell: ListCell, place: DrawnGeometry.Place)>, _ facts: [RowFacts],
    isPlain: Bool, isRound: Bool, _ view: ID<InspectedView>
  ) {
    guard let first = cells.first, let last = cells.last,
      first.place.boundingBox.union(last.place.boundingBox).overlaps(visible)
    else { return }
    let box = first.place.boundingBox.union(last.place.boundingBox)
    let isNew = screen?.platform == .iOS26
    let radius = isPlain || !isRound ? 0 : min(isNew ? 26 : 10, box.height / 2)
    if radius > 0 {
      scene.add(.beginGroup(Figure.Group(clip: .rectangle(box, radius: radius))), .content)
    }
    if !isPlain { scene.add(.rectangle(box), .content, fill: .color(colors.row), view: view) }
    for (number, cell) in zip(cells.indices, cells) {
      let rect = cell.place.boundingBox
      if let ground = facts[number].ground {
        scene.add(.rectangle(rect), .content, fill: ground, view: view)
      }
      drawControls(facts[number], in: rect, cell.cell.insets, view)
      let isLast = number == cells.endIndex - 1
      if facts[number].hidesLine || (isLast && !isPlain) { continue }
      drawLine(below: cell, facts[number], endsEarly: isNew && !isPlain, view)
    }
    if radius > 0 { scene.add(.endGroup, .content) }
  }

  /// The words of a badge, or `nil` for none: 0 and empty text have no badge.
  static func badge(of look: DrawnLook) -> String? {
    if let number = look.number("count") {
      return number == 0 ? nil : String(Int(clamping: Int64(number)))
    }
    return look.text("count").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Draws the parts of a row other than its views: a badge, and the controls of edit mode.
  private mutating func drawControls(
    _ facts: RowFacts, in rect: Rect, _ insets: EdgeInsets, _ list: ID<InspectedView>
  ) {
    let isMirrored = plan.geometry.isRightToLeft(list)
    func x(leading distance: Double) -> Double {
      isMirrored ? rect.maxX - distance : rect.minX + distance
    }
    if facts.isSelectable {
      let circle = Rect(x: x(leading: 27) - 11, y: rect.midY - 11, width: 22, height: 22)
      scene.add(
        .ellipse(circle.grown(by: -0.75)), .content,
        stroke: Stroke(.color(colors.tertiary), width: 1.5), view: list)
    } else if facts.isDeletable {
      let middle = Point(x: x(leading: 27), y: rect.midY)
      scene.add(
        .ellipse(Rect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)), .content,
        fill: .color(colors.destructive), view: list)
      scene.add(
        .line(
          [Point(x: middle.x - 5, y: middle.y), Point(x: middle.x + 5, y: middle.y)],
          isClosed: false), .content, stroke: Stroke(.color(colors.white), width: 2), view: list)
    }
    if facts.isMovable {
      let middle = x(leading: rect.width - 28)
      let lines = [-5.0, 0, 5].map { height in
        [
          Point(x: middle - 11, y: rect.midY + height),
          Point(x: middle + 11, y: rect.midY + height),
        ]
      }
      scene.add(
        .lines(lines), .content, stroke: Stroke(.color(colors.tertiary), width: 1.5), view: list)
    }
    guard let badge = facts.badge else { return }
    let after = (facts.isMovable ? 43.0 : 0) + (facts.hasArrow ? 7 + 2.0 / 3 + 8 : 0)
    let end = x(leading: rect.width - max(insets.trailing, 16) - after)
    let size = plan.geometry.environment(of: list)?.resolvedFont.size ?? 17
    drawWords(
      badge, at: Point(x: end, y: rect.midY + 0.35 * size), room: rect.width / 2, size: size,
      colors.secondary, anchor: isMirrored ? .start : .end, list)
  }

  private mutating func drawLine(
    below cell: (cell: ListCell, place: DrawnGeometry.Place), _ facts: RowFacts, endsEarly: Bool,
    _ view: ID<InspectedView>
  ) {
    let rect = cell.place.boundingBox
    let isMirrored = plan.geometry.isRightToLeft(view)
    let insets = cell.cell.insets
    let start =
      facts.start ?? (isMirrored ? rect.maxX - insets.leading : rect.minX + insets.leading)
    let end: Double
    if isMirrored {
      end = rect.minX + (endsEarly ? insets.trailing : 0)
    } else {
      end = rect.maxX - (endsEarly ? insets.trailing : 0)
    }
    let points = [Point(x: start, y: rect.maxY - 0.25), Point(x: end, y: rect.maxY - 0.25)]
    scene.add(
      .line(points, isClosed: false), .content,
      stroke: Stroke(facts.lineTint ?? .color(colors.separator), width: 0.5), view: view)
  }

  /// The facts about the cells of a list, from the views in it.
  private func rowFacts(
    of list: ID<InspectedView>, _ cells: [(cell: ListCell, place: DrawnGeometry.Place)]
  ) -> [RowFacts] {
    var facts = Array(repeating: RowFacts(), count: cells.count)
    let views = plan.inspection.views
    let isMirrored = plan.geometry.isRightToLeft(list)
    var view = list.advanced(by: 1)
    // The depth of a picker whose texts are the titles of its options, and of a view that is in front
    // of another one or behind it.
    var picker: UInt32?
    var secondary: UInt32?
    while views.ids.contains(view), views.depth(of: view) > views.depth(of: list) {
      defer { view = view.advanced(by: 1) }
      let record = plan.view(view)
      if views.depth(of: view) <= picker ?? 0 { picker = nil }
      if views.depth(of: view) <= secondary ?? 0 { secondary = nil }
      switch plan.inspection.groups[record.group].role {
      case .overlay, .background, .mask: secondary = secondary ?? views.depth(of: view)
      default: break
      }
      let isApart = picker != nil || secondary != nil
      var hasText = if case .none = record.text { false } else { !isApart }
      if picker == nil, showsOptions(view) { (picker, hasText) = (views.depth(of: view), false) }
      guard hasText || record.drawing != nil,
        let number = Self.cell(at: record.frame.midY, cells)
      else { continue }
      if let list = plan.geometry.environment(of: view)?.list, list.isEditing {
        facts[number].isSelectable = facts[number].isSelectable || list.isSelecting
        facts[number].isDeletable = facts[number].isDeletable || list.isDeletable
        facts[number].isMovable = facts[number].isMovable || list.isMovable
      }
      if plan.definition(record)?.painting == .navigationLink { facts[number].hasArrow = true }
      if hasText, facts[number].start == nil, let text = plan.geometry.text(of: view) {
        let box = text.place.boundingBox
        facts[number].start = isMirrored ? box.maxX : box.minX
      }
      guard record.drawing != nil else { continue }
      for look in DrawnLook.looks(of: record, in: plan.inspection) { add(look, to: &facts[number]) }
    }
    return facts
  }

  /// True for a picker that shows its options instead of a label, in segments or a wheel.
  private func showsOptions(_ view: ID<InspectedView>) -> Bool {
    guard plan.definition(plan.view(view))?.painting == .picker else { return false }
    let style = plan.geometry.environment(of: view)?.styles.picker
    return style == .segmented || style == .wheel || style == .inline
  }

  private func add(_ look: DrawnLook, to facts: inout RowFacts) {
    switch look.painting {
    case .rowGround?:
      if let style = look["style"] ?? look["view"] ?? look.first {
        facts.ground = reader.paint(style)
      }
    case .rowLineTint?: facts.lineTint = look.first.map { reader.paint($0) }
    case .badge?: facts.badge = Self.badge(of: look)
    case .rowLine?: facts.hidesLine = look["visibility"].flatMap { look.text($0) } == "hidden"
    default: break
    }
  }

  /// The cell at a height, which are in ascending order.
  private static func cell(
    at y: Double, _ cells: [(cell: ListCell, place: DrawnGeometry.Place)]
  ) -> Int? {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].place.boundingBox.maxY <= y { low = middle + 1 } else { high = middle }
    }
    return low < cells.count && cells[low].place.boundingBox.minY <= y ? low : nil
  }
}
