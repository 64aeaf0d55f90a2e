import ViewTreeInspector
import ViewTreeLayout

/// A visible change of a view in a step.
package struct ChangeRow: ReportRow {
  package var view: ViewReference?
  package var before: Rect?
  package var after: Rect?
  /// The other differences.
  package var details = DetailWords()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.view(Field("view", "", .identity).required, &view)
    fields.field(Field("before", nil, isNullable: true, .follows), &before)
    fields.field(Field("after", nil, isNullable: true, .follows), &after)
    var (appeared, gone) = (before == nil ? after : nil, after == nil ? before : nil)
    var (from, to): (Rect?, Rect?) = (nil, nil)
    // If the frame is unchanged, another property of the view has changed.
    if let before, let after, !FrameAround.isSame(before, after) { (from, to) = (before, after) }
    fields.field(.text("  new at  ", .detail), &appeared)
    fields.field(.text("  gone from  ", .detail), &gone)
    fields.field(.text("  ", .detail), &from)
    fields.field(.text("  to  ", .detail), &to)
    (before, after) = (gone ?? from ?? before, appeared ?? to ?? after)
    fields.field(Field("changes", "  ", .detail), &details)
  }
}

extension Section<ChangeRow> {
  /// The views that a step changed.
  static var changes: Section {
    Section(name: "changed", title: "Changed", key: "changed", storage: \.changes) {
      $0.changeRows()
    }
  }
}

extension ReportScope {
  fileprivate func changeRows() -> RowList<ChangeRow>? {
    guard let changes, let changed else { return nil }
    let words = ChangeWords(old: changed, new: inspection)
    return RowList(changes.indices) { [self] place in
      guard includes(changes[place].view) else { return nil }
      var row = ChangeRow()
      row.view = .recorded(changes[place].view)
      row.before = changes[place].before
      row.after = changes[place].after
      row.details = DetailWords(parts: words.details(of: changes[place]))
      return row
    }
  }
}
