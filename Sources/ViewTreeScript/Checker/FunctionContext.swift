/// The context of a function, closure or method that is being checked or compiled.
final class FunctionContext {
  let parent: FunctionContext?
  /// The name. Empty for a closure.
  let name: String
  var parameters: [LocalVariable] = []
  /// The return type.
  var result: StaticType
  /// True if the return type is inferred from the body.
  let infersResult: Bool
  /// True once a `return` with a value was checked.
  var returnsValue = false
  /// The variables of the blocks that are open, outermost first.
  var blocks: [LocalBlock] = [LocalBlock()]
  /// The labels of the loops and switches that are open.
  var targets: [JumpTarget] = []
  /// The innermost enclosing `if` or `switch` that is an expression.
  var valued: ValuedStatement?
  /// The parameters `$0`, `$1`, if it has them.
  var anonymous: [LocalVariable]?
  /// True if a single tuple argument is spread over the parameters.
  var spreadsTuple = false
  /// True for a closure that a function of unknown type gets, whose parameters may be `inout`.
  var isForUnknownFunction = false
  /// True if it may throw at the current statement: the action of a document must catch its errors.
  var mayThrow: Bool
  /// True if the body is a single expression, which is the result.
  var isExpression = false
  /// The `if` or `switch` whose value is the result.
  var tail: Statement?
  /// Other names of types that it declares.
  var aliases: [String: StaticType] = [:]
  /// The table's names for the types declared in the open blocks, by source name.
  var localTypes: [String: String] = [:]
  /// The variables of enclosing functions that it or a closure in it uses.
  var captured: Set<ObjectIdentifier> = []
  /// The generic parameters, with the protocols that they conform to.
  var generics: [String: [String]] = [:]

  // The state of code generation.
  var code = FunctionCode()
  var captureIndices: [ObjectIdentifier: Int32] = [:]
  var slotCount: Int32 = 0

  struct JumpTarget {
    let label: String?
    let isLoop: Bool
    /// True if only a labeled `break` leaves it, as with an `if` or `do`.
    var needsLabel = false
  }

  /// An `if` or `switch` expression. No jump may leave it.
  struct ValuedStatement {
    /// `if` or `switch`.
    let word: String
    /// The number of enclosing loops and switches that are open.
    let outerTargets: Int
  }

  init(
    parent: FunctionContext?, name: String = "", result: StaticType = .unknown,
    infersResult: Bool = false, mayThrow: Bool = true
  ) {
    self.parent = parent
    self.mayThrow = mayThrow
    self.name = name
    self.result = result
    self.infersResult = infersResult
  }

  /// Declares a variable in the innermost block.
  func declare(_ variable: LocalVariable) {
    blocks[blocks.count - 1].append(variable)
  }

  /// The variable of a name, that of the innermost block first.
  func lookUp(_ name: String) -> LocalVariable? {
    for block in blocks.reversed() {
      if let found = block.last(named: name) { return found }
    }
    return nil
  }
}
