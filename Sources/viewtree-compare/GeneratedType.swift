/// The types of random programs. The raw value is the name in templates.
enum GeneratedType: String, CaseIterable {
  case int, double, length, bool, string, character, byte, integers, lengths, strings, optional,
    word
  case span, set, table, slice, range, matrix, pair, item, items, kind, level, function

  /// The type as Swift writes it.
  var name: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .length: "CGFloat"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .byte: "UInt8"
    case .integers: "[Int]"
    case .lengths: "[CGFloat]"
    case .strings: "[String]"
    case .optional: "Int?"
    case .word: "String?"
    case .span: "CGFloat?"
    case .set: "Set<Int>"
    case .table: "[String: Int]"
    case .slice: "ArraySlice<Int>"
    case .range: "Range<Int>"
    case .matrix: "[[Int]]"
    case .pair: "(Int, String)"
    case .item: "Item"
    case .items: "[Item]"
    case .kind: "Kind"
    case .level: "Level"
    case .function: "(Int) -> Int"
    }
  }

  /// The types with comparable values. A program can end with a value of one of these.
  static let results = allCases.filter { $0 != .function }

  /// True if a literal of this type has the same type without context.
  var isKnownAlone: Bool {
    switch self {
    case .int, .double, .bool, .string, .integers, .strings, .slice, .range, .matrix, .pair, .item,
      .items, .kind:
      true
    default: false
    }
  }
}
