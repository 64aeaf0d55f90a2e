/// Infers the type of every expression of a script, and resolves its names, members, and calls,
/// before any code runs. Code that Swift wouldn't compile is an error.
///
/// Types flow both ways: from the context to an expression, and back. An undecided type is a
/// variable of the `solver`. Literals take their default types when the statement ends. A type that
/// a document doesn't specify is `unknown` and causes no errors.
final class TypeChecker {
  let types: TypeTable
  let scope: ScriptScope
  var origin: Int
  /// The source of the script. Its length sets the work budget of type inference.
  var text: [UInt8] = [] {
    didSet { solver.refuel(Self.fuelOfScript + text.count * Self.fuelPerByte) }
  }
  /// Warnings in the methods of types that are declared in blocks.
  var typeWarnings: [ScriptProblem] = []
  /// The types that blocks declare, with the problems in them.
  var declaredTypes: [ObjectIdentifier: DeclaredType] = [:]
  /// True if the script may change the state of the document.
  let isAction: Bool
  var solver = TypeSolver()
  var problems: [ScriptProblem] = []
  /// The names of structures that the script makes without a declaration.
  var undeclaredTypes: [String] = []
  /// True if the value is a number of another type than the script's context expects.
  var convertsNumber = false
  /// Members that no known type has, used on values of unknown type.
  var undeclaredMembers: [ScriptProblem] = []
  /// The expressions used as statements, whose values are unused.
  var droppedValues: [Expression] = []
  /// The names that patterns declare.
  var boundNames: [(variable: LocalVariable, range: Range<Int>)] = []
  /// The variable that is assigned as a whole. The assignment doesn't read it.
  var assignedPlace: Expression?
  /// Result types of the branches of the `if` or `switch` expression being checked, where the
  /// context expects no type.
  var branchValues: [(value: Expression, type: StaticType)]?
  /// The variables of the document that the script uses.
  var captures: [ScriptCapture] = []
  var current: FunctionContext
  /// The type whose method is checked.
  var selfType: StaticType?
  /// The generic parameters of that method, with the protocols that they conform to.
  var methodGenerics: [String: [String]] = [:]
  /// True while the target of an assignment is checked.
  var isAssigning = false
  /// True while the default value of a parameter is checked.
  var isInDefault = false
  /// True while literals without a context take their default types.
  var isSettling = false
  /// True while an initializer is checked, which may assign every property of `self`.
  var isInitializer = false
  /// The property whose observer is being checked, by its index. It doesn't observe itself.
  var observedField: Int?
  /// The variables of the functions that the script declares.
  var functionVariables: [ObjectIdentifier: LocalVariable] = [:]
  /// The functions of the script that the current statement uses.
  var usedFunctions: Set<ObjectIdentifier> = []
  /// True if the pattern binds the same names as the previous pattern of its case.
  var sharesBindings = false
  /// Checks that wait for the type of their context.
  var waiting: [() -> Bool] = []
  /// The nesting of attempts to check an `if`, `switch` or closure. Results of an attempt may be
  /// discarded.
  var attempts = 0
  /// The expression that exceeded the work budget of type inference, if there is one.
  var tooComplex: Range<Int>?
  private var depth = 0

  static let depthLimit = 400
  /// The maximum number of problems reported per script.
  static let problemLimit = 1_000
  /// The work budget of type inference: a base amount per script, and an amount per byte of it.
  private static let fuelOfScript = 5_000
  private static let fuelPerByte = 60
  /// Parts that a type may have.
  static let typeSizeLimit = 500

  init(types: TypeTable, scope: ScriptScope, origin: Int, isAction: Bool = false) {
    self.types = types
    self.scope = scope
    self.origin = origin
    self.isAction = isAction
    current = FunctionContext(parent: nil)
  }

  // MARK: Problems

