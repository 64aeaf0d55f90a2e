#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ScriptMachine {
  func numberMember(_ value: Value, _ name: MemberReference) -> Value? {
    switch (value, name.known) {
    case (.int(let number), .description): .string(String(number))
    case (.int(let number), .magnitude): number == .min ? nil : .int(Swift.abs(number))
    case (.double(let number), .description): .string(number.description)
    case (.double(let number), .magnitude): .double(number.magnitude)
    case (.double(let number), .isNaN): .bool(number.isNaN)
    case (.double(let number), .isFinite): .bool(number.isFinite)
    case (.double(let number), .isInfinite): .bool(number.isInfinite)
    case (.double(let number), .isZero): .bool(number == 0)
    default: nil
    }
  }

  func callNumber(
    _ value: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    switch (value, name.known) {
    case (.int(let number), .isMultiple):
      let divisor = try integer(arguments.values.first)
      return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
    case (.int(let number), .signum): return .int(number.signum())
    case (.int, .advanced): return try combine(.add, value, arguments.values.first ?? .none)
    case (.int, .distance): return try combine(.subtract, arguments.values.first ?? .none, value)
    case (_, .rounded):
      guard let number = value.number else { return nil }
      return .double(number.rounded(try Self.rule(arguments)))
    case (_, .truncatingRemainder):
      return .double(
        try double(value).truncatingRemainder(dividingBy: double(arguments.values.first)))
    case (_, .remainder):
      return .double(try double(value).remainder(dividingBy: double(arguments.values.first)))
    case (_, .squareRoot): return .double(try double(value).squareRoot())
    default: return nil
    }
  }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  private static func rule(
    _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> FloatingPointRoundingRule {
    guard let argument = arguments.values.first else { return .toNearestOrAwayFromZero }
    guard case .enumCase(let named) = argument else {
      throw ScriptFailure(
        .typeMismatch(expected: "FloatingPointRoundingRule", found: argument.typeName))
    }
    guard let rule = rules[named.name] else {
      throw ScriptFailure(
        .unknownMember(
          named.name, type: "FloatingPointRoundingRule", candidates: rules.keys.sorted()))
    }
    return rule
  }

  func mutateNumber(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch (receiver, name.known) {
    case (.int(let number), .negate):
      guard number != .min else { throw ScriptFailure(.arithmeticOverflow("-")) }
      receiver = .int(-number)
    case (.double(let number), .negate): receiver = .double(-number)
    case (.double(let number), .round): receiver = .double(number.rounded(try Self.rule(arguments)))
    case (.double(let number), .formSquareRoot): receiver = .double(number.squareRoot())
    default: throw unknownMember(receiver, name)
    }
    return .void
  }

  // MARK: Functions

  /// Calls a function without receiver, or a standard type.
  func callStandard(
    _ name: String, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if let type = Initializer(rawValue: name) { return try initialize(type, arguments) }
    guard let function = GlobalFunction(rawValue: name) else {
      if let function = HostFunction(rawValue: name) { return try callHost(function, arguments) }
      let labels = arguments.values.indices.map { arguments.label($0) ?? "_\($0)" }
      return .nominal(
        NominalValue(
          shape: NominalShape(typeName: name, labels: labels), fields: arguments.values))
    }
    switch function {
    case .min, .max: return try extreme(function, arguments)
    case .abs: return try absolute(arguments)
    case .zip: return try zipped(arguments)
    case .stride: return try strided(arguments)
    case .repeatElement: return try repeated(arguments.values.first ?? .none, arguments["count"])
    case .pow, .atan2, .hypot, .fmod: return try binaryFunction(function, arguments)
    default: return .double(Self.apply(function, try double(arguments.values.first)))
    }
  }

  private static func apply(_ function: GlobalFunction, _ x: Double) -> Double {
    switch function {
    case .sqrt: x.squareRoot()
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .round: x.rounded()
    case .trunc: x.rounded(.towardZero)
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .asin: asin(x)
    case .acos: acos(x)
    case .atan: atan(x)
    case .exp: exp(x)
    case .log: log(x)
    default: Swift.abs(x)
    }
  }

  private func binaryFunction(
    _ function: GlobalFunction, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard arguments.values.count == 2 else {
      throw ScriptFailure(.wrongArguments(callee: function.rawValue, expected: "two numbers"))
    }
    let x = try double(arguments.values[0])
    let y = try double(arguments.values[1])
    switch function {
    case .pow: return .double(pow(x, y))
    case .atan2: return .double(atan2(x, y))
    case .hypot: return .double((x * x + y * y).squareRoot())
    default: return .double(x.truncatingRemainder(dividingBy: y))
    }
  }

  private func extreme(
    _ function: GlobalFunction, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard arguments.values.count > 1 else {
      throw ScriptFailure(
        .wrongArguments(callee: function.rawValue, expected: "two or more values"))
    }
    var values = arguments.values
    if values.contains(where: { if case .double = $0 { true } else { false } }) {
      for index in values.indices { values[index] = .double(try double(values[index])) }
    }
    var best = values[0]
    for value in values.dropFirst() {
      let isBetter = try function == .min ? isLess(value, best) : !isLess(value, best)
      if isBetter { best = value }
    }
    return best
  }

  private func absolute(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    if case .int(let number)? = arguments.values.first {
      guard number != .min else { throw ScriptFailure(.arithmeticOverflow("abs")) }
      return .int(Swift.abs(number))
    }
    return .double(Swift.abs(try double(arguments.values.first)))
  }

  private func zipped(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    guard arguments.values.count == 2 else {
      throw ScriptFailure(.wrongArguments(callee: "zip", expected: "two sequences"))
    }
    let first = try elements(of: arguments.values[0])
    let second = try elements(of: arguments.values[1])
    try charge(min(first.count, second.count) * 3)
    return .array(zip(first, second).map { .tuple(TupleValue(elements: [$0, $1])) })
  }

  private func strided(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    let isClosed = arguments["through"] != nil
    guard let from = arguments["from"], let end = arguments["to"] ?? arguments["through"],
      let by = arguments["by"], let start = from.number, let last = end.number,
      let length = by.number
    else {
      throw ScriptFailure(.wrongArguments(callee: "stride", expected: "from:to:by:"))
    }
    guard length != 0, length.isFinite else { throw ScriptFailure(.invalidRange) }
    let isInteger =
      if case .int = from, case .int = by, case .int = end { true } else { false }
    var result: [Value] = []
    var index = 0.0
    while true {
      let next = start + index * length
      let isPast = length > 0 ? next > last : next < last
      guard !isPast, isClosed || next != last, next.isFinite else { break }
      try charge(1)
      try step()
      result.append(isInteger ? .int(Int(exactly: next) ?? 0) : .double(next))
      index += 1
    }
    return .array(result)
  }

  func repeated(_ value: Value, _ count: Value?) throws(ScriptFailure) -> Value {
    let count = try integer(count)
    guard count >= 0 else { throw ScriptFailure(.invalidRange) }
    try charge(count)
    try chargeNested(value)
    return .array(Array(repeating: value, count: count))
  }
}
