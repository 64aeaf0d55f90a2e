import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// A layout prepared for finding faults: visible views, clipping and bounding frames, and drawn
/// extents.
///
/// Views are in the order of `Inspection.views`, in which each view follows its parent. Making it
/// takes linear time in the number of views and modifiers.
struct LayoutSurvey {
  /// The properties of one view.
  struct View {
    /// The view around it, or `nil` for a root.
    var parent: ID<InspectedView>?
    var role = InspectedGroup.Role.root
    /// The traits of the view itself.
    var traits: ViewDefinition.Traits = []
    /// Its modifiers, the innermost first.
    var firstModifier = ID<InspectedModifier>(0)
    var modifierCount: UInt32 = 0
    /// True if it has a position, and isn't hidden.
    var isShown = false
    /// True if a modifier or an enclosing view hides it.
    var isHidden = false
    /// True if it's drawn itself, and not by way of another view.
    var isLeaf = false
    /// The axes along which an enclosing view scrolls it.
    var scrolledAxes: AxisSet = []
    /// True if it is inside scrollable content.
    var isScrolled: Bool { !scrolledAxes.isEmpty }
    /// True if it is in a list, whose rows take taps.
    var isInList = false
    /// True if a modifier intentionally moves it or an enclosing view.
    var isMoved = false
    /// True if it's in its own window, such as a sheet.
    var isPresented = false
    /// True if it's in a sheet or a cover, whose height is known.
    var isInSheet = false
    /// True if it's in an overlay or a background, at any depth.
    var isSecondary = false
    /// The visible part of the window after clipping by enclosing modifiers, or `nil` if no
    /// modifier clips.
    var clip: Rect?
    /// The enclosing frames that must contain it, the outermost first.
    var bounds: [(rect: Rect, modifier: ID<InspectedModifier>)] = []
    /// The drawn extent of it and its content, as its parent sees it, or `nil` if there is none.
    var extent: Rect?
  }

  let inspection: Inspection
  let explainer: LayoutExplainer
  /// The length by which a view can exceed its bounds without being a fault. Texts are rounded up
  /// to whole pixels, so they can take a fraction of a pixel more than their proposal.
  let tolerance: Double
  private(set) var views: IDTable<InspectedView, View>
  /// The build order index of each view.
  let built: IDTable<InspectedView, ID<ViewRecord>>

  init(_ inspection: Inspection, _ explainer: LayoutExplainer) {
    self.inspection = inspection
    self.explainer = explainer
    tolerance = inspection.window.pixel - 1e-6
    views = IDTable(repeating: View(), count: inspection.views.count)
    var built = IDTable<InspectedView, ID<ViewRecord>>(
      repeating: .none, count: inspection.views.count)
    for (number, place) in explainer.places.enumerated() { built[place] = ID(number) }
    self.built = built
    findPlaced()
    for place in inspection.views.ids {
      enter(place, inspection.definition(of: inspection.views.name(of: place))?.traits ?? [])
    }
    for place in inspection.views.ids.reversed() { measure(place) }
  }

  /// True if a view is drawn itself, and has a size.
  func isDrawn(_ place: ID<InspectedView>) -> Bool {
    guard views[place].isShown, views[place].isLeaf else { return false }
    let size = inspection.views.frames(of: place).content.size
    return size.width > 0 && size.height > 0
  }

  /// True if text, a control, or another readable or touchable view is drawn.
  func isMeaningful(_ place: ID<InspectedView>) -> Bool {
    isDrawn(place) && !views[place].traits.contains(.decoration)
  }

  // MARK: - Root to leaves

  /// Records the views that have a position.
  private mutating func findPlaced() {
    let (records, layout) = (explainer.pass.built.views, explainer.pass.layout)
    for (place, number) in zip(views.ids, built.values) where number.index < records.count {
      guard let node = records[number].content ?? records[number].outer else { continue }
      views[place].isShown = layout.isPlaced(node)
    }
  }

  private mutating func enter(_ place: ID<InspectedView>, _ traits: ViewDefinition.Traits) {
    let record = inspection.views[place]
    var view = inherited(in: inspection.groups[record.group])
    view.traits = traits
    view.isLeaf = !traits.contains(.empty)
    (view.firstModifier, view.modifierCount) = (record.firstModifier, record.modifierCount)
    for modifier in modifiers(of: view).reversed() {
      let traits = self.traits(of: modifier)
      if !traits.isEmpty { view.enter(modifier, traits, inspection.modifiers, tolerance) }
    }
    view.isShown = !view.isHidden && views[place].isShown
    views[place] = view
    // A view with visible children isn't a leaf.
    if view.role == .children, let parent = view.parent { views[parent].isLeaf = false }
  }

  private func modifiers(of view: View) -> Range<ID<InspectedModifier>> {
    view.firstModifier..<view.firstModifier.advanced(by: view.modifierCount)
  }

