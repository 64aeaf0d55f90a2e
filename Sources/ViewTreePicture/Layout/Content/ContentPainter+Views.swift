import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

// The forms of single views, without their children.
extension ContentPainter {
  mutating func drawBare(_ view: ID<InspectedView>, _ state: ContentState) {
    let colors = self.colors
    let record = plan.view(view)
    guard let painting = plan.definition(record)?.painting else { return }
    if screen != nil, drawScreenForm(view, record, painting, state) { return }
    switch painting {
    case .nothing, .spring: break
    case .labeled, .message, .gauge, .command, .share, .disclosure, .colorWell:
      _ = drawScreenForm(view, record, painting, state)
    case .card: drawOwnParts(of: view, [colors.primary])
    case .text, .title: drawText(of: view, record, state)
    case .navigationLink where isInRow(view):
      drawText(of: view, record, state)
      drawRowArrow(of: view)
    case .tappableTitle, .link, .navigationLink:
      drawText(of: view, record, state, isTappable: true)
    case .image: drawImage(of: view, record)
    case .label: drawLabel(of: view, record, state)
    case .separator: draw(view) { $0.fill($1, .color(colors.separator), view) }
    case .progress: drawProgress(of: view, record, state)
    case .rows: drawRows(of: view)
    case .unknown: draw(view) { $0.fill($1, $0.reader.unknown, view) }
    case .color: draw(view) { $0.fill($1, $0.color($0.own(record)), view) }
    case .gradient(let kind): drawGradient(view, record, kind)
    case .shape(let outline): drawShape(view, record, outline)
    case .button, .date, .editor, .field, .secureField, .picker, .slider, .stepper, .toggle:
      drawControl(view, record, painting, state)
    }
  }

  /// The view's own arguments.
  func own(_ record: InspectedView) -> DrawnLook? {
    DrawnLook.looks(of: record, in: plan.inspection).first { $0.place == nil }
  }

  /// Draws at the position of a view.
  mutating func draw(_ view: ID<InspectedView>, _ body: (inout Self, DrawnGeometry.Place) -> Void) {
    guard let place = plan.geometry.outline(of: view) else { return }
    body(&self, place)
  }

  // MARK: - Areas

  /// Fills the area of a view.
  mutating func fill(_ place: DrawnGeometry.Place, _ paint: Paint, _ view: ID<InspectedView>) {
    guard LayoutPlan.isNear(place.boundingBox) else { return }
    if case .gradient = paint {
      return within(place) { $0.add(.rectangle($1), fill: paint, view) }
    }
    scene.add(place.figure, .content, fill: paint, view: view)
  }

  /// Draws in the coordinates of a view. Without rotation or scaling, these are the window's
  /// coordinates, translated.
  mutating func within(
    _ place: DrawnGeometry.Place, _ body: (inout Self, Rect) -> Void
  ) {
    guard LayoutPlan.isNear(place.boundingBox) else { return }
    if place.transform.isTranslation { return body(&self, place.boundingBox) }
    scene.add(.beginGroup(Figure.Group(transform: place.transform)), .content)
    body(&self, place.rect)
    scene.add(.endGroup, .content)
  }

  private mutating func drawGradient(
    _ view: ID<InspectedView>, _ record: InspectedView, _ kind: ViewDefinition.Gradient
  ) {
    let own = own(record)
    let paint = reader.gradient(kind) { own?[$0] }
    draw(view) { $0.fill($1, paint, view) }
  }

  /// The color of a `Color` view from its own arguments.
  private func color(_ own: DrawnLook?) -> Paint {
    let colors = self.colors
    // The color is unknown, so any color would be a guess.
    guard let own else { return .color(colors.ground) }
    func part(_ name: String) -> Double { own.number(name) ?? 0 }
    var paint = own["color"].map { reader.paint($0) }
    if paint == nil {
      let labels = own["white"] != nil ? ["white"] : ["red", "green", "blue"]
      let value = Value.enumCase(
        EnumValue(
          typeName: "Color", name: "init", labels: labels, payload: labels.map { .double(part($0)) }
        ))
      paint = reader.paint(value)
    }
    guard case .color(let color)? = paint else { return paint ?? reader.unknown }
    return .color(color.faded(own.number("opacity") ?? 1))
  }

  // MARK: - Shapes

  private mutating func drawShape(
    _ view: ID<InspectedView>, _ record: InspectedView, _ outline: ViewDefinition.Outline
  ) {
    let colors = self.colors
    let looks = DrawnLook.looks(of: record, in: plan.inspection)
    let own = looks.first { $0.place == nil }
    let foreground = reader.foreground ?? .color(colors.primary)
    let trim = trim(looks)
    let styles = looks.filter { [.fill, .stroke, .innerStroke].contains($0.painting) }
    guard let place = plan.geometry.outline(of: view) else { return }
    guard let whole = self.outline(outline, place.rect, own) else {
      return drawUnknown(view, record)
    }
    within(place) { marks, rect in
      let whole = rect == place.rect ? whole : marks.outline(outline, rect, own) ?? whole
      let filled = trim.map { whole.part($0) } ?? whole
      if styles.isEmpty { marks.add(filled, fill: foreground, view) }
      for style in styles {
        let paint = style.style.map { marks.reader.paint($0) } ?? foreground
        guard style.painting != .fill else {
          marks.add(filled, fill: paint, view)
          continue
        }
        let stroke = marks.stroke(style, paint)
        let inset = style.painting == .innerStroke ? stroke.width / 2 : 0
        let inner = inset > 0 ? marks.outline(outline, rect, own, inset: inset) : nil
        marks.add(inner ?? whole, trim, stroke, view)
      }
    }
  }

