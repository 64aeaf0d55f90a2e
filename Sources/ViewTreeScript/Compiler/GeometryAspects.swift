import ViewTreeNumbers

/// What may be looked at of a rectangle, a size, a point or a geometry proxy.
public struct GeometryAspects: OptionSet, Hashable, Sendable {
  /// One bit per aspect.
  public let rawValue: UInt8

  /// The set of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where it begins from the left.
  public static let x = GeometryAspects(rawValue: 1)
  /// Where it begins from the top.
  public static let y = GeometryAspects(rawValue: 2)
  /// How wide it is.
  public static let width = GeometryAspects(rawValue: 4)
  /// How high it is.
  public static let height = GeometryAspects(rawValue: 8)
  /// Whatever is none of these.
  public static let other = GeometryAspects(rawValue: 16)

  /// A size as a whole.
  public static let size: GeometryAspects = [.width, .height]
  /// A place as a whole.
  public static let origin: GeometryAspects = [.x, .y]
  /// Everything.
  public static let all: GeometryAspects = [.origin, .size, .other]

  /// The aspects one by one, by the numbers of their bits.
  public static let count = 5

  /// Whether the aspect of a number is among them.
  public func contains(number: Int) -> Bool { rawValue >> UInt8(number) & 1 != 0 }

  /// Members that are a number.
  static let numbers: [String: GeometryAspects] = [
    "x": .x, "minX": .x, "midX": [.x, .width], "maxX": [.x, .width], "width": .width,
    "y": .y, "minY": .y, "midY": [.y, .height], "maxY": [.y, .height], "height": .height,
  ]
  /// Members that have members themselves.
  static let parts: [String: GeometryAspects] = ["size": .size, "origin": .origin]

  /// The same of a box in other coordinates, whose size may come from where it stands.
  var inOtherCoordinates: GeometryAspects {
    var aspects = self
    if contains(.width) { aspects.insert(.x) }
    if contains(.height) { aspects.insert(.y) }
    return aspects
  }
}
