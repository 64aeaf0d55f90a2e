import ViewTreeLayout
import ViewTreeSyntax

/// A frame as reports write it: the top leading corner and the size, in points.
public struct BehaviourFrame: Hashable, Sendable {
  /// The leading edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A rectangle of a report.
  init(_ rect: Rect) {
    x = rect.origin.x
    y = rect.origin.y
    width = rect.size.width
    height = rect.size.height
  }

  /// The tolerance for numbers that were rounded to a thousandth.
  static let tolerance = 0.0015

  /// The tolerance for numbers that are computed from three rounded numbers, such as an outer
  /// frame, which text gives as insets.
  static let derivedTolerance = 0.0025

  /// `748x301.804`.
  public var sizeText: String { Self.text(width) + "x" + Self.text(height) }

  /// `268 233.098`.
  public var originText: String { Self.text(x) + " " + Self.text(y) }

  /// A number as reports write it.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(number)
    return buffer.text
  }

  /// True if two numbers of reports are equal up to rounding.
  static func same(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < tolerance
  }
}
