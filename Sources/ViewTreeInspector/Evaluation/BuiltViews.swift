import ViewTreeLayout

/// What a pass has built, while it is recorded: lists that change no more, taken out of the pass once
/// instead of for each view.
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
