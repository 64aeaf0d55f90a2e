import ViewTreeNumbers

/// `Int` and the other integers.
extension StandardTypes {
  static let int = integer(.int)
  static let int8 = integer(.int8)
  static let int16 = integer(.int16)
  static let int32 = integer(.int32)
  static let int64 = integer(.int64)
  static let uint = integer(.uint)
  static let uint8 = integer(.uint8)
  static let uint16 = integer(.uint16)
  static let uint32 = integer(.uint32)
  static let uint64 = integer(.uint64)

  private static func integer(_ kind: NumberKind) -> StandardType {
    let isSigned = kind.bounds?.lowerBound != 0
    return StandardType(
      kind.typeName,
      inherits: ["FixedWidthInteger", isSigned ? "SignedInteger" : "UnsignedInteger"],
      conforms: StandardType.Conformance.always(
        "FixedWidthInteger", isSigned ? "SignedInteger" : "UnsignedInteger", "Codable",
        "Sendable", "CustomStringConvertible"),
      integerMaking(kind) + integerConstants(kind) + integerArithmetic(kind) + integerBits(kind)
        + (isSigned ? [negating(kind)] : []))
  }

  private static func integerMaking(_ kind: NumberKind) -> [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in .int(0) },
      StandardMember("init<T: BinaryInteger>(_ source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.integer(of: arguments[0], kind)
      },
      StandardMember("init<T: BinaryFloatingPoint>(_ source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.integer(of: arguments[0], kind)
      },
      StandardMember("init?<S: StringProtocol>(_ text: S, radix: Int = default)") {
        machine, _, arguments throws(ScriptFailure) in
        let radix = arguments.has(1) ? try machine.radix(arguments[1]) : 10
        return kind.holding(Int(try machine.readString(arguments[0]), radix: radix))
      },
      StandardMember("init?<T: BinaryInteger>(exactly source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.holding(try machine.integer(arguments[0]))
      },
      StandardMember("init?<T: BinaryFloatingPoint>(exactly source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.holding(Int(exactly: try machine.double(arguments[0])))
      },
      StandardMember("init<T: BinaryInteger>(truncatingIfNeeded source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        .int(kind.wrapping(try machine.integer(arguments[0])))
      },
      StandardMember("init<T: BinaryInteger>(bitPattern source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        let number = kind.wrapping(try machine.integer(arguments[0]))
        guard kind.bounds?.contains(number) != false else {
          throw ScriptFailure(.notRepresentable(String(number), type: kind.typeName))
        }
        return .int(number)
      },
      StandardMember("init<T: BinaryInteger>(clamping source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        let bounds = kind.bounds ?? Int.min...Int.max
        let number = try machine.integer(arguments[0])
        return .int(Swift.min(Swift.max(number, bounds.lowerBound), bounds.upperBound))
      },
    ]
  }

  private static func integerConstants(_ kind: NumberKind) -> [StandardMember] {
    let bounds = kind.bounds ?? Int.min...Int.max
    let isSigned = bounds.lowerBound != 0
    return [
      StandardMember("static var zero: Self") { _, _, _ in .int(0) },
      StandardMember("static var min: Self") { _, _, _ in .int(bounds.lowerBound) },
      kind == .uint || kind == .uint64
        ? .refused(
          "static var max: Self",
          instead: "numbers above 'Int.max' are not supported: use Int")
        : StandardMember("static var max: Self") { _, _, _ in .int(bounds.upperBound) },
      StandardMember("static var bitWidth: Int") { _, _, _ in .int(kind.bitWidth) },
      StandardMember("static var isSigned: Bool") { _, _, _ in .bool(isSigned) },
      .refused(
        "static func random(in range: Range<Self>) -> Self", instead: ScriptMachine.noRandomness),
      .refused(
        "static func random(in range: ClosedRange<Self>) -> Self",
        instead: ScriptMachine.noRandomness),
    ]
  }

  private static func integerArithmetic(_ kind: NumberKind) -> [StandardMember] {
    [
      StandardMember("var magnitude: \(kind.magnitudeKind.typeName)") {
        machine, receiver, _ throws(ScriptFailure) in
        let (number, overflow) = try machine.integer(receiver).magnitude.asInteger
        if overflow { throw ScriptFailure(.notRepresentable("magnitude", type: "UInt")) }
        return .int(number)
      },
      StandardMember("func advanced(by n: Int) -> Self") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.checked(
          machine.integer(receiver).addingReportingOverflow(machine.integer(arguments[0])), kind,
          "+")
      },
      StandardMember(
        "func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        kind.reporting(
          try machine.integer(receiver).addingReportingOverflow(machine.integer(arguments[0])))
      },
      StandardMember(
        "func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        kind.reporting(
          try machine.integer(receiver).subtractingReportingOverflow(machine.integer(arguments[0])))
      },
      StandardMember(
        "func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        kind.reporting(
          try machine.integer(receiver).multipliedReportingOverflow(
            by: machine.integer(arguments[0])))
      },
      StandardMember(
        "func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        kind.reporting(
          try machine.integer(receiver).dividedReportingOverflow(by: machine.integer(arguments[0])))
      },
    ]
  }

  private static func negating(_ kind: NumberKind) -> StandardMember {
    .changing("mutating func negate()") { machine, receiver, _ throws(ScriptFailure) in
      receiver = try machine.checked(
        (0).subtractingReportingOverflow(machine.integer(receiver)), kind, "-")
      return .void
    }
  }

  private static func integerBits(_ kind: NumberKind) -> [StandardMember] {
    [
      StandardMember("var bitWidth: Int") { _, _, _ in .int(kind.bitWidth) },
      StandardMember("var nonzeroBitCount: Int") { machine, receiver, _ throws(ScriptFailure) in
        .int(kind.bits(try machine.integer(receiver)).nonzeroBitCount)
      },
      StandardMember("var leadingZeroBitCount: Int") {
        machine, receiver, _ throws(ScriptFailure) in
        .int(
          kind.bits(try machine.integer(receiver)).leadingZeroBitCount - (64 - kind.bitWidth))
      },
      StandardMember("var trailingZeroBitCount: Int") {
        machine, receiver, _ throws(ScriptFailure) in
        .int(
          Swift.min(
            kind.bits(try machine.integer(receiver)).trailingZeroBitCount, kind.bitWidth))
      },
    ]
  }

  // MARK: Protocols

  static let strideable = protocolType(
    "Strideable",
    [
      StandardMember("func distance(to other: Self) -> Self.Stride") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.combine(.subtract, arguments[0], receiver)
      },
      StandardMember("func advanced(by n: Self.Stride) -> Self") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.combine(.add, receiver, arguments[0])
      },
    ])

  static let binaryInteger = protocolType(
    "BinaryInteger",
    [
      .describing("var description: String", isDebug: false),
      StandardMember("func isMultiple(of other: Self) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        let number = try machine.integer(receiver)
        let divisor = try machine.integer(arguments[0])
        return .bool(divisor == 0 ? number == 0 : number.isMultiple(of: divisor))
      },
      StandardMember("func signum() -> Self") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.integer(receiver).signum())
      },
      StandardMember(
        "func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let quotient = try machine.combine(.divide, receiver, arguments[0])
        let remainder = try machine.combine(.remainder, receiver, arguments[0])
        return .tuple(
          TupleValue(labels: ["quotient", "remainder"], elements: [quotient, remainder]))
      },
      StandardMember("func formatted() -> String") { machine, receiver, _ throws(ScriptFailure) in
        .string(NumberText.grouped(String(try machine.integer(receiver))))
      },
      formattedNumber,
    ])
}

