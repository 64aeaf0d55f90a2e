#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions that have no receiver.
extension StandardTypes {
  static let globalFunctions = StandardType(
    "",
    orderFunctions + sequenceFunctions + roundingFunctions + mathFunctions + hostFunctions
      + runningFunctions)

  private static var orderFunctions: [StandardMember] {
    [
      StandardMember("func min<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.least(machine.alternatives(arguments), by: nil) ?? .none
      },
      StandardMember("func max<T: Comparable>(_ x: T, _ y: T, _ rest: T...) -> T") {
        machine, _, arguments throws(ScriptFailure) in
        // Among equal values, `max` returns the last.
        var values = try machine.alternatives(arguments)
        var best = values.removeFirst()
        for value in values where try !machine.isLess(value, best) { best = value }
        return best
      },
      StandardMember("func abs<T: SignedNumeric>(_ x: T) -> T where T: Comparable") {
        machine, _, arguments throws(ScriptFailure) in
        guard case .int(let number) = arguments[0] else {
          return .double(Swift.abs(try machine.double(arguments[0])))
        }
        guard number != .min else { throw ScriptFailure(.arithmeticOverflow("abs")) }
        return .int(Swift.abs(number))
      },
      StandardMember("func swap<T>(_ a: inout T, _ b: inout T)", action: .exchanging),
    ]
  }

  private static var sequenceFunctions: [StandardMember] {
    [
      StandardMember(
        "func zip<S: Sequence, T: Sequence>(_ first: S, _ second: T) -> Zip2Sequence<S.Element, T.Element>",
        ScriptMachine.zipped),
      StandardMember(
        "func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>"
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.strided(arguments, isClosed: false)
      },
      StandardMember(
        "func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>"
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.strided(arguments, isClosed: true)
      },
      StandardMember("func repeatElement<T>(_ element: T, count: Int) -> Repeated<T>") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.repeated(arguments[0], machine.integer(arguments[1]))
      },
      .refused(
        "func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T>",
        instead: "make the elements in a 'while' loop"),
    ]
  }

  private static var roundingFunctions: [StandardMember] {
    math("floor") { $0.rounded(.down) } + math("ceil") { $0.rounded(.up) }
      + math("round") { $0.rounded() } + math("trunc") { $0.rounded(.towardZero) }
      + math("rint") { $0.rounded(.toNearestOrEven) } + math("fabs") { Swift.abs($0) }
      + math("sqrt") { $0.squareRoot() }
  }

  private static var mathFunctions: [StandardMember] {
    math("sin") { sin($0) } + math("cos") { cos($0) } + math("tan") { tan($0) }
      + math("asin") { asin($0) } + math("acos") { acos($0) } + math("atan") { atan($0) }
      + math("sinh") { sinh($0) } + math("cosh") { cosh($0) } + math("tanh") { tanh($0) }
      + math("exp") { exp($0) } + math("exp2") { exp2($0) } + math("log") { log($0) }
      + math("log2") { log2($0) } + math("log10") { log10($0) } + math("cbrt") { cbrt($0) }
      + math("pow") { pow($0, $1) } + math("atan2") { atan2($0, $1) }
      + math("hypot") { hypot($0, $1) } + math("fmod") { $0.truncatingRemainder(dividingBy: $1) }
      + math("fmin") { fmin($0, $1) } + math("fmax") { fmax($0, $1) }
      + math("remainder") { $0.remainder(dividingBy: $1) }
  }

  private static let realKinds: [NumberKind] = [.double, .cgFloat, .float]

  private static func math(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> [StandardMember] {
    realKinds.map { kind in
      StandardMember("func \(name)(_ x: \(kind.typeName)) -> \(kind.typeName)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.number(body(try machine.double(arguments[0])))
      }
    }
  }

  private static func math(
    _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> [StandardMember] {
    realKinds.map { kind in
      let type = kind.typeName
      return StandardMember("func \(name)(_ x: \(type), _ y: \(type)) -> \(type)") {
        machine, _, arguments throws(ScriptFailure) in
        kind.number(
          body(try machine.double(arguments[0]), try machine.double(arguments[1])))
      }
    }
  }

  private static var hostFunctions: [StandardMember] {
    [
      StandardMember("func fatalError(_ message: String = default) -> Never") {
        machine, _, arguments throws(ScriptFailure) in
        throw try machine.stop("fatalError", arguments[0])
      },
      StandardMember("func preconditionFailure(_ message: String = default) -> Never") {
        machine, _, arguments throws(ScriptFailure) in
        throw try machine.stop("preconditionFailure", arguments[0])
      },
      StandardMember("func precondition(_ condition: Bool, _ message: String = default)") {
        machine, _, arguments throws(ScriptFailure) in
        if try machine.bool(arguments[0]) { return .void }
        throw try machine.stop("precondition", arguments[1])
      },
      StandardMember("func assert(_ condition: Bool, _ message: String = default)") {
        machine, _, arguments throws(ScriptFailure) in
        if try machine.bool(arguments[0]) { return .void }
        throw try machine.stop("assert", arguments[1])
      },
      StandardMember("func assertionFailure(_ message: String = default)") {
        machine, _, arguments throws(ScriptFailure) in
        throw try machine.stop("assertionFailure", arguments[0])
      },
    ]
  }
}
