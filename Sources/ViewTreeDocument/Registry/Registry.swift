/// All views, or all modifiers, that documents can name.
///
/// Decoding, suggestions and the reference come from this list. A definition is made when it is first
/// used, because a process uses few of them: all would take 2.4 million instructions at each start,
/// a fourth of `viewtree inspect` of one view.
public struct Registry<Kind: Definition>: Sendable {
  /// A definition under its name.
  typealias Row = (name: String, definition: @Sendable () -> Kind)

  /// The definitions, in the order of their names. Templates have indices in this list.
  public let definitions: DefinitionList<Kind>
  /// The names, in the order of the definitions.
  package let names: [String]
  private let places: [String: Int]

  /// Creates a registry of rows in alphabetical order, in which capitals are small letters.
  init(_ rows: [Row]) {
    definitions = DefinitionList(rows.map { $0.definition })
    names = rows.map { $0.name }
    places = Dictionary(zip(names, 0...)) { first, _ in first }
  }

  /// The index of the definition with a name.
  package func place(of name: String) -> Int? { places[name] }

  /// The definition with a name.
  package subscript(name: String) -> Kind? { places[name].map { definitions[$0] } }
}
