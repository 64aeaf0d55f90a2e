// The standard library calls rounding functions of the C library.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rounding to the pixels of a display (docs/explanation/layout.md, Protocol).
@frozen
public struct PixelGrid: BitwiseCopyable, Sendable, Equatable {
  /// Pixels per point: 1, 2 or 3.
  public var scale: Double

  /// A grid with a number of pixels per point. A scale that isn't positive and finite becomes 1.
  public init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// One pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The next pixel at or above a value. A millionth of a pixel is treated as a rounding error.
  public func roundUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  /// The nearest pixel. Halves are rounded away from zero.
  public func roundToNearest(_ value: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The frame as drawn: both edges are rounded to the nearest pixel, halves upwards.
  public func drawnFrame(_ frame: Rect) -> Rect {
    let left = roundHalfUp(frame.minX)
    let top = roundHalfUp(frame.minY)
    return Rect(
      x: left, y: top,
      width: roundHalfUp(frame.maxX) - left, height: roundHalfUp(frame.maxY) - top)
  }

  private func roundHalfUp(_ value: Double) -> Double {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