  /// The properties that a view inherits from its enclosing view.
  private func inherited(in group: InspectedGroup) -> View {
    guard group.role != .root, group.parent.index < views.count else { return View() }
    var view = views[group.parent]
    let around = view.traits
    view.parent = group.parent
    view.role = group.role
    view.extent = nil
    guard group.role == .children else {
      view.bounds = []
      view.isSecondary = true
      view.isPresented = view.isPresented || group.role.isPresented
      if group.role.isPresented {
        view.isInSheet = group.role == .sheet || group.role == .fullScreenCover
      }
      return view
    }
    if around.contains(.scrolls) {
      view.cut(by: inspection.views.frames(of: group.parent).content)
      view.bounds = []
      view.scrolledAxes.formUnion(around.contains(.list) ? .both : scrolledAxes(of: group.parent))
      view.isInList = view.isInList || around.contains(.list)
    }
    return view
  }

  /// The axes of a scroll view, or both axes for another view that scrolls.
  private func scrolledAxes(of place: ID<InspectedView>) -> AxisSet {
    guard let node = node(place) else { return .both }
    for case .scrolled(let axes, _) in explainer.pass.layout.explanation(of: node).steps {
      return axes
    }
    return .both
  }

  // MARK: - From the leaves up

  private mutating func measure(_ place: ID<InspectedView>) {
    let view = views[place]
    var extent = view.extent
    if isDrawn(place) {
      let content = inspection.views.frames(of: place).content
      extent = extent.map { $0.union(content) } ?? content
      if let outline = outline(of: place) { extent = extent?.union(outline) }
    }
    if extent != nil, view.traits.contains(.scrolls) {
      extent = extent?.intersection(inspection.views.frames(of: place).content)
    }
    for modifier in modifiers(of: view) where extent != nil {
      let traits = self.traits(of: modifier)
      if !traits.isEmpty { extent = drawn(extent, inside: modifier, traits, of: place) }
    }
    views[place].extent = extent
    guard let extent, view.role == .children, let parent = view.parent else { return }
    let whole = views[parent].extent
    views[parent].extent = whole.map { $0.union(extent) } ?? extent
  }

  /// True for a path or a shape whose outline is larger than its frame.
  func drawsOutside(_ place: ID<InspectedView>) -> Bool {
    outline(of: place).map {
      !inspection.views.frames(of: place).content.holds($0, but: tolerance)
    } ?? false
  }

  /// The rectangle around the outline of a `Path` or of a shape of the document, which can be larger
  /// than the view. `nil` for any other view, and for one that is rotated or scaled.
  private func outline(of place: ID<InspectedView>) -> Rect? {
    let view = inspection.views[place]
    guard case .shape(.value)? = inspection.definition(of: view.name)?.painting,
      inspection.drawing(of: view).corners == nil,
      let look = inspection.looks(of: view).first(where: { $0.modifier == nil }),
      look.argumentCount > 0,
      case .value(let value) = inspection.lookArguments[look.firstArgument].value,
      let path = DrawnGeometry(explainer).path(of: value, in: view.content)
    else { return nil }
    let box = path.boundingRect
    let numbers = [box.minX, box.minY, box.size.width, box.size.height]
    guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func traits(of modifier: ID<InspectedModifier>) -> ModifierDefinition.Traits {
    inspection.definition(of: inspection.modifiers.name(of: modifier))?.traits ?? []
  }

  /// The drawn part of content inside a modifier of a view.
  private func drawn(
    _ extent: Rect?, inside modifier: ID<InspectedModifier>,
    _ traits: ModifierDefinition.Traits,
    of place: ID<InspectedView>
  ) -> Rect? {
    if traits.contains(.moves) || traits.contains(.hides) { return nil }
    let frame = inspection.modifiers.frame(of: modifier)
    if traits.contains(.pads) {
      let inner =
        modifier == views[place].firstModifier
        ? inspection.views.frames(of: place).content
        : inspection.modifiers.frame(of: modifier.advanced(by: -1))
      // Negative padding is intentional.
      if !frame.holds(inner, but: tolerance) { return nil }
    }
    return traits.contains(.clips) ? extent?.intersection(frame) : extent
  }
}

extension LayoutSurvey.View {
  /// Enters a modifier with traits.
  fileprivate mutating func enter(
    _ modifier: ID<InspectedModifier>, _ traits: ModifierDefinition.Traits,
    _ modifiers: InspectedModifiers, _ tolerance: Double
  ) {
    if traits.contains(.clips) { cut(by: modifiers.frame(of: modifier)) }
    if traits.contains(.bounds) { bind(by: modifiers.frame(of: modifier), modifier, tolerance) }
    if traits.contains(.moves) {
      isMoved = true
      bounds = []
    }
    if traits.contains(.hides) { isHidden = true }
  }

  fileprivate mutating func cut(by rect: Rect) {
    guard let clip else { return self.clip = rect }
    self.clip = clip.intersection(rect) ?? Rect(origin: rect.origin, size: .zero)
  }

  fileprivate mutating func bind(
    by rect: Rect, _ modifier: ID<InspectedModifier>, _ tolerance: Double
  ) {
    // A frame that contains an outer frame can't be too small.
    if bounds.contains(where: { rect.holds($0.rect, but: tolerance) }) { return }
    bounds.append((rect, modifier))
  }
}
