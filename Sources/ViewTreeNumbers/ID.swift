/// The index of an element in the list of all elements of its kind. IDs of different kinds have
/// different types.
///
/// It has the size and the cost of a plain number.
@frozen
public struct ID<Of>: Hashable, Strideable, BitwiseCopyable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt32

  /// The element with this number.
  @inlinable
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The ID of an element at an index, which must be in 0…4,294,967,294.
  @inlinable
  public init(_ place: Int) { rawValue = UInt32(place) }

  /// The ID with a number that is stored in two bytes to save memory.
  @inlinable
  public init(_ rawValue: UInt16) { self.rawValue = UInt32(rawValue) }

  /// The index in the list.
  @inlinable
  public var index: Int { Int(rawValue) }

  /// The ID of no element in links.
  @inlinable
  public static var none: ID { ID(UInt32.max) }

  /// True if the ID isn't `none`.
  @inlinable
  public var exists: Bool { rawValue != .max }

  /// The ID at this offset after it.
  @inlinable
  public func advanced(by count: UInt32) -> ID { ID(rawValue + count) }

  /// The ID at this offset after it, or before it if the offset is negative.
  @inlinable
  public func advanced(by count: Int) -> ID { ID(index + count) }

  /// The number of positions from this ID to another ID.
  @inlinable
  public func distance(to other: ID) -> Int { other.index - index }

  /// Orders IDs by creation, oldest first.
  @inlinable
  public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }

  // The default of `Strideable` would compare distances.
  /// True if both IDs are equal.
  @inlinable
  public static func == (left: ID, right: ID) -> Bool { left.rawValue == right.rawValue }
}

extension Array {
  /// The number of the next element that is appended.
  @inlinable
  public var nextID: ID<Element> { ID(count) }

  /// The numbers of all elements.
  @inlinable
  public var ids: Range<ID<Element>> { ID(0)..<ID(count) }

  /// The element with a number, which must be there.
  @inlinable
  public subscript(id: ID<Element>) -> Element {
    get { self[Int(id.rawValue)] }
    _modify { yield &self[Int(id.rawValue)] }
  }

  /// Elements with consecutive IDs, which must exist.
  @inlinable
  public subscript(range: Range<ID<Element>>) -> ArraySlice<Element> {
    self[range.lowerBound.index..<range.upperBound.index]
  }
}
