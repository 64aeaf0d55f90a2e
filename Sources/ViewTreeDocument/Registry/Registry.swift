/// All views, or all modifiers, that documents can name.
///
/// Decoding, suggestions and the reference come from this list: a new view or modifier is one file
/// and one line, or one row of a table.
public struct Registry<Kind: Definition>: Sendable {
  /// The definitions. Templates have indices in this list.
  public let definitions: [Kind]
  private let places: [String: Int]

  /// The names, in the order of the definitions.
  package var names: [String] { definitions.map(\.name) }

  /// Creates a registry of definitions in any order, which it keeps in that of their names.
  init(_ definitions: [Kind]) {
    self.definitions = Self.order(of: definitions.map(\.name)).map { definitions[$0] }
    places = Dictionary(
      self.definitions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of the definition with a name.
  package func place(of name: String) -> Int? { places[name] }

  /// The indices of names in alphabetical order, ignoring case.
  ///
  /// Sorted at each start of the process. Most names differ in their first eight letters, and
  /// strings are created only for the others.
  private static func order(of names: [String]) -> [Int] {
    let keys = names.map { firstLetters(of: $0) }
    return names.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return names[left].lowercased() < names[right].lowercased()
    }
  }

  /// The first eight letters of a name in lower case, with the first in the highest byte.
  private static func firstLetters(of name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { name in
      var letters: UInt64 = 0
      for place in 0..<min(8, name.count) {
        letters |= UInt64(name[place] | 0x20) << UInt64(56 - 8 * place)
      }
      return letters
    }
  }
}
