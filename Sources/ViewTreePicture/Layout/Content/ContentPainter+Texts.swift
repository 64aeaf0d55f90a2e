import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

extension ContentPainter {
  /// Draws the text of a view, or of its label, line by line.
  mutating func drawText(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState,
    isTappable: Bool = false,
    color: PictureColor? = nil, besidesViews: Bool = false
  ) {
    let colors = self.colors
    if case .none = record.text { return }
    // If a view has children, its label is one of them, so it has no text itself. The children of a
    // picker are its options.
    guard
      besidesViews
        || plan.groups.groups(of: view).allSatisfy({
          plan.inspection.groups[$0].role != .children || plan.groups.views(of: $0).isEmpty
        })
    else { return }
    let usual = color ?? (isTappable ? state.accent : nil) ?? textColor(of: view, state)
    var paint = reader.foreground ?? .color(usual)
    if case .hatch = paint { paint = .color(colors.secondary) }
    guard let text = plan.geometry.text(of: view) else {
      return drawSizedText(of: view, record, paint)
    }
    var state = state
    if plan.geometry.isRightToLeft(view) { state.alignment = state.alignment.mirrored }
    let parts = partLooks(of: record, paint, state)
    within(text.place) { marks, rect in
      for line in text.lines {
        let look = parts.indices.contains(line.part) ? parts[line.part] : (paint, state)
        marks.draw(line, in: rect, look.0, look.1, view)
      }
    }
    for line in text.lines where !line.text.isEmpty {
      let box = Self.box(line, in: text.place.rect, state)
      grid.insert(text.place.transform.boundingBox(of: box))
    }
  }

  /// The paint and the state of each part of a concatenated text, or none for any other text.
  private func partLooks(
    of record: InspectedView, _ paint: Paint, _ state: ContentState
  ) -> [(Paint, ContentState)] {
    guard case .parts(let parts)? = own(record)?.first else { return [] }
    return parts.map { part in
      var (own, inner) = (part.style.map { reader.paint($0) } ?? paint, state)
      for name in part.emphasis {
        switch name {
        case "italic": inner.isItalic = true
        case "underline": inner.isUnderlined = true
        case "strikethrough": inner.isStruckThrough = true
        case "link" where part.style == nil: own = .color(state.accent)
        default: break
        }
      }
      return (own, inner)
    }
  }

  /// Draws a text without lines, because the document gives its size, in one line of the available
  /// width.
  private mutating func drawSizedText(
    of view: ID<InspectedView>, _ record: InspectedView, _ paint: Paint
  ) {
    guard plan.definition(record)?.painting == .text,
      let words = plan.inspection.string(record.text),
      !words.isEmpty, let place = plan.geometry.outline(of: view), place.rect.height >= 4
    else { return }
    let usual = plan.geometry.environment(of: view)?.resolvedFont.size ?? 17
    let size = min(usual, place.rect.height * 0.85)
    let text = LabelMetrics.cut(words, to: 500)
    let width = min(LabelMetrics.width(of: text, size: size), place.rect.width)
    guard width > 0 else { return }
    within(place) { marks, rect in
      let label = Label(
        text, at: Point(x: rect.minX, y: rect.midY + 0.35 * size), size: size, width: width)
      marks.scene.add(.label(label), .content, fill: paint, view: view)
    }
    let box = Rect(origin: place.rect.origin, size: Size(width: width, height: place.rect.height))
    grid.insert(place.transform.boundingBox(of: box))
  }

  mutating func draw(
    _ line: DrawnText, in rect: Rect, _ paint: Paint, _ state: ContentState,
    _ view: ID<InspectedView>
  ) {
    guard line.width > 0, !line.text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
    let origin = Point(
      x: rect.minX + line.origin.x + Self.shift(line, rect, state), y: rect.minY + line.origin.y)
    if state.isRedacted, screen != nil {
      let size = line.font.size
      let bar = Rect(x: origin.x, y: origin.y - 0.8 * size, width: line.width, height: size)
      return scene.add(
        .rectangle(bar, radius: min(4, size / 4)), .content, fill: paint.faded(0.18), view: view)
    }
    var label = Label(
      LabelMetrics.cut(line.text, to: 2_000), at: origin, size: line.font.size,
      weight: line.font.weight.number, isMonospaced: !line.font.design.usesBuiltInWidths,
      width: line.width)
    label.isItalic = state.isItalic
    let opacity = state.isDisabled ? 0.4 : 1
    scene.add(.label(label), .content, fill: paint.faded(opacity), view: view)
    let thickness = max(line.font.size / 16, 0.5)
    for (isDrawn, height, color) in [
      (state.isUnderlined, 0.12, state.underline),
      (state.isStruckThrough, -0.28, state.strikethrough),
    ] where isDrawn {
      let y = origin.y + height * line.font.size
      scene.add(
        .line([Point(x: origin.x, y: y), Point(x: origin.x + line.width, y: y)], isClosed: false),
        .content, stroke: Stroke(color ?? paint, width: thickness), view: view)
    }
  }

  /// The offset of a line from the left edge of its text.
  private static func shift(_ line: DrawnText, _ rect: Rect, _ state: ContentState) -> Double {
    let room = max(rect.width - line.lineWidth, 0)
    switch state.alignment {
    case .leading: return 0
    case .center: return room / 2
    case .trailing: return room
    }
  }

  private static func box(_ line: DrawnText, in rect: Rect, _ state: ContentState) -> Rect {
    Rect(
      x: rect.minX + line.origin.x + shift(line, rect, state),
      y: rect.minY + line.origin.y - 0.8 * line.font.size, width: line.width,
      height: 1.05 * line.font.size)
  }

  /// Draws a line of words in a control, truncated to the available width.
  mutating func drawWords(
    _ words: String, at start: Point, room: Double, size: Double = 17, _ color: PictureColor,
    anchor: Label.Anchor = .start, _ view: ID<InspectedView>
  ) {
    var text = LabelMetrics.cut(words, to: 200)
    var width = LabelMetrics.width(of: text, size: size)
    while width > room, text.count > 1 {
      text = LabelMetrics.cut(text, to: text.count - max(text.count / 8, 1))
      width = LabelMetrics.width(of: text, size: size)
    }
    guard width > 0, width <= room else { return }
    let label = Label(text, at: start, size: size, anchor: anchor, width: width)
    scene.add(.label(label), .content, fill: .color(color), view: view)
  }
}

extension FontWeight {
  /// The weight as style sheets write it.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
