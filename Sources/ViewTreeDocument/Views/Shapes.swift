import ViewTreeLayout

/// Views that fill their proposal (docs/semantics.md, Leaves), a row each. All of their arguments
/// affect drawing only.
extension ViewDefinition {
  static let shapes: [ViewDefinition] = [
    .shape(
      "Capsule", "A rectangle with round ends.", paints: .shape(.capsule),
      .init("style", .option(["circular", "continuous"]), "The shape of the corners.")),
    .shape("ContainerRelativeShape", "The shape of the container around."),
    .shape(
      "Ellipse", "An ellipse that fills its frame.", takesTaps: .ellipse, paints: .shape(.ellipse)),
    .shape(
      "Path", "A path; it fills its frame whatever it draws.", takesTaps: .nowhere,
      paints: .unknown, .init("path", .any, "What it draws.")),
    .shape("Rectangle", "A rectangle as large as it is offered."),
    .shape(
      "RoundedRectangle", "A rectangle with round corners, as large as it is offered.",
      paints: .shape(.roundedRectangle),
      .init("cornerRadius", .number, "The corners' radius in points."),
      .init("cornerSize", .size, "The corners' width and height in points."),
      .init("style", .option(["circular", "continuous"]), "The shape of the corners.")),
    .shape(
      "UnevenRoundedRectangle", "A rectangle with a radius for each corner.",
      paints: .shape(.roundedRectangle),
      .init("topLeadingRadius", .number, "Points."),
      .init("bottomLeadingRadius", .number, "Points."),
      .init("bottomTrailingRadius", .number, "Points."),
      .init("topTrailingRadius", .number, "Points."),
      .init("style", .option(["circular", "continuous"]), "The shape of the corners.")),
  ]

  static let fillings: [ViewDefinition] = [
    .filling(
      "AngularGradient", "A gradient that fills its frame.", paints: .gradient,
      .init("colors", .expression, "The colours."), .init("gradient", .expression, "The gradient."),
      .init("center", .expression, "Where it lies."),
      .init("startAngle", .expression, "Where it lies."),
      .init("endAngle", .expression, "Where it lies.")),
    .filling("Canvas", "A drawing that fills its frame.", paints: .unknown),
    .filling(
      "Color", "Fills what it is offered with a colour.", paints: .color,
      .init("color", .style, "The colour's name or an expression."),
      .init("white", .number, "A shade of grey from 0 to 1."),
      .init("red", .number, "From 0 to 1."), .init("green", .number, "From 0 to 1."),
      .init("blue", .number, "From 0 to 1."), .init("opacity", .number, "From 0 to 1.")),
    .filling(
      "EllipticalGradient", "A gradient that fills its frame.", paints: .gradient,
      .init("colors", .expression, "The colours."), .init("gradient", .expression, "The gradient."),
      .init("center", .expression, "Where it lies.")),
    .filling(
      "LinearGradient", "A gradient that fills its frame.", paints: .gradient,
      .init("colors", .expression, "The colours."), .init("gradient", .expression, "The gradient."),
      .init("startPoint", .expression, "Where it lies."),
      .init("endPoint", .expression, "Where it lies.")),
    .filling(
      "RadialGradient", "A gradient that fills its frame.", paints: .gradient,
      .init("colors", .expression, "The colours."), .init("gradient", .expression, "The gradient."),
      .init("center", .expression, "Where it lies."),
      .init("startRadius", .expression, "Where it lies."),
      .init("endRadius", .expression, "Where it lies.")),
  ]

  /// A shape, which shape modifiers accept.
  private static func shape(
    _ name: String, _ summary: String, takesTaps region: TapRegion = .frame,
    paints painting: Painting = .shape(.rectangle), _ parameters: ParameterDefinition...
  ) -> ViewDefinition {
    filling(name, summary, isShape: true, region, painting, parameters)
  }

  /// A color, a gradient or a drawing.
  private static func filling(
    _ name: String, _ summary: String, paints painting: Painting,
    _ parameters: ParameterDefinition...
  ) -> ViewDefinition {
    filling(name, summary, isShape: false, .frame, painting, parameters)
  }

  private static func filling(
    _ name: String, _ summary: String, isShape: Bool, _ region: TapRegion, _ painting: Painting,
    _ parameters: [ParameterDefinition]
  ) -> ViewDefinition {
    ViewDefinition(
      name, summary, support: .exact, isShape: isShape, isFill: !isShape, takesTaps: region,
      paints: painting
    ) { p in
      let size = p.size()
      p.add(parameters, drawn: true)
      return .layout { context in context.addLeaf(size: size) { FillLeaf() } }
    }
  }
}
