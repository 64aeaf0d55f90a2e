import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Controls that look different on a screen than in the schematic drawing.
extension ContentPainter {
  // MARK: - Buttons

  mutating func drawScreenButton(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ state: ContentState
  ) {
    let style = plan.geometry.environment(of: view)?.styles.button ?? .borderless
    if style == .glass {
      within(place) { $0.drawGlass($1, view) }
    } else if style.isBordered, plan.geometry.environment(of: view)?.ownStyles == nil {
      let isDestructive = own(record)?.text("role") == "destructive"
      let accent = isDestructive ? colors.destructive : state.accent
      let color =
        style == .prominent && !state.isDisabled
        ? accent : state.tint == nil && !isDestructive ? colors.fill : accent.faded(0.15)
      within(place) { marks, rect in
        let form = marks.buttonForm(rect, state)
        marks.area(form.rect, radius: form.radius, color, view)
      }
    }
    drawText(of: view, record, state, color: labelColor(of: view, .button, state))
  }

  /// The ground of a bordered button, with the radius of its corners.
  private func buttonForm(_ rect: Rect, _ state: ContentState) -> (rect: Rect, radius: Double) {
    let limit = min(rect.width, rect.height) / 2
    switch state.buttonShape?.name {
    case "capsule": return (rect, limit)
    case "circle":
      let side = max(rect.width, rect.height)
      return (
        Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side), side / 2
      )
    case "roundedRectangle":
      return (rect, min(max(state.buttonShape?.radius ?? 8, 0), limit))
    default: return (rect, screen?.platform == .iOS26 ? limit : min(8, limit))
    }
  }

  /// Draws a toggle in the form of a button.
  mutating func drawToggleButton(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place, isOn: Bool,
    _ state: ContentState
  ) {
    if isOn {
      within(place) { marks, rect in
        let form = marks.buttonForm(rect, state)
        marks.area(form.rect, radius: form.radius, state.accent, view)
      }
    }
    drawText(of: view, record, state, color: labelColor(of: view, .toggle, state))
  }

  /// Draws the knob of a switch of iOS 26.
  mutating func drawWideKnob(isAtEnd: Bool, _ rect: Rect, _ view: ID<InspectedView>) {
    let width = min(38, rect.width - 6)
    let knob = Rect(
      x: isAtEnd ? rect.maxX - 3 - width : rect.minX + 3, y: rect.minY + 3, width: width,
      height: rect.height - 6)
    area(knob, radius: knob.height / 2, colors.white, view)
  }

  // MARK: - Pickers

  mutating func drawScreenPicker(
    _ view: ID<InspectedView>, _ record: InspectedView, _ place: DrawnGeometry.Place,
    _ own: DrawnLook?, _ state: ContentState
  ) {
    switch plan.geometry.environment(of: view)?.styles.picker ?? .menu {
    case .segmented: drawSegments(view, place, own)
    case .inline where isInRow(view): drawOptionRows(of: view, place, state)
    case .wheel, .inline: drawOptions(of: view, place, own)
    case .navigationLink:
      drawPickerTexts(of: view, record, state)
      if isInRow(view) { drawRowArrow(of: view) }
    case .menu:
      drawPickerTexts(of: view, record, state)
      drawMenuArrows(of: view, place, labelColor(of: view, .picker, state))
    }
  }

  /// Draws the label of a picker and its value, unless they are views.
  private mutating func drawPickerTexts(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    guard let screen else { return }
    let parts = plan.geometry.ownParts(of: view, besides: screen.viewNodes)
      .filter { $0.kind == .text }
    let hasLabel = isInRow(view) || plan.geometry.environment(of: view)?.styles.picker != .menu
    let value = labelColor(of: view, .picker, state)
    let label = state.isDisabled ? colors.tertiary : colors.primary
    for (number, part) in parts.enumerated() {
      draw(part, .color(number == 0 && hasLabel ? label : value), view)
    }
  }

  private mutating func drawMenuArrows(
    of view: ID<InspectedView>, _ place: DrawnGeometry.Place, _ color: PictureColor
  ) {
    let distance = isInRow(view) ? 4.5 : 18.0
    let isMirrored = plan.geometry.isRightToLeft(view)
    within(place) { marks, rect in
      let x = isMirrored ? rect.minX + distance : rect.maxX - distance
      let arrows = [-1.0, 1.0].map { side in
        [
          Point(x: x - 3.6, y: rect.midY + side * 2.2), Point(x: x, y: rect.midY + side * 5.8),
          Point(x: x + 3.6, y: rect.midY + side * 2.2),
        ]
      }
      marks.scene.add(
        .lines(arrows), .content, stroke: Stroke(.color(color), width: 1.6, isRound: true),
        view: view)
    }
  }

  /// Draws segments. Their titles are views, or the value alone is known.
  private mutating func drawSegments(
    _ view: ID<InspectedView>, _ place: DrawnGeometry.Place, _ own: DrawnLook?
  ) {
    let isNew = screen?.platform == .iOS26
    let titles = plan.geometry.parts(of: view).map(\.boundingBox)
    let chosen = plan.geometry.chosen(of: view)
    let knob = colors.isDark ? PictureColor(red: 99, green: 99, blue: 102) : colors.white
    let colors = self.colors
    within(place) { marks, rect in
      marks.area(rect, radius: isNew ? rect.height / 2 : 9, colors.fill, view)
      guard !titles.isEmpty else {
        let value = own?.text("value") ?? own?.text("selection") ?? ""
        return marks.drawWords(
          value, at: Point(x: rect.midX, y: rect.midY + 4.5), room: rect.width - 8, size: 13,
          colors.primary, anchor: .middle, view)
      }
      let width = rect.width / Double(titles.count)
      let edges = (1..<max(titles.count, 1)).filter { edge in
        // There is no line next to the selected segment.
        guard let chosen else { return true }
        let middle = titles[min(chosen, titles.count - 1)].midX
        return abs(rect.minX + Double(edge) * width - middle) > width * 0.6
      }
      let lines = edges.map { edge -> [Point] in
        let x = rect.minX + Double(edge) * width
        return [Point(x: x, y: rect.minY + 8), Point(x: x, y: rect.maxY - 8)]
      }
      if !lines.isEmpty {
        marks.scene.add(
          .lines(lines), .content, stroke: Stroke(.color(colors.separator), width: 1), view: view)
      }
      guard let chosen, chosen < titles.count else { return }
      let part = Rect(
        x: titles[chosen].midX - width / 2 + 2, y: rect.minY + 2, width: width - 4,
        height: rect.height - 4)
      marks.drawKnob(part, radius: isNew ? part.height / 2 : 7, knob, view)
    }
  }

  /// Draws a movable part with its shadow.
  mutating func drawKnob(
    _ rect: Rect, radius: Double, _ color: PictureColor, _ view: ID<InspectedView>
  ) {
    let shadow = Shadow(
      color: PictureColor(red: 0, green: 0, blue: 0, opacity: 0.15), radius: 4, x: 0, y: 2,
      region: rect.grown(by: 12))
    scene.add(.beginGroup(Figure.Group(shadow: shadow)), .content)
    area(rect, radius: radius, color, view)
    scene.add(.endGroup, .content)
  }

  /// Draws the options of a wheel around the chosen one.
  private mutating func drawOptions(
    of view: ID<InspectedView>, _ place: DrawnGeometry.Place, _ own: DrawnLook?
  ) {
    let options = plan.groups.groups(of: view).flatMap { plan.groups.views(of: $0) }.sorted()
      .map { plan.inspection.string(plan.view($0).text) ?? "" }
    let chosen = min(plan.geometry.chosen(of: view) ?? 0, max(options.count - 1, 0))
    within(place) { marks, rect in
      guard !options.isEmpty else {
        return marks.drawWheel(own?.text("value") ?? own?.text("selection") ?? "", rect, view)
      }
      marks.drawWheelBand(rect, view)
      marks.drawWheelOptions(options, chosen: chosen, in: rect, view)
    }
  }

  /// Draws the band behind the chosen option of a wheel.
  mutating func drawWheelBand(_ rect: Rect, _ view: ID<InspectedView>) {
    area(
      Rect(x: rect.minX + 8, y: rect.midY - 16, width: max(rect.width - 16, 0), height: 32),
      radius: 8, colors.fill, view)
  }

  /// Draws the options of a wheel or a column of it, around the chosen one.
  mutating func drawWheelOptions(
    _ options: [String], chosen: Int, in rect: Rect, _ view: ID<InspectedView>
  ) {
    guard options.indices.contains(chosen) else { return }
    for number in max(chosen - 3, 0)...min(chosen + 3, options.count - 1) {
      let distance = Double(number - chosen)
      let size = 22 - 2 * distance.magnitude
      let color = number == chosen ? colors.primary : colors.secondary
      drawWords(
        options[number], at: Point(x: rect.midX, y: rect.midY + distance * 30 + size * 0.36),
        room: rect.width - 8, size: size,
        color.faded(1 - 0.2 * max(distance.magnitude - 1, 0)), anchor: .middle, view)
    }
  }

  /// Draws what an inline picker has besides its options: its label, lines between the rows, and
  /// the checkmark of the chosen option.
  private mutating func drawOptionRows(
    of view: ID<InspectedView>, _ place: DrawnGeometry.Place, _ state: ContentState
  ) {
    guard let screen else { return }
    let labels = plan.geometry.ownParts(of: view, besides: screen.viewNodes)
      .filter { $0.kind == .text }
    for label in labels { draw(label, .color(colors.secondary), view) }
    let rows = plan.geometry.parts(of: view).map(\.boundingBox)
    let options = rows.dropFirst(labels.count)
    let box = place.boundingBox
    let isMirrored = plan.geometry.isRightToLeft(view)
    let end = screen.platform == .iOS26 ? 0.0 : 16
    for (row, next) in zip(rows, rows.dropFirst()) {
      let y = (row.maxY + next.minY) / 2 - 0.25
      let line = [
        Point(x: box.minX - (isMirrored ? end : 0), y: y),
        Point(x: box.maxX + (isMirrored ? 0 : end), y: y),
      ]
      scene.add(
        .line(line, isClosed: false), .content,
        stroke: Stroke(.color(colors.separator), width: 0.5),
        view: view)
    }
    guard let chosen = plan.geometry.chosen(of: view).map({ $0 + labels.count }),
      options.indices.contains(chosen)
    else { return }
    let mark = Rect(
      x: isMirrored ? box.minX : box.maxX - 18, y: options[chosen].midY - 9, width: 18, height: 18)
    drawSymbol("checkmark", in: mark, .color(state.accent), boldness: 1.2, of: view)
  }

  // MARK: - Other controls

  /// Draws the lines of a long text.
  mutating func drawParagraph(_ text: String, _ rect: Rect, _ view: ID<InspectedView>) {
    let size = plan.geometry.environment(of: view)?.resolvedFont.size ?? 17
    let pitch = size * 1.29
    var y = rect.minY + 8 + size
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let lines = LabelMetrics.lines(String(paragraph), width: rect.width - 10, size: size)
      for line in lines.isEmpty ? [""] : lines {
        guard y < rect.maxY else { return }
        drawWords(
          line, at: Point(x: rect.minX + 5, y: y), room: rect.width - 10, size: size,
          colors.primary, view)
        y += pitch
      }
    }
  }

  /// Draws a wheel that spins.
  mutating func drawSpokes(_ rect: Rect, _ view: ID<InspectedView>) {
    let middle = Point(x: rect.midX, y: rect.midY)
    let size = min(rect.width, rect.height) / 20
    for number in 0..<8 {
      let turn = AffineTransform.rotation(degrees: Double(number) * 45)
      let ends = [5.0, 9].map { turn.apply(to: Point(x: 0, y: -$0 * size)) }
      scene.add(
        .line(
          ends.map { Point(x: middle.x + $0.x, y: middle.y + $0.y) }, isClosed: false), .content,
        stroke: Stroke(
          .color(colors.secondary.faded(1 - 0.09 * Double(number))), width: 2.2 * size,
          isRound: true),
        view: view)
    }
  }
}
