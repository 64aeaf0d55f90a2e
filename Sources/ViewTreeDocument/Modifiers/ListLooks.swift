// What changes how the rows of a list look and what a person can do with them, and no frame
// (docs/format.md, Without effect on layout and preferences).
extension ModifierDefinition {
  private static let visibility = ParameterDefinition(
    "visibility", .option(["automatic", "visible", "hidden"]), unlabelled: true, required: true,
    "Whether it is seen.")

  private static let separatorEdges = ParameterDefinition(
    "edges", .expression, "Above or below; both by default.")

  /// SwiftUI's `listRowSeparator`.
  static let listRowSeparator = ModifierDefinition(
    "listRowSeparator", "Shows or hides the lines between rows.", [visibility, separatorEdges],
    draws: .content, .neutral)

  /// SwiftUI's `listSectionSeparator`.
  static let listSectionSeparator = ModifierDefinition(
    "listSectionSeparator", "Shows or hides the lines between sections.",
    [visibility, separatorEdges], draws: .content, .neutral)

  /// SwiftUI's `listRowSeparatorTint`.
  static let listRowSeparatorTint = ModifierDefinition(
    "listRowSeparatorTint", "Sets the colour of the lines between rows.",
    [
      ParameterDefinition("color", .style, unlabelled: true, required: true, "The colour."),
      separatorEdges,
    ],
    draws: .content, .neutral)

  /// SwiftUI's `listItemTint`.
  static let listItemTint = ModifierDefinition(
    "listItemTint", "Sets the colour of what stands in rows.",
    [ParameterDefinition("tint", .style, unlabelled: true, required: true, "The colour.")],
    draws: .content, .neutral)

  /// SwiftUI's `listRowBackground`.
  static let listRowBackground = ModifierDefinition(
    "listRowBackground", "Puts a view behind a row.",
    [
      ParameterDefinition(
        "view", .content, unlabelled: true, "The view behind the row; it is not laid out.")
    ],
    support: .notModelled("the view behind the row is not laid out"),
    draws: .content, .neutral)

  /// SwiftUI's `scrollContentBackground`.
  static let scrollContentBackground = ModifierDefinition(
    "scrollContentBackground", "Shows or hides what is behind what scrolls.", [visibility],
    draws: .content, .neutral)

  /// SwiftUI's `badge`.
  static let badge = ModifierDefinition(
    "badge", "Puts a number or a word at the end of a row or on a tab.",
    [ParameterDefinition("count", .any, unlabelled: true, "The number or the word.")],
    support: .notModelled("it takes no room in a row"),
    draws: .content, .neutral)

  /// SwiftUI's `swipeActions`.
  static let swipeActions = ModifierDefinition(
    "swipeActions", "Puts buttons behind a row.",
    [
      ParameterDefinition("edge", .option(["leading", "trailing"]), "The side of the row."),
      ParameterDefinition(
        "allowsFullSwipe", .bool, "Whether the first of them follows a long swipe."),
      ParameterDefinition(
        "content", .content, required: true, "The buttons; they are not laid out."),
    ],
    .neutral)

  /// SwiftUI's `refreshable`.
  static let refreshable = ModifierDefinition(
    "refreshable", "Loads again what is shown when somebody pulls it; nobody does.", [],
    .neutral)

  /// SwiftUI's `onDelete`, of a loop.
  static let onDelete = ModifierDefinition(
    "onDelete", "Lets a person delete rows of a loop; nobody does.", [], .neutral)

  /// SwiftUI's `onMove`, of a loop.
  static let onMove = ModifierDefinition(
    "onMove", "Lets a person move rows of a loop; nobody does.", [], .neutral)
}
