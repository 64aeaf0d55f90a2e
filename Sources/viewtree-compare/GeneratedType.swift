/// The types of which random programs are made.
enum GeneratedType: CaseIterable {
  case int, double, length, bool, string, integers, lengths, strings, optional

  /// The type as Swift writes it.
  var name: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .length: "CGFloat"
    case .bool: "Bool"
    case .string: "String"
    case .integers: "[Int]"
    case .lengths: "[CGFloat]"
    case .strings: "[String]"
    case .optional: "Int?"
    }
  }
}
