/// The number of a thing in the list of all such things: that of another kind of thing cannot be taken for it.
///
/// As many bytes as the number alone, and nothing is done to make one or to read it.
@frozen
@usableFromInline
package struct ID<Of>: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The number, from 0.
  @usableFromInline package let rawValue: UInt32

  /// The thing with this number.
  @inlinable
  @inline(__always)
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The thing at a place in its list, which must be in 0…4,294,967,294.
  @inlinable
  @inline(__always)
  package init(_ place: Int) { rawValue = UInt32(place) }

  /// Its place in its list.
  @inlinable
  @inline(__always)
  package var index: Int { Int(rawValue) }

  /// Stands for "nothing there" in links.
  @inlinable
  @inline(__always)
  package static var none: ID { ID(UInt32.max) }

  /// Whether it is anything, and not `none`.
  @inlinable
  @inline(__always)
  package var exists: Bool { rawValue != .max }

  /// The thing that is so many places behind it.
  @inlinable
  @inline(__always)
  package func advanced(by count: UInt32) -> ID { ID(rawValue + count) }

  @inlinable
  @inline(__always)
  package static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
}

extension Array {
  /// The number of the next element that is appended.
  @inlinable
  @inline(__always)
  package var nextID: ID<Element> { ID(count) }

  /// The element with a number, which must be there.
  @inlinable
  @inline(__always)
  package subscript(id: ID<Element>) -> Element {
    get { self[Int(id.rawValue)] }
    _modify { yield &self[Int(id.rawValue)] }
  }
}
