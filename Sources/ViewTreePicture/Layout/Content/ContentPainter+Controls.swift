import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

// Controls in simple forms, with their state.
extension ContentPainter {
  mutating func drawControl(
    _ view: ID<InspectedView>, _ record: InspectedView, _ painting: ViewDefinition.Painting,
    _ state: ContentState
  ) {
    guard let place = plan.geometry.outline(of: view) else { return }
    let own = own(record)
    switch painting {
    case .toggle:
      let isOn = own?["isOn"] != nil
      if let screen {
        if plan.geometry.environment(of: view)?.styles.toggle == .button {
          return drawToggleButton(view, record, place, isOn: isOn, state)
        }
        drawAtEnd(view, record, place, state, ControlMetrics.toggle(on: screen.platform).size) {
          $0.drawSwitch(isOn: isOn, $1, state, view)
        }
      } else {
        drawAtEnd(view, record, place, state, Size(width: 51, height: 31)) {
          $0.drawSwitch(isOn: isOn, $1, state, view)
        }
      }
    case .stepper:
      drawAtEnd(view, record, place, state, Size(width: 94, height: 32)) {
        $0.drawSteps($1, view)
      }
    case .slider:
      let line = plan.geometry.ownParts(of: view, besides: viewNodes)
        .first { $0.kind == .control }
      within(line?.place ?? place) { $0.drawSlider(own, $1, state, view) }
    case .field, .secureField:
      drawField(view, record, painting == .secureField, place, own, state)
    case .editor: drawEditor(view, place, own)
    case .picker where screen != nil: drawScreenPicker(view, record, place, own, state)
    case .picker: drawPicker(view, record, place, own, state)
    case .date: drawDate(view, record, place, own, state)
    case .button where screen != nil: drawScreenButton(view, record, place, state)
    default: drawButton(view, record, place, own, state)
    }
    // Labels must not cover these controls. Other controls have empty parts.
    if painting == .editor || painting == .picker { grid.insert(place.boundingBox) }
  }

  /// Draws a label, and a control of a size at the trailing end of the view.
  mutating func drawAtEnd(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ state: ContentState,
    _ size: Size, _ body: (inout Self, Rect) -> Void
  ) {
    drawText(of: view, record, state)
    let isMirrored = plan.geometry.isRightToLeft(view)
    func control(_ rect: Rect) -> Rect {
      let width = min(size.width, rect.width)
      return Rect(
        x: isMirrored ? rect.minX : rect.maxX - width, y: rect.midY - size.height / 2, width: width,
        height: size.height)
    }
    within(place) { body(&$0, control($1)) }
    grid.insert(place.transform.boundingBox(of: control(place.rect)))
  }

  mutating func area(
    _ rect: Rect, radius: Double = 0, _ fill: PictureColor, edge: PictureColor? = nil,
    _ view: ID<InspectedView>
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    scene.add(
      .rectangle(rect, radius: radius), .content, fill: .color(fill),
      stroke: edge.map { Stroke(.color($0)) }, view: view)
  }

  mutating func disc(_ middle: Point, _ radius: Double, _ view: ID<InspectedView>) {
    let colors = self.colors
    guard radius > 0 else { return }
    let rect = Rect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    scene.add(
      .ellipse(rect), .content, fill: .color(colors.white),
      stroke: Stroke(.color(colors.edge)), view: view)
  }

  private mutating func drawSwitch(
    isOn: Bool, _ rect: Rect, _ state: ContentState, _ view: ID<InspectedView>
  ) {
    let colors = self.colors
    let on = state.tint ?? colors.switchedOn
    let off = colors.switchedOff
    let color = (isOn ? on : off).faded(state.isDisabled && screen != nil ? 0.5 : 1)
    area(rect, radius: rect.height / 2, color, view)
    let isAtEnd = isOn != (screen != nil && plan.geometry.isRightToLeft(view))
    if screen?.platform == .iOS26 { return drawWideKnob(isAtEnd: isAtEnd, rect, view) }
    let x = isAtEnd ? rect.maxX - rect.height / 2 : rect.minX + rect.height / 2
    disc(Point(x: x, y: rect.midY), rect.height / 2 - 2, view)
  }

