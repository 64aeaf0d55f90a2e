extension ModifierDefinition {
  /// SwiftUI's `scrollPosition` (docs/explanation/containers.md, Scroll views).
  static let scrollPosition = ModifierDefinition(
    """
    func scrollPosition<I: Hashable>(id: Binding<I?>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    """, "Scrolls the scroll views inside to a view when the id changes.",
    support: .approximate("viewtree reads the binding, and scrolling by users does not change it")
  ) { p in
    let position = p(
      "position", .binding, unlabelled: true, "The binding to a ScrollPosition.")
    let id = p("id", .binding, "The binding to the id of a target view.")
    let anchor = p("anchor", .unitPoint, "The alignment of that view.")
    return .scrollPosition(position: position, id: id, anchor: anchor)
  }

  /// SwiftUI's `scrollTargetLayout` (docs/explanation/containers.md, Scroll views).
  static let scrollTargetLayout = ModifierDefinition(
    "func scrollTargetLayout(isEnabled: Bool = true) -> some View",
    "Makes the views inside scroll targets.", support: .exact
  ) { p in
    let isEnabled = p("isEnabled", .bool, "True by default.")
    return .environment { environment, arguments in
      environment.scrolling.hasTargets = arguments[isEnabled] ?? true
    }
  }
}
