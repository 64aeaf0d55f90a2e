/// A coordinate system, made by a geometry effect or a change of direction. Number 0 is the window.
struct CoordinateSystem: BitwiseCopyable {
  /// The transform from this system to the window.
  var toWindow: AffineTransform
  /// False if an ancestor rotates or shears, because safe areas end there.
  var isUpright: Bool
  /// The layout direction inside it.
  var direction = LayoutDirection.leftToRight
}
