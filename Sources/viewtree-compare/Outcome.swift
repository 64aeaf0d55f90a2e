/// The result that one of the two gives for a program.
enum Outcome: Equatable {
  /// It ran, and gave a value, as canonical text.
  case value(String)
  /// It ran and was stopped.
  case trap(String)
  /// It was not accepted.
  case refusal(String)
  /// It ran longer than it may, or the compiler gave up.
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