extension NumberKind {
  /// The bit width of an integer.
  var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32, .float: 32
    default: 64
    }
  }

  /// The type of an integer's magnitude.
  var magnitudeKind: NumberKind {
    switch self {
    case .int: .uint
    case .int8: .uint8
    case .int16: .uint16
    case .int32: .uint32
    case .int64: .uint64
    default: self
    }
  }

  /// A number as an optional of the type. `nil` if it overflows.
  func holding(_ number: Int?) -> Value {
    guard let number, bounds?.contains(number) != false else { return .none }
    return .int(number)
  }

  /// The bits of a number, without those beyond the width.
  func bits(_ number: Int) -> UInt64 {
    let bits = UInt64(bitPattern: Int64(number))
    return bitWidth == 64 ? bits : bits & ((1 << UInt64(bitWidth)) - 1)
  }

  /// A number truncated to the width of the type.
  func wrapping(_ number: Int) -> Int {
    switch self {
    case .int8: Int(Int8(truncatingIfNeeded: number))
    case .int16: Int(Int16(truncatingIfNeeded: number))
    case .int32: Int(Int32(truncatingIfNeeded: number))
    case .uint8: Int(UInt8(truncatingIfNeeded: number))
    case .uint16: Int(UInt16(truncatingIfNeeded: number))
    case .uint32: Int(UInt32(truncatingIfNeeded: number))
    default: number
    }
  }

  /// A result and its overflow flag, as Swift returns both.
  func reporting(_ result: (partialValue: Int, overflow: Bool)) -> Value {
    let fits = bounds?.contains(result.partialValue) != false && !result.overflow
    return .tuple(
      TupleValue(
        labels: ["partialValue", "overflow"],
        elements: [.int(wrapping(result.partialValue)), .bool(!fits)]))
  }
}

extension UInt {
  /// The number as an `Int`, and a flag that is true if it overflows.
  fileprivate var asInteger: (Int, Bool) { (Int(truncatingIfNeeded: self), self > UInt(Int.max)) }
}

extension Value {
  /// The value if it's an integer.
  var integer: Int? {
    if case .int(let number) = self { return number }
    return nil
  }
}
