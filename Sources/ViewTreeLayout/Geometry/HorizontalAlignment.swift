/// A guide on the horizontal axis.
@frozen
public struct HorizontalAlignment: BitwiseCopyable, Sendable, Hashable {
  /// The number of the guide.
  public let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  /// The leading edge.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(key: .trailing)

  /// A custom alignment. Its default comes from ``LayoutClient/defaultGuide(_:in:)``.
  ///
  /// - Parameter id: 0 to ``AlignmentKey/customLimit`` - 1. Higher bits are dropped.
  public static func custom(_ id: UInt16) -> HorizontalAlignment {
    HorizontalAlignment(key: .custom(id, axis: .horizontal))
  }
}
