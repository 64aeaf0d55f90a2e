extension ModifierDefinition {
  /// SwiftUI's `tag` (docs/explanation/preferences.md, Dynamic containers and Tabs).
  static let tag = ModifierDefinition(
    "func tag<T: Hashable>(_ tag: T) -> some View",
    "Sets the tag of the view for a picker or a tab view.",
    support: .exact
  ) { p in
    let tag = p("tag", .any, unlabelled: true, required: true, "The tag.")
    p.bars = { bars, arguments in bars.tag = arguments[tag] }
    return .tag
  }
}
