import ViewTreeNumbers

/// `Double`, `CGFloat` and `Float`.
extension StandardTypes {
  static let double = floatingPointType(.double)
  static let cgFloat = floatingPointType(.cgFloat)
  static let float = floatingPointType(.float)

  private static func floatingPointType(_ kind: NumberKind) -> StandardType {
    StandardType(
      kind.typeName, inherits: ["BinaryFloatingPoint"],
      conforms: StandardType.Conformance.always(
        "BinaryFloatingPoint", "CustomStringConvertible", "Codable", "Sendable",
        "VectorArithmetic")
        + (kind == .cgFloat
          ? []
          : StandardType.Conformance.always(
            "LosslessStringConvertible", "CustomDebugStringConvertible")),
      realMaking(kind) + realConstants(kind) + realRounding(kind) + realArithmetic(kind)
        + realParts(kind))
  }

  private static func realMaking(_ kind: NumberKind) -> [StandardMember] {
    let text = StandardMember("init?<S: StringProtocol>(_ text: S)") {
      machine, _, arguments throws(ScriptFailure) in
      guard let number = Double(try machine.readString(arguments[0])) else { return .none }
      return kind.number(number)
    }
    return [
      StandardMember("init()") { _, _, _ in .double(0) },
      StandardMember("init<T: BinaryInteger>(_ source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.number(try machine.double(arguments[0]))
      },
      StandardMember("init<T: BinaryFloatingPoint>(_ source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.number(try machine.double(arguments[0]))
      },
      StandardMember("init?<T: BinaryInteger>(exactly source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        let number = try machine.integer(arguments[0])
        guard let exact = Double(exactly: number) else { return .none }
        return kind != .float || Float(exactly: number) != nil ? .double(exact) : .none
      },
      StandardMember("init?<T: BinaryFloatingPoint>(exactly source: T)") {
        machine, _, arguments throws(ScriptFailure) in
        let number = try machine.double(arguments[0])
        return kind == .float && Float(exactly: number) == nil || number.isNaN
          ? .none : .double(number)
      },
    ] + (kind == .cgFloat ? [] : [text])
  }

  private static func realConstants(_ kind: NumberKind) -> [StandardMember] {
    let isFloat = kind == .float
    let constants: [(String, Double)] = [
      ("zero", 0), ("pi", isFloat ? Double(Float.pi) : .pi), ("infinity", .infinity),
      ("nan", .nan),
      (
        "greatestFiniteMagnitude",
        isFloat ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
      ),
      (
        "leastNonzeroMagnitude",
        isFloat ? Double(Float.leastNonzeroMagnitude) : .leastNonzeroMagnitude
      ),
      (
        "leastNormalMagnitude", isFloat ? Double(Float.leastNormalMagnitude) : .leastNormalMagnitude
      ),
      ("ulpOfOne", isFloat ? Double(Float.ulpOfOne) : .ulpOfOne),
    ]
    return constants.map { name, number in
      StandardMember("static var \(name): Self") { _, _, _ in .double(number) }
    } + [
      .refused(
        "static func random(in range: Range<Self>) -> Self", instead: ScriptMachine.noRandomness),
      .refused(
        "static func random(in range: ClosedRange<Self>) -> Self",
        instead: ScriptMachine.noRandomness),
      StandardMember("static func minimum(_ x: Self, _ y: Self) -> Self") {
        machine, _, arguments throws(ScriptFailure) in
        .double(.minimum(try machine.double(arguments[0]), try machine.double(arguments[1])))
      },
      StandardMember("static func maximum(_ x: Self, _ y: Self) -> Self") {
        machine, _, arguments throws(ScriptFailure) in
        .double(.maximum(try machine.double(arguments[0]), try machine.double(arguments[1])))
      },
    ]
  }

  private static func realRounding(_ kind: NumberKind) -> [StandardMember] {
    [
      StandardMember("func rounded() -> Self") { machine, receiver, _ throws(ScriptFailure) in
        .double(try machine.double(receiver).rounded())
      },
      StandardMember("func rounded(_ rule: FloatingPointRoundingRule) -> Self") {
        machine, receiver, arguments throws(ScriptFailure) in
        .double(try machine.double(receiver).rounded(machine.roundingRule(arguments[0])))
      },
      .changing("mutating func round()") { machine, receiver, _ throws(ScriptFailure) in
        receiver = .double(try machine.double(receiver).rounded())
        return .void
      },
      .changing("mutating func round(_ rule: FloatingPointRoundingRule)") {
        machine, receiver, arguments throws(ScriptFailure) in
        receiver = .double(
          try machine.double(receiver).rounded(machine.roundingRule(arguments[0])))
        return .void
      },
      StandardMember("func squareRoot() -> Self") { machine, receiver, _ throws(ScriptFailure) in
        kind.number(try machine.double(receiver).squareRoot())
      },
      .changing("mutating func formSquareRoot()") { machine, receiver, _ throws(ScriptFailure) in
        receiver = kind.number(try machine.double(receiver).squareRoot())
        return .void
      },
      .changing("mutating func negate()") { machine, receiver, _ throws(ScriptFailure) in
        receiver = .double(-(try machine.double(receiver)))
        return .void
      },
    ]
  }

