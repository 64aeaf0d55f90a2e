import ViewTreeNumbers

/// The definitions of a registry, each made when it is first used.
public struct DefinitionList<Kind: Definition>: RandomAccessCollection, Sendable {
  @usableFromInline let rows: [@Sendable () -> Kind]

  init(_ rows: [@Sendable () -> Kind]) { self.rows = rows }

  /// The index of the first definition.
  @inlinable public var startIndex: Int { 0 }
  /// The index after the last definition.
  @inlinable public var endIndex: Int { rows.count }

  /// The definition at an index.
  @inlinable public subscript(place: Int) -> Kind { rows[place]() }

  /// The definition with a number, which must be there.
  @inlinable public subscript(id: ShortID<Kind>) -> Kind { self[id.index] }

  /// The definition with a number, which must be there.
  @inlinable public subscript(id: ID<Kind>) -> Kind { self[id.index] }
}
