/// The number of a preference key in one evaluation.
public struct PreferenceKeyID: Hashable, Sendable {
  /// The index in the document's list of keys.
  public var index: UInt16

  /// Creates the id of the key at `index`.
  @inlinable
  public init(_ index: Int) {
    self.index = UInt16(clamping: index)
  }
}
