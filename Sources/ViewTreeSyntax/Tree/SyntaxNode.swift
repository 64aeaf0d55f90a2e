/// One value of a document: what kind it is and which bytes it came from.
///
/// Nodes lie in one flat array in document order, so that a million views cost no object. The
/// children of a container follow it directly; an object's are key, value, key, value, and so on.
public struct SyntaxNode: Sendable {
  /// The index of a node in its tree. The root is 0.
  public typealias Index = UInt32

  /// What the value is.
  public enum Kind: UInt8, Sendable {
    case null, `false`, `true`, number, string, array, object
  }

  /// The first byte of the value in the source (an opening quote or bracket included).
  public internal(set) var start: UInt32
  /// The offset after the value's last byte.
  public internal(set) var end: UInt32
  /// The index of the first node that is not inside this one.
  public internal(set) var next: Index
  /// What the value is.
  public internal(set) var kind: Kind
  /// Whether a string's text differs from its bytes between the quotes, or whether a number is
  /// written as JSON would not.
  public internal(set) var hasEscapes: Bool
  /// How many bytes stand before and after a string's text: 1 for quotes, 0 for a plain scalar.
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
