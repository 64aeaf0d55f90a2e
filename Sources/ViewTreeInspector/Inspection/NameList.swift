import ViewTreeNumbers

/// The names of elements of one kind, by index.
@frozen
public struct NameList<Of>: RandomAccessCollection, Sendable {
  @usableFromInline let names: [String]

  /// Creates a list of names in the order of their numbers.
  @inlinable
  public init(_ names: [String] = []) { self.names = names }

  /// The index of the first name: 0.
  @inlinable
  public var startIndex: Int { 0 }
  /// The number of names.
  @inlinable
  public var endIndex: Int { names.count }
  /// The numbers of all names.
  @inlinable
  public var ids: Range<ID<Of>> { ID(0)..<ID(names.count) }

  /// The name at an index, which must be below `endIndex`.
  @inlinable
  public subscript(place: Int) -> String { names[place] }

  /// The name with a number, which must be there.
  @inlinable
  @inline(__always)
  public subscript(id: ID<Of>) -> String { names[id.index] }

  /// The index of a name, if it exists.
  public func id(of name: String) -> ID<Of>? { names.firstIndex(of: name).map { ID($0) } }
}
