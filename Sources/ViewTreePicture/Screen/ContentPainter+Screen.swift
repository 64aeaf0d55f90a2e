import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Views that look different on a screen than in the schematic drawing.
extension ContentPainter {
  /// Draws a view as on a screen. Returns false for a view that has the same form in both
  /// drawings.
  mutating func drawScreenForm(
    _ view: ID<InspectedView>, _ record: InspectedView, _ painting: ViewDefinition.Painting,
    _ state: ContentState
  ) -> Bool {
    switch painting {
    case .tappableTitle, .link:
      drawText(of: view, record, state, color: labelColor(of: view, painting, state))
    case .command: drawOwnParts(of: view, [labelColor(of: view, painting, state)])
    case .share:
      let color = labelColor(of: view, painting, state)
      drawOwnParts(of: view, [color], symbol: ("square.and.arrow.up", color))
    case .navigationLink:
      drawText(of: view, record, state, color: labelColor(of: view, painting, state))
      if isInRow(view) { drawRowArrow(of: view) }
    case .disclosure: drawDisclosure(of: view, record, state)
    case .colorWell: drawColorWell(of: view, record, state)
    case .labeled: drawOwnParts(of: view, [state.label ?? colors.primary, colors.secondary])
    case .message: drawOwnParts(of: view, [colors.primary, colors.secondary])
    case .card: drawCard(of: view)
    case .gauge: drawGauge(of: view, record, state)
    case .image: drawScreenImage(of: view, record, state)
    case .label: drawScreenLabel(of: view, record, state)
    case .rows: return drawScreenRows(of: view, state)
    case .unknown: drawUnknown(view, record)
    default: return false
    }
    return true
  }

  // MARK: - Colors

  /// True if a view is in the content of a row.
  func isInRow(_ view: ID<InspectedView>) -> Bool {
    guard let list = plan.geometry.environment(of: view)?.list else { return false }
    return list.isInRow && list.part == .content
  }

  /// The color of text without a style: secondary in headers and footers of a list, in the value of
  /// a `LabeledContent`, and in a message.
  func textColor(of view: ID<InspectedView>, _ state: ContentState) -> PictureColor {
    let isValue =
      screen != nil && plan.geometry.environment(of: view)?.isSecondaryByDefault == true
    if let label = state.label { return isValue && state.isInLink ? colors.secondary : label }
    guard screen != nil, let environment = plan.geometry.environment(of: view) else {
      return colors.primary
    }
    let list = environment.list
    let isInHeader = list.isInRow && list.part != .content && !list.hasProminentHeaders
    return isValue || isInHeader ? colors.secondary : colors.primary
  }

  /// The color of the label of a control. That of a disabled one is gray: its parts are faded.
  func labelColor(
    of view: ID<InspectedView>, _ painting: ViewDefinition.Painting, _ state: ContentState
  ) -> PictureColor {
    let environment = plan.geometry.environment(of: view)
    if state.isDisabled {
      // Parts that are no views aren't faded.
      return painting == .picker || painting == .command ? colors.tertiary : colors.primary
    }
    let usual = barColor(state) ?? state.accent
    switch painting {
    case .button:
      if environment?.ownStyles != nil { return state.label ?? colors.primary }
      switch environment?.styles.button {
      case .prominent?: return colors.white
      case .glass?: return state.label ?? state.tint ?? colors.primary
      case .plain?: return state.label ?? colors.primary
      default:
        return own(plan.view(view))?.text("role") == "destructive" ? colors.destructive : usual
      }
    case .toggle:
      return own(plan.view(view))?["isOn"] == nil ? state.accent : colors.white
    case .navigationLink where isInRow(view) || environment?.styles.button == .plain:
      return state.label ?? colors.primary
    case .picker:
      switch environment?.styles.picker {
      case .segmented?, .wheel?, .inline?: return colors.primary
      default: return isInRow(view) ? colors.secondary : usual
      }
    default: return usual
    }
  }

  /// The color of items in a bar of iOS 26, which is the color of text.
  private func barColor(_ state: ContentState) -> PictureColor? {
    state.isInBar && screen?.platform == .iOS26 && state.tint == nil ? colors.primary : nil
  }

  // MARK: - Symbols and images

