/// A line and a column in text.
public struct SourcePosition: Hashable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// The number of the character (extended grapheme cluster) in its line, from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
