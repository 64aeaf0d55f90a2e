import ViewTreeLayout

/// Modifiers of shapes, which keep their frames (docs/format.md, Without effect on layout): those that draw a
/// shape are views, the others make another shape.
extension ModifierDefinition {
  static let ofShapes: [ModifierDefinition] = [
    ModifierDefinition(
      "fill", "Fills a shape.", support: .drawn, draws: .content
    ) { p in
      p.shapeStyle = p("content", .style, unlabelled: true, "The colour or style.")
      p.interaction = .fill
      return .neutral
    },
    ModifierDefinition(
      "inset", "Draws a shape smaller.", support: .drawn, draws: .content, shapeRole: .wraps
    ) { p in
      let by = p("by", .number, "Points.")
      p.shapeEffect = {
        .inset($0[by] ?? 0)
      }
      return .neutral
    },
    ModifierDefinition(
      "rotation", "Draws a shape turned, which keeps its frame.", support: .drawn, draws: .content,
      shapeRole: .wraps
    ) { p in
      let angle = p(
        "angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle.")
      let anchor = p("anchor", .unitPoint, "The place that does not move.")
      p.shapeEffect = {
        .rotation(
          degrees: ($0[angle] ?? 0) * 180 / .pi, anchor: $0[anchor] ?? .center)
      }
      return .neutral
    },
    ModifierDefinition(
      "scale", "Draws a shape larger or smaller, which keeps its frame.", support: .drawn,
      draws: .content, shapeRole: .wraps
    ) { p in
      let scale = p("scale", .number, unlabelled: true, "The factor.")
      let x = p("x", .number, "The factor from left to right.")
      let y = p("y", .number, "The factor from top to bottom.")
      let anchor = p("anchor", .unitPoint, "The place that does not move.")
      p.shapeEffect = {
        .scale(
          x: $0[scale] ?? $0[x] ?? 1, y: $0[scale] ?? $0[y] ?? 1,
          anchor: $0[anchor] ?? .center)
      }
      return .neutral
    },
    ModifierDefinition(
      "size", "Draws a shape at a size, which keeps its frame.", support: .drawn, draws: .content,
      shapeRole: .wraps
    ) { p in
      let width = p("width", .number, "Points.")
      let height = p("height", .number, "Points.")
      p.shapeEffect = {
        .size(width: $0[width], height: $0[height])
      }
      return .neutral
    },
    ModifierDefinition(
      "stroke", "Draws the outline of a shape.", support: .drawn, draws: .content,
      shapeRole: .keepsForm, paints: .stroke
    ) { p in
      p.shapeStyle = p("content", .style, unlabelled: true, "The colour or style.")
      let lineWidth = p("lineWidth", .number, "Points; 1 by default.")
      p.interaction = .outline(width: lineWidth)
      return .neutral
    },
    ModifierDefinition(
      "strokeBorder", "Draws a line inside the outline of a shape.", support: .drawn,
      draws: .content, shapeRole: .wraps, paints: .innerStroke
    ) { p in
      p.shapeStyle = p("content", .style, unlabelled: true, "The colour or style.")
      let lineWidth = p("lineWidth", .number, "Points; 1 by default.")
      p.interaction = .outline(width: lineWidth)
      return .neutral
    },
    ModifierDefinition(
      "trim", "Draws a part of a shape.", support: .drawn, draws: .content, shapeRole: .keepsForm
    ) { p in
      p("from", .number, "Where it begins, from 0 to 1.")
      p("to", .number, "Where it ends.")
      return .neutral
    },
  ]
}
