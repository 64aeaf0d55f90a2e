import ViewTreeLayout

/// Views in toolbars (docs/explanation/containers.md, Toolbars).
extension ViewDefinition {
  /// The names of the placements, and the position that each has on an iPhone.
  private static let placements: [(String, BarPlacement)] = [
    ("automatic", .trailing), ("principal", .principal), ("navigation", .leading),
    ("primaryAction", .trailing), ("secondaryAction", .trailing), ("status", .status),
    ("confirmationAction", .trailing), ("cancellationAction", .leading),
    ("destructiveAction", .trailing), ("navigationBarLeading", .leading),
    ("navigationBarTrailing", .trailing), ("topBarLeading", .leading),
    ("topBarTrailing", .trailing), ("topBarPinnedTrailing", .trailing), ("bottomBar", .bottom),
    ("keyboard", .keyboard), ("title", .principal), ("subtitle", .principal),
    ("largeTitle", .principal), ("largeSubtitle", .principal), ("bottomOrnament", .bottom),
  ]

  private static let inBars = Support.approximate(
    "the distances in the bar are approximate, and a keyboard takes no space")

  /// SwiftUI's `ToolbarItem`.
  static let toolbarItem = ViewDefinition(
    """
    struct ToolbarItem<Content: View>: View
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    // read
    init(id identifier: String = "", placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init(id identifier: String = "", placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    """, "A view of a toolbar.", support: inBars
  ) { p in
    p.placement = p.choice("placement", placements, "The placement.")
    p.children()
    return .group
  }

  /// SwiftUI's `ToolbarItemGroup`.
  static let toolbarItemGroup = ViewDefinition(
    """
    struct ToolbarItemGroup<Content: View>: View
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init<L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
    """, "Views of a toolbar.", support: inBars
  ) { p in
    p.placement = p.choice("placement", placements, "The placement of the views.")
    p.children()
    p("label", .content, "The label (not laid out).")
    return .group
  }

  /// SwiftUI's `ToolbarSpacer`.
  static let toolbarSpacer = ViewDefinition(
    """
    struct ToolbarSpacer: View
    init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
    """, "Space between the views of a toolbar.",
    support: .notModelled("it takes no space")
  ) { p in
    p("sizing", .option(["flexible", "fixed"]), "The size.")
    p("placement", .option(placements.map(\.0)), "The placement.")
    return .empty
  }
}
