/// Consecutive IDs.
@frozen
@usableFromInline
package struct IDRange<Of>: RandomAccessCollection, BitwiseCopyable, Sendable {
  @usableFromInline package let first: UInt32
  @usableFromInline package let count: Int

  /// A range of this many IDs starting at an ID.
  @inlinable
  package init(from first: ID<Of>, count: UInt32) {
    self.first = first.rawValue
    self.count = Int(count)
  }

  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package subscript(place: Int) -> ID<Of> { ID(first + UInt32(place)) }
}
