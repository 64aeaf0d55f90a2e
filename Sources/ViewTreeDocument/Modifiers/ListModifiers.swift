import ViewTreeLayout

// What `List`, `Form` and the views in them understand (docs/semantics.md, Lists).
extension ModifierDefinition {
  private static let listStyles: [(name: String, style: ListStyle)] = [
    ("automatic", .insetGrouped), ("insetGrouped", .insetGrouped), ("grouped", .grouped),
    ("plain", .plain), ("inset", .inset), ("sidebar", .sidebar),
    ("DefaultListStyle", .insetGrouped), ("InsetGroupedListStyle", .insetGrouped),
    ("GroupedListStyle", .grouped), ("PlainListStyle", .plain), ("InsetListStyle", .inset),
    ("SidebarListStyle", .sidebar),
  ]

  /// SwiftUI's `listStyle`.
  static let listStyle = ModifierDefinition(
    "listStyle", "Sets the style of the lists inside.",
    [
      ParameterDefinition(
        "style", .option(listStyles.map(\.name)), unlabelled: true, required: true, "The style.")
    ],
    support: .approximate("the distances of `inset` and `sidebar` are those of other styles"),
    draws: .content,
    .environment { environment, arguments in
      if let style = arguments.option(0) { environment.list.style = listStyles[style].style }
    })

  /// SwiftUI's `formStyle`.
  static let formStyle = ModifierDefinition(
    "formStyle", "Sets the style of the forms inside.",
    [
      ParameterDefinition(
        "style", .option(["automatic", "grouped", "columns"]), unlabelled: true, required: true,
        "The style.")
    ],
    support: .approximate("the columns of `columns` are one"),
    draws: .content,
    .environment { environment, arguments in
      environment.list.formIsColumns = arguments.option(0) == 2
    })

  /// SwiftUI's `listRowInsets`.
  static let listRowInsets = ModifierDefinition(
    "listRowInsets", "Sets what a row adds around its view.",
    [
      ParameterDefinition(
        "insets", .insets, unlabelled: true, required: true,
        "Points on each edge; null for those of the list.")
    ],
    .environment { environment, arguments in
      environment.list.rowInsets = arguments.insets(0)
    })

  /// SwiftUI's `listRowSpacing`.
  static let listRowSpacing = ModifierDefinition(
    "listRowSpacing", "Sets the distance between the rows of the lists inside.",
    [
      ParameterDefinition(
        "spacing", .number, unlabelled: true, required: true, along: .vertical,
        "Points between rows; null for none.")
    ],
    .environment { environment, arguments in
      environment.list.rowSpacing = arguments.number(0)
    })

  /// SwiftUI's `listSectionSpacing`.
  static let listSectionSpacing = ModifierDefinition(
    "listSectionSpacing", "Sets the distance between the sections of the lists inside.",
    [
      ParameterDefinition(
        "spacing", .option(["default", "compact"]), unlabelled: true,
        "The distance by its name."),
      ParameterDefinition(
        "points", .number, unlabelled: true, along: .vertical, "The distance in points."),
    ],
    excluding: [["spacing"], ["points"]],
    support: .approximate(
      "`compact` is half of the usual distance; on one section it does nothing"),
    .environment { environment, arguments in
      environment.list.sectionSpacing =
        arguments.number(1) ?? (arguments.option(0) == 1 ? 17.5 : nil)
    })

  /// SwiftUI's `headerProminence`.
  static let headerProminence = ModifierDefinition(
    "headerProminence", "Sets how large the headers of sections inside are.",
    [
      ParameterDefinition(
        "prominence", .option(["standard", "increased"]), unlabelled: true, required: true,
        "The prominence.")
    ],
    support: .approximate("a header of increased prominence is a bold title3"),
    draws: .content,
    .environment { environment, arguments in
      if arguments.option(0) == 1 { environment.makeHeaderProminent() }
    })
}
