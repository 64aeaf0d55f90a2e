/// What a node of the preference graph stands for: a view, a modifier of one, or a closure of a
/// modifier.
enum RecordToken {
  case view(UInt32)
  case modifier(UInt32)
  /// The place of the closure in `Pass.sites`: what a value that is pulled needs at once.
  case closure(UInt32)

  /// Reads a token back from its number.
  init(_ number: UInt32) {
    switch number & 3 {
    case 0: self = .view(number >> 2)
    case 1: self = .modifier(number >> 2)
    default: self = .closure(number >> 2)
    }
  }

  /// The token as a number.
  var number: UInt32 {
    switch self {
    case .view(let index): index << 2
    case .modifier(let index): index << 2 | 1
    case .closure(let index): index << 2 | 2
    }
  }
}