  /// Draws a symbol in a rectangle, or so that it fills one. A symbol without a drawing is a rounded box
  /// with its name.
  mutating func drawSymbol(
    _ name: String, in rect: Rect, _ paint: Paint, second: Paint? = nil, boldness: Double = 1,
    fills: Bool = false, of view: ID<InspectedView>
  ) {
    let weight = Self.strokeFactor(plan.geometry.environment(of: view)?.resolvedFont.weight)
    if let glyph = SymbolGlyph(named: directed(name, view)) {
      return glyph.add(
        to: &scene, in: rect, paint, second: second, weight: weight * boldness,
        em: fills ? SymbolImageLayout.em(of: name, in: rect.size) : nil, view: view)
    }
    if drawCharacter(name, in: rect, paint, of: view) { return }
    unknownSymbols.add(name)
    let side = min(rect.width, rect.height)
    let box = Rect(
      x: rect.midX - side * 0.44, y: rect.midY - side * 0.44, width: side * 0.88,
      height: side * 0.88)
    scene.add(
      .rectangle(box, radius: side * 0.2), .content,
      stroke: Stroke(paint, width: max(side * 0.07, 0.75)), view: view)
    let text = LabelMetrics.cut(name, to: 24)
    let width = LabelMetrics.width(of: text, size: 8)
    let (shown, size) =
      width <= box.width - 4 ? (text, 8) : (String(name.prefix(1)).uppercased(), side * 0.5)
    let shownWidth = LabelMetrics.width(of: shown, size: size)
    let label = Label(
      shown, at: Point(x: rect.midX - shownWidth / 2, y: rect.midY + 0.36 * size), size: size,
      width: shownWidth)
    scene.add(.label(label), .content, fill: paint, view: view)
  }

