/// The precedence groups of Swift's operators, from the loosest to the tightest.
enum Precedence: Int, Comparable {
  case ternary, disjunction, conjunction, comparison, coalescing, casting, range, addition
  case multiplication, shift

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The group for the right operand of a left-associative operator.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .shift }

  /// True if operators of the group can follow each other without parentheses.
  var chains: Bool {
    switch self {
    case .comparison, .range, .shift: false
    default: true
    }
  }

  /// The group of an infix operator.
  static let groups: [String: Precedence] = [
    "||": .disjunction, "&&": .conjunction,
    "==": .comparison, "!=": .comparison, "<": .comparison, "<=": .comparison, ">": .comparison,
    ">=": .comparison, "===": .comparison, "!==": .comparison, "~=": .comparison,
    "??": .coalescing, "is": .casting, "as": .casting, "..<": .range, "...": .range,
    "+": .addition, "-": .addition, "&+": .addition, "&-": .addition, "|": .addition,
    "^": .addition,
    "*": .multiplication, "/": .multiplication, "%": .multiplication, "&*": .multiplication,
    "&": .multiplication,
    "<<": .shift, ">>": .shift, "&<<": .shift, "&>>": .shift,
  ]

  /// The operators that change their left operand.
  static let assignments: Set = [
    "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=", "&<<=",
    "&>>=",
  ]

  static let prefixes: Set = ["-", "+", "!", "~", "&", "...", "..<"]
}
