import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Fills the row of one view after another with what the record says of views that are shown.
///
/// An object, for it is handed on for each view.
final class ViewRowFiller {
  private let scope: ReportScope
  /// Those of the record, held here so that nobody else has to hold them while one is looked at.
  private let views: InspectedViews
  /// A row without facts. Its lists of lines for modifiers are made for all views, which give them other numbers.
  let empty: ViewRow
  private let showsLines: Bool
  private let hasDetails: Bool

  init(_ scope: ReportScope) {
    self.scope = scope
    views = scope.inspection.views
    var empty = ViewRow()
    empty.bare = RowList(0..<0) { places, body in
      var row = ModifierRow()
      for place in places {
        scope.fill(&row, contentOf: ID(place))
        body(&row)
      }
    }
    empty.modifiers = RowList(0..<0) { places, body in
      var row = ModifierRow()
      for place in places {
        scope.fill(&row, modifier: ID(place))
        body(&row)
      }
    }
    self.empty = empty
    showsLines = scope.needsPaths || scope.options.showsModifiers
    hasDetails = scope.options.showsProposals || scope.options.showsPixels
  }

  /// Says of a view what every view has, in a row that may have said the same of another one.
  func fill(_ row: inout ViewRow, _ entry: ShownViews.Entry) {
    let view = views[entry.view]
    scope.add(view, entry, to: &row)
    if scope.needsPaths { row.path = .path(entry.view) }
    row.level = Int(view.depth)
    row.frame = view.frame
    row.content = view.content
    if hasDetails { addDetails(of: view, at: entry.view, to: &row) }
    if showsLines { addModifiers(of: view, at: entry.view, to: &row) }
  }

  private func addDetails(
    of view: InspectedView, at place: ID<InspectedView>, to row: inout ViewRow
  ) {
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
    let first = view.firstModifier.index
    row.modifiers.remake(of: first..<first + Int(view.modifierCount))
    row.bare.remake(of: place.index..<(view.modifierCount > 0 ? place.index + 1 : place.index))
  }
}

extension ReportScope {
  fileprivate func fill(_ row: inout ModifierRow, contentOf place: ID<InspectedView>) {
    let frame = inspection.views.frames(of: place).content
    row.frame = frame
    if options.showsProposals { row.proposal = inspection.views.contentProposal(of: place) }
    if options.showsPixels { row.pixels = pixels.drawnFrame(frame) }
  }

  fileprivate func fill(_ row: inout ModifierRow, modifier place: ID<InspectedModifier>) {
    let frame = inspection.modifiers.frame(of: place)
    row.title = .modifier(inspection.modifiers.name(of: place))
    row.frame = frame
    if options.showsProposals { row.proposal = inspection.modifiers[place].proposal }
    if options.showsPixels { row.pixels = pixels.drawnFrame(frame) }
  }
}
