/// Values in the literal of a `LocalizedStringKey` (docs/explanation/text.md, Literals).
extension ScriptMachine {
  /// The text of a value in English: integers with digit groups, others with six fraction digits.
  func localized(_ value: Value, as type: StaticType) throws(ScriptFailure) -> Value {
    if LocalizedKey.isItself(type) { return value }
    if let kind = type.numberKind {
      let text =
        kind.isInteger
        ? NumberText.grouped(String(try integer(value)))
        : NumberText.localized(try double(value))
      return try charged(text)
    }
    switch value {
    case .int(let number): return try charged(NumberText.grouped(String(number)))
    case .double(let number): return try charged(NumberText.localized(number))
    default:
      guard case .string(let text) = try text(of: value, as: type, debug: false) else {
        return .string("")
      }
      return try charged(LocalizedKey.protecting(text))
    }
  }

  private func charged(_ text: String) throws(ScriptFailure) -> Value {
    try charge(text.utf8.count)
    return .string(text)
  }
}
