/// A function, closure or method while it is checked and while its code is made.
final class FunctionContext {
  let parent: FunctionContext?
  /// The name; empty for a closure.
  let name: String
  var parameters: [LocalVariable] = []
  /// What it returns.
  var result: StaticType
  /// Whether its result follows from its body.
  let infersResult: Bool
  /// Whether a `return` with a value was met.
  var returnsValue = false
  /// The variables of the blocks that are open, outermost first.
  var blocks: [LocalBlock] = [LocalBlock()]
  /// The labels of the loops and switches that are open.
  var targets: [JumpTarget] = []
  /// The innermost `if` or `switch` around that is a value.
  var valued: ValuedStatement?
  /// The parameters `$0`, `$1`, if it has them.
  var anonymous: [LocalVariable]?
  /// Whether one tuple that is passed is spread over its parameters.
  var spreadsTuple = false
  /// Whether the body is one expression, which is the result.
  var isExpression = false
  /// The `if` or `switch` whose value is the result.
  var tail: Statement?
  /// Other names of types that it declares.
  var aliases: [String: StaticType] = [:]
  /// What the types of its open blocks are called in the table.
  var localTypes: [String: String] = [:]
  /// The variables of functions around that it uses, or a closure in it.
  var captured: Set<ObjectIdentifier> = []
  /// The generic parameters and what they conform to.
  var generics: [String: [String]] = [:]

  // What the code needs.
  var code = FunctionCode()
  var captureIndices: [ObjectIdentifier: Int32] = [:]
  var slotCount: Int32 = 0

  struct JumpTarget {
    let label: String?
    let isLoop: Bool
    /// Whether only a `break` with its label leaves it: an `if` or `do`.
    var needsLabel = false
  }

  /// An `if` or `switch` that stands where a value does: nothing jumps out of it.
  struct ValuedStatement {
    /// `if` or `switch`.
    let word: String
    /// How many loops and switches are open around it.
    let outerTargets: Int
  }

  init(
    parent: FunctionContext?, name: String = "", result: StaticType = .unknown,
    infersResult: Bool = false
  ) {
    self.parent = parent
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
