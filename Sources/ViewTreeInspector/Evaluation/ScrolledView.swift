import ViewTreeLayout

/// A scroll view that moves to a target in a pass.
struct ScrolledView {
  /// The identity of the view.
  let identity: UInt64
  let node: NodeID
}
