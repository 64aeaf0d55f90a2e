/// All views, or all modifiers, that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new view or modifier is one file and
/// two words, or one row of a table and a word. A process uses few of them, so that definitions are made
/// when they are first used.
public struct Registry<Kind: Definition>: Sendable {
  /// The definitions, in the order of their names. Templates have indices in this list.
  public let definitions: DefinitionList<Kind>
  /// The names, in the order of the definitions.
  package let names: [String]
  private let places: [String: Int]

  /// Creates a registry of names in alphabetical order, in which capitals are small letters.
  ///
  /// A name with a mark after a slash is the next row of the table with that mark. Any other is the next
  /// definition of `single`.
  init(
    _ text: String, tables: [(mark: String, row: @Sendable (Int) -> Kind)],
    single: @escaping @Sendable (Int) -> Kind
  ) {
    let bytes = Array(text.utf8)
    let marks = tables.map { $0.mark.utf8.first } + [nil]
    var counts = marks.map { _ in 0 }
    var names: [String] = []
    var entries: [DefinitionList<Kind>.Entry] = []
    var start = 0
    while start < bytes.count {
      let slash = UInt8(ascii: "/")
      let end = bytes[start...].firstIndex { $0 <= slash } ?? bytes.count
      let isMarked = end + 1 < bytes.count && bytes[end] == slash
      let table = marks.firstIndex(of: isMarked ? bytes[end + 1] : nil) ?? tables.count
      names.append(String(decoding: bytes[start..<end], as: UTF8.self))
      entries.append((UInt16(clamping: table), UInt16(clamping: counts[table])))
      counts[table] += 1
      start = end + (isMarked ? 3 : 1)
    }
    definitions = DefinitionList(entries, tables.map(\.row) + [single])
    places = Dictionary(zip(names, 0...)) { first, _ in first }
    self.names = names
  }

  /// The index of the definition with a name.
  package func place(of name: String) -> Int? { places[name] }

  /// The definition with a name.
  package subscript(name: String) -> Kind? { places[name].map { definitions[$0] } }
}
