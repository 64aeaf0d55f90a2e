/// `String(format:)`.
extension ScriptMachine {
  /// A placeholder of a format, such as `%05.1f`.
  private struct Specifier {
    var flags = ""
    var width = 0
    var precision: Int?
    var conversion: Character = "%"

    /// The format specifier up to its precision, as in C.
    var head: String {
      "%" + flags + (width > 0 ? String(width) : "") + (precision.map { ".\($0)" } ?? "")
    }
  }

  @Sendable
  static func formattedText(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let format = Array(try machine.string(arguments[0]))
    let values = try arguments.has(1) ? machine.elements(of: arguments[1]) : []
    var result = ""
    var place = 0
    var next = 0
    while place < format.count {
      try machine.step()
      guard format[place] == "%" else {
        result.append(format[place])
        place += 1
        continue
      }
      place += 1
      let specifier = specifier(format, &place)
      if specifier.conversion == "%" {
        result += "%"
        continue
      }
      guard next < values.count else {
        throw ScriptFailure(.missingArgument("a value", callee: "String(format:)"))
      }
      result += try machine.formatted(values[next], specifier)
      next += 1
    }
    try machine.charge(result.utf8.count)
    return .string(result)
  }

  /// `String(format:locale:arguments:)` in English.
  @Sendable
  static func formattedTextOfLocale(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let values = arguments.has(2) ? [arguments[0], arguments[2]] : [arguments[0]]
    return try formattedText(machine, receiver, MemberArguments(values))
  }

  private static func specifier(_ format: [Character], _ place: inout Int) -> Specifier {
    var specifier = Specifier()
    while place < format.count, "-+ 0#".contains(format[place]) {
      specifier.flags.append(format[place])
      place += 1
    }
    specifier.width = number(format, &place) ?? 0
    if place < format.count, format[place] == "." {
      place += 1
      specifier.precision = number(format, &place) ?? 0
    }
    while place < format.count, "lhqzt".contains(format[place]) { place += 1 }
    if place < format.count { specifier.conversion = format[place] }
    place += 1
    return specifier
  }

  /// A number in a format. Widths above a thousand are rejected.
  private static func number(_ format: [Character], _ place: inout Int) -> Int? {
    var number: Int?
    while place < format.count, let digit = format[place].wholeNumberValue, format[place].isASCII {
      number = min((number ?? 0) * 10 + digit, 1_000)
      place += 1
    }
    return number
  }

  private func formatted(_ value: Value, _ specifier: Specifier) throws(ScriptFailure) -> String {
    switch specifier.conversion {
    case "d", "i", "u":
      return NumberText.formatted(specifier.head + "lld", Int64(try integer(value)))
    case "x", "X", "o":
      return NumberText.formatted(
        specifier.head + "ll" + String(specifier.conversion), Int64(try integer(value)))
    case "f", "F", "e", "E", "g", "G":
      return NumberText.formatted(
        specifier.head + String(specifier.conversion), try double(value))
    case "c": return String(Unicode.Scalar(UInt32(clamping: try integer(value))) ?? "?")
    case "@":
      var sink = TextSink(limit: memoryLeft)
      value.writeInterpolated(into: &sink)
      if sink.isFull { throw ScriptFailure(outOfMemory) }
      return sink.text
    default:
      throw ScriptFailure(
        .unsupported("%\(specifier.conversion)", instead: "%d, %x, %f, %e, %g or %@"))
    }
  }
}
