/// One value of a document: its kind and its bytes in the source.
///
/// Nodes are in one flat array in document order, so that a million views need no objects. The
/// children of a container directly follow it. An object's are key, value, key, value, and so on.
public struct SyntaxNode: Sendable {
  /// The index of a node in its tree. The root is 0. From `firstPlace` on, the offset of a value
  /// that has no node.
  public typealias Index = UInt32

  /// The kinds of values.
  public enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, array, object
  }

  /// The first byte of the value in the source (an opening quote or bracket included).
  public internal(set) var start: UInt32
  /// The offset after the value's last byte.
  public internal(set) var end: UInt32
  /// The index of the first node that isn't inside this one.
  public internal(set) var next: Index
  /// The kind of the value.
  public internal(set) var kind: Kind
  /// True if a string's text differs from its bytes between the quotes, or if a number isn't in
  /// JSON syntax.
  public internal(set) var hasEscapes: Bool
  /// The number of bytes around a string's text: 1 for quotes, 0 for a plain scalar.
  public internal(set) var quoteLength: UInt8

  @usableFromInline
  init(
    start: UInt32, end: UInt32, next: Index, kind: Kind, hasEscapes: Bool, quoteLength: UInt8 = 1
  ) {
    self.start = start
    self.end = end
    self.next = next
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.quoteLength = quoteLength
  }

  /// The bytes that the value was written with.
  @inlinable
  public var range: SourceRange { SourceRange(start: start, end: end) }
}
