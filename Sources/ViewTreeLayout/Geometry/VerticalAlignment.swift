/// A guide on the vertical axis.
@frozen
public struct VerticalAlignment: BitwiseCopyable, Sendable, Hashable {
  public let key: AlignmentKey

  init(key: AlignmentKey) { self.key = key }

  public static let top = VerticalAlignment(key: .top)
  public static let center = VerticalAlignment(key: .verticalCenter)
  public static let bottom = VerticalAlignment(key: .bottom)
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

  /// A custom alignment; its default comes from ``LayoutClient/defaultGuide(_:in:)``.
  ///
  /// - Parameter id: 0 to ``AlignmentKey/customLimit`` - 1; higher bits are dropped.
  public static func custom(_ id: UInt16) -> VerticalAlignment {
    VerticalAlignment(key: .custom(id, axis: .vertical))
  }
}
