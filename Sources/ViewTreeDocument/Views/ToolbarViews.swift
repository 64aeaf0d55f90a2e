/// Views in toolbars (docs/explanation/preferences.md, Presentations).
extension ViewDefinition {
  private static let placements = [
    "automatic", "principal", "navigation", "primaryAction", "secondaryAction", "status",
    "confirmationAction", "cancellationAction", "destructiveAction", "navigationBarLeading",
    "navigationBarTrailing", "topBarLeading", "topBarTrailing", "topBarPinnedTrailing",
    "bottomBar", "keyboard", "title", "subtitle", "largeTitle", "largeSubtitle",
    "bottomOrnament",
  ]

  private static func placement(
    _ p: ParameterList, _ summary: String
  ) -> (handle: Handle<Int>, bottom: Int)? {
    let handle = p("placement", .option(placements), summary)
    return placements.firstIndex(of: "bottomBar").map { (handle, $0) }
  }

  private static let sideBySide = Support.approximate(
    "the views of a toolbar form a row, whatever their placement")

  /// SwiftUI's `ToolbarItem`.
  static let toolbarItem = ViewDefinition(
    """
    struct ToolbarItem<Content: View>: View
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    // read
    init(id identifier: String = "", placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init(id identifier: String = "", placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    """, "A view of a toolbar.", support: sideBySide
  ) { p in
    p.placement = placement(p, "The placement.")
    p.children()
    return .group
  }

  /// SwiftUI's `ToolbarItemGroup`.
  static let toolbarItemGroup = ViewDefinition(
    """
    struct ToolbarItemGroup<Content: View>: View
    init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    init<L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)
    """, "Views of a toolbar.", support: sideBySide
  ) { p in
    p.placement = placement(p, "The alignment of the views.")
    p.children()
    p("label", .content, "The placeholder, without layout.")
    return .group
  }

  /// SwiftUI's `ToolbarSpacer`.
  static let toolbarSpacer = ViewDefinition(
    """
    struct ToolbarSpacer: View
    init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)
    """, "Space between the views of a toolbar.",
    support: .notModelled("it takes no room")
  ) { p in
    p("sizing", .option(["flexible", "fixed"]), "The size.")
    p("placement", .option(placements), "The placement.")
    return .empty
  }
}
