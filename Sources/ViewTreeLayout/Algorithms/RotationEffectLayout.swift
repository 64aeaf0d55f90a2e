#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `rotationEffect(_:anchor:)`: clockwise for positive angles.
public struct RotationEffectLayout: GeometryEffect {
  let degrees: Double
  let anchor: UnitPoint

  /// Rotates about an anchor in the view. An angle that isn't finite is treated as 0.
  public init(degrees: Double, anchor: UnitPoint = .center) {
    self.degrees = degrees.isFinite ? degrees : 0
    self.anchor = anchor
  }

  func transform(in size: Size) -> AffineTransform {
    let (sine, cosine) = Self.sineAndCosine(ofDegrees: degrees)
    return about(
      anchor, in: size,
      AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }

  /// Exact for quarter turns.
  private static func sineAndCosine(ofDegrees degrees: Double) -> (Double, Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn {
    case 0: return (0, 1)
    case 90, -270: return (1, 0)
    case 180, -180: return (0, -1)
    case 270, -90: return (-1, 0)
    default:
      let radians = turn / 180 * Double.pi
      return (sin(radians), cos(radians))
    }
  }
}

extension AffineTransform {
  /// A rotation about the origin, clockwise, in degrees.
  public static func rotation(degrees: Double) -> AffineTransform {
    RotationEffectLayout(degrees: degrees).transform(in: .zero)
  }
}
