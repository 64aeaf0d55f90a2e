import ViewTreeInspector
import ViewTreeNumbers

/// Shows the rows of a document in which some views are drawn in ways of their own or not at all, and those that are of no
/// view or leave some out.
struct UnusualRows {
  private let scope: ReportScope
  private let filler: ViewRowFiller
  private let hasLooks: Bool
  private let hasDrawings: Bool
  /// What views hand to those in them; without looks there is nothing.
  private var inherited: InheritedLooks?
  private var unshown: UnshownViews?

  init(_ scope: ReportScope, _ filler: ViewRowFiller) {
    self.scope = scope
    self.filler = filler
    hasLooks = !scope.inspection.looks.isEmpty
    hasDrawings = hasLooks || !scope.inspection.drawings.isEmpty
    if !scope.inspection.unshown.isEmpty { unshown = UnshownViews(scope.inspection) }
  }

  /// Shows the next line, in a row that lines share.
  @inline(never)
  mutating func show(
    _ entry: ShownViews.Entry, in row: inout ViewRow, _ body: (inout ViewRow) -> Void
  ) {
    guard entry.isView else {
      if var line = line(entry) { body(&line) }
      return
    }
    let place = entry.view
    if hasLooks, entry.kind == .first {
      inherited = InheritedLooks(scope.inspection, from: place)
    }
    if unshown?.contains(place) == true {
      var row = unshownRow(entry)
      return body(&row)
    }
    if hasLooks { inherited?.enter(place) }
    filler.fill(&row, entry)
    let drawing = hasDrawings ? drawing(of: place) : RarePart()
    guard !drawing.isAbsent || entry.hiddenCount > 0 else { return body(&row) }
    row.drawing = drawing
    if entry.hiddenCount > 0 {
      row.viewsBelow = entry.hiddenCount
      row.hidden = RowList([HiddenRow(entry.hiddenCount)])
    }
    body(&row)
    // What few views say, the next one does not.
    row = filler.empty
  }

  /// How a view is drawn, given what it has of those around it.
  private func drawing(of place: ID<InspectedView>) -> RarePart<DrawingRow> {
    guard scope.inspection.views.drawing(of: place) != nil || inherited?.isPlain == false else {
      return RarePart()
    }
    return RarePart(DrawingRow(of: place, in: scope.inspection, inherited))
  }

  /// A view that a container measured and did not choose: it has no frames.
  private func unshownRow(_ entry: ShownViews.Entry) -> ViewRow {
    let view = scope.inspection.views[entry.view]
    var row = ViewRow()
    scope.add(view, entry, to: &row)
    if scope.needsPaths { row.path = .path(entry.view) }
    row.level = Int(view.depth)
    row.unshown.isUnshown = true
    if scope.needsPaths, view.modifierCount > 0 { row.modifiers = modifierNames(of: view) }
    return row
  }

  /// A line that is of no view: that of a component, or the path of a view where several are chosen, which
  /// JSON has anyway.
  private func line(_ entry: ShownViews.Entry) -> ViewRow? {
    if scope.needsPaths { return nil }
    if entry.kind == .component { return scope.row(ofComponent: entry) }
    var row = ViewRow()
    row.heading = .path(entry.view)
    return row
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
