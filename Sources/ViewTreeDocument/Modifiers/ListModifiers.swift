import ViewTreeLayout

/// Modifiers of lists and forms and of their content that affect layout
/// (docs/explanation/containers.md, Lists). The others are neutral.
extension ModifierDefinition {
  static let formStyle = ModifierDefinition(
    "func formStyle<F: FormStyle>(_ style: F) -> some View",
    "Sets the style of the forms within this view.",
    support: .approximate("the style `columns` has one column"), draws: .content
  ) { p in
    let isColumns = p.choice(
      "style", [("automatic", false), ("grouped", false), ("columns", true)], unlabelled: true,
      required: true, "The style.")
    return .environment { environment, arguments in
      environment.list.formIsColumns = arguments[isColumns] ?? false
    }
  }

  static let headerProminence = ModifierDefinition(
    "func headerProminence(_ prominence: Prominence) -> some View",
    "Sets the prominence of section headers within this view.",
    support: .approximate("a header with increased prominence is a bold `title3`"), draws: .content
  ) { p in
    let isIncreased = p.choice(
      "prominence", [("standard", false), ("increased", true)], unlabelled: true, required: true,
      "The prominence.")
    return .environment { environment, arguments in
      if arguments[isIncreased] == true { environment.makeHeaderProminent() }
    }
  }

  static let listRowInsets = ModifierDefinition(
    "func listRowInsets(_ insets: EdgeInsets?) -> some View",
    "Sets the insets of a row.", support: .exact
  ) { p in
    let insets = p(
      "insets", .insets, unlabelled: true,
      "Points on each edge, or null for the list's insets.")
    return .environment { environment, arguments in
      environment.list.rowInsets = arguments[insets]
    }
  }

  static let listRowSpacing = ModifierDefinition(
    "func listRowSpacing(_ spacing: CGFloat?) -> some View",
    "Sets the distance between the rows of the lists within this view.", support: .exact
  ) { p in
    let spacing = p(
      "spacing", .number, unlabelled: true, required: true, along: .vertical,
      "Points between rows, or null for none.")
    return .environment { environment, arguments in
      environment.list.rowSpacing = arguments[spacing]
    }
  }

  static let listSectionSpacing = ModifierDefinition(
    """
    func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    func listSectionSpacing(_ points: CGFloat) -> some View
    """, "Sets the distance between the sections of the lists within this view, or of a section.",
    support: .approximate("`compact` is half of the default distance")
  ) { p in
    let isCompact = p.choice(
      "spacing", [("default", false), ("compact", true)], unlabelled: true,
      "The distance as a name.")
    let points = p(
      "points", .number, unlabelled: true, along: .vertical, "The distance in points.")
    p.exclude([isCompact.handle.place], [points.place])
    return .environment { environment, arguments in
      environment.list.sectionSpacing =
        arguments[points] ?? (arguments[isCompact] == true ? 17.5 : nil)
    }
  }

  static let listStyle = ModifierDefinition(
    "func listStyle<L: ListStyle>(_ style: L) -> some View",
    "Sets the style of the lists within this view.",
    support: .approximate("`inset` and `sidebar` use the distances of other styles"),
    draws: .content
  ) { p in
    let style = p.choice(
      "style",
      [
        ("automatic", ListStyle.insetGrouped), ("insetGrouped", .insetGrouped),
        ("grouped", .grouped), ("plain", .plain), ("inset", .inset), ("sidebar", .sidebar),
        ("DefaultListStyle", .insetGrouped), ("InsetGroupedListStyle", .insetGrouped),
        ("GroupedListStyle", .grouped), ("PlainListStyle", .plain), ("InsetListStyle", .inset),
        ("SidebarListStyle", .sidebar),
      ],
      unlabelled: true, required: true, "The style.")
    return .environment { environment, arguments in
      if let style = arguments[style] { environment.list.style = style }
    }
  }

  static let tableColumnHeaders = ModifierDefinition(
    "func tableColumnHeaders(_ visibility: Visibility) -> some View",
    "Shows or hides the column titles of tables within this view.", support: .exact
  ) { p in
    let isHidden = p.choice(
      "visibility", [("automatic", false), ("visible", false), ("hidden", true)],
      unlabelled: true, required: true, "The visibility.")
    return .environment { environment, arguments in
      environment.hidesTableHeaders = arguments[isHidden] ?? false
    }
  }

  // MARK: - Editing

  static let onDelete = ModifierDefinition(
    """
    extension DynamicViewContent
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    """, "Lets users delete rows of a loop. In edit mode, these rows are indented.",
    support: .exact
  ) { _ in .environment { environment, _ in environment.list.isDeletable = true } }

  static let onMove = ModifierDefinition(
    """
    extension DynamicViewContent
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    """, "Lets users move rows of a loop. In edit mode, these rows are narrower.", support: .exact
  ) { _ in .environment { environment, _ in environment.list.isMovable = true } }

  static let deleteDisabled = ModifierDefinition(
    "func deleteDisabled(_ isDisabled: Bool) -> some View", "Prevents the deletion of rows.",
    support: .exact
  ) { p in
    let isDisabled = p(
      "isDisabled", .bool, unlabelled: true, required: true, "True to disable it.")
    return .environment { environment, arguments in
      if arguments[isDisabled] ?? true { environment.list.isDeletable = false }
    }
  }

  static let moveDisabled = ModifierDefinition(
    "func moveDisabled(_ isDisabled: Bool) -> some View", "Prevents the movement of rows.",
    support: .exact
  ) { p in
    let isDisabled = p(
      "isDisabled", .bool, unlabelled: true, required: true, "True to disable it.")
    return .environment { environment, arguments in
      if arguments[isDisabled] ?? true { environment.list.isMovable = false }
    }
  }
}
