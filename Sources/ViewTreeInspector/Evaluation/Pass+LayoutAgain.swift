import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Layout of a pass that is run again: only what has no place any more is placed.
extension Pass {
  /// Places what has changed; returns the nodes that were placed.
  func layOutAgain(_ renewal: inout Renewal) throws -> [Int] {
    guard !renewal.nodes.isEmpty, let root else { return [] }
    renewal.geometry = placesOfGeometry
    layout.forgetAnswers(of: renewal.nodes)
    let placed = layout.again { place(root) }
    try throwFailure()
    return placed
  }

  /// What content that is built of its geometry sees of itself may be told from any node around it.
  private var placesOfGeometry: [LayoutTree.KnownPlace] {
    var known: Set<NodeID> = []
    var places: [LayoutTree.KnownPlace] = []
    for view in built.geometryViews {
      var next = built.views[view].content
      while let node = next, known.insert(node).inserted {
        places.append(layout.knownPlace(of: node))
        next = layout.parent(of: node)
      }
    }
    return places
  }

  /// Places and reads what is presented again; returns the nodes that were placed.
  func presentAgain() throws -> [Int] {
    var placed: [Int] = []
    for site in built.presentations {
      guard let node = built.modifiers[site.record].node, layout.isPlaced(node) else { continue }
      let attachment = try attach(site, to: node)
      guard let presented = site.presented else { continue }
      if let root = presented.root {
        placed += layout.again { place(root, of: site, height: presented.height, at: attachment) }
      }
      try throwFailure()
      try runReaders(below: presented.nodes)
      try throwFailure()
    }
    return placed
  }

  // MARK: - Views

  /// The views in some list and those around which nodes were placed, in the order in which they were built.
  func views(_ known: [ID<ViewRecord>], on placed: [Int]) -> [ID<ViewRecord>] {
    if placed.isEmpty { return Set(known).sorted() }
    var isPlaced = Array(repeating: false, count: layout.count)
    for node in placed { isPlaced[node] = true }
    var found = Set(known)
    for number in built.views.indices
    where isAmong(built.views[number].content, isPlaced)
      || isAmong(built.views[number].outer, isPlaced)
    {
      found.insert(ID(number))
    }
    for number in built.modifiers.indices where isAmong(built.modifiers[number].node, isPlaced) {
      found.insert(built.modifiers[number].view)
    }
    return found.sorted()
  }

  @inline(__always)
  private func isAmong(_ node: NodeID?, _ nodes: [Bool]) -> Bool {
    node.map { nodes[Int($0.rawValue)] } ?? false
  }
}
