/// Some views of a document that stand beside one another.
public struct TemplateRange: Hashable, Sendable {
  /// The first view; the next one starts where the template says that this one ends.
  public var first: UInt32
  /// Where the last view ends.
  public var end: UInt32

  /// Makes a range.
  @inlinable
  public init(first: UInt32, end: UInt32) {
    self.first = first
    self.end = end
  }

  /// Whether there is no view.
  @inlinable public var isEmpty: Bool { first == end }
}