  private mutating func drawSteps(_ rect: Rect, _ view: ID<InspectedView>) {
    let colors = self.colors
    let isNew = screen?.platform == .iOS26
    area(rect, radius: isNew ? rect.height / 2 : 8, colors.fill, view)
    let (left, right) = (rect.minX + rect.width / 4, rect.maxX - rect.width / 4)
    let lines = [
      [Point(x: left - 6, y: rect.midY), Point(x: left + 6, y: rect.midY)],
      [Point(x: right - 6, y: rect.midY), Point(x: right + 6, y: rect.midY)],
      [Point(x: right, y: rect.midY - 6), Point(x: right, y: rect.midY + 6)],
      [Point(x: rect.midX, y: rect.minY + 7), Point(x: rect.midX, y: rect.maxY - 7)],
    ]
    let isSchematic = screen == nil
    scene.add(
      .lines(isSchematic ? lines : Array(lines.dropLast())), .content,
      stroke: Stroke(.color(isSchematic ? colors.secondary : colors.primary), width: 1.5),
      view: view)
    guard !isSchematic, let line = lines.last else { return }
    scene.add(
      .line(line, isClosed: false), .content, stroke: Stroke(.color(colors.separator)), view: view)
  }

  private mutating func drawSlider(
    _ own: DrawnLook?, _ rect: Rect, _ state: ContentState, _ view: ID<InspectedView>
  ) {
    var (low, high) = (0.0, 1.0)
    if case .range(let range)? = own?.value("in") {
      low = range.lower?.drawnNumber ?? low
      high = range.upper?.drawnNumber ?? high
    } else if let range = own?.text("in").flatMap(WrittenValue.range) {
      (low, high) = range
    }
    let value = own?.number("value") ?? low
    let part = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
    let isNew = screen?.platform == .iOS26
    let radius = min(isNew ? 19 : 13.5, rect.height / (isNew ? 1 : 2), rect.width / 2)
    let isMirrored = screen != nil && plan.geometry.isRightToLeft(view)
    let x = rect.minX + radius + (isMirrored ? 1 - part : part) * (rect.width - 2 * radius)
    let thickness = isNew ? 6.0 : 4
    let track = Rect(
      x: rect.minX, y: rect.midY - thickness / 2, width: rect.width, height: thickness)
    area(track, radius: thickness / 2, colors.track, view)
    if part > 0 {
      area(
        Rect(
          x: isMirrored ? x : track.minX, y: track.minY,
          width: isMirrored ? track.maxX - x : x - track.minX, height: thickness),
        radius: thickness / 2,
        state.accent, view)
    }
    let height = isNew ? min(24, rect.height) : 2 * radius
    let knob = Rect(x: x - radius, y: rect.midY - height / 2, width: 2 * radius, height: height)
    if isNew {
      drawKnob(knob, radius: height / 2, colors.white, view)
    } else {
      disc(Point(x: x, y: rect.midY), radius, view)
    }
    grid.insert(knob)
    grid.insert(track)
  }

  // MARK: - Fields

  private mutating func drawField(
    _ view: ID<InspectedView>, _ record: InspectedView, _ isSecure: Bool,
    _ place: DrawnGeometry.Place,
    _ own: DrawnLook?, _ state: ContentState
  ) {
    let colors = self.colors
    let hasEdge =
      isSecure && screen == nil
      || plan.geometry.environment(of: view)?.styles.textField == .roundedBorder
    if hasEdge {
      within(place) {
        $0.area($1.grown(by: -0.5), radius: 6, colors.background, edge: colors.edge, view)
      }
    }
    var state = state
    if screen != nil, plan.geometry.isRightToLeft(view) {
      state.alignment = state.alignment.mirrored
    }
    var words = own?.text("text") ?? ""
    if isSecure { words = String(repeating: "•", count: min(words.count, 40)) }
    // A field that grows has all its lines.
    if !words.isEmpty, let paragraph = plan.geometry.text(of: view) {
      grid.insert(paragraph.place.boundingBox)
      return within(paragraph.place) { marks, rect in
        for line in paragraph.lines {
          marks.draw(line, in: rect, .color(colors.primary), state, view)
        }
      }
    }
    let hint = own?.text("prompt") ?? plan.inspection.string(record.text) ?? ""
    let (shown, color) = words.isEmpty ? (hint, colors.tertiary) : (words, colors.primary)
    drawLine(shown, color, inset: hasEdge ? 7 : 0, state.alignment, place, view)
  }

