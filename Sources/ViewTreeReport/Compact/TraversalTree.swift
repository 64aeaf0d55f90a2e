import ViewTreeInspector
import ViewTreeNumbers

/// Closures in the order in which they run, as a tree that grows from its leaves.
struct TraversalTree {
  /// The enclosing views of each closure that also have closures, starting with the outermost view
  /// with a column.
  private var ways: [[ID<InspectedView>]] = []
  /// The views whose closure is on a line above, and those that have a line above inside them.
  private var finished: Set<ID<InspectedView>> = []
  private var begun: Set<ID<InspectedView>> = []
  private var pass = 0
  private let passes: [Int]

  /// The maximum number of levels that have a column.
  private static let columns = 20

  init(_ inspection: Inspection, _ events: [InspectedEvent]) {
    passes = events.map(\.pass)
    var views: Set<ID<InspectedView>> = []
    for event in events { if case .view(let view) = event.view { views.insert(view) } }
    // For each view, the nearest enclosing view that has closures.
    var outer = IDTable<InspectedView, ID<InspectedView>?>([])
    for view in inspection.views.ids {
      let parent = inspection.parent(of: view)
      outer.append(parent.flatMap { views.contains($0) ? $0 : outer[$0] })
    }
    for event in events {
      var way: [ID<InspectedView>] = []
      if case .view(let view) = event.view {
        var next: ID<InspectedView>? = view
        while let view = next, way.count <= Self.columns {
          way.append(view)
          next = outer[view]
        }
      }
      ways.append(way.reversed())
    }
  }

  /// The lines in front of a closure: `┌` for the first closure inside a view, and `├` for the
  /// next.
  mutating func marks(at place: Int) -> String {
    if passes[place] != pass { (finished, begun, pass) = ([], [], passes[place]) }
    let way = ways[place]
    var marks = ""
    for level in way.indices.dropFirst() {
      let parent = way[level - 1]
      if level == way.count - 1 {
        marks += finished.contains(parent) ? "└ " : begun.contains(parent) ? "├ " : "┌ "
      } else {
        marks +=
          begun.contains(parent) && !finished.contains(parent) ? "│ " : "  "
      }
    }
    if let own = way.last { finished.insert(own) }
    if way.count > 1 { begun.insert(way[way.count - 2]) }
    return marks
  }
}
