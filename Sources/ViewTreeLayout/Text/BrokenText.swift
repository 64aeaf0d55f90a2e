/// Text with several lines, or with less space than it needs (docs/explanation/text.md, Lines).
public struct BrokenText: Equatable, Sendable {
  /// The lines as shown, without the spaces at their breaks. A truncated one ends in `…`.
  public let lines: [String]
  /// The text that didn't fit. `nil` if all is shown.
  public let rest: String?

  /// Creates a broken text.
  public init(lines: [String], rest: String?) {
    self.lines = lines
    self.rest = rest
  }
}
