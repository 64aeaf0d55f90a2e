/// Modifiers that change neither layout nor preferences
/// (docs/reference/format/neutral-modifiers.md): `drawn` if the effect is visible, `unnoticed` if it
/// isn't.
extension ModifierDefinition {
  static let accentColor = drawn(
    "func accentColor(_ accentColor: Color?) -> some View", "Sets the accent color.",
    paints: .tint,
    .init("accentColor", "The color."))

  static let accessibilityHidden = unnoticed(
    "func accessibilityHidden(_ hidden: Bool) -> some View",
    "Hides the view from accessibility.",
    .init("hidden", "True to hide it."))

  static let accessibilityIdentifier = ModifierDefinition(
    "func accessibilityIdentifier(_ identifier: String) -> some View",
    "Sets the accessibility identifier for tests, which is also a name of the view in commands.",
    support: .withoutEffect
  ) { p in
    .name(p("identifier", .text, unlabelled: true, required: true, "The identifier."))
  }

  static let accessibilityLabel = unnoticed(
    "func accessibilityLabel(_ label: LocalizedStringKey) -> some View",
    "Sets the accessibility label.",
    .init("label", "The label."))

  static let allowsTightening = drawn(
    "func allowsTightening(_ flag: Bool) -> some View",
    "Allows tighter character spacing for text within this view.",
    support: .notModelled("letters keep their distances"), paints: .omitted,
    remarks: [.notModelled],
    .init("flag", "True to allow it."))

  static let animation = unnoticed(
    """
    func animation(_ animation: Animation?) -> some View
    func animation<E: Equatable>(_ animation: Animation?, value: E) -> some View
    """, "Animates changes. Reports show the animation and the final frames.",
    support: .notModelled("views are shown at the end of the animation"), draws: .motion,
    .init("animation", .style, "The animation."),
    .init("value", .style, "The value whose changes are animated."))

  static let antialiased = drawn(
    """
    extension Image
    func antialiased(_ isAntialiased: Bool) -> Image
    """, "Smooths the edges of an image.",
    .init("isAntialiased", "True to smooth the edges."))

  static let autocorrectionDisabled = unnoticed(
    "func autocorrectionDisabled(_ disable: Bool = true) -> some View", "Turns correction off.",
    .init("disable", "True by default."))

  static let blendMode = drawn(
    "func blendMode(_ blendMode: BlendMode) -> some View",
    "Sets the blend mode with the views below.", paints: .omitted,
    .init("blendMode", "The mode."))

  static let blur = drawn(
    "func blur(radius: CGFloat, opaque: Bool = false) -> some View", "Blurs the view.",
    paints: .omitted,
    .init("radius", required: false, neutral: .number(0), "Points."),
    .init("opaque", "True for an opaque blur."))

  static let border = drawn(
    "func border<Y: ShapeStyle>(_ content: Y, width: CGFloat = 1) -> some View",
    "Draws a border inside the frame.", on: .frame, paints: .border,
    .init("content", required: false, "The style."),
    .init("width", "Points (default: 1)."))

  static let brightness = drawn(
    "func brightness(_ amount: Double) -> some View", "Makes the view brighter.", paints: .omitted,
    .init("amount", neutral: .number(0), "The amount."))

  static let clipped = drawn(
    "func clipped(antialiased: Bool = false) -> some View",
    "Clips the drawing to the frame.", on: .frame, interaction: .clip,
    paints: .clips(.frame),
    .init("antialiased", "Accepted, but has no effect."))

  static let clipShape = drawn(
    "func clipShape<P: Shape>(_ shape: P, style: FillStyle = FillStyle()) -> some View",
    "Clips the drawing to a shape.", on: .frame, interaction: .clip,
    paints: .clips(.shape),
    .init("shape", required: false, "The shape."),
    .init("style", "The fill style."))

  static let colorInvert = drawn(
    "func colorInvert() -> some View", "Inverts the colors.", paints: .omitted)

  static let colorMultiply = drawn(
    "func colorMultiply(_ color: Color) -> some View", "Multiplies the colors.", paints: .omitted,
    .init("color", "The color."))

  static let compositingGroup = drawn(
    "func compositingGroup() -> some View", "Composites the view before effects.")

  static let contentShape = unnoticed(
    """
    func contentShape<P: Shape>(_ shape: P, eoFill: Bool = false) -> some View
    // read
    func contentShape<P: Shape>(_ kind: ContentShapeKinds = .interaction, _ shape: P, eoFill: Bool = false) -> some View
    """, "Sets the shape for hit testing.",
    support: .approximate("the whole frame accepts taps, regardless of the shape"),
    interaction: .contentShape, .init("shape", required: false, "The shape."),
    .init("eoFill", "The fill style."))

