/// What a written type means for a value: which literals it turns into what.
indirect enum TypeNote: Hashable, Sendable {
  case any
  case double, int, string, bool
  case point, size, rect, vector, unitPoint, edgeInsets, angle
  case array(TypeNote)
  case dictionary(TypeNote, TypeNote)
  case tuple([TypeNote])
  case anchor(TypeNote)
  case range(TypeNote)
  case function([TypeNote], TypeNote)
  case named(String)

  /// Whether the type says nothing.
  var isAny: Bool {
    if case .any = self { return true }
    return false
  }

  /// The name of a type that is no other in any case: `CGFloat` and `Double` are one.
  var plainName: String? {
    switch self {
    case .double: "Double"
    case .int: "Int"
    case .string: "String"
    case .bool: "Bool"
    case .array: "Array"
    case .dictionary: "Dictionary"
    default: nil
    }
  }

  /// The name of a geometric or a number type.
  var standardName: String? {
    switch self {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .vector: "CGVector"
    case .unitPoint: "UnitPoint"
    case .edgeInsets: "EdgeInsets"
    case .angle: "Angle"
    case .int: "Int"
    case .double: "Double"
    case .named(let name): name
    default: nil
    }
  }

  /// The type of an element of a tuple.
  func element(_ place: Int) -> TypeNote {
    guard case .tuple(let elements) = self, elements.indices.contains(place) else { return .any }
    return elements[place]
  }

  /// What a loop over such a value goes over.
  var element: TypeNote {
    switch self {
    case .array(let element), .range(let element): element
    case .dictionary(let key, let value): .tuple([key, value])
    default: .any
    }
  }

  /// Whether a `Double` is anywhere in it, so that literals may become one.
  var holdsDouble: Bool {
    switch self {
    case .double: true
    case .array(let element), .range(let element): element.holdsDouble
    case .dictionary(let key, let value): key.holdsDouble || value.holdsDouble
    case .tuple(let elements): elements.contains { $0.holdsDouble }
    default: false
    }
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
