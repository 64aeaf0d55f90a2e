import ViewTreeNumbers

/// Evaluates programs.
///
/// One machine serves one evaluation of a document at a time. A host value or `nextValue` may enter
/// it again. The budget applies to each call from outside. Evaluations of a host value count
/// towards the call that uses it, those of `nextValue` have their own budget. Give its thread a
/// stack of 4 MB or more, plus 16 KB for each nested `reduce`.
public final class ScriptMachine {
  let types: TypeTable
  private let hasClasses: Bool
  let budget: ScriptBudget
  var stepsLeft: Int
  /// The steps left for all evaluations together. `granted` is the current evaluation's share.
  private let allSteps: WorkBudget
  /// The remaining work budget of the document's evaluation, which includes steps and elements.
  public let work: WorkBudget
  /// The memory of the document's evaluation, including values.
  public let memory: MemoryLedger
  private var granted = 0
  /// The problem to throw when the steps run out.
  private(set) var outOfSteps = ScriptProblem.Kind.tooManySteps
  var memoryLeft: Int
  /// The number of elements granted to the current evaluation, and the problem to throw when they
  /// run out.
  private var grantedMemory = 0
  private(set) var outOfMemory = ScriptProblem.Kind.tooMuchMemory
  var callDepth = 0
  /// The nesting depth of nodes, as the sum over the running functions.
  var nodeDepth = 0
  /// The node depth of the evaluations that wait for `nextValue`.
  private var suspendedNodeDepth = 0
  var activeEvaluations = 0
  /// The result of the `return` that is being carried out.
  var returned = Value.void
  /// The label of the loop that a pending `break` or `continue` refers to.
  var jumpLabel: String?
  /// A cache of member lookups, for values whose types are unknown at compile time.
  @exclusivity(unchecked) var knownMembers: [MemberLookupCache.Question: MemberLookupCache] = [:]
  /// The most recent lookups, indexed by the length of the name.
  @exclusivity(unchecked) var recentMembers = [MemberLookupCache?](
    repeating: nil, count: recentCount)
  static let recentCount = 16
  let constants: ConstantValues
  let liveClosures: LiveClosures
  let unique: UniqueNumbers
  /// The host, which prints and runs work later. `nil` once it's deallocated.
  public weak var host: (any ScriptHost)?
  /// The nesting depth of bindings that are being changed.
  var openBindings = 0
  /// The assignments that scripts make during view updates.
  public let writes: VariableWrites
  /// The failures of statements that were skipped, in initializers that are compiled on demand.
  public let skippedFailures: SkippedFailures
  /// The recorder of branches, on request.
  public var branches: BranchRecorder?
  /// True if the text of a member of an undeclared type is an error, because nothing is known of it.
  package var requiresKnownTexts = false

  /// Changes the value of an assignable node.
  ///
  /// A variable, because the optimizer copies a function for each closure that it's called with.
  /// `mutate` calls itself with closures in closures, and its copies were 7 MB.
  var mutateNode:
    (
      _ machine: ScriptMachine, _ target: ID<Node>, _ frame: Activation,
      _ body: (inout Value) throws(ScriptFailure) -> Value
    ) throws(ScriptFailure) -> Value = { machine, target, frame, body throws(ScriptFailure) in
      try machine.mutateUncopied(target, frame, body)
    }

  @exclusivity(unchecked) private(set) var stack: UnsafeMutablePointer<Value>
  var stackTop = 0

  /// The maximum number of local variables at once, not counting those below a call of `nextValue`.
  static let stackCapacity = 16_384
  /// The maximum nesting depth of nodes over all running functions. It protects the host's stack.
  static let nodeDepthLimit = 2_000
  /// The limit for all evaluations that wait for `nextValue`, for a stack of 512 MiB.
  static let suspendedNodeDepthLimit = 200_000
  /// The maximum number of closures with captured variables at once.
  static let liveClosureLimit = 8_192

