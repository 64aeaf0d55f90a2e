/// The types of which a variable holds one and no other, whatever is assigned.
enum PlainType {
  case bool, number, string, array, set, dictionary

  /// The type of a value; `nil` for a value that could stand for several types, such as `nil`.
  init?(_ value: Value) {
    switch value {
    case .bool: self = .bool
    case .int, .double: self = .number
    case .string: self = .string
    case .array, .slice: self = .array
    case .set: self = .set
    case .dictionary: self = .dictionary
    default: return nil
    }
  }

  /// The type in messages.
  var name: String {
    switch self {
    case .bool: "a Bool"
    case .number: "a number"
    case .string: "a String"
    case .array: "an Array"
    case .set: "a Set"
    case .dictionary: "a Dictionary"
    }
  }
}