  static let contrast = drawn(
    "func contrast(_ amount: Double) -> some View", "Changes the contrast.", paints: .omitted,
    .init("amount", neutral: .number(1), "The amount."))

  static let cornerRadius = drawn(
    "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View",
    "Rounds the corners of the drawing.", on: .frame, interaction: .clip,
    paints: .clips(.roundedFrame),
    .init("radius", "Points."),
    .init("antialiased", "Accepted, but has no effect."))

  static let drawingGroup = drawn(
    "func drawingGroup(opaque: Bool = false) -> some View", "Draws the view into an image.",
    .init("opaque", "True for an opaque image."))

  static let flipsForRightToLeftLayoutDirection = drawn(
    "func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View",
    "Mirrors the drawing in right-to-left layouts.",
    .init("enabled", "True to mirror it."))

  static let fontWidth = drawn(
    "func fontWidth(_ width: Font.Width?) -> some View",
    "Sets the width of the fonts inside. viewtree keeps their widths.",
    support: .notModelled("widths do not change"), paints: .omitted, remarks: [.notModelled],
    .init("width", "The width, such as .condensed."))

  static let geometryGroup = unnoticed(
    "func geometryGroup() -> some View",
    "Isolates the geometry of the view from its parent in animations.")

  static let grayscale = drawn(
    "func grayscale(_ amount: Double) -> some View", "Removes color.", paints: .omitted,
    .init("amount", neutral: .number(0), "The amount."))

  static let help = unnoticed(
    "func help(_ text: LocalizedStringKey) -> some View", "Adds a hint.",
    .init("text", "The text."))

  static let hidden = drawn(
    "func hidden() -> some View",
    "Hides the view. Layout and preferences stay the same.",
    interaction: .hidden)

  static let hueRotation = drawn(
    "func hueRotation(_ angle: Angle) -> some View", "Rotates the colors.", paints: .omitted,
    .init("angle", neutral: .number(0), "The angle."))

  static let interpolation = drawn(
    """
    extension Image
    func interpolation(_ interpolation: Image.Interpolation) -> Image
    """, "Sets how an image is scaled.",
    .init("interpolation", "The interpolation."))

  static let italic = drawn(
    "func italic(_ isActive: Bool = true) -> some View", "Makes text inside italic.",
    paints: .italic,
    .init("isActive", "True by default."))

  static let keyboardType = unnoticed(
    "func keyboardType(_ type: UIKeyboardType) -> some View",
    "Sets the keyboard type of the text fields within this view.",
    .init("type", "The keyboard."))

  static let listItemTint = drawn(
    "func listItemTint(_ tint: Color?) -> some View", "Sets the tint of list items.",
    paints: .omitted,
    .init("tint", required: true, "The color."))

  static let listRowBackground = drawn(
    """
    func listRowBackground<V: View>(_ view: V?) -> some View
    func listRowBackground(_ style: Color?) -> some View
    """, "Sets the background of a row.",
    support: .notModelled("the background of the row is not laid out"), paints: .rowGround,
    .init("view", "The background of the row (not laid out)."),
    .init("style", unlabelled: false, "A color, instead of a view."))

  static let listRowSeparator = drawn(
    "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
    "Shows or hides row separators.", paints: .rowLine,
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."),
    .init("edges", "The edges: top or bottom (default: both)."))

  static let listRowSeparatorTint = drawn(
    "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View",
    "Sets the color of row separators.", paints: .rowLineTint,
    .init("color", required: true, "The color."),
    .init("edges", "The edges: top or bottom (default: both)."))

  static let listSectionSeparator = drawn(
    "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
    "Shows or hides section separators.", paints: .omitted,
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."),
    .init("edges", "The edges: top or bottom (default: both)."))

  static let multilineTextAlignment = drawn(
    "func multilineTextAlignment(_ alignment: TextAlignment) -> some View",
    "Sets the alignment of lines within a text.", paints: .lineAlignment,
    .init("alignment", .option(["leading", "center", "trailing"]), "The side."))

  static let navigationBarItems = drawn(
    """
    func navigationBarItems<V: View>(leading: V) -> some View
    func navigationBarItems<V: View>(trailing: V) -> some View
    func navigationBarItems<V: View, W: View>(leading: V, trailing: W) -> some View
    """, "Adds views to the navigation bar.",
    support: .notModelled("only Swift files lay the views out, as items of a toolbar"),
    .init("leading", "The views before the title (not laid out)."),
    .init("trailing", "The views after the title (not laid out)."))

