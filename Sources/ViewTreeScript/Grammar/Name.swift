/// A word of a script and its range.
package struct Name {
  /// The word. Operators and the number of a tuple's element are names, too, and so is a function
  /// with its parameter labels, `index(after:)`.
  package let text: String
  /// The bytes of the script.
  package let range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// The name of a function without its labels.
  package var plainName: String { Self.plain(text) }

  /// The labels of a function's parameters, `nil` for `_`. No list for a name without labels.
  package var labels: [String?]? {
    guard text.utf8.last == UInt8(ascii: ")") else { return nil }
    return text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map {
      $0 == "_" ? nil : String($0)
    }
  }

  static func plain(_ name: String) -> String {
    guard name.utf8.last == UInt8(ascii: ")") else { return name }
    return String(name.prefix { $0 != "(" })
  }
}
