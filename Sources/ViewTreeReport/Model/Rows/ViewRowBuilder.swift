import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Builds the rows of views from the record, in pre-order.
struct ViewRowBuilder {
  private let scope: ReportScope
  private let views: InspectedViews
  /// The lines of modifiers of all views. Each row takes the list with its own numbers.
  private let bare: RowList<ModifierRow>
  private let modifiers: RowList<ModifierRow>
  private let showsLines: Bool
  /// The looks inherited from enclosing views, or `nil` without looks.
  private var inherited: InheritedLooks?
  private var measuredOnly: UnshownViews?

  init(_ scope: ReportScope) {
    self.scope = scope
    views = scope.inspection.views
    bare = RowList(0..<0, ModifierRow.init) { scope.fill(&$1, contentOf: ID($0)) }
    modifiers = RowList(0..<0, ModifierRow.init) { scope.fill(&$1, modifier: ID($0)) }
    showsLines = scope.needsPaths || scope.options.showsModifiers
    if !scope.inspection.measuredOnly.isEmpty { measuredOnly = UnshownViews(scope.inspection) }
  }

  /// Fills a new row. Returns false for a line that the format omits.
  mutating func fill(_ row: inout ViewRow, _ entry: ShownViews.Entry) -> Bool {
    guard entry.isView else { return fillLine(&row, entry) }
    let place = entry.view
    let view = views[place]
    scope.add(view, entry, to: &row)
    if scope.needsPaths { row.path = .path(place) }
    row.level = Int(view.depth)
    if entry.kind == .first, !scope.inspection.looks.isEmpty {
      inherited = InheritedLooks(scope.inspection, from: place)
    }
    if measuredOnly?.contains(place) == true {
      row.measuredOnly.isUnshown = true
      if scope.needsPaths { row.modifiers = modifierNames(of: view) }
      return true
    }
    inherited?.enter(place)
    addGeometry(of: view, at: place, to: &row)
    if showsLines { addModifiers(of: view, at: place, to: &row) }
    addDrawing(of: place, to: &row)
    if entry.hiddenCount > 0 {
      row.viewsBelow = entry.hiddenCount
      row.hidden = RowList([HiddenRow(entry.hiddenCount)])
    }
    return true
  }

  /// Fills a line without a view: a component, or the path of a chosen view, which JSON has anyway.
  private func fillLine(_ row: inout ViewRow, _ entry: ShownViews.Entry) -> Bool {
    if scope.needsPaths { return false }
    if entry.kind == .component {
      row = scope.row(ofComponent: entry)
    } else {
      row.heading = .path(entry.view)
    }
    return true
  }

  private func addGeometry(
    of view: InspectedView, at place: ID<InspectedView>, to row: inout ViewRow
  ) {
    row.frame = view.frame
    row.content = view.content
    if scope.options.showsProposals {
      row.proposal = views.proposal(of: place)
      row.contentProposal = views.contentProposal(of: place)
    }
    if scope.options.showsPixels {
      row.pixels = scope.pixels.drawnFrame(view.frame)
      row.contentPixels = scope.pixels.drawnFrame(view.content)
    }
  }

  private func addModifiers(
    of view: InspectedView, at place: ID<InspectedView>, to row: inout ViewRow
  ) {
    guard view.modifierCount > 0 else { return }
    let first = view.firstModifier.index
    row.modifiers = modifiers.remade(of: first..<first + Int(view.modifierCount))
    row.bare = bare.remade(of: place.index..<place.index + 1)
  }

  /// Adds the looks of a view, relative to the looks of the enclosing views.
  private func addDrawing(of place: ID<InspectedView>, to row: inout ViewRow) {
    guard views.drawing(of: place) != nil || inherited?.isPlain == false else { return }
    row.drawing = DrawingRow(of: place, in: scope.inspection, inherited)
  }

  /// The modifiers of a view that has no frames.
  private func modifierNames(of view: InspectedView) -> RowList<ModifierRow> {
    let first = view.firstModifier.index
    let modifiers = scope.inspection.modifiers
    return RowList(first..<first + Int(view.modifierCount)) { place in
      var row = ModifierRow()
      row.title = .modifier(modifiers.name(of: ID(place)))
      return row
    }
  }
}

extension ReportScope {
  fileprivate func fill(_ row: inout ModifierRow, contentOf place: ID<InspectedView>) -> Bool {
    let frame = inspection.views.frames(of: place).content
    row.frame = frame
    if options.showsProposals { row.proposal = inspection.views.contentProposal(of: place) }
    if options.showsPixels { row.pixels = pixels.drawnFrame(frame) }
    return true
  }

  fileprivate func fill(_ row: inout ModifierRow, modifier place: ID<InspectedModifier>) -> Bool {
    let frame = inspection.modifiers.frame(of: place)
    row.title = .modifier(inspection.modifiers.name(of: place))
    row.frame = frame
    if options.showsProposals { row.proposal = inspection.modifiers[place].proposal }
    if options.showsPixels { row.pixels = pixels.drawnFrame(frame) }
    return true
  }
}
