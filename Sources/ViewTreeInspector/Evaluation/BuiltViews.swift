import ViewTreeLayout

/// The lists that a pass has built, while it's recorded. They no longer change, and are read from
/// the pass once instead of once per view.
struct BuiltViews {
  let views: [ViewRecord]
  let groups: [GroupRecord]
  let modifiers: [ModifierRecord]
  let layout: LayoutTree
  let hasShapeEffects: Bool

  init(_ pass: FinishedPass) {
    views = pass.built.views
    groups = pass.built.groups
    modifiers = pass.built.modifiers
    layout = pass.layout
    hasShapeEffects = !pass.built.shapeEffects.isEmpty
  }
}
