import ViewTreeLayout

/// Views that fill their proposal (docs/explanation/layout.md, Leaves), a row each. All of their
/// arguments affect drawing only.
extension ViewDefinition {
  static let anyShape = shape(
    """
    struct AnyShape: Shape
    init<T: Shape>(_ shape: T)
    """, "A shape that is a value: one that the document declares.", paints: .shape(.value),
    .init("shape", .expression, unlabelled: true, required: true, "The value."))

  static let capsule = shape(
    """
    struct Capsule: InsettableShape
    init(style: RoundedCornerStyle = .continuous)
    """, "A rectangle with round ends.", paints: .shape(.capsule),
    .init("style", .option(["circular", "continuous"]), "The shape of the corners."))

  static let containerRelativeShape = shape(
    """
    struct ContainerRelativeShape: InsettableShape
    init()
    """, "The shape of the enclosing container.")

  static let ellipse = shape(
    """
    struct Ellipse: InsettableShape
    init()
    """, "An ellipse that fills its frame.", takesTaps: .ellipse, paints: .shape(.ellipse))

  static let path = shape(
    """
    Path
    // read
    init(_ callback: (inout Path) -> Void)
    """, "A path, which fills its frame.", takesTaps: .nowhere,
    paints: .shape(.value), .init("path", .expression, unlabelled: true, "The path to draw."))

  static let rectangle = shape(
    """
    struct Rectangle: InsettableShape
    init()
    """, "A rectangle that fills its proposal.")

  static let roundedRectangle = shape(
    """
    struct RoundedRectangle: InsettableShape
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    """, "A rectangle with round corners that fills its proposal.",
    paints: .shape(.roundedRectangle),
    .init("cornerRadius", .number, "The corners' radius in points."),
    .init("cornerSize", .size, "The corners' width and height in points."),
    .init("style", .option(["circular", "continuous"]), "The shape of the corners."))

  static let unevenRoundedRectangle = shape(
    """
    struct UnevenRoundedRectangle: InsettableShape
    init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
    // read
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    """, "A rectangle with a radius for each corner.",
    paints: .shape(.roundedRectangle),
    .init("topLeadingRadius", .number, "Points."),
    .init("bottomLeadingRadius", .number, "Points."),
    .init("bottomTrailingRadius", .number, "Points."),
    .init("topTrailingRadius", .number, "Points."),
    .init("style", .option(["circular", "continuous"]), "The shape of the corners."))

  static let angularGradient = filling(
    """
    struct AngularGradient: View, ShapeStyle
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)
    // read
    init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    """, "A gradient that fills its frame.", paints: .gradient(.angular),
    .init("colors", .expression, "The colors."), .init("gradient", .expression, "The gradient."),
    .init("center", .expression, "The center."),
    .init("startAngle", .expression, "The start angle."),
    .init("endAngle", .expression, "The end angle."))

  static let canvas = filling(
    """
    struct Canvas: View
    init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    // read
    init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols = EmptyView())
    """, "A drawing that fills its frame.", paints: .unknown)

  static let color = filling(
    """
    struct Color: View, ShapeStyle, Hashable
    init(white: Double, opacity: Double = 1)
    init(red: Double, green: Double, blue: Double, opacity: Double = 1)
    // read
    init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
    init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
    init(uiColor: UIColor)
    init(nsColor: NSColor)
    init(cgColor: CGColor)
    init(_ asset: String = "", bundle: Bundle? = nil)
    """, "Fills its proposal with a color.", paints: .color,
    .init("color", .style, "The color's name or an expression."),
    .init("white", .number, "A shade of gray from 0 to 1."),
    .init("red", .number, "From 0 to 1."), .init("green", .number, "From 0 to 1."),
    .init("blue", .number, "From 0 to 1."), .init("opacity", .number, "From 0 to 1."))

  static let ellipticalGradient = filling(
    """
    struct EllipticalGradient: View, ShapeStyle
    init(colors: [Color], center: UnitPoint = .center)
    init(gradient: Gradient, center: UnitPoint = .center)
    """, "A gradient that fills its frame.", paints: .gradient(.elliptical),
    .init("colors", .expression, "The colors."), .init("gradient", .expression, "The gradient."),
    .init("center", .expression, "The center."))

  static let linearGradient = filling(
    """
    struct LinearGradient: View, ShapeStyle
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    // read
    init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    """, "A gradient that fills its frame.", paints: .gradient(.linear),
    .init("colors", .expression, "The colors."), .init("gradient", .expression, "The gradient."),
    .init("startPoint", .expression, "The start point."),
    .init("endPoint", .expression, "The end point."))

  static let radialGradient = filling(
    """
    struct RadialGradient: View, ShapeStyle
    init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    // read
    init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    """, "A gradient that fills its frame.", paints: .gradient(.radial),
    .init("colors", .expression, "The colors."), .init("gradient", .expression, "The gradient."),
    .init("center", .expression, "The center."),
    .init("startRadius", .expression, "The start radius."),
    .init("endRadius", .expression, "The end radius."))

  /// A shape, which shape modifiers accept.
  private static func shape(
    _ swift: String, _ summary: String, takesTaps region: TapRegion = .frame,
    paints painting: Painting = .shape(.rectangle), _ parameters: ParameterDefinition...
  ) -> ViewDefinition {
    filling(swift, summary, isShape: true, region, painting, parameters)
  }

  /// A color, a gradient or a drawing.
  private static func filling(
    _ swift: String, _ summary: String, paints painting: Painting,
    _ parameters: ParameterDefinition...
  ) -> ViewDefinition {
    filling(swift, summary, isShape: false, .frame, painting, parameters)
  }

  private static func filling(
    _ swift: String, _ summary: String, isShape: Bool, _ region: TapRegion, _ painting: Painting,
    _ parameters: [ParameterDefinition]
  ) -> ViewDefinition {
    ViewDefinition(
      swift, summary, support: .exact, isShape: isShape, isFill: !isShape, takesTaps: region,
      paints: painting
    ) { p in
      let size = p.size()
      p.add(parameters, drawn: true)
      return .layout { context in context.addLeaf(size: size) { FillLeaf() } }
    }
  }
}
