/// The window a root view is placed in.
public struct WindowGeometry: BitwiseCopyable, Sendable, Equatable {
  /// The whole window, in points.
  public var size: Size
  /// The insets of bars and rounded corners at each edge, in points.
  public var safeAreaInsets: EdgeInsets
  /// Pixels per point: 1, 2 or 3.
  public var scale: Double
  /// The layout direction.
  public var layoutDirection: LayoutDirection

  /// A window. Without insets, all of it is safe.
  public init(
    size: Size, safeAreaInsets: EdgeInsets = .zero, scale: Double = 1,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.layoutDirection = layoutDirection
  }
}
