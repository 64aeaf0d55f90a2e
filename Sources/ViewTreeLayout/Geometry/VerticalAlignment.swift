/// A guide on the vertical axis.
@frozen
public struct VerticalAlignment: BitwiseCopyable, Sendable, Hashable {
  /// The number of the guide.
  public let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  /// The top edge.
  public static let top = VerticalAlignment(key: .top)
  /// The middle.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The baseline of the topmost line of text.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The baseline of the bottommost line of text.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

  /// A custom alignment. Its default comes from ``LayoutClient/defaultGuide(_:in:)``.
  ///
  /// - Parameter id: 0 to ``AlignmentKey/customLimit`` - 1. Higher bits are dropped.
  public static func custom(_ id: UInt16) -> VerticalAlignment {
    VerticalAlignment(key: .custom(id, axis: .vertical))
  }
}
