import ViewTreeInspector

/// The views that a report shows, in pre-order: those of the chosen ranges that are not too deep.
struct ShownViews {
  /// A view that is shown, or the line above a chosen one.
  struct Entry {
    /// Its place in `Inspection.views`.
    let index: Int
    /// How many levels below the chosen view it is.
    let depth: UInt32
    /// How many views below it are left out.
    var hiddenCount = 0
    /// Whether it is the first of its range.
    var isFirst = false
    /// Whether it is the line with the path of the chosen view, where there are several.
    var isHeading = false
  }

  private let inspection: Inspection
  /// The views if some are left out; `nil` for all.
  private var entries: [Entry]?

  init(_ scope: ReportScope) {
    inspection = scope.inspection
    guard scope.options.views != nil || scope.options.depth != nil else { return }
    var entries: [Entry] = []
    let limit = scope.options.depth.map { UInt32(clamping: $0) } ?? .max
    for range in scope.ranges where !range.isEmpty {
      if scope.ranges.count > 1 {
        entries.append(Entry(index: range.lowerBound, depth: 0, isHeading: true))
      }
      let base = inspection.views[range.lowerBound].depth
      var index = range.lowerBound
      while index < range.upperBound {
        let depth = inspection.views[index].depth - base
        let end = depth < limit ? index + 1 : inspection.end(ofSubtree: index)
        entries.append(
          Entry(
            index: index, depth: depth, hiddenCount: end - index - 1,
            isFirst: index == range.lowerBound))
        index = end
      }
    }
    self.entries = entries
  }

  /// The numbers of the entries.
  var numbers: Range<Int> { 0..<(entries?.count ?? inspection.views.count) }

  /// An entry by its number.
  subscript(number: Int) -> Entry {
    entries?[number]
      ?? Entry(index: number, depth: inspection.views[number].depth, isFirst: number == 0)
  }
}
