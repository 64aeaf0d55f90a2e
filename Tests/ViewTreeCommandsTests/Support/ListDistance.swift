@testable import ViewTreeLayout

/// A distance or a size in a list by system: a row of the table in docs/explanation/containers.md,
/// Distances. The numbers are those that lists read, and the marks name their sources.
struct ListDistance: Sendable {
  /// The distance in words.
  let name: String
  /// On iOS 15 to 18.
  let old: String
  /// On iOS 26.
  let new: String

  /// All rows of the table.
  static let rows: [ListDistance] = {
    let (old, new) = (
      ListMetrics(.insetGrouped, on: .iOS17), ListMetrics(.insetGrouped, on: .iOS26)
    )
    let plain = ListMetrics(.plain, on: .iOS17)
    func n(_ value: Double) -> String { SizeWords.number(value) }
    let margins =
      "\(n(old.margin)) (inset grouped), \(n(ListMetrics(.grouped, on: .iOS17).margin)) (grouped and plain)"
    return [
      ListDistance(name: "from each side of the list to its cells", old: margins, new: margins),
      ListDistance(
        name: "from each side of a cell to its view", old: n(old.rowInsets.leading),
        new: n(new.rowInsets.leading)),
      ListDistance(
        name: "above and below the view in a row", old: "\(n(old.rowInsets.top)) [M]",
        new: "\(n(new.rowInsets.top)) [M]"),
      ListDistance(
        name: "minimum height of a row",
        old:
          "\(n(old.leastRowHeight)): a line of body text with its leading, plus twice \(n(old.rowInsets.top)) [M]",
        new:
          "\(n(new.leastRowHeight)): the line, plus twice \(n(new.rowInsets.top)) [M, with a line of 26 points; I for 22]"
      ),
      ListDistance(
        name: "above the first row",
        old: "\(n(old.top)), or \(n(plain.top)) in the plain style [M]", new: "\(n(new.top)) [M]"),
      ListDistance(
        name: "above the text of the first header", old: "\(n(old.topOfHeader)) [M]",
        new: "\(n(new.topOfHeader)) [M]"),
      ListDistance(
        name: "between sections without header and footer",
        old: "twice \(n(old.afterRows)), rounded up to pixels: 35.333 at 3 pixels per point [M]",
        new: "\(n(new.afterRows + new.beforeRows)) [I]"),
      ListDistance(
        name: "above the text of any other header",
        old: "\(n(old.afterRows)), rounded to whole pixels, plus \(n(old.beforeHeader)) [I]",
        new: "\(n(new.afterRows + new.beforeHeader)) [M]"),
      ListDistance(
        name: "below the text of a header", old: "\(n(old.belowHeader)) [M]",
        new: "\(n(new.belowHeader)) [M]"),
      ListDistance(
        name: "between the last row and its footer", old: "\(n(old.aboveFooter)) [C]",
        new: "\(n(new.aboveFooter)) [M]"),
      ListDistance(
        name: "below a footer",
        old: "\(n(old.afterFooter)), plus the distance above the next section [C]",
        new:
          "\(n(new.afterFooter + new.beforeRows)) from the footer's slot to the next section's cells, or \(n(new.afterFooter + new.beforeHeader)) to the text of its header [M]"
      ),
      ListDistance(
        name: "below the last row of the list", old: "\(n(old.bottom)) [M]",
        new: "\(n(new.bottom)) [C]"),
    ]
  }()
}
