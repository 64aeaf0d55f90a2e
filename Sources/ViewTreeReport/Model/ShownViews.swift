import ViewTreeInspector
import ViewTreeNumbers

/// The views that a report shows, in pre-order: those of the chosen ranges that aren't too deep.
struct ShownViews {
  /// A line about a view, or one between the views' lines.
  struct Entry {
    /// Its index in `Inspection.views`, or in `ComponentNames.empty` for a component.
    let index: Int
    /// The depth of the chosen view, which has no indentation.
    let base: UInt32
    var kind = Kind.view
    /// The number of hidden views below it.
    var hiddenCount = 0

    /// The view that it's about.
    var view: ID<InspectedView> { ID(index) }
    /// True if the line is about a view.
    var isView: Bool { kind == .view || kind == .first }
  }

  /// The kinds of lines.
  enum Kind {
    /// A view.
    case view
    /// The first view of a range.
    case first
    /// The path of the chosen view, where there are several.
    case heading
    /// A component that gave no views.
    case component
  }

  private let inspection: Inspection
  /// The entries if some views are hidden, or `nil` for all.
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
        entries.append(Entry(index: range.lowerBound.index, base: 0, kind: .heading))
      }
      let base = inspection.views.depth(of: range.lowerBound)
      var index = range.lowerBound
      func addComponents(before place: ID<InspectedView>) {
        empty = empty.drop { $0.place < range.lowerBound }
        while let component = empty.first, component.place <= place {
          let number = empty.startIndex
          empty.removeFirst()
          let isInside = scope.isWhole || component.depth > base
          guard isInside, component.depth - base <= limit else { continue }
          entries.append(Entry(index: number, base: base, kind: .component))
        }
      }
      while index < range.upperBound {
        addComponents(before: index)
        let depth = inspection.views.depth(of: index) - base
        let end = depth < limit ? index.advanced(by: 1) : inspection.end(ofSubtree: index)
        entries.append(
          Entry(
            index: index.index, base: base, kind: index == range.lowerBound ? .first : .view,
            hiddenCount: index.distance(to: end) - 1))
        index = end
      }
      addComponents(before: range.upperBound)
    }
    // An empty window contains only components without views.
    if inspection.views.isEmpty {
      entries += empty.indices.map { Entry(index: $0, base: 0, kind: .component) }
    }
    self.entries = entries
  }

  /// The numbers of the entries.
  var numbers: Range<Int> { 0..<(entries?.count ?? inspection.views.count) }

  /// An entry by its number.
  subscript(number: Int) -> Entry {
    entries?[number] ?? Entry(index: number, base: 0, kind: number == 0 ? .first : .view)
  }
}
