import ViewTreeLayout

/// The optional node of a record, in as many bytes as the node alone.
struct PackedNode: Equatable {
  private var number = UInt32.max

  /// No node.
  init() {}

  init(_ node: NodeID?) {
    if let node { number = node.rawValue }
  }

  /// The node itself.
  var node: NodeID? { number == .max ? nil : NodeID(rawValue: number) }
}
