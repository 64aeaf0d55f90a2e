import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// Views with `matchedGeometryEffect`, while the tree is being built (docs/explanation/layout.md,
/// Effects).
struct MatchedViews {
  private var sources: [String: NodeID] = [:]
  private var targets: [(name: String, node: NodeID, MatchedGeometry.Target)] = []

  /// True if it contains no views.
  var isEmpty: Bool { sources.isEmpty && targets.isEmpty }

  /// Adds a view: the source of the geometry, or a view that takes it over.
  mutating func add(_ node: NodeID, named name: String, _ target: MatchedGeometry.Target?) {
    if let target {
      targets.append((name, node, target))
    } else if sources[name] == nil {
      sources[name] = node
    }
  }

  /// Applies the geometry of each source to its targets, after the sources are placed.
  func apply(to layout: LayoutTree) {
    for (name, node, target) in targets {
      guard let source = sources[name] else { continue }
      layout.match(node, to: source, target)
    }
  }
}

extension Pass {
  /// The id that matched views share, as a string.
  func name(_ id: Handle<Value>) -> String {
    switch context.argument(id) {
    case .literal(let node): document.tree.text(node)
    case .text(let text): text
    case .number(let number): "\(number)"
    case .value(.string(let text)): text
    case .value(.int(let number)): "\(Double(number))"
    case .value(let value): value.description
    default: ""
    }
  }
}
