extension ModifierDefinition {
  /// SwiftUI's `scrollPosition` (docs/explanation/containers.md, Scroll views).
  static let scrollPosition = ModifierDefinition(
    """
    func scrollPosition<I: Hashable>(id: Binding<I?>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    """, "Scrolls the scroll views inside to a view whose id is new.",
    support: .approximate("the binding is read, and stays as it is where a person scrolls")
  ) { p in
    let position = p(
      "position", .binding, unlabelled: true, "The binding to a ScrollPosition.")
    let id = p("id", .binding, "The binding to the id of a view that is a target.")
    let anchor = p("anchor", .unitPoint, "The alignment of that view.")
    return .scrollPosition(position: position, id: id, anchor: anchor)
  }

  /// SwiftUI's `scrollTargetLayout` (docs/explanation/containers.md, Scroll views).
  static let scrollTargetLayout = ModifierDefinition(
    "func scrollTargetLayout(isEnabled: Bool = true) -> some View",
    "Makes the views inside targets of scrolling.", support: .exact
  ) { p in
    let isEnabled = p("isEnabled", .bool, "True by default.")
    return .environment { environment, arguments in
      environment.scrolling.hasTargets = arguments[isEnabled] ?? true
    }
  }
}
