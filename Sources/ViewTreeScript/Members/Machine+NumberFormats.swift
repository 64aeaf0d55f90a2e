/// `\(number, format: …)` and `formatted(_:)`.
extension ScriptMachine {
  /// A number as a format writes it, in English.
  func formattedNumber(_ number: Value, as format: Value) throws(ScriptFailure) -> Value {
    let form = try numberForm(of: format)
    // Digits that are cut off later cost work, too.
    try step((form.digits?.upperBound ?? 0) / Self.digitsPerStep)
    let text: String
    if case .int(let whole) = number {
      text = form.text(whole)
    } else {
      text = form.text(try double(number))
    }
    try charge(text.utf8.count)
    return .string(text)
  }

  /// The number of digits that take as long to make as a step.
  private static var digitsPerStep: Int { 4 }

  /// The format of a number. If there are several calls of the same kind, the outermost applies,
  /// which is the last.
  private func numberForm(of format: Value) throws(ScriptFailure) -> NumberForm {
    var form = NumberForm()
    var next: Value? = format
    while case .enumCase(let style)? = next {
      try step()
      switch (style.name, style.payload.last) {
      case ("percent", _): form.kind = .percent
      case ("currency", let code?): form.kind = .currency(code: try string(code))
      case ("precision", .enumCase(let precision)?) where form.digits == nil:
        form.digits = digits(precision)
      case ("grouping", .enumCase(let grouping)?) where form.isGrouped == nil:
        form.isGrouped = grouping.name != "never"
      case ("notation", .enumCase(let notation)?): form.isCompact = notation.name == "compactName"
      case ("sign", .enumCase(let strategy)?) where form.sign == nil:
        form.sign = try sign(strategy)
      case ("rounded", _) where form.increment == nil:
        for value in style.payload.dropFirst() {
          switch value {
          case .enumCase: form.rule = try roundingRule(value)
          case .int, .double: form.increment = try double(value)
          default: break
          }
        }
      default: break
      }
      next = style.payload.count > 1 ? style.payload[0] : nil
    }
    return form
  }

  private func sign(_ strategy: EnumValue) throws(ScriptFailure) -> NumberForm.Sign {
    switch (strategy.name, strategy.payload.first) {
    case ("never", _): .never
    case ("always", .bool(false)?): .alwaysButZero
    case ("always", _): .always
    default: .automatic
    }
  }

  private func digits(_ precision: EnumValue) -> ClosedRange<Int>? {
    switch precision.payload.first {
    case .int(let digits)?: NumberForm.digits(from: digits, to: digits)
    case .range(let range)?:
      range.integers.flatMap { limits in
        limits.last.map { NumberForm.digits(from: limits.lowerBound, to: $0) }
      }
    default: nil
    }
  }
}
