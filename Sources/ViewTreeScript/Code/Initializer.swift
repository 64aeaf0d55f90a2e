/// The standard types that can be called.
enum Initializer: String, CaseIterable {
  case int = "Int"
  case double = "Double"
  case cgFloat = "CGFloat"
  case float = "Float"
  case string = "String"
  case bool = "Bool"
  case array = "Array"
  case dictionary = "Dictionary"
  case point = "CGPoint"
  case size = "CGSize"
  case rect = "CGRect"
  case vector = "CGVector"
  case unitPoint = "UnitPoint"
  case edgeInsets = "EdgeInsets"
  case angle = "Angle"
  case uuid = "UUID"
  case proposedSize = "ProposedViewSize"
  /// `.init(width:height:)`: a `ProposedViewSize` if a length is `nil`, or else a size.
  case implicitSize = "CGSize or ProposedViewSize"

  /// Whether its arguments may be `Int`s as well.
  var takesIntegers: Bool {
    switch self {
    case .point, .size, .rect, .vector, .implicitSize: true
    default: false
    }
  }

  /// Whether its arguments are numbers of points, or geometry made of such.
  var isGeometry: Bool {
    switch self {
    case .point, .size, .rect, .vector, .unitPoint, .edgeInsets, .angle, .proposedSize,
      .implicitSize:
      true
    default: false
    }
  }
}
