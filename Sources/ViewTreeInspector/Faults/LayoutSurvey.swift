import ViewTreeLayout
import ViewTreeNumbers

/// A layout as faults of it are looked for: which views are shown, what cuts and holds them, and what they
/// draw.
///
/// Views are in the order of `Inspection.views`, in which each stands behind the one around it. Made in a time
/// in the order of the number of views and modifiers.
struct LayoutSurvey {
  /// What is known of one view.
  struct View {
    /// The view around it; `nil` for a root.
    var parent: ID<InspectedView>?
    var role = InspectedGroup.Role.root
    /// Whether it has a place, and nothing hides it.
    var isShown = false
    /// Whether a modifier hides it, or a view around it.
    var isHidden = false
    /// Whether it is drawn itself, and no other view for it.
    var isLeaf = false
    /// Whether a person can scroll what it is in.
    var isScrolled = false
    /// Whether it is in a list, whose rows take taps.
    var isInList = false
    /// Whether a modifier moves it, or a view around it, on purpose.
    var isMoved = false
    /// Whether it is in a window of its own, such as a sheet.
    var isPresented = false
    /// Whether it is in front of or behind another view, or in one that is.
    var isSecondary = false
    /// What is left of the window for it by what cuts it; `nil` if nothing does.
    var clip: Rect?
    /// The frames around it that are meant to hold it: what they share, and the innermost of them.
    var bound: (rect: Rect, modifier: ID<InspectedModifier>)?
    /// What is drawn of it with all that is in it, as its parent sees it; `nil` for nothing.
    var extent: Rect?
  }

  let inspection: Inspection
  let explainer: LayoutExplainer
  /// By how much a view may be larger than its place before that is a fault: texts are rounded up to whole
  /// pixels, so that they take a part of one more than they are given.
  let tolerance: Double
  private(set) var views: IDTable<InspectedView, View>
  /// The views of each group, in their order.
  private(set) var members: IDTable<InspectedGroup, [ID<InspectedView>]>
  /// The order in which views were built, by their places.
  let built: IDTable<InspectedView, ID<ViewRecord>>

  init(_ inspection: Inspection, _ explainer: LayoutExplainer) {
    self.inspection = inspection
    self.explainer = explainer
    tolerance = 1 / Double(max(inspection.window.scale, 1)) - 1e-6
    views = IDTable(repeating: View(), count: inspection.views.count)
    members = IDTable(repeating: [], count: inspection.groups.count)
    var built = IDTable<InspectedView, ID<ViewRecord>>(
      repeating: .none, count: inspection.views.count)
    for (number, place) in explainer.places.enumerated() { built[place] = ID(number) }
    self.built = built
    for place in inspection.views.ids {
      members[inspection.views.group(of: place)].append(place)
    }
    findLeaves()
    for place in inspection.views.ids { enter(place) }
    for place in inspection.views.ids.reversed() { measure(place) }
  }

  /// The modifiers of a view, the innermost first.
  func modifiers(of place: ID<InspectedView>) -> Slice<InspectedModifiers> {
    let view = inspection.views[place]
    return inspection.modifiers[view.firstModifier.index...].prefix(Int(view.modifierCount))
  }

  /// Whether a view is drawn itself, and has a size.
  func isDrawn(_ place: ID<InspectedView>) -> Bool {
    let size = inspection.views[place].content.size
    return views[place].isShown && views[place].isLeaf && size.width > 0 && size.height > 0
  }

  /// Whether a text, a control or another thing that a person reads or touches is drawn.
  func isMeaningful(_ place: ID<InspectedView>) -> Bool {
    isDrawn(place) && !inspection.views[place].is(FaultRole.decoration)
  }

  // MARK: - From the root down

  private mutating func findLeaves() {
    for place in views.ids {
      views[place].isLeaf = !inspection.views[place].is(FaultRole.empty)
    }
    for (group, members) in zip(inspection.groups, members.values)
    where group.role == .children && !members.isEmpty {
      views[group.parent].isLeaf = false
    }
  }

  private mutating func enter(_ place: ID<InspectedView>) {
    let record = inspection.views[place]
    let group = inspection.groups[record.group]
    var view = inherited(in: group)
    view.isLeaf = views[place].isLeaf
    let first = record.firstModifier
    for (number, modifier) in modifiers(of: place).enumerated().reversed() {
      if modifier.is(FaultRole.clipping) { view.cut(by: modifier.frame) }
      if modifier.is(FaultRole.frame) {
        view.bind(by: modifier.frame, first.advanced(by: number), tolerance)
      }
      if modifier.is(FaultRole.moving) {
        view.isMoved = true
        view.bound = nil
      }
      if modifier.is(FaultRole.hiding) { view.isHidden = true }
    }
    view.isShown = !view.isHidden && isPlaced(place)
    views[place] = view
  }

  /// What a view has from the one around it.
  private func inherited(in group: InspectedGroup) -> View {
    guard group.role != .root, group.parent.index < views.count else { return View() }
    let around = inspection.views[group.parent]
    var view = views[group.parent]
    view.parent = group.parent
    view.role = group.role
    view.extent = nil
    guard group.role == .children else {
      view.bound = nil
      view.isSecondary = true
      view.isPresented = view.isPresented || group.role.isPresented
      return view
    }
    if around.is(FaultRole.scrolling) {
      view.cut(by: around.content)
      view.bound = nil
      view.isScrolled = true
      view.isInList = view.isInList || around.is(FaultRole.lists)
    }
    return view
  }

  private func isPlaced(_ place: ID<InspectedView>) -> Bool {
    let (number, pass) = (built[place], explainer.pass)
    guard number.index < pass.built.views.count,
      let node = pass.built.views[number].content ?? pass.built.views[number].outer
    else { return false }
    return pass.layout.isPlaced(node)
  }

  // MARK: - From the leaves up

  private mutating func measure(_ place: ID<InspectedView>) {
    let record = inspection.views[place]
    var extent = views[place].extent
    if isDrawn(place) {
      extent = extent.map { $0.union(record.content) } ?? record.content
    }
    if record.is(FaultRole.scrolling) {
      extent = extent.flatMap { $0.intersection(record.content) }
    }
    var inner = record.content
    for modifier in modifiers(of: place) {
      if modifier.is(FaultRole.clipping) {
        extent = extent.flatMap { $0.intersection(modifier.frame) }
      }
      let isNegative =
        modifier.is(FaultRole.padding) && !modifier.frame.holds(inner, but: tolerance)
      if isNegative || modifier.is(FaultRole.moving) || modifier.is(FaultRole.hiding) {
        extent = nil
      }
      inner = modifier.frame
    }
    views[place].extent = extent
    guard let extent, views[place].role == .children, let parent = views[place].parent else {
      return
    }
    let whole = views[parent].extent
    views[parent].extent = whole.map { $0.union(extent) } ?? extent
  }
}

extension LayoutSurvey.View {
  fileprivate mutating func cut(by rect: Rect) {
    guard let clip else { return self.clip = rect }
    self.clip = clip.intersection(rect) ?? Rect(origin: rect.origin, size: .zero)
  }

  fileprivate mutating func bind(
    by rect: Rect, _ modifier: ID<InspectedModifier>, _ tolerance: Double
  ) {
    guard let bound else { return self.bound = (rect, modifier) }
    // A frame that holds those around it is nothing that could be too small.
    if rect.holds(bound.rect, but: tolerance) { return }
    self.bound = (bound.rect.intersection(rect) ?? rect, modifier)
  }
}
