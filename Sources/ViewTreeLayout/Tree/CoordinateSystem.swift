/// A system of coordinates that a geometry effect opens; number 0 is the window.
struct CoordinateSystem: BitwiseCopyable {
  /// From this system to the window.
  var toWindow: AffineTransform
  /// Whether an ancestor turns or shears: safe areas end there.
  var isUpright: Bool
}