  /// Draws a symbol of a letter or a number in a circle or a square: `1.circle.fill`. Returns false for
  /// any other symbol.
  private mutating func drawCharacter(
    _ name: String, in rect: Rect, _ paint: Paint, of view: ID<InspectedView>
  ) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count > 1, ["circle", "square"].contains(parts[1]),
      let outline = SymbolGlyph(named: parts.dropFirst().joined(separator: ".")),
      parts[0].count == 1 && parts[0].allSatisfy(\.isLetter)
        || Int(parts[0]).map({ 0...50 ~= $0 }) == true
    else { return false }
    outline.add(to: &scene, in: rect, paint, weight: 1, view: view)
    let size = min(rect.width, rect.height) * 0.55
    let text = parts[0].uppercased()
    let width = LabelMetrics.width(of: text, size: size, weight: 600)
    let label = Label(
      text, at: Point(x: rect.midX - width / 2, y: rect.midY + 0.36 * size), size: size,
      weight: 600,
      width: width)
    scene.add(
      .label(label), .content, fill: name.hasSuffix(".fill") ? .color(colors.background) : paint,
      view: view)
    return true
  }

  /// The name of a symbol that points forward or backward.
  private func directed(_ name: String, _ view: ID<InspectedView>) -> String {
    guard plan.geometry.isRightToLeft(view) else { return name }
    return name.split(separator: ".").map { part in
      switch part {
      case "forward": "left"
      case "backward": "right"
      default: String(part)
      }
    }.joined(separator: ".")
  }

  private static func strokeFactor(_ weight: FontWeight?) -> Double {
    switch weight {
    case .ultraLight?, .thin?: 0.6
    case .light?: 0.8
    case .medium?: 1.15
    case .semibold?: 1.35
    case .bold?: 1.5
    case .heavy?, .black?: 1.75
    case .regular?, nil: 1
    }
  }

  private mutating func drawScreenImage(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    let own = own(record)
    guard let name = own?.text("systemName") else {
      let name = own?.text("decorative") ?? plan.inspection.string(record.text)
      return draw(view) { marks, place in
        guard place.rect.width > 0 || place.rect.height > 0 else {
          if let name { marks.missingImages.add(name) }
          return
        }
        marks.drawPlaceholder(place, name, view)
      }
    }
    let isFaded = state.isDisabled && state.label != nil
    let paint = (reader.foreground ?? .color(textColor(of: view, state))).faded(isFaded ? 0.4 : 1)
    draw(view) { marks, place in
      marks.within(place) { marks, rect in
        if state.isRedacted {
          return marks.area(rect, radius: 4, marks.colors.primary.faded(0.18), view)
        }
        marks.drawSymbol(
          Self.variant(of: name, state), in: rect, paint, second: state.secondForeground,
          fills: true,
          of: view)
      }
    }
  }

  /// The name of a symbol with the variant of the views around it, if there is such a symbol.
  private static func variant(of name: String, _ state: ContentState) -> String {
    guard let variant = state.symbolVariant, !name.hasSuffix("." + variant) else { return name }
    let other = name + "." + variant
    return SymbolGlyph(named: other) == nil ? name : other
  }

  /// Draws a quiet area instead of an image, with its name if there is space.
  private mutating func drawPlaceholder(
    _ place: DrawnGeometry.Place, _ name: String?, _ view: ID<InspectedView>
  ) {
    let colors = self.colors
    within(place) { marks, rect in
      marks.area(rect, colors.ground, view)
      let side = min(rect.width, rect.height, 120) * 0.4
      let text = LabelMetrics.cut(name ?? "", to: 40)
      let width = LabelMetrics.width(of: text, size: 11)
      let hasName = !text.isEmpty && width + 16 < rect.width && rect.height > side + 40
      marks.drawSymbol(
        "photo",
        in: Rect(
          x: rect.midX - side / 2, y: rect.midY - side / 2 - (hasName ? 9 : 0), width: side,
          height: side), .color(colors.tertiary), of: view)
      guard hasName else { return }
      marks.drawWords(
        text, at: Point(x: rect.midX - width / 2, y: rect.midY + side / 2 + 10),
        room: rect.width - 8, size: 11, colors.secondary, view)
    }
  }

  private mutating func drawScreenLabel(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    drawText(of: view, record, state)
    guard let screen, plan.geometry.environment(of: view)?.styles.label != .titleOnly,
      let name = own(record)?.text("systemImage")
    else { return }
    let isTinted =
      isInRow(view) && (state.label == nil || state.isInLink) && !state.isDisabled
    let isMessage = plan.geometry.environment(of: view)?.styles.label == .stacked
    let usual =
      isTinted ? state.accent : isMessage ? colors.secondary : textColor(of: view, state)
    let paint = (reader.foreground ?? .color(usual)).faded(
      state.isRedacted ? 0.18 : state.isDisabled ? 0.4 : 1)
    // The symbol of a message is regular, its title is bold.
    let boldness = isMessage ? 1 / Self.strokeFactor(.bold) : 1
    let parts = plan.geometry.ownParts(of: view, besides: screen.viewNodes)
    for part in parts where part.kind == .symbol {
      within(part.place) {
        $0.drawSymbol(
          Self.variant(of: name, state), in: $1, paint, boldness: boldness, fills: true, of: view)
      }
    }
  }

  // MARK: - Parts without views

  /// Draws the text and symbols of a view that aren't views. The last color applies to all that
  /// follow.
  mutating func drawOwnParts(
    of view: ID<InspectedView>, _ texts: [PictureColor],
    symbol icon: (name: String, color: PictureColor)? = nil
  ) {
    let symbol = icon?.name ?? own(plan.view(view))?.text("systemImage")
    var number = 0
    for part in plan.geometry.ownParts(of: view, besides: viewNodes) {
      switch part.kind {
      case .text:
        let usual = texts[min(number, texts.count - 1)]
        let paint = number == 0 ? reader.foreground : nil
        draw(part, paint ?? .color(usual), view)
        number += 1
      case .symbol:
        guard let symbol else { continue }
        guard screen != nil else {
          drawCross(part.place, symbol, view)
          continue
        }
        let paint = Paint.color(icon?.color ?? colors.secondary)
        within(part.place) { $0.drawSymbol(symbol, in: $1, paint, fills: true, of: view) }
      case .control: continue
      }
    }
  }

  mutating func draw(
    _ part: DrawnGeometry.Part, _ paint: Paint, _ view: ID<InspectedView>
  ) {
    let state = ContentState(colors)
    within(part.place) { marks, rect in
      for line in part.lines { marks.draw(line, in: rect, paint, state, view) }
    }
    grid.insert(part.place.boundingBox)
  }

  private mutating func drawDisclosure(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    let isOpen = own(record)?.flag("isExpanded") == true
    let color = isInRow(view) ? colors.primary : state.accent
    let accent = state.isDisabled ? colors.tertiary : state.accent
    for part in plan.geometry.ownParts(of: view, besides: viewNodes) {
      switch part.kind {
      case .text: draw(part, .color(color), view)
      case .control:
        within(part.place) { marks, rect in
          marks.drawSymbol(
            isOpen ? "chevron.down" : "chevron.forward", in: rect.grown(by: 2), .color(accent),
            boldness: 1.6, of: view)
        }
      case .symbol: continue
      }
    }
  }

  private mutating func drawColorWell(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    drawText(of: view, record, state, color: colors.primary)
    let style = own(record)?["selection"]
    let paint = style.map { reader.paint($0) } ?? .color(state.accent)
    let colors = self.colors
    let isMirrored = plan.geometry.isRightToLeft(view)
    draw(view) { marks, place in
      marks.within(place) { marks, rect in
        let well = Rect(
          x: isMirrored ? rect.minX : rect.maxX - 28, y: rect.midY - 14, width: 28, height: 28)
        let wheel = GradientPaint(
          stops: [
            .init(offset: 0, color: PictureColor(red: 255, green: 80, blue: 80)),
            .init(offset: 0.33, color: PictureColor(red: 80, green: 200, blue: 80)),
            .init(offset: 0.66, color: PictureColor(red: 80, green: 120, blue: 255)),
            .init(offset: 1, color: PictureColor(red: 255, green: 80, blue: 200)),
          ], form: .linear(from: .topLeading, to: .bottomTrailing))
        marks.scene.add(
          .ellipse(well.grown(by: -1.5)), .content, fill: .color(colors.white),
          stroke: Stroke(.gradient(wheel), width: 3), view: view)
        marks.scene.add(.ellipse(well.grown(by: -5)), .content, fill: paint, view: view)
      }
    }
  }

  private mutating func drawCard(of view: ID<InspectedView>) {
    let color = colors.color(named: "secondarySystemBackground") ?? colors.ground
    let radius = screen?.platform == .iOS26 ? 20.0 : 8
    draw(view) { marks, place in
      marks.within(place) { $0.area($1, radius: radius, color, view) }
    }
    drawOwnParts(of: view, [colors.primary])
  }

  private mutating func drawGauge(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    drawOwnParts(of: view, [colors.primary, colors.secondary])
    let part = min(max(own(record)?.number("value") ?? 0, 0), 1)
    let colors = self.colors
    if plan.geometry.environment(of: view)?.styles.gauge == .circular {
      return draw(view) { marks, place in
        marks.within(place) { marks, rect in
          let (middle, radius) = (Point(x: rect.midX, y: rect.midY), rect.width / 2 - 3)
          for (end, color) in [(1, colors.track), (part, state.accent)] where end > 0 {
            marks.scene.add(
              .path(.arc(middle, radius, from: 135, to: 135 + 270 * end)), .content,
              stroke: Stroke(.color(color), width: 6, isRound: true), view: view)
          }
        }
      }
    }
    for bar in plan.geometry.ownParts(of: view, besides: viewNodes)
    where bar.kind == .control {
      within(bar.place) { marks, rect in
        marks.area(rect, radius: rect.height / 2, colors.track, view)
        marks.area(
          Rect(origin: rect.origin, size: Size(width: rect.width * part, height: rect.height)),
          radius: rect.height / 2, state.accent, view)
      }
    }
  }

  /// Draws the area of a drawing that is unknown: a custom path, a canvas, or an unknown view.
  mutating func drawUnknown(_ view: ID<InspectedView>, _ record: InspectedView) {
    let styles = DrawnLook.looks(of: record, in: plan.inspection)
    let style = styles.first { $0.painting == .fill || $0.painting == .stroke }
    var paint = Paint.color(colors.fill)
    if let style = style?["content"], case .color(let color) = reader.paint(style) {
      paint = .color(color.faded(0.35))
    }
    draw(view) { marks, place in
      marks.within(place) { marks, rect in
        marks.scene.add(
          .rectangle(rect, radius: min(6, rect.width / 4, rect.height / 4)), .content, fill: paint,
          view: view)
      }
    }
  }

  // MARK: - Rows

  /// Draws the arrow at the end of a row that leads to another view.
  mutating func drawRowArrow(of view: ID<InspectedView>) {
    let paint = Paint.color(colors.tertiary)
    let isMirrored = plan.geometry.isRightToLeft(view)
    draw(view) { marks, place in
      marks.within(place) { marks, rect in
        let x = isMirrored ? rect.minX + 4 : rect.maxX - 4
        let side = isMirrored ? 1.0 : -1
        let points = [
          Point(x: x + side * 3.2, y: rect.midY - 5.8), Point(x: x - side * 2.6, y: rect.midY),
          Point(x: x + side * 3.2, y: rect.midY + 5.8),
        ]
        marks.scene.add(
          .line(points, isClosed: false), .content,
          stroke: Stroke(paint, width: 2, isRound: true), view: view)
      }
    }
  }
}
