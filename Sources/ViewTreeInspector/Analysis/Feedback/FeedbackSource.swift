import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// A value that others depend on, by the aspects in which rectangles and sizes differ: an anchor moves
/// although its size stays, and grows along one axis.
enum FeedbackSource: Hashable {
  /// Something without aspects.
  case vertex(FeedbackVertex)
  /// A variable of scripts.
  case variable(UInt32)
  /// The value of a modifier with a preference key.
  case preference(PreferenceNode.Index)
  /// The frame of a node of the layout.
  case frame(UInt32)
  /// An anchor of a node that may be anywhere in its frame.
  case anchor(UInt32)
  /// An anchor of a node that stays where the frame begins.
  case corner(UInt32)
  /// An anchor of a node that is turned: its box has to do with all of it.
  case turned(UInt32)

  static let aspectCount = GeometryAspects.count

  /// The vertices of an aspect of the value, by its number in `GeometryAspects`.
  func vertices(of aspect: Int) -> [FeedbackVertex] {
    switch self {
    case .vertex(let vertex): return [vertex]
    case .variable(let index): return [Self.vertex(.variable, index, aspect)]
    case .preference(let node): return [Self.vertex(.preference, node.rawValue, aspect)]
    case .frame(let node): return geometry(of: node, aspect, mixes: false)
    case .anchor(let node):
      let axis: Axis = aspect & 1 == 0 ? .horizontal : .vertical
      return aspect < 2
        ? [FeedbackVertex(.place, node, axis), FeedbackVertex(.size, node, axis)]
        : geometry(of: node, aspect, mixes: false)
    case .corner(let node):
      return aspect == 2 || aspect == 3 ? [] : geometry(of: node, aspect & 1, mixes: aspect == 4)
    case .turned(let node): return geometry(of: node, aspect, mixes: true)
    }
  }

  private func geometry(of node: UInt32, _ aspect: Int, mixes: Bool) -> [FeedbackVertex] {
    let axis: Axis = aspect & 1 == 0 ? .horizontal : .vertical
    if !mixes, aspect < 4 { return [FeedbackVertex(aspect < 2 ? .place : .size, node, axis)] }
    var kinds: [FeedbackVertex.Kind] = [.place, .size]
    if case .corner = self { kinds = [.place] }
    return kinds.flatMap { kind in
      [FeedbackVertex(kind, node, .horizontal), FeedbackVertex(kind, node, .vertical)]
    }
  }

  private static func vertex(
    _ kind: FeedbackVertex.Kind, _ index: UInt32, _ aspect: Int
  ) -> FeedbackVertex {
    FeedbackVertex(kind, index * UInt32(aspectCount) + UInt32(aspect))
  }

  /// The vertex to which all aspects of the value lead, if there is one.
  var whole: FeedbackVertex? {
    switch self {
    case .vertex(let vertex): vertex
    case .variable, .preference: vertices(of: Self.aspectCount - 1).first
    case .frame, .anchor, .corner, .turned: nil
    }
  }

  /// Adds the edges from each aspect of a variable or a value to the whole. It doesn't build a
  /// separate list, because there can be millions of variables.
  func addInner(to edges: inout [(from: FeedbackVertex, to: FeedbackVertex)]) {
    let (kind, index): (FeedbackVertex.Kind, UInt32)
    switch self {
    case .variable(let variable): (kind, index) = (.variable, variable)
    case .preference(let node): (kind, index) = (.preference, node.rawValue)
    case .vertex, .frame, .anchor, .corner, .turned: return
    }
    let whole = Self.vertex(kind, index, Self.aspectCount - 1)
    for aspect in 0..<Self.aspectCount - 1 {
      edges.append((Self.vertex(kind, index, aspect), whole))
    }
  }

  /// The edges by which each of some aspects of a target depends on the same one of this value.
  func edges(
    passing aspects: GeometryAspects, to target: FeedbackSource
  ) -> [(from: FeedbackVertex, to: FeedbackVertex)] {
    if case .vertex = target { return edges(aspects, to: target) }
    return (0..<Self.aspectCount).filter { aspects.contains(number: $0) }.flatMap { aspect in
      vertices(of: aspect).flatMap { from in target.vertices(of: aspect).map { (from, $0) } }
    }
  }

  /// The edges by which all of a target depends on some aspects of this value.
  func edges(
    _ aspects: GeometryAspects, to target: FeedbackSource
  ) -> [(from: FeedbackVertex, to: FeedbackVertex)] {
    var sources: [FeedbackVertex] = []
    if aspects.contains(.other), let whole {
      sources = [whole]
    } else {
      for aspect in 0..<Self.aspectCount where aspects.contains(number: aspect) {
        sources += vertices(of: aspect)
      }
    }
    var targets: [FeedbackVertex] = []
    if case .vertex(let vertex) = target {
      targets = [vertex]
    } else {
      for aspect in 0..<Self.aspectCount { targets += target.vertices(of: aspect) }
    }
    return sources.flatMap { from in targets.map { (from, $0) } }
  }
}
