import ViewTreeLayout

/// Modifiers of shapes, which keep their frames (docs/reference/format/neutral-modifiers.md): those
/// that draw a shape are views, the others make another shape.
extension ModifierDefinition {
  static let fill = ModifierDefinition(
    """
    extension Shape
    func fill<Y: ShapeStyle>(_ content: Y, style: FillStyle = FillStyle()) -> some View
    """, "Fills a shape.", support: .drawn, draws: .content
  ) { p in
    p.shapeStyle = p("content", .style, unlabelled: true, "The color or style.")
    p.interaction = .fill
    return .neutral
  }

  static let inset = ModifierDefinition(
    """
    extension InsettableShape
    func inset(by: CGFloat) -> some InsettableShape
    """, "Draws a shape smaller.", support: .drawn, draws: .content, shapeRole: .wraps
  ) { p in
    let by = p("by", .number, "Points.")
    p.shapeEffect = {
      .inset($0[by] ?? 0)
    }
    return .neutral
  }

  static let rotation = ModifierDefinition(
    """
    extension Shape
    func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape
    """, "Rotates a shape. Its frame does not change.", support: .drawn, draws: .content,
    shapeRole: .wraps
  ) { p in
    let angle = p(
      "angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle.")
    let anchor = p("anchor", .unitPoint, "The fixed point.")
    p.shapeEffect = {
      .rotation(
        degrees: ($0[angle] ?? 0) * 180 / .pi, anchor: $0[anchor] ?? .center)
    }
    return .neutral
  }

  static let scale = ModifierDefinition(
    """
    extension Shape
    func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape
    func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape
    """, "Scales a shape. Its frame does not change.", support: .drawn,
    draws: .content, shapeRole: .wraps
  ) { p in
    let scale = p("scale", .number, unlabelled: true, "The factor.")
    let x = p("x", .number, "The horizontal factor.")
    let y = p("y", .number, "The vertical factor.")
    let anchor = p("anchor", .unitPoint, "The fixed point.")
    p.shapeEffect = {
      .scale(
        x: $0[scale] ?? $0[x] ?? 1, y: $0[scale] ?? $0[y] ?? 1,
        anchor: $0[anchor] ?? .center)
    }
    return .neutral
  }

  static let size = ModifierDefinition(
    """
    extension Shape
    func size(width: CGFloat, height: CGFloat) -> some Shape
    """, "Sets the size of a shape. Its frame does not change.", support: .drawn, draws: .content,
    shapeRole: .wraps
  ) { p in
    let width = p("width", .number, "Points.")
    let height = p("height", .number, "Points.")
    p.shapeEffect = {
      .size(width: $0[width], height: $0[height])
    }
    return .neutral
  }

  static let stroke = ModifierDefinition(
    """
    extension Shape
    func stroke<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1) -> some View
    func stroke<Y: ShapeStyle>(_ content: Y, style: StrokeStyle) -> some View
    func stroke(lineWidth: CGFloat = 1) -> some Shape
    func stroke(style: StrokeStyle) -> some Shape
    // read
    extension View
    func stroke<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1, antialiased: Bool) -> some View
    func stroke<Y: ShapeStyle>(_ content: Y, style: StrokeStyle, antialiased: Bool) -> some View
    """, "Strokes the outline of a shape.", support: .drawn, draws: .content,
    shapeRole: .keepsForm, paints: .stroke
  ) { p in
    p.shapeStyle = p("content", .style, unlabelled: true, "The color or style.")
    let lineWidth = p("lineWidth", .number, "Points (default: 1).")
    p("style", .expression, "The width, ends, corners and dashes: `StrokeStyle(lineWidth: 2)`.")
    p.interaction = .outline(width: lineWidth)
    return .neutral
  }

  static let strokeBorder = ModifierDefinition(
    """
    extension InsettableShape
    func strokeBorder<Y: ShapeStyle>(_ content: Y, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    func strokeBorder<Y: ShapeStyle>(_ content: Y, style: StrokeStyle, antialiased: Bool = true) -> some View
    func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View
    """, "Strokes the inside of a shape's outline.", support: .drawn,
    draws: .content, shapeRole: .wraps, paints: .innerStroke
  ) { p in
    p.shapeStyle = p("content", .style, unlabelled: true, "The color or style.")
    let lineWidth = p("lineWidth", .number, "Points (default: 1).")
    p("style", .expression, "The width, ends, corners and dashes: `StrokeStyle(lineWidth: 2)`.")
    p.interaction = .outline(width: lineWidth)
    return .neutral
  }

  static let trim = ModifierDefinition(
    """
    extension Shape
    func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape
    """, "Draws a part of a shape.", support: .drawn, draws: .content, shapeRole: .keepsForm,
    paints: .trim
  ) { p in
    p("from", .number, "The start, from 0 to 1.")
    p("to", .number, "The end.")
    return .neutral
  }
}