  /// The outline of a shape, or `nil` for an unknown one. On a screen, each corner has its own radius.
  func outline(
    _ outline: ViewDefinition.Outline, _ rect: Rect, _ own: DrawnLook?, inset: Double = 0
  ) -> Figure? {
    if outline == .value {
      guard case .value(let value)? = own?.first else { return nil }
      return [PathStep](plan.geometry.path(of: value, in: rect, inset: inset)).map { .path($0) }
    }
    let isWide = rect.width > 2 * inset && rect.height > 2 * inset
    let inner = isWide ? rect.grown(by: -inset) : rect
    let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
    let radii = corners.map { own?.number($0 + "Radius") }
    guard screen != nil, outline == .roundedRectangle, radii.contains(where: { $0 != nil }) else {
      return Self.outline(outline, inner, own)
    }
    return .path(.roundedRectangle(inner, radii: radii.map { $0 ?? 0 }))
  }

  /// The outline of a shape, by its own arguments.
  static func outline(
    _ outline: ViewDefinition.Outline, _ rect: Rect, _ own: DrawnLook?
  ) -> Figure {
    let short = min(rect.width, rect.height)
    switch outline {
    case .rectangle, .value: return .rectangle(rect)
    case .circle: return .ellipse(rect.centredSquare)
    case .ellipse: return .ellipse(rect)
    case .capsule: return .rectangle(rect, radius: short / 2)
    case .roundedRectangle:
      var radius = own?.number("cornerRadius") ?? 0
      if case .size(let size)? = own?.value("cornerSize") { radius = size.width }
      for corner in ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"] {
        radius = max(radius, own?.number(corner + "Radius") ?? 0)
      }
      return .rectangle(rect, radius: min(max(radius, 0), short / 2))
    }
  }

  mutating func drawBorder(_ view: ID<InspectedView>, _ look: DrawnLook) {
    let colors = self.colors
    guard let modifier = look.place,
      let place = plan.geometry.outline(of: view, modifier: modifier)
    else { return }
    let width = max(look.number("width") ?? 1, 0)
    let paint = look["content"].map { reader.paint($0) } ?? .color(colors.primary)
    within(place) { marks, rect in
      let inner = rect.width > width && rect.height > width ? rect.grown(by: -width / 2) : rect
      marks.scene.add(
        .rectangle(inner), .content, stroke: Stroke(paint, width: width), view: view)
    }
  }

  // MARK: - Images, rows

  private mutating func drawImage(of view: ID<InspectedView>, _ record: InspectedView) {
    let own = own(record)
    let name =
      own?.text("systemName") ?? own?.text("decorative") ?? plan.inspection.string(record.text)
    draw(view) { $0.drawCross($1, name, view) }
  }

  /// A crossed box with the name of an image.
  mutating func drawCross(_ place: DrawnGeometry.Place, _ name: String?, _ view: ID<InspectedView>)
  {
    let colors = self.colors
    within(place) { marks, rect in
      let edge = Stroke(.color(colors.edge))
      marks.scene.add(
        .rectangle(rect), .content, fill: .color(colors.fill), stroke: edge, view: view)
      let corners = rect.corners
      marks.scene.add(
        .lines([[corners[0], corners[2]], [corners[1], corners[3]]]), .content, stroke: edge,
        view: view)
      guard let name, !name.isEmpty else { return }
      let text = LabelMetrics.cut(name, to: 40)
      let size = 10.0
      let width = LabelMetrics.width(of: text, size: size)
      guard width + 4 < rect.width, rect.height > 14 else { return }
      let label = Label(
        text, at: Point(x: rect.midX, y: rect.midY + 3.5), size: size, anchor: .middle, width: width
      )
      marks.scene.add(
        .label(label), .content, fill: .color(colors.secondary), view: view)
    }
    grid.insert(place.boundingBox)
  }

  private mutating func drawLabel(
    of view: ID<InspectedView>, _ record: InspectedView, _ state: ContentState
  ) {
    drawText(of: view, record, state)
    let own = own(record)
    guard plan.geometry.environment(of: view)?.styles.label != .titleOnly,
      let icon = plan.geometry.ownParts(of: view, besides: viewNodes).first(where: {
        $0.kind == .symbol
      })
    else { return }
    drawCross(icon.place, own?.text("systemImage"), view)
  }

  /// Draws rows on a gray background. Each row is as tall as its view and its insets.
  private mutating func drawRows(of view: ID<InspectedView>) {
    let colors = self.colors
    draw(view) { $0.fill($1, .color(colors.groupedBackground), view) }
    guard plan.detail == .everything else { return }
    for place in plan.geometry.rows(of: view) where place.boundingBox.overlaps(visible) {
      scene.add(
        place.figure, .content, fill: .color(colors.white),
        stroke: Stroke(.color(colors.separator), width: 0.5), view: view)
    }
  }
}