  /// Creates a machine.
  ///
  /// `allSteps` is the limit of all its evaluations together. `work` and `memory` are shared with
  /// the host.
  public init(
    types: ScriptTypes = ScriptTypes(), budget: ScriptBudget = .standard, allSteps: Int = .max,
    work: Int = .max, memory: MemoryLedger = MemoryLedger()
  ) {
    self.memory = memory
    self.allSteps = WorkBudget(steps: allSteps)
    self.work = WorkBudget(steps: work)
    self.types = types.table
    hasClasses = types.hasClasses
    self.budget = budget
    stepsLeft = budget.steps
    memoryLeft = budget.memory
    stack = .allocate(capacity: Self.stackCapacity)
    (liveClosures, unique, writes) = (LiveClosures(), UniqueNumbers(), VariableWrites())
    skippedFailures = SkippedFailures()
    constants = ConstantValues()
  }

  /// A machine for work that runs during another machine's evaluation: a waiting task.
  ///
  /// It shares the other machine's host and has its own budget.
  public init(beside other: ScriptMachine) {
    (allSteps, work, memory) = (other.allSteps, other.work, other.memory)
    (types, hasClasses) = (other.types, other.hasClasses)
    budget = other.budget
    stepsLeft = budget.steps
    memoryLeft = budget.memory
    stack = .allocate(capacity: Self.stackCapacity)
    (liveClosures, unique, writes) = (other.liveClosures, other.unique, other.writes)
    skippedFailures = other.skippedFailures
    constants = other.constants
    branches = other.branches
    requiresKnownTexts = other.requiresKnownTexts
    host = other.host
  }

  deinit {
    stack.deallocate()
  }

  /// The objects in static properties.
  public var heldObjects: [Value] { constants.withObjects }

  /// The value of a program with arguments for its parameters.
  ///
  /// Throws the script's error with its location.
  public func evaluate(
    _ program: ScriptProgram, in environment: ScriptEnvironment, _ arguments: [Value] = []
  ) throws(ScriptFailure) -> Value {
    if let constant = program.constant { return constant }
    branches?.run(program.code)
    begin()
    var holdsWhatWasMade = true
    defer { end(holdsWhatWasMade: holdsWhatWasMade) }
    let base = stackTop
    try reserve(program.code, program.entry, at: base)
    fill(program.code, program.entry, base) { slot in
      slot < arguments.count ? arguments[slot] : .void
    }
    let value = try run(
      program.code, program.entry, base: base, captured: [], environment: environment)
    holdsWhatWasMade = mayHold(value)
    return value
  }

  /// True if a script may have stored a value. A script with a number as its result has no
  /// assignments, unless there are classes.
  private func mayHold(_ value: Value) -> Bool {
    switch value {
    case .bool, .int, .double, .none: hasClasses
    default: true
    }
  }

