import ViewTreeNumbers

/// The definitions of a registry, each made when it is first used.
public struct DefinitionList<Kind: Definition>: RandomAccessCollection, Sendable {
  /// A table and a row in it.
  @usableFromInline typealias Entry = (table: UInt16, row: UInt16)

  @usableFromInline let entries: [Entry]
  /// The rows of each table, which keeps those that it made.
  @usableFromInline let tables: [@Sendable (Int) -> Kind]

  init(_ entries: [Entry], _ tables: [@Sendable (Int) -> Kind]) {
    self.entries = entries
    self.tables = tables
  }

  /// The index of the first definition.
  @inlinable public var startIndex: Int { 0 }
  /// The index after the last definition.
  @inlinable public var endIndex: Int { entries.count }

  /// The definition at an index.
  @inlinable
  public subscript(place: Int) -> Kind {
    let entry = entries[place]
    return tables[Int(entry.table)](Int(entry.row))
  }

  /// The definition with a number, which must be there.
  @inlinable
  public subscript(id: ShortID<Kind>) -> Kind { self[id.index] }

  /// The definition with a number, which must be there.
  @inlinable
  public subscript(id: ID<Kind>) -> Kind { self[id.index] }
}
