import ViewTreeNumbers
import ViewTreeSyntax

/// The text of a view's record in four bytes, where an `InspectedText` takes eight.
///
/// Documents have less than 2^31 bytes (`ReaderLimits.bytes`), and so less than 2^30 values, each of which takes two
/// bytes or more. A bit tells texts that scripts made from values of the document.
struct PackedText {
  private var number: UInt32

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
    return number < Self.isMade ? .literal(number) : .made(ID(number & ~Self.isMade))
  }
}
