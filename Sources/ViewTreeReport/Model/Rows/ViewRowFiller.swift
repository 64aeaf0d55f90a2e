import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Fills the row of one view after another with what the record says of views that are shown.
///
/// An object, for it is handed on for each view.
final class ViewRowFiller {
  private let scope: ReportScope
  /// Lists of lines for modifiers share these, so that no view makes any.
  private let bare: RowList<ModifierRow>.Maker
  private let modifiers: RowList<ModifierRow>.Maker
  private let showsLines: Bool
  private let hasDetails: Bool

  init(_ scope: ReportScope) {
    self.scope = scope
    bare = { places, body in
      for place in places {
        var row = scope.contentRow(place)
        body(&row)
      }
    }
    modifiers = { places, body in
      for place in places {
        var row = scope.modifierRow(place)
        body(&row)
      }
    }
    showsLines = scope.needsPaths || scope.options.showsModifiers
    hasDetails = scope.options.showsProposals || scope.options.showsPixels
  }

  /// Says of a view what every view has, in a row that may have said the same of another one.
  func fill(_ row: inout ViewRow, _ entry: ShownViews.Entry) {
    let view = scope.inspection.views[entry.index]
    scope.add(view, entry, to: &row)
    if scope.needsPaths { row.path = .path(UInt32(entry.index)) }
    row.level = Int(view.depth)
    row.frame = view.frame
    row.content = view.content
    if hasDetails { addDetails(of: view, at: entry.index, to: &row) }
    if showsLines { addModifiers(of: view, at: entry.index, to: &row) }
  }

  private func addDetails(of view: InspectedView, at place: Int, to row: inout ViewRow) {
    if scope.options.showsProposals {
      row.proposal = scope.inspection.views.proposal(of: place)
      row.contentProposal = scope.inspection.views.contentProposal(of: place)
    }
    if scope.options.showsPixels {
      row.pixels = scope.pixels.drawnFrame(view.frame)
      row.contentPixels = scope.pixels.drawnFrame(view.content)
    }
  }

  private func addModifiers(of view: InspectedView, at place: Int, to row: inout ViewRow) {
    guard view.modifierCount > 0 else {
      row.bare = RowList()
      row.modifiers = RowList()
      return
    }
    row.bare = RowList(place..<place + 1, bare)
    let first = Int(view.firstModifier)
    row.modifiers = RowList(first..<first + Int(view.modifierCount), modifiers)
  }
}

extension ReportScope {
  fileprivate func contentRow(_ place: Int) -> ModifierRow {
    let frame = inspection.views.frames(of: place).content
    var row = ModifierRow()
    row.frame = frame
    if options.showsProposals { row.proposal = inspection.views.contentProposal(of: place) }
    if options.showsPixels { row.pixels = pixels.drawnFrame(frame) }
    return row
  }

  fileprivate func modifierRow(_ place: Int) -> ModifierRow {
    let modifier = inspection.modifiers[place]
    var row = ModifierRow()
    row.name = inspection.names.modifiers[Int(modifier.name)]
    row.frame = modifier.frame
    if options.showsProposals { row.proposal = modifier.proposal }
    if options.showsPixels { row.pixels = pixels.drawnFrame(modifier.frame) }
    return row
  }
}
