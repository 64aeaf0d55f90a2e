import ViewTreeLayout

/// A modifier of a view, with the frame of the view as modified so far. Without a name, the bare
/// view.
package struct ModifierRow: ReportRow {
  package var title = RowName.read("")
  package var frame: Rect?
  package var proposal: ProposedSize?
  package var pixels: Rect?

  package init() {}

  /// Its name as it was read.
  package var name: String {
    get { title.text }
    set { title = .read(newValue) }
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("name", "", .identity), &title)
    fields.field(Field("frame", "  "), &frame)
    fields.field(Field("proposal", "  proposed ", .detail), &proposal)
    fields.field(Field("pixels", "  pixels ", .follows), &pixels)
  }
}
