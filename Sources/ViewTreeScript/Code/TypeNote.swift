/// What a written type means for a value: which literals it turns into what.
indirect enum TypeNote: Hashable, Sendable {
  case any
  case double, int, string, bool
  case point, size, rect, vector, unitPoint, edgeInsets, angle
  case array(TypeNote)
  case dictionary(TypeNote, TypeNote)
  case tuple([TypeNote])
  case anchor(TypeNote)
  case named(String)

  /// Whether the type says nothing.
  var isAny: Bool {
    if case .any = self { return true }
    return false
  }

  /// The type with a name that is written without arguments.
  init(name: String) {
    switch name {
    case "Double", "CGFloat", "Float", "Float32", "Float64", "TimeInterval": self = .double
    case "Int": self = .int
    case "String": self = .string
    case "Bool": self = .bool
    case "CGPoint": self = .point
    case "CGSize": self = .size
    case "CGRect": self = .rect
    case "CGVector": self = .vector
    case "UnitPoint": self = .unitPoint
    case "EdgeInsets": self = .edgeInsets
    case "Angle": self = .angle
    case "Any", "some", "Void", "_": self = .any
    default: self = .named(name)
    }
  }
}
