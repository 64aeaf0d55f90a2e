/// Modifiers for assistive technology, without a visible effect (docs/format.md, Without effect on
/// layout).
extension ModifierDefinition {
  static let accessibility: [ModifierDefinition] = [
    .unnoticed(
      "accessibility", "The older form of the modifiers for assistive technology.",
      .init("label", .text, orAs: "Text(", "The label."),
      .init("value", .text, orAs: "Text(", "The value."),
      .init("hint", .text, orAs: "Text(", "The hint."),
      .init("identifier", .text, "The identifier."),
      .init("hidden", .bool, "Whether it is hidden."),
      .init("addTraits", .expression, "What it is."),
      .init("removeTraits", .expression, "What it is not."),
      .init("sortPriority", .number, "The place in the order of reading.")),
    .unnoticed(
      "accessibilityAction", "Adds an action.", .init("named", .text, "Its name."),
      .init("actionKind", .expression, "Its kind."),
      .init("handler", .closure(.action), unlabelled: true, required: true, "What happens.")),
    .unnoticed(
      "accessibilityActions", "Adds actions.",
      .init(
        "content", .content, unlabelled: true, required: true, "The buttons; they are not laid out."
      )),
    .unnoticed(
      "accessibilityActivationPoint", "Sets where it is activated.",
      .init("activationPoint", .expression, unlabelled: true, required: true, "The place.")),
    .unnoticed(
      "accessibilityAddTraits", "Adds traits.",
      .init("traits", .expression, unlabelled: true, required: true, "The traits.")),
    .unnoticed(
      "accessibilityAdjustableAction", "Adds an action that makes a value larger or smaller.",
      .init("as", .parameterName(default: ["direction"]), "The name of the direction."),
      .init("handler", .closure(.valueAction), unlabelled: true, required: true, "What happens.")),
    .unnoticed(
      "accessibilityChildren", "Replaces what is inside.",
      .init("children", .content, required: true, "The views; they are not laid out.")),
    .unnoticed(
      "accessibilityElement", "Makes the view one element.",
      .init("children", .expression, "What becomes of the elements inside; .ignore by default.")),
    .unnoticed(
      "accessibilityFocused", "Ties the focus to a variable.",
      .init("condition", .binding, unlabelled: true, required: true, "The binding."),
      .init("equals", .expression, "The value at which it has the focus.")),
    .unnoticed(
      "accessibilityHeading", "Makes it a heading.",
      .init("level", .expression, unlabelled: true, required: true, "Its level.")),
    .unnoticed(
      "accessibilityHint", "Says what comes of an action.",
      .init("hint", .text, unlabelled: true, required: true, orAs: "Text(", "The hint.")),
    .unnoticed(
      "accessibilityIgnoresInvertColors", "Keeps its colours.",
      .init("active", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "accessibilityInputLabels", "Says by which names it is spoken to.",
      .init("inputLabels", .expression, unlabelled: true, required: true, "The names.")),
    .unnoticed(
      "accessibilityRemoveTraits", "Takes traits away.",
      .init("traits", .expression, unlabelled: true, required: true, "The traits.")),
    .unnoticed(
      "accessibilityRepresentation", "Describes it by other views.",
      .init("representation", .content, required: true, "The views; they are not laid out.")),
    .unnoticed(
      "accessibilityRespondsToUserInteraction", "Says whether it responds.",
      .init("respondsToUserInteraction", .bool, unlabelled: true, "True by default.")),
    .unnoticed(
      "accessibilityRotor", "Offers ways through the view to assistive technology.",
      .init("label", .text, unlabelled: true, required: true, orAs: "Text(", "The name of the way.")
    ),
    .unnoticed(
      "accessibilityShowsLargeContentViewer", "Shows it large where it is pressed.",
      .init("largeContentView", .content, unlabelled: true, "The views; they are not laid out.")),
    .unnoticed(
      "accessibilitySortPriority", "Says how early it is read.",
      .init("sortPriority", .number, unlabelled: true, required: true, "The greatest comes first.")),
    .unnoticed(
      "accessibilityTextContentType", "Says what its text is.",
      .init("value", .expression, unlabelled: true, required: true, "What it is.")),
    .unnoticed(
      "accessibilityValue", "Says its value.",
      .init("value", .text, unlabelled: true, required: true, orAs: "Text(", "The value.")),
  ]
}