  func report(_ kind: ScriptProblem.Kind, _ range: Range<Int>) {
    guard problems.count < Self.problemLimit else { return }
    let problem = ScriptProblem(kind, range: range, origin: origin)
    if !problems.contains(problem) { problems.append(problem) }
  }

  func mismatch(_ expected: StaticType, _ found: StaticType, _ range: Range<Int>) {
    report(
      .typeMismatch(expected: shown(expected), found: shown(found)), range)
  }

  /// The type, with variables followed to the outermost known constructor. A method of the solver
  /// would be called on a copy made before the argument is evaluated.
  func resolve(_ type: StaticType) -> StaticType { solver.resolveShortening(type) }

  /// A type in which open parts have the default types of literals.
  func settled(_ type: StaticType) -> StaticType { solver.settled(type) }

  /// A type in a message.
  func shown(_ type: StaticType) -> String { settled(type).description }

  /// Checks a nested expression within the limits of work and depth.
  func deeper<R>(_ range: Range<Int>, _ fallback: R, _ body: () -> R) -> R {
    guard solver.spend(4) else {
      if tooComplex == nil { tooComplex = range }
      return fallback
    }
    guard depth < Self.depthLimit else {
      report(.tooDeeplyNested, range)
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  // MARK: Attempts

  /// The state that an attempt may change.
  struct Snapshot {
    let solver: TypeSolver.Mark
    let problemCount: Int
    let undeclaredCount: Int
    let waitingCount: Int
    let droppedCount: Int
    let boundCount: Int
  }

  var snapshot: Snapshot {
    Snapshot(
      solver: solver.mark, problemCount: problems.count, undeclaredCount: undeclaredMembers.count,
      waitingCount: waiting.count, droppedCount: droppedValues.count, boundCount: boundNames.count)
  }

  func restore(_ snapshot: Snapshot) {
    solver.takeBack(to: snapshot.solver)
    problems.removeLast(max(0, problems.count - snapshot.problemCount))
    undeclaredMembers.removeLast(max(0, undeclaredMembers.count - snapshot.undeclaredCount))
    waiting.removeLast(max(0, waiting.count - snapshot.waitingCount))
    droppedValues.removeLast(max(0, droppedValues.count - snapshot.droppedCount))
    boundNames.removeLast(max(0, boundNames.count - snapshot.boundCount))
  }

  /// Runs `body`. If it reports a problem, the state is restored and the result is `nil`.
  func attempt<R>(_ body: () -> R?) -> R? {
    let before = snapshot
    attempts += 1
    defer { attempts -= 1 }
    let result = body()
    if result == nil || problems.count > before.problemCount {
      restore(before)
      return nil
    }
    return result
  }

  // MARK: Ends of statements

  /// Settles the open types at the end of a statement: deferred checks and literals.
  func finishStatement(from start: Int) {
    resolveWaiting(isLast: false)
    isSettling = true
    resolveWaiting(isLast: false)
    isSettling = false
    solver.finish(from: start)
    resolveWaiting(isLast: true)
    solver.finish(from: start)
  }

  private func resolveWaiting(isLast: Bool) {
    var isProgress = true
    while isProgress, !waiting.isEmpty {
      isProgress = false
      let all = waiting
      waiting = []
      for resolve in all {
        if resolve() { isProgress = true } else { waiting.append(resolve) }
      }
    }
    if isLast { waiting = [] }
  }

  // MARK: Blocks

  func inBlock<R>(_ body: () -> R) -> R {
    current.blocks.append(LocalBlock())
    let outer = current.localTypes
    defer {
      current.blocks.removeLast()
      current.localTypes = outer
    }
    return body()
  }

  func declare(
    _ name: Name, _ type: StaticType, isAssignable: Bool = false, isDeferred: Bool = false
  ) -> LocalVariable {
    let variable = LocalVariable(
      name.text, type, isAssignable: isAssignable, isDeferred: isDeferred, in: current)
    current.declare(variable)
    return variable
  }
}