  /// Draws a line of a field at its alignment.
  private mutating func drawLine(
    _ words: String, _ color: PictureColor, inset: Double, _ alignment: ContentState.Alignment,
    _ place: DrawnGeometry.Place, _ view: ID<InspectedView>
  ) {
    let size = plan.geometry.environment(of: view)?.resolvedFont.size ?? 17
    let width = LabelMetrics.width(of: words, size: size)
    let room = max(place.rect.width - 2 * inset, 0)
    let (x, anchor): (Double, Label.Anchor) =
      switch alignment {
      case .leading: (inset, .start)
      case .center: (place.rect.width / 2, .middle)
      case .trailing: (place.rect.width - inset, .end)
      }
    let taken = min(width + 14, place.rect.width)
    let start = anchor == .start ? 0 : anchor == .middle ? x - taken / 2 : x + inset - taken
    grid.insert(
      place.transform.boundingBox(
        of: Rect(
          x: place.rect.minX + start, y: place.rect.minY, width: taken, height: place.rect.height)))
    within(place) { marks, rect in
      marks.drawWords(
        words, at: Point(x: rect.minX + x, y: rect.midY + 0.35 * size), room: room, size: size,
        color, anchor: anchor, view)
    }
  }

  private mutating func drawEditor(
    _ view: ID<InspectedView>, _ place: DrawnGeometry.Place, _ own: DrawnLook?
  ) {
    let colors = self.colors
    let words = own?.text("text") ?? ""
    within(place) { marks, rect in
      if marks.screen == nil { marks.area(rect, colors.white, edge: colors.edge, view) }
      marks.drawParagraph(words, rect, view)
    }
  }

  // MARK: - Choices

  private mutating func drawPicker(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?,
    _ state: ContentState
  ) {
    let colors = self.colors
    let environment = plan.geometry.environment(of: view)
    let style = environment?.styles.picker
    // Options that were built are drawn as separate views.
    let hasOptions = hasContent(view)
    let choice = hasOptions ? "" : own?.text("value") ?? own?.text("selection") ?? ""
    let isRow = environment?.list.isInRow == true && environment?.labelsHidden == false
    if isRow, style == .menu || style == .navigationLink {
      drawText(of: view, record, state, besidesViews: true)
    }
    if isRow, style == .navigationLink { return drawRowArrow(of: view) }
    within(place) { marks, rect in
      switch style {
      case .segmented?:
        marks.area(rect, radius: 8, colors.fill, view)
        if hasOptions { return }
        let part = Rect(
          x: rect.minX + 2, y: rect.minY + 2, width: max(rect.width / 3 - 2, 0),
          height: max(rect.height - 4, 0))
        marks.area(part, radius: 7, colors.white, view)
        marks.drawWords(
          choice, at: Point(x: part.midX, y: part.midY + 4.5), room: part.width - 8, size: 13,
          colors.primary, anchor: .middle, view)
      case .wheel?: marks.drawWheel(choice, rect, view)
      case .inline?: if !hasOptions { marks.drawWheel(choice, rect, view) }
      default:
        marks.drawMenu(choice, rect, arrows: rect.maxX - (isRow ? 4.5 : 18), state, view)
      }
    }
  }

  /// True if a view has views inside.
  private func hasContent(_ view: ID<InspectedView>) -> Bool {
    let views = plan.inspection.views
    let next = view.advanced(by: 1)
    return views.ids.contains(next) && views.depth(of: next) > views.depth(of: view)
  }

