/// Any of the four edges (`Edge.Set` in SwiftUI).
@frozen
public struct EdgeSet: OptionSet, BitwiseCopyable, Sendable {
  /// One bit per edge.
  public var rawValue: UInt8

  /// The set of some bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The leading edge.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The trailing edge.
  public static let trailing = EdgeSet(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four edges.
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// The edges in the other layout direction: leading and trailing are swapped.
  var mirrored: EdgeSet {
    var edges = intersection(.vertical)
    if contains(.leading) { edges.insert(.trailing) }
    if contains(.trailing) { edges.insert(.leading) }
    return edges
  }
}