  /// Runs a program whose first parameter is `inout`, such as that of `transformPreference`.
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
    let operand = PendingOperand(nextValue)
    defer { operand.nextValue = nil }
    let function = Value.function(
      FunctionValue(host: { () throws(ScriptFailure) -> Value in
        guard let nextValue = operand.nextValue else {
          throw ScriptFailure(
            .host("'nextValue' was called after 'reduce' had returned", help: nil))
        }
        return try self.outside(nextValue)
      }))
    _ = try runInout(
      program.code, program.entry, captured: [], environment: environment, &value, [function])
  }

  /// Calls a closure or function.
  public func call(_ function: FunctionValue, _ arguments: [Value]) throws(ScriptFailure) -> Value {
    begin()
    defer { end() }
    return try invoke(function, arguments, labels: nil)
  }

  /// Calls a closure, one of whose parameters is inout. Its final value replaces the argument.
  public func call(
    _ function: FunctionValue, _ arguments: inout [Value], changing place: Int
  ) throws(ScriptFailure) {
    begin()
    defer { end() }
    try invoke(function, &arguments, changing: place)
  }

  /// A new value of `UUID()`. It's numbered, so that every run makes the same values.
  func makeUnique() -> Value {
    let digits = String(unique.next(), radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    return .nominal(
      NominalValue(
        shape: Self.uniqueShape, fields: [.string("00000000-0000-4000-8000-" + padded)]))
  }

  /// The value of `UUID(uuidString:)`. `nil` if the text is invalid: it needs 8, 4, 4, 4 and 12
  /// hexadecimal digits.
  func makeUnique(named text: String) -> Value? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [8, 4, 4, 4, 12],
      parts.joined().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return .nominal(
      NominalValue(shape: Self.uniqueShape, fields: [.string(text.uppercased())]))
  }

  private static let uniqueShape = StructInfo(typeName: "UUID", labels: ["uuidString"])

  func begin() {
    if activeEvaluations == 0 {
      grant(budget.steps)
      grantMemory()
    }
    activeEvaluations += 1
  }

  func end(holdsWhatWasMade: Bool = true) {
    activeEvaluations -= 1
    if activeEvaluations == 0 {
      settle()
      let made = settleMemory()
      if !holdsWhatWasMade { memory.release(made * Self.bytesOfElement) }
    }
  }

  /// Adds the elements that the current evaluation made to the total, and returns their number.
  private func settleMemory() -> Int {
    let made = grantedMemory - max(memoryLeft, 0)
    work.spend(made / Self.elementsPerStep)
    memory.charge(made * Self.bytesOfElement)
    grantedMemory = max(memoryLeft, 0)
    return made
  }

  /// The bytes of an element that a script makes: a value in a list.
  static let bytesOfElement = MemoryLayout<Value>.stride

  /// Grants the current evaluation the elements of its budget, if memory permits.
  private func grantMemory() {
    (grantedMemory, outOfMemory) = (budget.memory, .tooMuchMemory)
    let possible = max(memory.left, 0) / Self.bytesOfElement
    if possible < grantedMemory { (grantedMemory, outOfMemory) = (possible, .tooMuchLive) }
    memoryLeft = grantedMemory
  }

  /// The number of elements that take as long to make as a step.
  private static let elementsPerStep = 4

  /// Grants steps to the current evaluation, up to the remaining number.
  private func grant(_ wanted: Int) {
    (granted, outOfSteps) = (wanted, .tooManySteps)
    if allSteps.steps < granted { (granted, outOfSteps) = (allSteps.steps, .tooManyStepsInAll) }
    if work.steps < granted { (granted, outOfSteps) = (work.steps, .tooMuchWork) }
    granted = max(granted, 0)
    stepsLeft = granted
  }

  /// Deducts the steps of the current evaluation from the shared total.
  private func settle() {
    allSteps.spend(granted - max(stepsLeft, 0))
    work.spend(granted - max(stepsLeft, 0))
    granted = max(stepsLeft, 0)
  }

  /// Reduces the steps of the current evaluation to `count`.
  func narrowSteps(to count: Int) {
    granted -= stepsLeft - count
    stepsLeft = count
  }

  /// Runs the host's work during an evaluation with a fresh call depth and stack.
  ///
  /// Operands nest as deeply as views, so neither the call depth nor the local variables may add up
  /// over them.
  func outside(_ body: () throws(ScriptFailure) -> Value) throws(ScriptFailure) -> Value {
    settle()
    _ = settleMemory()
    let suspended = (
      active: activeEvaluations, steps: stepsLeft, memory: memoryLeft, granted: grantedMemory,
      outOfMemory: outOfMemory, calls: callDepth, nodes: nodeDepth, stack: stack, top: stackTop
    )
    guard suspendedNodeDepth + nodeDepth <= Self.suspendedNodeDepthLimit else {
      throw ScriptFailure(.tooManyCalls)
    }
    suspendedNodeDepth += suspended.nodes
    let needsRoom = stackTop > Self.stackCapacity / 2
    if needsRoom {
      stack = .allocate(capacity: Self.stackCapacity)
      stackTop = 0
    }
    (activeEvaluations, callDepth, nodeDepth) = (0, 0, 0)
    defer {
      if needsRoom { stack.deallocate() }
      activeEvaluations = suspended.active
      grant(suspended.steps)
      (memoryLeft, grantedMemory) = (suspended.memory, suspended.granted)
      (outOfMemory, callDepth) = (suspended.outOfMemory, suspended.calls)
      nodeDepth = suspended.nodes
      suspendedNodeDepth -= suspended.nodes
      (stack, stackTop) = (suspended.stack, suspended.top)
    }
    return try body()
  }
}