  /// Draws the words of a menu, and its arrows around a middle.
  private mutating func drawMenu(
    _ choice: String, _ rect: Rect, arrows x: Double, _ state: ContentState,
    _ view: ID<InspectedView>
  ) {
    drawWords(
      choice, at: Point(x: rect.minX + 13.5, y: rect.midY + 6), room: rect.width - 40,
      state.accent, view)
    let arrows = [-1.0, 1.0].map { side in
      [
        Point(x: x - 4, y: rect.midY + side * 2), Point(x: x, y: rect.midY + side * 6),
        Point(x: x + 4, y: rect.midY + side * 2),
      ]
    }
    scene.add(
      .lines(arrows), .content, stroke: Stroke(.color(state.accent), width: 1.5), view: view)
  }

  mutating func drawWheel(_ choice: String, _ rect: Rect, _ view: ID<InspectedView>) {
    let colors = self.colors
    let band = Rect(
      x: rect.minX + 8, y: rect.midY - 16, width: max(rect.width - 16, 0), height: 32)
    area(band, radius: 8, colors.fill, view)
    drawWords(
      choice, at: Point(x: rect.midX, y: rect.midY + 7), room: band.width - 16, size: 20,
      colors.primary, anchor: .middle, view)
  }

  private mutating func drawDate(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?,
    _ state: ContentState
  ) {
    let colors = self.colors
    if let screen { return drawScreenDate(view, record, place, own, state, on: screen.platform) }
    let date = CalendarDate(own?.value("selection"))?.date ?? own?.text("selection") ?? ""
    if plan.geometry.environment(of: view)?.styles.datePicker == .wheel {
      return within(place) { $0.drawWheel(date, $1, view) }
    }
    drawAtEnd(view, record, place, state, Size(width: 120, height: 34)) { marks, rect in
      marks.area(rect, radius: 6, colors.fill, view)
      marks.drawWords(
        date, at: Point(x: rect.midX, y: rect.midY + 5), room: rect.width - 8, size: 15,
        colors.primary, anchor: .middle, view)
    }
  }

  private mutating func drawButton(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?,
    _ state: ContentState
  ) {
    let colors = self.colors
    let color = own?.text("role") == "destructive" ? colors.destructive : state.accent
    if plan.geometry.environment(of: view)?.styles.button.isBordered == true {
      within(place) { $0.area($1, radius: min(8, $1.height / 2), color.faded(0.15), view) }
    }
    drawText(of: view, record, state, isTappable: true, color: color)
  }

  // MARK: - Progress

  mutating func drawProgress(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    let colors = self.colors
    drawText(of: view, record, state)
    guard let place = plan.geometry.outline(of: view) else { return }
    let own = DrawnLook.looks(of: record, in: plan.inspection).first { $0.place == nil }
    let value = own?.number("value")
    let style = plan.geometry.environment(of: view)?.styles.progressView
    let isMirrored = screen != nil && plan.geometry.isRightToLeft(view)
    let isBar = style == .linear || style == nil && value != nil
    let wheel = (plan.geometry.environment(of: view)?.controlSize ?? .regular).progressWheel.size
    within(place) { marks, rect in
      if isBar {
        let total = own?.number("total") ?? 1
        let part = total > 0 ? min(max((value ?? 0) / total, 0), 1) : 0
        let bar = Rect(
          x: rect.minX, y: rect.maxY - 4, width: rect.width, height: min(4, rect.height))
        marks.area(bar, radius: 2, colors.track, view)
        guard part > 0 else { return }
        marks.area(
          Rect(
            x: isMirrored ? bar.maxX - part * bar.width : bar.minX, y: bar.minY,
            width: part * bar.width, height: bar.height), radius: 2,
          state.accent, view)
      } else if marks.screen != nil {
        marks.drawSpokes(
          Rect(
            x: rect.midX - wheel.width / 2, y: rect.minY, width: wheel.width, height: wheel.height),
          view)
      } else {
        let ring = Rect(x: rect.midX - 8, y: rect.minY + 2, width: 16, height: 16)
        marks.scene.add(
          .ellipse(ring), .content,
          stroke: Stroke(.color(colors.secondary), width: 3, dashes: [3, 2]), view: view)
      }
    }
    grid.insert(place.boundingBox)
  }
}
