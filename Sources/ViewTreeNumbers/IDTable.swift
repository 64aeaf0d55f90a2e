/// A value for each element of a list, by the element's number.
@frozen
@usableFromInline
package struct IDTable<Of, Value> {
  /// The values, in the order of the elements.
  @usableFromInline package var values: [Value]

  /// Creates a table of the values of all elements, in order.
  @inlinable
  package init(_ values: [Value]) { self.values = values }

  /// Creates a table with the same value for each of this many IDs.
  @inlinable
  package init(repeating value: Value, count: Int) {
    values = Array(repeating: value, count: count)
  }

  /// The number of entries.
  @inlinable
  package var count: Int { values.count }

  /// The numbers of the elements.
  @inlinable
  package var ids: Range<ID<Of>> { ID(0)..<ID(values.count) }

  /// The value of an element, which must exist.
  @inlinable
  package subscript(id: ID<Of>) -> Value {
    get { values[Int(id.rawValue)] }
    _modify { yield &values[Int(id.rawValue)] }
  }

  /// The value of an element, which must exist.
  @inlinable
  package subscript(id: ShortID<Of>) -> Value {
    get { values[Int(id.rawValue)] }
    _modify { yield &values[Int(id.rawValue)] }
  }

  /// Adds the value of the next element.
  @inlinable
  package mutating func append(_ value: Value) { values.append(value) }
}

extension IDTable: Sendable where Value: Sendable {}
