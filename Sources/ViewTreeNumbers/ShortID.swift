/// A two-byte ID in a list of at most 65,536 entries, for data that every view stores.
@frozen
public struct ShortID<Of>: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number, from 0.
  public let rawValue: UInt16

  /// The element with this number.
  @inlinable
  public init(_ rawValue: UInt16) { self.rawValue = rawValue }

  /// The ID of an element at an index, which must be in 0…65,535.
  @inlinable
  public init(_ place: Int) { rawValue = UInt16(place) }

  /// The ID of no element.
  @inlinable
  public static var none: ShortID { ShortID(UInt16.max) }

  /// True if the ID isn't `none`.
  @inlinable
  public var exists: Bool { rawValue != .max }

  /// The index in the list.
  @inlinable
  public var index: Int { Int(rawValue) }

  /// Orders IDs by creation, oldest first.
  @inlinable
  public static func < (left: ShortID, right: ShortID) -> Bool { left.rawValue < right.rawValue }

  /// True if both IDs are equal.
  @inlinable
  public static func == (left: ShortID, right: ShortID) -> Bool { left.rawValue == right.rawValue }
}

extension Array {
  /// The element with a number, which must be there.
  @inlinable
  public subscript(id: ShortID<Element>) -> Element {
    get { self[Int(id.rawValue)] }
    _modify { yield &self[Int(id.rawValue)] }
  }
}