  private static func realArithmetic(_ kind: NumberKind) -> [StandardMember] {
    [
      real("func truncatingRemainder(dividingBy other: Self) -> Self", kind) {
        $0.truncatingRemainder(dividingBy: $1)
      },
      real("func remainder(dividingBy other: Self) -> Self", kind) { $0.remainder(dividingBy: $1) },
      .changing("mutating func formTruncatingRemainder(dividingBy other: Self)") {
        machine, receiver, arguments throws(ScriptFailure) in
        receiver = kind.number(
          try machine.double(receiver).truncatingRemainder(
            dividingBy: machine.double(arguments[0])))
        return .void
      },
      .changing("mutating func formRemainder(dividingBy other: Self)") {
        machine, receiver, arguments throws(ScriptFailure) in
        receiver = kind.number(
          try machine.double(receiver).remainder(dividingBy: machine.double(arguments[0])))
        return .void
      },
      StandardMember("func addingProduct(_ lhs: Self, _ rhs: Self) -> Self") {
        machine, receiver, arguments throws(ScriptFailure) in
        kind.number(
          try machine.double(receiver).addingProduct(
            machine.double(arguments[0]), machine.double(arguments[1])))
      },
      real("func advanced(by n: Self) -> Self", kind) { $0 + $1 },
      real("func distance(to other: Self) -> Self", kind) { $1 - $0 },
      StandardMember("func formatted() -> String") { machine, receiver, _ throws(ScriptFailure) in
        .string(NumberText.formatted(try machine.double(receiver)))
      },
      formattedNumber,
    ]
  }

  private static func real(
    _ declaration: String, _ kind: NumberKind,
    _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      kind.number(body(try machine.double(receiver), try machine.double(arguments[0])))
    }
  }

  private static func realParts(_ kind: NumberKind) -> [StandardMember] {
    [
      part("var magnitude: Self") { .double($0.magnitude) },
      part("var significand: Self") { .double($0.significand) },
      part("var ulp: Self") { .double(kind == .float ? Double(Float($0).ulp) : $0.ulp) },
      part("var nextUp: Self") { .double(kind == .float ? Double(Float($0).nextUp) : $0.nextUp) },
      part("var nextDown: Self") {
        .double(kind == .float ? Double(Float($0).nextDown) : $0.nextDown)
      },
    ]
      + (kind == .cgFloat
        ? [part("var native: Double") { .double($0) }]
        : [.describing("var debugDescription: String", isDebug: true)])
  }

  private static func part(
    _ declaration: String, _ body: @escaping @Sendable (Double) -> Value
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      body(try machine.double(receiver))
    }
  }

  // MARK: Protocols

  static let floatingPoint = protocolType(
    "FloatingPoint",
    [
      part("var isNaN: Bool") { .bool($0.isNaN) },
      part("var isFinite: Bool") { .bool($0.isFinite) },
      part("var isInfinite: Bool") { .bool($0.isInfinite) },
      part("var isZero: Bool") { .bool($0.isZero) },
      part("var isNormal: Bool") { .bool($0.isNormal) },
      part("var isSubnormal: Bool") { .bool($0.isSubnormal) },
      part("var exponent: Int") { .int(Int($0.exponent)) },
      part("var sign: FloatingPointSign") {
        .enumCase(
          EnumValue(
            typeName: "FloatingPointSign", name: $0.sign == .minus ? "minus" : "plus"))
      },
      .describing("var description: String", isDebug: false),
      StandardMember("func isEqual(to other: Self) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.double(receiver) == machine.double(arguments[0]))
      },
      StandardMember("func isLess(than other: Self) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.double(receiver) < machine.double(arguments[0]))
      },
      StandardMember("func isLessThanOrEqualTo(_ other: Self) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.double(receiver) <= machine.double(arguments[0]))
      },
    ])

  static let roundingRule = enumeration(
    "FloatingPointRoundingRule",
    [
      "up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero",
    ])

  static let comparisonResult = enumeration(
    "ComparisonResult", ["orderedAscending", "orderedSame", "orderedDescending"])

  static let sign = enumeration("FloatingPointSign", ["plus", "minus"])

  /// An enum with a fixed list of cases without payload.
  static func enumeration(_ name: String, _ cases: [String]) -> StandardType {
    StandardType(
      name, conforms: StandardType.Conformance.always("Hashable", "Sendable"), cases: cases,
      cases.map { member in
        StandardMember("static var \(member): Self") { _, _, _ in
          .enumCase(EnumValue(typeName: name, name: member))
        }
      })
  }

  static let bool = StandardType(
    "Bool",
    conforms: StandardType.Conformance.always(
      "Hashable", "Codable", "Sendable", "LosslessStringConvertible",
      "ExpressibleByBooleanLiteral"),
    [
      StandardMember("init()") { _, _, _ in .bool(false) },
      StandardMember("init(_ value: Bool)") { _, _, arguments in arguments[0] },
      StandardMember("init?(_ text: String)") {
        machine, _, arguments throws(ScriptFailure) in
        switch try machine.string(arguments[0]) {
        case "true": .bool(true)
        case "false": .bool(false)
        default: .none
        }
      },
      .changing("mutating func toggle()") { machine, receiver, _ throws(ScriptFailure) in
        receiver = .bool(try !machine.bool(receiver))
        return .void
      },
      .describing("var description: String", isDebug: false),
      .refused("static func random() -> Bool", instead: ScriptMachine.noRandomness),
    ])
}
