import ViewTreeLayout

/// The nodes of a view's parts, by their order, or `nil` for a part that isn't shown.
public struct PartNodes: BitwiseCopyable, Sendable {
  private var nodes: (NodeID?, NodeID?, NodeID?, NodeID?)

  /// No part is shown.
  public init() { nodes = (nil, nil, nil, nil) }

  /// The node of a part. No view has more than four.
  public internal(set) subscript(part: Int) -> NodeID? {
    get {
      switch part {
      case 0: nodes.0
      case 1: nodes.1
      case 2: nodes.2
      default: nodes.3
      }
    }
    set {
      switch part {
      case 0: nodes.0 = newValue
      case 1: nodes.1 = newValue
      case 2: nodes.2 = newValue
      default: nodes.3 = newValue
      }
    }
  }
}
