import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

// The glass of iOS 26, as a pale area with a shadow.
extension ContentPainter {
  /// Draws a capsule of glass.
  mutating func drawGlass(_ rect: Rect, _ view: ID<InspectedView>) {
    drawGlass(.rectangle(rect, radius: rect.height / 2), in: rect, tint: nil, view)
  }

  /// Draws the glass behind a view, in the form of its shape: a capsule by default.
  mutating func drawGlassEffect(_ look: DrawnLook, of view: ID<InspectedView>) {
    guard let modifier = look.place,
      let place = plan.geometry.outline(of: view, modifier: modifier)
    else { return }
    let tint = look.value("glass").flatMap { glassTint($0) }
    within(place) { marks, rect in
      let clip = look["in"].flatMap { ClipOutline.clip($0, look, rect, marks.plan.geometry) }
      let capsule = Figure.rectangle(rect, radius: min(rect.width, rect.height) / 2)
      marks.drawGlass(clip?.figure ?? capsule, in: rect, tint: tint, view)
    }
  }

  private mutating func drawGlass(
    _ figure: Figure, in rect: Rect, tint: PictureColor?, _ view: ID<InspectedView>
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let shadow = Shadow(
      color: PictureColor(red: 0, green: 0, blue: 0, opacity: 0.12), radius: 8, x: 0, y: 2,
      region: rect.grown(by: 24))
    let glass =
      colors.isDark
      ? PictureColor(red: 44, green: 44, blue: 46, opacity: 0.85)
      : PictureColor(red: 255, green: 255, blue: 255, opacity: 0.88)
    scene.add(.beginGroup(Figure.Group(shadow: shadow)), .content)
    scene.add(
      figure, .content, fill: .color(tint?.faded(0.85) ?? glass),
      stroke: Stroke(.color(colors.primary.faded(0.07)), width: 0.5), view: view)
    scene.add(.endGroup, .content)
  }

  /// The color in `.regular.tint(.blue)`, or `nil` for glass without a tint.
  private func glassTint(_ value: Value) -> PictureColor? {
    var value = value
    while let call = CalledValue(value), let base = call[0] {
      if call.name == "tint", let color = call[1] { return reader.color(color) }
      value = base
    }
    return nil
  }
}
