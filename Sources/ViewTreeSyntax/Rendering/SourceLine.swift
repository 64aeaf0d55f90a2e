/// A line of a source as reports name it: its number, and of several files which of them it's in.
public struct SourceLine: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number, from 1, or 0 for none.
  public var number: Int
  /// The name of the file without its folders, or `nil` if the source is one file.
  public var file: String?

  /// Creates a line.
  public init(_ number: Int, of file: String? = nil) {
    self.number = number
    self.file = file
  }

  /// A line of a source that is one file.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension SourceLine: CustomStringConvertible {
  /// The line in text: `12`, or `Row.swift:12`. Characters that aren't part of a word are `_` in
  /// the name.
  public var description: String {
    guard let file else { return "\(number)" }
    let word = file.map { character in
      let isPlain = character.isLetter || character.isNumber || "_-.".contains(character)
      return isPlain ? character : "_"
    }
    return "\(String(word)):\(number)"
  }
}
