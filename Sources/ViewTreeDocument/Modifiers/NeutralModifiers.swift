/// Modifiers that change neither layout nor preferences (docs/reference/format/neutral-modifiers.md),
/// a row each: `drawn` if the effect is visible, `unnoticed` if it is not.
///
/// To add one, add its row here, in alphabetical order, and its row in docs/reference/format/neutral-modifiers.md. SupportTests
/// writes docs/reference/supported-views.md.
extension ModifierDefinition {
  static let neutral: [ModifierDefinition] = [
    .drawn(
      "func accentColor(_ accentColor: Color?) -> some View", "Sets the accent color.",
      paints: .tint,
      .init("accentColor", "The color.")),
    .unnoticed(
      "func accessibilityHidden(_ hidden: Bool) -> some View",
      "Hides the view from assistive technology.",
      .init("hidden", "True to hide it.")),
    .unnoticed(
      "func accessibilityIdentifier(_ identifier: String) -> some View",
      "Names the view for tests.",
      .init("identifier", "The identifier.")),
    .unnoticed(
      "func accessibilityLabel(_ label: LocalizedStringKey) -> some View",
      "Names the view for assistive technology.",
      .init("label", "The label.")),
    .drawn(
      """
      func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func alert<A: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A) -> some View
      func alert<A: View, M: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M) -> some View
      // read
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      """, "Asks a question in a window of the system.",
      support: .notModelled("the system lays it out"),
      .init("title", required: false, orAs: "Text(", "The title."),
      .init("isPresented", "A Boolean value, or a binding to one, that presents it."),
      .init("presenting", "The value for the dialog's actions."),
      .init("as", .parameterName(default: ["data"]), "The name of that in the views."),
      .init("actions", required: false, "The buttons (not laid out)."),
      .init("message", "The message (not laid out).")),
    .drawn(
      "func allowsTightening(_ flag: Bool) -> some View", "Lets texts inside be set more tightly.",
      .init("flag", "True to allow it.")),
    .unnoticed(
      """
      func animation(_ animation: Animation?) -> some View
      func animation<E: Equatable>(_ animation: Animation?, value: E) -> some View
      """, "Animates changes. Reports have the animation and the final frames.",
      support: .notModelled("views are at the end of the animation"), draws: .motion,
      .init("animation", .style, "The animation."),
      .init("value", .style, "The value whose changes are animated.")),
    .drawn(
      """
      extension Image
      func antialiased(_ isAntialiased: Bool) -> Image
      """, "Smooths the edges of an image.",
      .init("isAntialiased", "True to smooth the edges.")),
    .unnoticed(
      "func autocorrectionDisabled(_ disable: Bool = true) -> some View", "Turns correction off.",
      .init("disable", "True by default.")),
    .drawn(
      """
      func badge(_ count: Int) -> some View
      func badge(_ count: LocalizedStringKey?) -> some View
      """, "Puts a number or a word at the end of a row or on a tab.",
      support: .notModelled("it takes no room in a row"),
      .init("count", .any, "The number or the word.")),
    .drawn(
      "func blendMode(_ blendMode: BlendMode) -> some View",
      "Mixes the view with the views below it.",
      .init("blendMode", "The mode.")),
    .drawn(
      "func blur(radius: CGFloat, opaque: Bool = false) -> some View", "Blurs the view.",
      .init("radius", required: false, neutral: .number(0), "Points."),
      .init("opaque", "True if it stays opaque.")),
    .drawn(
      "func border<Y: ShapeStyle>(_ content: Y, width: CGFloat = 1) -> some View",
      "Draws a line inside the frame.", on: .frame, paints: .border,
      .init("content", required: false, "The style."),
      .init("width", "Points (default: 1).")),
    .drawn(
      "func brightness(_ amount: Double) -> some View", "Makes the view brighter.",
      .init("amount", neutral: .number(0), "The amount.")),
    .drawn(
      "func clipped(antialiased: Bool = false) -> some View",
      "Clips the drawing to the frame.", on: .frame, interaction: .clip,
      paints: .clips(.frame),
      .init("antialiased", "Accepted and without effect.")),
    .drawn(
      "func clipShape<P: Shape>(_ shape: P, style: FillStyle = FillStyle()) -> some View",
      "Clips the drawing to a shape.", on: .frame, interaction: .clip,
      paints: .clips(.shape),
      .init("shape", required: false, "The shape."),
      .init("style", "The fill style.")),
    .drawn(
      "func colorInvert() -> some View", "Inverts the colors."),
    .drawn(
      "func colorMultiply(_ color: Color) -> some View", "Multiplies the colors.",
      .init("color", "The color.")),
    .drawn(
      "func compositingGroup() -> some View", "Draws the view as one."),
    .unnoticed(
      """
      func contentShape<P: Shape>(_ shape: P, eoFill: Bool = false) -> some View
      // read
      func contentShape<P: Shape>(_ kind: ContentShapeKinds = .interaction, _ shape: P, eoFill: Bool = false) -> some View
      """, "Sets the shape that can be hit.",
      support: .approximate("the frame takes taps, whatever the shape is"),
      interaction: .contentShape, .init("shape", required: false, "The shape."),
      .init("eoFill", "The fill style.")),
    .drawn(
      "func contrast(_ amount: Double) -> some View", "Changes the contrast.",
      .init("amount", neutral: .number(1), "The amount.")),
    .drawn(
      "func controlSize(_ controlSize: ControlSize) -> some View",
      "Sets the size of the controls inside. viewtree keeps their sizes.",
      support: .notModelled("controls keep their sizes"), remarks: [.notModelled],
      .init(
        "controlSize", .option(["mini", "small", "regular", "large", "extraLarge"]), "The size.")),
    .drawn(
      "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View",
      "Rounds the corners of the drawing.", on: .frame, interaction: .clip,
      paints: .clips(.roundedFrame),
      .init("radius", "Points."),
      .init("antialiased", "Accepted and without effect.")),
    .drawn(
      "func drawingGroup(opaque: Bool = false) -> some View", "Draws the view into an image.",
      .init("opaque", "True if it is opaque.")),
    .drawn(
      "func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View",
      "Mirrors the drawing in right-to-left layouts.",
      .init("enabled", "True to mirror it.")),
    .drawn(
      "func fontWidth(_ width: Font.Width?) -> some View",
      "Sets the width of the fonts inside. viewtree keeps their widths.",
      support: .notModelled("widths stay as they are"),
      .init("width", "The width, such as .condensed.")),
    .unnoticed(
      "func geometryGroup() -> some View",
      "Lets views inside be placed by this one when it is animated."),
    .drawn(
      "func grayscale(_ amount: Double) -> some View", "Removes color.",
      .init("amount", neutral: .number(0), "The amount.")),
    .unnoticed(
      "func help(_ text: LocalizedStringKey) -> some View", "Adds a hint.",
      .init("text", "The text.")),
    .drawn(
      "func hidden() -> some View",
      "Hides the view. Layout and preferences stay the same.",
      interaction: .hidden),
    .drawn(
      "func hueRotation(_ angle: Angle) -> some View", "Rotates the colors.",
      .init("angle", neutral: .number(0), "The angle.")),
    .drawn(
      """
      extension Image
      func interpolation(_ interpolation: Image.Interpolation) -> Image
      """, "Sets how an image is scaled.",
      .init("interpolation", "How.")),
    .drawn(
      "func italic(_ isActive: Bool = true) -> some View", "Slants the texts inside.",
      paints: .italic,
      .init("isActive", "True by default.")),
    .unnoticed(
      "func keyboardType(_ type: UIKeyboardType) -> some View",
      "Chooses the keyboard of the text fields inside.",
      .init("type", "The keyboard.")),
    .drawn(
      "func listItemTint(_ tint: Color?) -> some View", "Sets the color of the content of rows.",
      .init("tint", required: true, "The color.")),
    .drawn(
      """
      func listRowBackground<V: View>(_ view: V?) -> some View
      func listRowBackground(_ style: Color?) -> some View
      """, "Sets the background of a row.",
      support: .notModelled("the background of the row is not laid out"), paints: .rowGround,
      .init("view", "The background of the row (not laid out)."),
      .init("style", unlabelled: false, "A color, in place of a view.")),
    .drawn(
      "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
      "Shows or hides the lines between rows.", paints: .rowLine,
      .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."),
      .init("edges", "Above or below (default: both).")),
    .drawn(
      "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View",
      "Sets the color of the lines between rows.",
      .init("color", required: true, "The color."),
      .init("edges", "Above or below (default: both).")),
    .drawn(
      "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View",
      "Shows or hides the lines between sections.",
      .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility."),
      .init("edges", "Above or below (default: both).")),
    .drawn(
      "func multilineTextAlignment(_ alignment: TextAlignment) -> some View",
      "Aligns the lines within a text.", paints: .lineAlignment,
      .init("alignment", .option(["leading", "center", "trailing"]), "The side.")),
    .drawn(
      """
      func navigationBarItems<V: View>(leading: V) -> some View
      func navigationBarItems<V: View>(trailing: V) -> some View
      func navigationBarItems<V: View, W: View>(leading: V, trailing: W) -> some View
      """, "Puts views into the navigation bar.",
      support: .notModelled("the views in the bar are not laid out"),
      .init("leading", "The views before the title (not laid out)."),
      .init("trailing", "The views after the title (not laid out).")),
    .drawn(
      "func navigationViewStyle<N: NavigationViewStyle>(_ style: N) -> some View",
      "Sets the style of the navigation views inside.",
      support: .notModelled("all are stacks, as on a phone"),
      .init(
        "style",
        .option([
          "automatic", "stack", "columns", "StackNavigationViewStyle",
          "DoubleColumnNavigationViewStyle", "DefaultNavigationViewStyle",
        ]), "The style.")),
    .drawn(
      "func redacted(reason: RedactionReasons) -> some View", "Redacts the content of the view.",
      .init("reason", required: false, "The reason.")),
    .unnoticed(
      "func refreshable(action: @escaping @Sendable () async -> Void) -> some View",
      "Runs an action when users pull the content down, without effect."),
    .drawn(
      """
      extension Image
      func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
      """, "Sets how an image is drawn.",
      .init("renderingMode", "The mode.")),
    .drawn(
      "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View",
      "Draws the view rotated in space. viewtree keeps its coordinates.",
      support: .notModelled("coordinates stay as they are"), turns: true,
      .init("angle", "The angle."),
      .init("axis", required: false, "The axis."),
      .init("anchor", "The place that does not move."),
      .init("anchorZ", "The depth of the anchor, in points."),
      .init("perspective", "The strength of the perspective.")),
    .drawn(
      "func saturation(_ amount: Double) -> some View", "Changes the saturation.",
      .init("amount", neutral: .number(1), "The amount.")),
    .drawn(
      "func scrollContentBackground(_ visibility: Visibility) -> some View",
      "Shows or hides the background of scrolling content.", paints: .listGround,
      .init("visibility", .option(["automatic", "visible", "hidden"]), "The visibility.")),
    .drawn(
      "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View",
      "Shows or hides indicators.",
      .init("visibility", "The visibility.")),
    .unnoticed(
      "func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View",
      "Sets the positions where scrolling stops.",
      .init("behavior", "The behaviour.")),
    .drawn(
      "func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View",
      "Draws a shadow.", paints: .shadow, .init("color", "The color."),
      .init("radius", required: false, "Points."), .init("x", "Points to the right."),
      .init("y", "Points down.")),
    .drawn(
      "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
      "Draws a line through the texts inside.", paints: .strikethrough,
      .init("isActive", "True by default."),
      .init("pattern", "The pattern of the line."),
      .init("color", "The color of the line.")),
    .unnoticed(
      "func submitLabel(_ submitLabel: SubmitLabel) -> some View",
      "Chooses the label of the return key.",
      .init("submitLabel", "The label.")),
    .unnoticed(
      "func swipeActions<C: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> C) -> some View",
      "Adds swipe actions to a row.",
      .init("edge", .option(["leading", "trailing"]), "The side of the row."),
      .init("allowsFullSwipe", "True if a long swipe runs the first action."),
      .init("content", "The buttons (not laid out).")),
    .drawn(
      "func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View",
      "Sets how symbols are drawn.",
      .init("mode", "The mode.")),
    .drawn(
      "func symbolVariant(_ variant: SymbolVariants) -> some View", "Chooses a variant of symbols.",
      .init("variant", "The variant.")),
    .drawn(
      "func tabItem<L: View>(@ViewBuilder _ label: () -> L) -> some View",
      "Sets the item of the view in the bar of a tab view.",
      support: .notModelled("the system lays it out"), paints: .tabItem,
      .init("label", "A picture and a text (not laid out).")),
    .unnoticed(
      "func textContentType(_ type: UITextContentType?) -> some View",
      "Sets the content type of a text field.",
      .init("type", "The type.")),
    .unnoticed(
      "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View",
      "Chooses which letters are made capital.",
      .init("autocapitalization", "Which.")),
    .unnoticed(
      "func textSelection<T: TextSelectability>(_ selectability: T) -> some View",
      "Lets people select texts inside.",
      .init("selectability", .option(["enabled", "disabled"]), "The selectability.")),
    .drawn(
      "func tint<Y: ShapeStyle>(_ tint: Y?) -> some View", "Sets the tint.", paints: .tint,
      .init("tint", "The style.")
    ),
    .drawn(
      "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View",
      "Draws a line below the texts inside.", paints: .underline,
      .init("isActive", "True by default."),
      .init("pattern", "The pattern of the line."),
      .init("color", "The color of the line.")),
  ]
}
