import ViewTreeNumbers

/// The number of a node in its ``LayoutTree``: nodes are numbered from 0 in the order they are
/// added.
@frozen
public struct NodeID: BitwiseCopyable, Sendable, Hashable {
  /// The number itself.
  public let rawValue: UInt32

  /// The node of a number.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value for "no node" inside links. It's never the number of a node.
  @usableFromInline static var none: NodeID { NodeID(rawValue: .max) }

  @inlinable var exists: Bool { rawValue != .max }
  @inlinable var index: Int { Int(rawValue) }
}
