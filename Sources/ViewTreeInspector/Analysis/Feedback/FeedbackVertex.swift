import ViewTreeLayout
import ViewTreeNumbers

/// A value with dependencies, as a vertex in the graph that is searched for feedback loops
/// (docs/semantics.md, Feedback loops).
struct FeedbackVertex: Hashable {
  /// The kind of a vertex.
  enum Kind: UInt8, CaseIterable {
    /// An aspect of a variable of scripts, the state variables first.
    case variable
    /// An aspect of the value of a modifier with a preference key.
    case preference
    /// The proposal, the size, the position, and the alignment guides of a layout node, along an
    /// axis.
    case proposal, size, place, guide
    /// The properties that a node's own arguments change, and the way it shares space among its
    /// children, along an axis.
    case arguments, sharing
    /// The end of the preceding children along the axis of their container.
    case preceding
    /// Some scripts together.
    case junction
    /// Which writers of a key there are.
    case presence

    /// The number of vertices per view, variable, or modifier.
    var stride: Int {
      switch self {
      case .variable, .preference: FeedbackSource.aspectCount
      case .proposal, .size, .place, .guide, .arguments, .sharing: 2
      case .preceding, .junction, .presence: 1
      }
    }
  }

  let kind: Kind
  let index: UInt32

  init(_ kind: Kind, _ index: UInt32) {
    self.kind = kind
    self.index = index
  }

  init(_ kind: Kind, _ node: UInt32, _ axis: Axis) {
    self.init(kind, node * 2 + UInt32(axis.rawValue))
  }

  /// The view, the variable or the modifier.
  var owner: UInt32 { index / UInt32(kind.stride) }

  /// Along which axis it is, where there are two.
  var axis: Axis? { kind.stride == 2 ? (index & 1 == 0 ? .horizontal : .vertical) : nil }
}
