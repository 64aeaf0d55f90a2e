import ViewTreeLayout

/// A gradient of a document with all its colors.
package struct GradientPaint: Equatable, Sendable {
  /// The arrangement of the colors.
  package enum Form: Equatable, Sendable {
    /// Along a line between two points.
    case linear(from: UnitPoint, to: UnitPoint)
    /// From a point outward, between two radii in points.
    case radial(center: UnitPoint, start: Double, end: Double)
    /// From a point outward to the edges of the frame.
    case elliptical(center: UnitPoint)
    /// Around a point, between two angles in degrees.
    case angular(center: UnitPoint, start: Double, end: Double)
  }

  /// A color at a position from 0 to 1.
  package struct Stop: Equatable, Sendable {
    package var offset: Double
    package var color: PictureColor
  }

  /// The colors in ascending order, at least two.
  package var stops: [Stop]
  /// Their arrangement.
  package var form: Form

  /// The color at a position from 0 to 1.
  func color(at offset: Double) -> PictureColor {
    guard let first = stops.first, let last = stops.last else {
      return PictureColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
    guard offset > first.offset else { return first.color }
    for (low, high) in zip(stops, stops.dropFirst()) where offset <= high.offset {
      let length = high.offset - low.offset
      return low.color.mixed(with: high.color, length > 0 ? (offset - low.offset) / length : 1)
    }
    return last.color
  }
}

extension PictureColor {
  /// The color with a part, from 0 to 1, of another color.
  func mixed(with other: PictureColor, _ part: Double) -> PictureColor {
    func mixed(_ low: UInt8, _ high: UInt8) -> UInt8 {
      UInt8(min(max(Double(low) + (Double(high) - Double(low)) * part + 0.5, 0), 255))
    }
    return PictureColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
      opacity: opacity + (other.opacity - opacity) * part)
  }

  /// The color with reduced opacity.
  func faded(_ part: Double) -> PictureColor {
    var color = self
    color.opacity *= min(max(part, 0), 1)
    return color
  }
}
