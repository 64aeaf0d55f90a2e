import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `defaultScrollAnchor` (docs/explanation/containers.md, Scroll views).
  static let defaultScrollAnchor = ModifierDefinition(
    """
    func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?, for: ScrollAnchorRole) -> some View
    """, "Sets the scroll anchor of the scroll views within this view.",
    support: .exact
  ) { p in
    let anchor = p("anchor", .unitPoint, unlabelled: true, required: true, "The anchor point.")
    let role = p(
      "for", .option(["initialOffset", "sizeChanges", "alignment"]),
      "The role (default: all).")
    return .environment { environment, arguments in
      let role = arguments[role]
      if role == nil || role == 0 { environment.scrolling.offsetAnchor = arguments[anchor] }
      if role == nil || role == 2 { environment.scrolling.alignmentAnchor = arguments[anchor] }
    }
  }
}