  static let navigationViewStyle = drawn(
    "func navigationViewStyle<N: NavigationViewStyle>(_ style: N) -> some View",
    "Sets the style of the navigation views within this view.",
    support: .notModelled("all are stacks, as on a phone"),
    .init(
      "style",
      .option([
        "automatic", "stack", "columns", "StackNavigationViewStyle",
        "DoubleColumnNavigationViewStyle", "DefaultNavigationViewStyle",
      ]), "The style."))

  static let redacted = drawn(
    "func redacted(reason: RedactionReasons) -> some View", "Redacts the content of the view.",
    paints: .redacted,
    .init("reason", required: false, "The reason."))

  static let refreshable = unnoticed(
    "func refreshable(action: @escaping @Sendable () async -> Void) -> some View",
    "Runs an action when users pull down the content. Without effect.")

  static let renderingMode = drawn(
    """
    extension Image
    func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    """, "Sets how an image is drawn.",
    .init("renderingMode", "The mode."))

  static let rotation3DEffect = drawn(
    "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View",
    "Rotates the view in three dimensions. viewtree does not change its coordinates.",
    support: .notModelled("coordinates do not change"), turns: true, paints: .omitted,
    remarks: [.notModelled],
    .init("angle", "The angle."),
    .init("axis", required: false, "The axis."),
    .init("anchor", "The fixed point."),
    .init("anchorZ", "The depth of the anchor, in points."),
    .init("perspective", "The strength of the perspective."))

  static let saturation = drawn(
    "func saturation(_ amount: Double) -> some View", "Changes the saturation.", paints: .omitted,
    .init("amount", neutral: .number(1), "The amount."))

  static let scrollContentBackground = drawn(
    "func scrollContentBackground(_ visibility: Visibility) -> some View",
    "Shows or hides the background of scrolling content.", paints: .listGround,
    .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."))

  static let scrollIndicators = drawn(
    "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View",
    "Shows or hides indicators.",
    .init("visibility", "The visibility."))

  static let scrollTargetBehavior = unnoticed(
    "func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View",
    "Sets the scroll target behavior.",
    .init("behavior", "The behavior."))

  static let shadow = drawn(
    "func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View",
    "Draws a shadow.", paints: .shadow, .init("color", "The color."),
    .init("radius", required: false, "Points."), .init("x", "Points to the right."),
    .init("y", "Points down."))

  static let strikethrough = drawn(
    "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
    "Draws a line through text within this view.", paints: .strikethrough,
    .init("isActive", "True by default."),
    .init("pattern", "The pattern of the line."),
    .init("color", "The color of the line."))

  static let submitLabel = unnoticed(
    "func submitLabel(_ submitLabel: SubmitLabel) -> some View",
    "Sets the label of the return key.",
    .init("submitLabel", "The label."))

  static let swipeActions = unnoticed(
    "func swipeActions<C: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C) -> some View",
    "Adds swipe actions to a row.",
    .init("edge", .option(["leading", "trailing"]), "The side of the row."),
    .init("allowsFullSwipe", "True if a long swipe runs the first action."),
    .init("content", "The buttons (not laid out)."))

  static let symbolRenderingMode = drawn(
    "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View",
    "Sets how symbols are drawn.", paints: .omitted,
    .init("mode", "The mode."))

  static let symbolVariant = drawn(
    "func symbolVariant(_ variant: SymbolVariants) -> some View", "Sets the variant of symbols.",
    paints: .symbolVariant,
    .init("variant", "The variant."))

  static let tabItem = drawn(
    "func tabItem<L: View>(@ViewBuilder _ label: () -> L) -> some View",
    "Sets the tab bar item of the view.",
    support: .notModelled("the system lays it out"), paints: .tabItem,
    .init("label", "An image and a text (not laid out)."))

  static let textContentType = unnoticed(
    "func textContentType(_ type: UITextContentType?) -> some View",
    "Sets the content type of a text field.",
    .init("type", "The type."))

  static let textInputAutocapitalization = unnoticed(
    "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View",
    "Sets the automatic capitalization.",
    .init("autocapitalization", "The capitalization."))

  static let textSelection = unnoticed(
    "func textSelection<T: TextSelectability>(_ selectability: T) -> some View",
    "Lets people select text within this view.",
    .init("selectability", .option(["enabled", "disabled"]), "The selectability."))

  static let tint = drawn(
    "func tint<Y: ShapeStyle>(_ tint: Y?) -> some View", "Sets the tint.", paints: .tint,
    .init("tint", "The style.")
  )

  static let underline = drawn(
    "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
    "Draws a line below text within this view.", paints: .underline,
    .init("isActive", "True by default."),
    .init("pattern", "The pattern of the line."),
    .init("color", "The color of the line."))
}
