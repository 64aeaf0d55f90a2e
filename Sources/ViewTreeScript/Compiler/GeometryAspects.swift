import ViewTreeNumbers

/// The properties that a script reads of a rectangle, a size, a point or a geometry proxy.
public struct GeometryAspects: OptionSet, Hashable, Sendable {
  /// One bit per aspect.
  public let rawValue: UInt8

  /// The set of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The x-coordinate of the left edge.
  public static let x = GeometryAspects(rawValue: 1)
  /// The y-coordinate of the top edge.
  public static let y = GeometryAspects(rawValue: 2)
  /// The width.
  public static let width = GeometryAspects(rawValue: 4)
  /// The height.
  public static let height = GeometryAspects(rawValue: 8)
  /// Any other aspect.
  public static let other = GeometryAspects(rawValue: 16)

  /// A size as a whole.
  public static let size: GeometryAspects = [.width, .height]
  /// A place as a whole.
  public static let origin: GeometryAspects = [.x, .y]
  /// Everything.
  public static let all: GeometryAspects = [.origin, .size, .other]

  /// The aspects one by one, by the numbers of their bits.
  public static let count = 5

  /// True if the aspect with a number is in the set.
  public func contains(number: Int) -> Bool { rawValue >> UInt8(number) & 1 != 0 }

  /// Members that are a number.
  static let numbers: [String: GeometryAspects] = [
    "x": .x, "minX": .x, "midX": [.x, .width], "maxX": [.x, .width], "width": .width,
    "y": .y, "minY": .y, "midY": [.y, .height], "maxY": [.y, .height], "height": .height,
  ]
  /// Members that have members themselves.
  static let parts: [String: GeometryAspects] = ["size": .size, "origin": .origin]

  /// The same for a rectangle converted to other coordinates, whose size may depend on its
  /// position.
  var inOtherCoordinates: GeometryAspects {
    var aspects = self
    if contains(.width) { aspects.insert(.x) }
    if contains(.height) { aspects.insert(.y) }
    return aspects
  }
}
