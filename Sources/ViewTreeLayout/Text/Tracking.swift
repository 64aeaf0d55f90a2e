import ViewTreeNumbers

/// The tracking of Apple's system font by point size, in points (Human Interface Guidelines,
/// typography). Sizes between are interpolated.
enum Tracking {
  private static let firstSize = 6.0
  /// Values for each point size from 6 pt to 54 pt.
  private static let byPoint: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    -0.45, -0.36, -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4,
    0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33,
    0.34, 0.35, 0.31, 0.33, 0.32,
  ]
  /// Values for every second point size from 54 pt to 72 pt, then for 76 and 80 pt.
  private static let byTwoPoints: [Double] = [
    0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.19, 0.17, 0.14, 0.14,
  ]

  /// The tracking at a point size. 0 from 80 pt, the value of 6 pt below that.
  static func points(at size: Double) -> Double {
    if size < 54 { return interpolate(byPoint, at: size - firstSize) }
    if size < 72 { return interpolate(byTwoPoints, at: (size - 54) / 2) }
    return size < 80 ? interpolate([0.14, 0.07, 0], at: (size - 72) / 4) : 0
  }

  private static func interpolate(_ values: [Double], at position: Double) -> Double {
    let place = min(max(position, 0), Double(values.count - 1))
    let index = min(Int(place), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }
}
