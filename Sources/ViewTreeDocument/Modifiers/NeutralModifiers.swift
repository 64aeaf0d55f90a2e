/// Modifiers that change neither layout nor preferences (docs/format.md, Without effect on layout),
/// a row each: `drawn` if the effect is visible, `unnoticed` if it is not.
///
/// To add one, add its row here, in alphabetical order, and its row in docs/format.md and
/// docs/support.md.
extension ModifierDefinition {
  static let neutral: [ModifierDefinition] = [
    .drawn(
      "accentColor", "Sets the accent colour.", paints: .tint,
      .init("accentColor", .style, unlabelled: true, "The colour.")),
    .unnoticed(
      "accessibilityHidden", "Hides the view from assistive technology.",
      .init("hidden", .bool, unlabelled: true, required: true, "Whether it is.")),
    .unnoticed(
      "accessibilityIdentifier", "Names the view for tests.",
      .init("identifier", .text, unlabelled: true, required: true, "The identifier.")),
    .unnoticed(
      "accessibilityLabel", "Names the view for assistive technology.",
      .init("label", .text, unlabelled: true, required: true, "The label.")),
    .drawn(
      "alert", "Asks a question in a window of the system.",
      support: .notModelled("the system lays it out"),
      .init("title", .text, unlabelled: true, orAs: "Text(", "The title."),
      .init(
        "isPresented", .presented, required: true, "Whether it is there, or a binding to that."),
      .init("presenting", .expression, "What the question is about."),
      .init("as", .parameterName(default: ["data"]), "The name of that in the views."),
      .init("actions", .content, "The buttons; they are not laid out."),
      .init("message", .content, "The message; it is not laid out.")),
    .drawn(
      "allowsTightening", "Lets texts inside be set more tightly.",
      .init("flag", .bool, unlabelled: true, required: true, "Whether they may.")),
    .unnoticed(
      "animation", "Animates changes; the frames reported are the final ones.",
      support: .notModelled("views stand at their ends"),
      .init("animation", .style, unlabelled: true, "The animation."),
      .init("value", .style, "The value whose changes are animated.")),
    .drawn(
      "antialiased", "Smooths the edges of an image.",
      .init("isAntialiased", .bool, unlabelled: true, required: true, "Whether it is.")),
    .unnoticed(
      "autocorrectionDisabled", "Turns correction off.",
      .init("disable", .bool, unlabelled: true, "True by default.")),
    .drawn(
      "badge", "Puts a number or a word at the end of a row or on a tab.",
      support: .notModelled("it takes no room in a row"),
      .init("count", .any, unlabelled: true, "The number or the word.")),
    .drawn(
      "baselineOffset", "Raises the texts inside; viewtree draws nothing and keeps their heights.",
      support: .notModelled("heights stay as they are"),
      .init(
        "baselineOffset", .number, unlabelled: true, required: true, neutral: .number(0), "Points.")
    ),
    .drawn(
      "blendMode", "Mixes the view with what is behind it.",
      .init("blendMode", .expression, unlabelled: true, required: true, "The mode.")),
    .drawn(
      "blur", "Blurs the view.", .init("radius", .number, neutral: .number(0), "Points."),
      .init("opaque", .bool, "Whether it stays opaque.")),
    .drawn(
      "border", "Draws a line inside the frame.", on: .frame, paints: .border,
      .init("content", .style, unlabelled: true, "The style."),
      .init("width", .number, "Points; 1 by default.")),
    .drawn(
      "brightness", "Makes the view brighter.",
      .init("amount", .number, unlabelled: true, required: true, neutral: .number(0), "How much.")),
    .drawn(
      "clipped", "Cuts off what is drawn outside the frame.", on: .frame, interaction: .clip,
      paints: .clips(.frame),
      .init("antialiased", .bool, "Accepted and without effect.")),
    .drawn(
      "clipShape", "Cuts off what is drawn outside a shape.", on: .frame, interaction: .clip,
      paints: .clips(.shape),
      .init("shape", .expression, unlabelled: true, "The shape."),
      .init("style", .expression, "How to fill.")),
    .drawn("colorInvert", "Inverts the colours."),
    .drawn(
      "colorMultiply", "Multiplies the colours.",
      .init("color", .style, unlabelled: true, required: true, "The colour.")),
    .drawn("compositingGroup", "Draws the view as one."),
    .unnoticed(
      "contentShape", "Sets the shape that can be hit.",
      support: .approximate("the frame takes taps, whatever the shape is"),
      interaction: .contentShape, .init("shape", .expression, unlabelled: true, "The shape."),
      .init("eoFill", .bool, "How to fill.")),
    .drawn(
      "contrast", "Changes the contrast.",
      .init("amount", .number, unlabelled: true, required: true, neutral: .number(1), "How much.")),
    .drawn(
      "controlSize", "Sets the size of the controls inside; viewtree keeps their sizes.",
      support: .notModelled("controls keep their sizes"),
      .init(
        "controlSize", .option(["mini", "small", "regular", "large", "extraLarge"]),
        unlabelled: true, required: true, "The size.")),
    .drawn(
      "cornerRadius", "Rounds the corners of what is drawn.", on: .frame, interaction: .clip,
      paints: .clips(.roundedFrame),
      .init("radius", .number, unlabelled: true, required: true, "Points."),
      .init("antialiased", .bool, "Accepted and without effect.")),
    .drawn(
      "drawingGroup", "Draws the view into an image.",
      .init("opaque", .bool, "Whether it is opaque.")),
    .drawn(
      "flipsForRightToLeftLayoutDirection",
      "Mirrors what is drawn where lines go from right to left.",
      .init("enabled", .bool, unlabelled: true, required: true, "Whether it is mirrored.")),
    .drawn(
      "fontWidth", "Sets the width of the fonts inside; viewtree keeps their widths.",
      support: .notModelled("widths stay as they are"),
      .init("width", .expression, unlabelled: true, "The width, such as .condensed.")),
    .unnoticed(
      "geometryGroup", "Lets views inside be placed by this one when it is animated."),
    .unnoticed(
      "gesture", "Adds a gesture.", .init("gesture", .expression, unlabelled: true, "The gesture.")),
    .drawn(
      "grayscale", "Takes colour away.",
      .init("amount", .number, unlabelled: true, required: true, neutral: .number(0), "How much.")),
    .unnoticed(
      "help", "Adds a hint.", .init("text", .text, unlabelled: true, required: true, "The text.")),
    .drawn(
      "hidden", "Does not draw the view; layout and preferences stay as they are.",
      interaction: .hidden),
    .drawn(
      "hueRotation", "Turns the colours.",
      .init("angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle.")),
    .drawn(
      "interpolation", "Sets how an image is scaled.",
      .init("interpolation", .expression, unlabelled: true, required: true, "How.")),
    .drawn(
      "italic", "Slants the texts inside.", paints: .italic,
      .init("isActive", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "keyboardType", "Chooses the keyboard of the text fields inside.",
      .init("type", .expression, unlabelled: true, required: true, "The keyboard.")),
    .drawn(
      "listItemTint", "Sets the colour of what stands in rows.",
      .init("tint", .style, unlabelled: true, required: true, "The colour.")),
    .drawn(
      "listRowBackground", "Puts a view behind a row.",
      support: .notModelled("the view behind the row is not laid out"),
      .init("view", .content, unlabelled: true, "The view behind the row; it is not laid out."),
      .init("style", .style, "In place of a view: a colour.")),
    .drawn(
      "listRowSeparator", "Shows or hides the lines between rows.",
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether it is seen."),
      .init("edges", .expression, "Above or below; both by default.")),
    .drawn(
      "listRowSeparatorTint", "Sets the colour of the lines between rows.",
      .init("color", .style, unlabelled: true, required: true, "The colour."),
      .init("edges", .expression, "Above or below; both by default.")),
    .drawn(
      "listSectionSeparator", "Shows or hides the lines between sections.",
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether it is seen."),
      .init("edges", .expression, "Above or below; both by default.")),
    .drawn(
      "minimumScaleFactor", "Lets texts inside shrink; viewtree does not shrink them.",
      support: .notModelled("texts do not shrink"),
      .init("factor", .number, unlabelled: true, required: true, "The least factor.")),
    .drawn(
      "multilineTextAlignment", "Aligns the lines within a text.", paints: .lineAlignment,
      .init(
        "alignment", .option(["leading", "center", "trailing"]), unlabelled: true, required: true,
        "The side.")),
    .drawn(
      "navigationBarBackButtonHidden", "Says whether the button that leads back is hidden.",
      .init("hidesBackButton", .bool, unlabelled: true, "Whether it is; true by default.")),
    .drawn(
      "navigationBarItems", "Puts views into the navigation bar.",
      support: .notModelled("the views in the bar are not laid out"),
      .init("leading", .content, "The views before the title; they are not laid out."),
      .init("trailing", .content, "The views behind it; they are not laid out.")),
    .drawn(
      "navigationViewStyle", "Sets the style of the navigation views inside.",
      support: .notModelled("all are stacks, as on a phone"),
      .init(
        "style",
        .option([
          "automatic", "stack", "columns", "StackNavigationViewStyle",
          "DoubleColumnNavigationViewStyle", "DefaultNavigationViewStyle",
        ]),
        unlabelled: true, required: true, "The style.")),
    .unnoticed("onDelete", "Lets a person delete rows of a loop; nobody does."),
    .unnoticed("onMove", "Lets a person move rows of a loop; nobody does."),
    .drawn("redacted", "Hides what the view says.", .init("reason", .expression, "The reason.")),
    .unnoticed("refreshable", "Loads again what is shown when somebody pulls it; nobody does."),
    .drawn(
      "renderingMode", "Sets how an image is drawn.",
      .init("renderingMode", .expression, unlabelled: true, "The mode.")),
    .drawn(
      "rotation3DEffect", "Draws the view turned in space; viewtree keeps coordinates as they are.",
      support: .notModelled("coordinates stay as they are"), turns: true,
      .init("angle", .angle, unlabelled: true, required: true, "The angle."),
      .init("axis", .expression, "The axis."),
      .init("anchor", .unitPoint, "The place that does not move."),
      .init("anchorZ", .number, "How deep it lies."),
      .init("perspective", .number, "How strong the perspective is.")),
    .drawn(
      "saturation", "Changes the saturation.",
      .init("amount", .number, unlabelled: true, required: true, neutral: .number(1), "How much.")),
    .drawn(
      "scrollContentBackground", "Shows or hides what is behind what scrolls.",
      .init(
        "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
        "Whether it is seen.")),
    .drawn(
      "scrollIndicators", "Shows or hides indicators.",
      .init("visibility", .expression, unlabelled: true, required: true, "Whether they are seen.")),
    .unnoticed(
      "scrollTargetBehavior", "Says where scrolling stops.",
      .init("behavior", .expression, unlabelled: true, required: true, "The behaviour.")),
    .drawn(
      "shadow", "Draws a shadow.", .init("color", .style, "The colour."),
      .init("radius", .number, "Points."), .init("x", .number, "Points to the right."),
      .init("y", .number, "Points down.")),
    .drawn(
      "strikethrough", "Draws a line through the texts inside.", paints: .strikethrough,
      .init("isActive", .bool, unlabelled: true, "True by default."),
      .init("pattern", .style, "The pattern of the line."),
      .init("color", .style, "The colour of the line.")),
    .unnoticed(
      "submitLabel", "Chooses the label of the return key.",
      .init("submitLabel", .expression, unlabelled: true, required: true, "The label.")),
    .unnoticed(
      "swipeActions", "Puts buttons behind a row.",
      .init("edge", .option(["leading", "trailing"]), "The side of the row."),
      .init("allowsFullSwipe", .bool, "Whether the first of them follows a long swipe."),
      .init("content", .content, required: true, "The buttons; they are not laid out.")),
    .drawn(
      "symbolRenderingMode", "Sets how symbols are drawn.",
      .init("mode", .expression, unlabelled: true, "The mode.")),
    .drawn(
      "symbolVariant", "Chooses a variant of symbols.",
      .init("variant", .expression, unlabelled: true, required: true, "The variant.")),
    .drawn(
      "tabItem", "Says what stands for the view in the bar of a tab view.",
      support: .notModelled("the system lays it out"),
      .init(
        "label", .content, unlabelled: true, required: true,
        "A picture and a text; they are not laid out.")),
    .unnoticed(
      "textContentType", "Says what a text field is for.",
      .init("type", .expression, unlabelled: true, "The type.")),
    .unnoticed(
      "textInputAutocapitalization", "Chooses which letters are made capital.",
      .init("autocapitalization", .expression, unlabelled: true, "Which.")),
    .unnoticed(
      "textSelection", "Lets people select texts inside.",
      .init(
        "selectability", .option(["enabled", "disabled"]), unlabelled: true, required: true,
        "Whether they may.")),
    .drawn(
      "tint", "Sets the tint.", paints: .tint, .init("tint", .style, unlabelled: true, "The style.")
    ),
    .drawn(
      "underline", "Draws a line below the texts inside.", paints: .underline,
      .init("isActive", .bool, unlabelled: true, "True by default."),
      .init("pattern", .style, "The pattern of the line."),
      .init("color", .style, "The colour of the line.")),
  ]
}
