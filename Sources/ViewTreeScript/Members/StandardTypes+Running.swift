/// Functions that print, run work later or wait, through the host.
extension StandardTypes {
  static let runningList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("DispatchQueue", { dispatchQueue }), ("DispatchTime", { dispatchTime }),
    ("DispatchTimeInterval", { dispatchTimeInterval }), ("Duration", { duration }),
    ("ContinuousClock.Instant", { instant }), ("Task", { task }), ("MainActor", { mainActor }),
    ("CancellationError", { cancellationError }),
  ]

  static var runningFunctions: [StandardMember] {
    [
      .hosted(
        "func print(_ items: Any..., separator: String = default, terminator: String = default)",
        .prints
      ) { machine, _, arguments throws(ScriptFailure) in try machine.write(arguments) },
      .hosted(
        "func debugPrint(_ items: Any..., separator: String = default, terminator: String = default)",
        .prints
      ) { machine, _, arguments throws(ScriptFailure) in try machine.write(arguments) },
      .hosted("@discardable func dump<T>(_ value: T) -> T", .asks) {
        machine, _, arguments throws(ScriptFailure) in try machine.dump(arguments[0])
      },
      .hosted(
        "func withAnimation<Result>(_ animation: Animation? = default, _ body: () -> Result) -> Result",
        .asks
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.animate(arguments)
        return try machine.invoke(machine.function(arguments[1]), [], labels: nil)
      },
      .hosted(
        "func withAnimation<Result>(_ animation: Animation? = default, completionCriteria: _ = default, _ body: () -> Result, completion: () -> Void) -> Result",
        .runsLater
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.animate(arguments)
        let result = try machine.invoke(machine.function(arguments[2]), [], labels: nil)
        _ = try machine.hand(over: .completion, arguments[3], delay: 0)
        return result
      },
    ]
  }

  // MARK: Queues

  private static let dispatchQueue = StandardType(
    "DispatchQueue",
    [
      StandardMember("static var main: DispatchQueue") { _, _, _ in queue("main") },
      StandardMember("static func global(qos: _ = default) -> DispatchQueue") { _, _, _ in
        queue("global")
      },
      .hosted("func async(qos: _ = default, execute work: () -> Void)", .runsLater) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.hand(over: .async, arguments[1], delay: 0)
      },
      .hosted(
        "func asyncAfter(deadline: DispatchTime, qos: _ = default, execute work: () -> Void)",
        .runsLater
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.hand(over: .asyncAfter, arguments[2], delay: machine.seconds(arguments[0]))
      },
      .refused(
        "func sync<T>(execute work: () -> T) -> T",
        instead: "run it at once, without the queue"),
    ])

  private static func queue(_ name: String) -> Value {
    .enumCase(EnumValue(typeName: "DispatchQueue", name: name))
  }

  // MARK: Times, in seconds from now

  private static let dispatchTime = StandardType(
    "DispatchTime", conforms: StandardType.Conformance.always("Comparable"),
    [StandardMember("static func now() -> DispatchTime") { _, _, _ in .double(0) }])

  private static let dispatchTimeInterval = StandardType(
    "DispatchTimeInterval", conforms: StandardType.Conformance.always("Equatable"),
    units("Int"))

  private static let duration = StandardType(
    "Duration", conforms: StandardType.Conformance.always("Comparable", "Hashable"),
    units("Int") + units("Double"))

  private static let instant = StandardType(
    "ContinuousClock.Instant", conforms: StandardType.Conformance.always("Comparable"),
    [StandardMember("static var now: ContinuousClock.Instant") { _, _, _ in .double(0) }])

  private static func units(_ number: String) -> [StandardMember] {
    let units = [
      ("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9),
    ]
    return units.map { name, count in
      StandardMember("static func \(name)(_ count: \(number)) -> Self") {
        machine, _, arguments throws(ScriptFailure) in
        .double(try machine.double(arguments[0]) / count)
      }
    }
  }

  // MARK: Tasks

  private static let task = StandardType(
    "Task",
    [
      .hosted("@discardable init<T>(priority: _ = default, operation: () -> T)", .runsLater) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.hand(over: .task, arguments[1], delay: 0)
      },
      .hosted(
        "@discardable static func detached<T>(priority: _ = default, operation: () -> T) -> Task",
        .runsLater
      ) { machine, _, arguments throws(ScriptFailure) in
        try machine.hand(over: .task, arguments[1], delay: 0)
      },
      .hosted(
        "static func sleep(for duration: Duration, tolerance: Duration? = default)", .runsLater
      ) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.sleep(machine.seconds(arguments[0]))
      },
      .hosted("static func sleep(nanoseconds duration: UInt64)", .runsLater) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.sleep(machine.double(arguments[0]) / 1e9)
      },
      .hosted(
        "static func sleep(until deadline: ContinuousClock.Instant, clock: _ = default)", .runsLater
      ) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.sleep(machine.seconds(arguments[0]))
      },
      .hosted("static func yield()", .runsLater) { machine, _, _ throws(ScriptFailure) in
        try machine.yield()
      },
      .hosted("static var isCancelled: Bool", .asks) { machine, _, _ in
        .bool(machine.host?.isCancelled ?? false)
      },
      .refused("func cancel()", instead: "a task ends by itself"),
    ])

  private static let cancellationError = StandardType(
    "CancellationError", conforms: StandardType.Conformance.always("Error", "Sendable"),
    [StandardMember("init()") { _, _, _ in cancellation }])

  /// The error of an operation whose task was canceled.
  static var cancellation: Value {
    .nominal(NominalValue(typeName: "CancellationError", fields: []))
  }

  private static let mainActor = StandardType(
    "MainActor",
    [
      .hosted("@discardable static func run<T>(resultType: _ = default, body: () -> T) -> T", .asks)
      {
        machine, _, arguments throws(ScriptFailure) in
        try machine.invoke(machine.function(arguments[1]), [], labels: nil)
      },
      .hosted("@discardable static func assumeIsolated<T>(_ operation: () -> T) -> T", .asks) {
        machine, _, arguments throws(ScriptFailure) in
        try machine.invoke(machine.function(arguments[0]), [], labels: nil)
      },
    ])
}
