/// The result of a program on one side.
enum Outcome: Equatable {
  /// It ran and returned a value, as canonical text.
  case value(String)
  /// It trapped.
  case trap(String)
  /// It was rejected.
  case refusal(String)
  /// It ran too long, or the compiler gave up.
  case noAnswer(String)

  /// The outcome in words.
  var words: String {
    switch self {
    case .value(let text): text
    case .trap(let reason): "traps: \(reason)"
    case .refusal(let reason): "refused: \(reason)"
    case .noAnswer(let reason): "no answer: \(reason)"
    }
  }
}
