/// A horizontal and a vertical guide together.
@frozen
public struct Alignment: BitwiseCopyable, Sendable, Hashable {
  /// The guide for alignment from left to right.
  public var horizontal: HorizontalAlignment
  /// The guide for alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment on two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Both guides encoded in one number.
  package var number: UInt32 {
    UInt32(horizontal.key.rawValue) << 16 | UInt32(vertical.key.rawValue)
  }

  /// The alignment on the guides encoded in a number.
  package init(number: UInt32) {
    horizontal = HorizontalAlignment(key: AlignmentKey(rawValue: UInt16(number >> 16)))
    vertical = VerticalAlignment(
      key: AlignmentKey(rawValue: UInt16(truncatingIfNeeded: number)))
  }

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading end of the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing end of the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading end of the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing end of the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
