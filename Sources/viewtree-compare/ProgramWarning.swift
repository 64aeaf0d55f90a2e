/// The kinds of warnings that are compared with those of the compiler.
enum ProgramWarning: String, CaseIterable {
  case result, comparison, value, name

  /// The kind of a message of the compiler, or `nil` for one of another kind.
  init?(swift message: String) {
    if message.contains("result of operator '==' is unused")
      || message.contains("result of operator '!=' is unused")
    {
      self = .comparison
    } else if message.contains("result of ") && message.contains(" unused") {
      self = .result
    } else if message.contains("was never used") || message.contains("but never used")
      || message.contains("never read")
    {
      self = .name
    } else if message.contains(" is unused") {
      self = .value
    } else {
      return nil
    }
  }
}
