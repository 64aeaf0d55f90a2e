/// The comparison of the outcomes of the compiler and the script language.
enum Verdict: CaseIterable {
  /// Both have the same value, or both have an error.
  case agree
  /// Another value, without a word.
  case otherValue
  /// A value where Swift refuses the program, or stops it.
  case accepted
  /// A problem where Swift has a value.
  case refused
  /// One of the two didn't finish.
  case unanswered

  /// Compares the outcome of the script language with that of the compiler.
  init(swift: Outcome, script: Outcome) {
    switch (swift, script) {
    case (.noAnswer, _), (_, .noAnswer): self = .unanswered
    case (.value(let expected), .value(let found)): self = expected == found ? .agree : .otherValue
    case (.value, _): self = .refused
    case (_, .value): self = .accepted
    default: self = .agree
    }
  }

  /// True if viewtree reports no error for the difference.
  var isSilent: Bool { self == .otherValue || self == .accepted }

  /// The word for `--show`.
  var name: String {
    switch self {
    case .agree: "agree"
    case .otherValue: "silent"
    case .accepted: "accepted"
    case .refused: "refused"
    case .unanswered: "unanswered"
    }
  }
}
