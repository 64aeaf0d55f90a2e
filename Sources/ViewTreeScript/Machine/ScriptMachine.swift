/// Evaluates programs.
///
/// One machine serves one evaluation of a document at a time; it may be entered again from a host
/// value or from `nextValue`. The budget is for each call from outside: what a host value or
/// `nextValue` evaluates meanwhile counts towards the call that asked. Give its thread a stack of
/// 4 MB or more.
public final class ScriptMachine {
  let types: TypeTable
  let budget: ScriptBudget
  var stepsLeft: Int
  var memoryLeft: Int
  var callDepth = 0
  /// How many nodes deep the running functions nest at most.
  var nodeDepth = 0
  var activeEvaluations = 0
  /// The result of the `return` that is being carried out.
  var returned = Value.void
  let liveClosures = LiveClosures()
  private var uniqueCount = 0

  let stack: UnsafeMutablePointer<Value>
  var stackTop = 0

  /// How many local variables may exist at once.
  static let stackCapacity = 16_384
  /// How deep nodes may nest over all running functions, so that the host's stack suffices.
  static let nodeDepthLimit = 2_600
  /// How many closures with captured variables may exist at once.
  static let liveClosureLimit = 8_192

  /// Makes a machine.
  public init(types: ScriptTypes = ScriptTypes(), budget: ScriptBudget = .standard) {
    self.types = types.table
    self.budget = budget
    stepsLeft = budget.steps
    memoryLeft = budget.memory
    stack = .allocate(capacity: Self.stackCapacity)
  }

  deinit {
    stack.deallocate()
  }

  /// The value of a program with arguments for its parameters.
  ///
  /// Throws what the script did wrong, with its place.
  public func evaluate(
    _ program: ScriptProgram, in environment: ScriptEnvironment, _ arguments: [Value] = []
  ) throws(ScriptFailure) -> Value {
    if let constant = program.constant { return constant }
    begin()
    defer { end() }
    let base = stackTop
    try reserve(program.code, program.entry, at: base)
    fill(program.code, program.entry, base) { slot in
      slot < arguments.count ? arguments[slot] : .void
    }
    return try run(
      program.code, program.entry, base: base, captured: [], environment: environment)
  }

  /// Runs a program whose first parameter is inout: `transformPreference` and the like.
  public func evaluate(
    _ program: ScriptProgram, in environment: ScriptEnvironment, mutating first: inout Value,
    _ rest: [Value] = []
  ) throws(ScriptFailure) {
    begin()
    defer { end() }
    _ = try runInout(
      program.code, program.entry, captured: [], environment: environment, &first, rest)
  }

  /// Runs a `reduce` with its parameters `value` and `nextValue`.
  public func reduce(
    _ program: ScriptProgram, in environment: ScriptEnvironment, value: inout Value,
    nextValue: @escaping () throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) {
    begin()
    defer { end() }
    let function = Value.function(FunctionValue(host: nextValue))
    _ = try runInout(
      program.code, program.entry, captured: [], environment: environment, &value, [function])
  }

  /// Calls a closure or function.
  public func call(_ function: FunctionValue, _ arguments: [Value]) throws(ScriptFailure) -> Value {
    begin()
    defer { end() }
    return try invoke(function, arguments, labels: nil)
  }

  /// A fresh value of `UUID()`: numbered, so that every run makes the same ones.
  func makeUnique() -> Value {
    uniqueCount += 1
    let digits = String(uniqueCount, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return .nominal(
      NominalValue(
        shape: Self.uniqueShape, fields: [.string("00000000-0000-4000-8000-" + padded)]))
  }

  private static let uniqueShape = NominalShape(typeName: "UUID", labels: ["uuidString"])

  private func begin() {
    if activeEvaluations == 0 {
      stepsLeft = budget.steps
      memoryLeft = budget.memory
    }
    activeEvaluations += 1
  }

  private func end() {
    activeEvaluations -= 1
  }
}
