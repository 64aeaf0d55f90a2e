/// What the keys of the tests do with lists of names.
enum TestRule {
  /// The keys, in the order of their numbers.
  static let keys: [Character] = ["L", "F", "Z", "D", "P"]

  static func number(_ key: Character) -> Int { keys.firstIndex(of: key) ?? 0 }

  /// The default of a key: `Z` has one that shows when it takes part in a fold.
  static func defaultValue(_ key: Character) -> [String] { key == "Z" ? ["default"] : [] }

  static func reduce(
    _ key: Character, _ value: inout [String], _ nextValue: () throws -> [String]
  ) rethrows {
    switch key {
    case "F": break
    case "Z": value = try nextValue()
    case "D":
      value += try nextValue()
      value += try nextValue()
    case "P": value = try nextValue() + value
    default: value += try nextValue()
    }
  }
}
