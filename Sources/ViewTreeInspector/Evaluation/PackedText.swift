import ViewTreeNumbers
import ViewTreeSyntax

/// The text of a view's record in four bytes, compared with the eight of an `InspectedText`.
///
/// Documents have less than 2^31 bytes (`ReaderLimits.bytes`), and less than 2^30 values of two
/// bytes or more. One bit distinguishes script texts from values with a node. The uppermost bit
/// marks values without one (`SyntaxNode.firstPlace`).
struct PackedText {
  private var number: UInt32

  /// The marker for no text. No value begins at the end of the longest source, which it would mean.
  private static let none = UInt32.max
  private static let isMade = UInt32(1) << 30

  init(_ text: InspectedText) {
    switch text {
    case .none: number = Self.none
    case .literal(let node): number = node
    case .made(let place): number = place.rawValue | Self.isMade
    }
  }

  /// The text itself.
  var text: InspectedText {
    if number == Self.none { return .none }
    return number < Self.isMade || number >= SyntaxNode.firstPlace
      ? .literal(number) : .made(ID(number & ~Self.isMade))
  }
}
