import ViewTreeLayout
import ViewTreeNumbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Follows an anchor from the window into the coordinates of a view
/// (docs/reference/commands/inspect.md, One anchor).
struct AnchorExplainer {
  typealias Step = AnchorExplanation.Step

  let pass: FinishedPass
  let places: [ID<InspectedView>]
  /// The value in the window.
  let global: AnchorGeometry
  private(set) var steps: [Step] = []

  init(_ pass: FinishedPass, places: [ID<InspectedView>], global: AnchorGeometry) {
    self.pass = pass
    self.places = places
    self.global = global
  }

  /// Adds the steps from the window to the content of a view, by its number in the pass.
  mutating func follow(to view: ID<ViewRecord>, at target: NodeID) {
    let layout = pass.layout
    var nodes: [NodeID] = [target]
    while let last = nodes.last, let parent = layout.parent(of: last) { nodes.append(parent) }
    let views = contents(around: view)
    var before: NodeID?
    var offset = Point.zero
    for node in nodes.reversed() {
      // Modifiers belong to the next view that has content.
      let owner = nodes.prefix { $0 != node }.reversed().lazy.compactMap { views[$0] }.first
      let owning = views[node] ?? owner ?? view
      let map = map(from: node, to: before)
      if map.isTranslation {
        offset = Point(x: offset.x + map.tx, y: offset.y + map.ty)
      } else {
        addPlace(offset, before, owning)
        offset = .zero
        add(Self.change(map), from: before, to: node, owning)
      }
      before = node
      if views[node] != nil || node == target {
        addPlace(offset, node, owning, isAsked: node == target)
        offset = .zero
      }
    }
  }

  /// The content nodes of a view and of its enclosing views. If views share a node, it maps to the
  /// innermost.
  private func contents(around view: ID<ViewRecord>) -> [NodeID: ID<ViewRecord>] {
    var views: [NodeID: ID<ViewRecord>] = [:]
    for case .view(let view) in Surroundings(of: .view(view), in: pass) {
      if let node = pass.built.views[view].content, views[node] == nil { views[node] = view }
    }
    return views
  }

  /// The transform from a node's coordinates to those of an enclosing node, or of the window.
  private func map(from node: NodeID, to around: NodeID?) -> AffineTransform {
    let toWindow = pass.layout.transformToWindow(of: node)
    let inverse = around.map { pass.layout.transformToWindow(of: $0).inverse ?? .identity }
    return inverse.map { toWindow.concatenating($0) } ?? toWindow
  }

  /// The anchor's value in the coordinates of a node, as a proxy there would give it.
  private func value(at node: NodeID?) -> AnchorGeometry {
    guard let node, let inverse = pass.layout.transformToWindow(of: node).inverse else {
      return global
    }
    return global.applying(inverse)
  }

  private mutating func addPlace(
    _ offset: Point, _ node: NodeID?, _ view: ID<ViewRecord>, isAsked: Bool = false
  ) {
    let isNew = isAsked && steps.last?.view != places[view.index]
    guard let node, isNew || offset != .zero else { return }
    add(.stands(offset), steps.last?.value ?? global, value(at: node), view)
  }

  private mutating func add(
    _ change: Step.Change, from before: NodeID?, to node: NodeID, _ view: ID<ViewRecord>
  ) {
    add(change, value(at: before), value(at: node), view)
  }

  private mutating func add(
    _ change: Step.Change, _ before: AnchorGeometry, _ value: AnchorGeometry, _ view: ID<ViewRecord>
  ) {
    steps.append(Step(view: places[view.index], change: change, before: before, value: value))
  }

  /// The kind of an effect's transform: a scale, a rotation, or any other.
  private static func change(_ map: AffineTransform) -> Step.Change {
    if map.b == 0, map.c == 0 { return .scaled(x: map.a, y: map.d) }
    let scale = (map.a * map.a + map.b * map.b).squareRoot()
    if abs(scale - 1) < 1e-9, abs(map.a - map.d) < 1e-9, abs(map.b + map.c) < 1e-9 {
      return .turned(atan2(map.b, map.a) / .pi * 180)
    }
    return .transformed(map)
  }
}

extension LayoutExplainer {
  /// Explains the value of an anchor of the last pass in the coordinates of a view, or of the
  /// window.
  ///
  /// `anchor` is an index in `Inspection.anchors`, `view` one in `Inspection.views`. Returns `nil`
  /// for a view without a position, and for an unknown anchor.
  public func explanation(ofAnchor anchor: ID<InspectedAnchor>, in view: ID<InspectedView>?)
    -> AnchorExplanation?
  {
    guard pass.built.anchors.indices.contains(anchor.index) else { return nil }
    let global = pass.built.anchors[anchor.index].global
    guard let view else {
      return AnchorExplanation(anchor: anchor, space: nil, steps: [], value: global)
    }
    guard let built = self.built(view), let node = pass.built.views[built].content,
      pass.layout.isPlaced(node)
    else { return nil }
    var explainer = AnchorExplainer(pass, places: places, global: global)
    explainer.follow(to: built, at: node)
    return AnchorExplanation(
      anchor: anchor, space: view, steps: explainer.steps,
      value: explainer.steps.last?.value ?? global)
  }
}
