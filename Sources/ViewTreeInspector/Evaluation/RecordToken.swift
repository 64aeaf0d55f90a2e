/// What a node of the preference graph stands for: a view, or a modifier of one.
enum RecordToken {
  case view(UInt32)
  case modifier(UInt32)

  /// Reads a token back from its number.
  init(_ number: UInt32) {
    self = number & 1 == 0 ? .view(number >> 1) : .modifier(number >> 1)
  }

  /// The token as a number.
  var number: UInt32 {
    switch self {
    case .view(let index): index << 1
    case .modifier(let index): index << 1 | 1
    }
  }
}
