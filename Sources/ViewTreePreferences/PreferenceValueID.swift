/// The number of a preference value that the client keeps.
///
/// Values are opaque to the graph. It moves numbers, and the client reads and changes the values.
public struct PreferenceValueID: Hashable, Sendable {
  /// The index in the client's list.
  public var index: UInt32

  /// Creates the id of the value at `index`.
  @inlinable
  public init(_ index: Int) {
    self.index = UInt32(clamping: index)
  }
}
