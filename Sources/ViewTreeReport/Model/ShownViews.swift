import ViewTreeInspector
import ViewTreeNumbers

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
    /// The component that gave no views, whose line it is; `depth` is then that of the chosen view.
    var component: InspectedComponent?
  }

  private let inspection: Inspection
  /// The views if some are left out; `nil` for all.
  private var entries: [Entry]?

  init(_ scope: ReportScope) {
    inspection = scope.inspection
    var empty = scope.components.empty[...]
    guard scope.options.views != nil || scope.options.depth != nil || !empty.isEmpty else {
      return
    }
    var entries: [Entry] = []
    let limit = scope.options.depth.map { UInt32(clamping: $0) } ?? .max
    for range in scope.ranges where !range.isEmpty {
      if scope.ranges.count > 1 {
        entries.append(Entry(index: range.lowerBound, depth: 0, isHeading: true))
      }
      let base = inspection.views.depth(of: range.lowerBound)
      var index = range.lowerBound
      func addComponents(before place: Int) {
        empty = empty.drop { Int($0.place) < range.lowerBound }
        while let component = empty.first, Int(component.place) <= place {
          empty.removeFirst()
          let isInside = scope.isWhole || component.depth > base
          guard isInside, component.depth - base <= limit else { continue }
          entries.append(Entry(index: place, depth: base, component: component))
        }
      }
      while index < range.upperBound {
        addComponents(before: index)
        let depth = inspection.views.depth(of: index) - base
        let end = depth < limit ? index + 1 : inspection.end(ofSubtree: index)
        entries.append(
          Entry(
            index: index, depth: depth, hiddenCount: end - index - 1,
            isFirst: index == range.lowerBound))
        index = end
      }
      addComponents(before: range.upperBound)
    }
    // A window in which nothing is has nothing but them.
    if inspection.views.isEmpty {
      for component in empty { entries.append(Entry(index: 0, depth: 0, component: component)) }
    }
    self.entries = entries
  }

  /// The numbers of the entries.
  var numbers: Range<Int> { 0..<(entries?.count ?? inspection.views.count) }

  /// An entry by its number.
  subscript(number: Int) -> Entry {
    entries?[number]
      ?? Entry(index: number, depth: inspection.views.depth(of: number), isFirst: number == 0)
  }
}
