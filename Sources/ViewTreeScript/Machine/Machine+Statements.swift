import ViewTreeNumbers

extension ScriptMachine {
  /// Runs a statement.
  func execute(_ index: Int32, _ frame: Activation) throws(ScriptFailure) -> Flow {
    let node = frame.code.nodes[Int(index)]
    switch node.operation {
    case .block: return try executeBlock(node, frame)
    case .deferringBlock: return try executeDeferringBlock(node, frame)
    case .labelled:
      let flow = try execute(node.a, frame)
      return flow == .broke && takeJump(to: node.b, frame) ? .next : flow
    case .expressionStatement:
      _ = try evaluate(node.a, frame)
      return .next
    case .returnStatement:
      returned = node.a >= 0 ? try evaluate(node.a, frame) : .void
      return .returned
    case .declare: try executeDeclaration(node, frame)
    case .assign: try executeAssignment(node, frame)
    case .compoundAssign: try executeCompoundAssignment(node, frame)
    case .ifStatement:
      let branch = try holds(node.a, frame) ? node.b : node.c
      noteBranch(branch, of: node, frame)
      return branch >= 0 ? try execute(branch, frame) : .next
    case .guardStatement: return try executeGuard(node, frame)
    case .switchStatement: return try executeSwitch(node, frame)
    case .forIn: return try executeFor(node, frame)
    case .whileLoop: return try executeWhile(node, frame)
    case .repeatLoop: return try executeRepeat(node, frame)
    case .breakStatement:
      setJump(node.a, frame)
      return .broke
    case .continueStatement:
      setJump(node.a, frame)
      return .continued
    case .fallthroughStatement: return .fellThrough
    case .functionDeclaration: try executeFunction(node, frame)
    case .catching: return try executeCatching(node, frame)
    case .throwStatement:
      throw ScriptFailure(
        throwing: try evaluate(node.a, frame), range: node.range, origin: frame.code.origin)
    default: _ = try evaluate(index, frame)
    }
    return .next
  }

  private func executeBlock(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    if node.c > 0 {
      try place(node, frame) { () throws(ScriptFailure) in try step(Int(node.c)) }
    }
    for place in Int(node.a)..<Int(node.a) + Int(node.b) {
      let flow = try execute(frame.code.lists[place], frame)
      if flow != .next { return flow }
    }
    return .next
  }

  /// Runs statements, and then the `defer` blocks in reverse order, for every kind of exit.
  private func executeDeferringBlock(
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    if node.c > 0 {
      try place(node, frame) { () throws(ScriptFailure) in try step(Int(node.c)) }
    }
    var deferred: [Int32] = []
    var flow = Flow.next
    do throws(ScriptFailure) {
      for place in Int(node.a)..<Int(node.a) + Int(node.b) where flow == .next {
        let statement = frame.code.nodes[Int(frame.code.lists[place])]
        if statement.operation == .deferStatement {
          deferred.append(statement.a)
        } else {
          flow = try execute(frame.code.lists[place], frame)
        }
      }
    } catch {
      if error.thrown != nil { try execute(deferred: deferred, frame) }
      throw error
    }
    try execute(deferred: deferred, frame)
    return flow
  }

  private func execute(deferred: [Int32], _ frame: Activation) throws(ScriptFailure) {
    let result = returned
    for body in deferred.reversed() { _ = try execute(body, frame) }
    returned = result
  }

  // MARK: Errors

  /// Runs a `do` with `catch`. An error that no `catch` matches is thrown on.
  private func executeCatching(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    let top = stackTop
    do throws(ScriptFailure) {
      return try execute(node.a, frame)
    } catch {
      guard let thrown = error.thrown else { throw error }
      leave(top)
      guard let entry = try chooseCase(of: thrown, node, frame) else { throw error }
      return try execute(frame.code.lists[entry + 2], frame)
    }
  }

  /// The value of `try?`: `nil` if the operand throws.
  func attempt(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let top = stackTop
    do throws(ScriptFailure) {
      return try evaluate(node.a, frame)
    } catch {
      guard error.thrown != nil else { throw error }
      leave(top)
      return .none
    }
  }

  // MARK: Labels

  /// Sets the loop that a `break` or `continue` refers to: -1 for the innermost.
  private func setJump(_ label: Int32, _ frame: Activation) {
    jumpLabel = label < 0 ? nil : frame.code.names[Int(label)]
  }

  /// True if a pending jump ends at the loop with a label: it names this loop, or no loop.
  func takeJump(to label: Int32, _ frame: Activation) -> Bool {
    guard let wanted = jumpLabel else { return true }
    guard label >= 0, frame.code.names[Int(label)] == wanted else { return false }
    jumpLabel = nil
    return true
  }

  private func executeDeclaration(_ node: Node, _ frame: Activation) throws(ScriptFailure) {
    try bind(node.a, node.b >= 0 ? try evaluate(node.b, frame) : .none, frame)
  }

  private func executeFunction(_ node: Node, _ frame: Activation) throws(ScriptFailure) {
    // Binds the name before the captures are taken, because a function may call itself. A function
    // that is used before its declaration keeps the box that was captured there.
    if !node.flags.contains(.closed) { try bind(node.b, .void, frame) }
    let function = try makeClosure(Int(node.a), frame)
    let bind = frame.code.nodes[Int(node.b)]
    if bind.operation == .bindBox {
      frame.boxes?.boxes[Int(bind.a)].value = function
    } else {
      stack[frame.base + Int(bind.a)] = function
    }
  }

  private func executeGuard(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    let isLeft = try !holds(node.a, frame)
    noteBranch(isLeft ? node.b : -1, of: node, frame)
    if !isLeft { return .next }
    let flow = try execute(node.b, frame)
    if flow == .next {
      throw failure(
        .host("the body of 'guard' must leave: return, break or continue", help: nil), node, frame)
    }
    return flow
  }

  /// True if all conditions of a list are true. Binds the names of their patterns.
  func holds(_ list: Int32, _ frame: Activation) throws(ScriptFailure) -> Bool {
    let count = Int(frame.code.lists[Int(list)])
    for place in 1..<count + 1 {
      let index = frame.code.lists[Int(list) + place]
      let node = frame.code.nodes[Int(index)]
      switch node.operation {
      case .conditionLet:
        let value = try evaluate(node.b, frame)
        if value.isNone { return false }
        try bind(node.a, value.unwrapped, frame)
      case .conditionCase:
        let value = try evaluate(node.b, frame)
        if try !matches(node.a, value, frame) { return false }
      default: if try !isTrue(index, frame) { return false }
      }
    }
    return true
  }

  // MARK: Loops

  private func executeWhile(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    while try holds(node.a, frame) {
      try place(node, frame) { () throws(ScriptFailure) in try step() }
      if let flow = try ended(execute(node.b, frame), node.c, frame) { return flow }
    }
    return .next
  }

  /// The result of a loop after an iteration. `nil` if it continues.
  private func ended(
    _ flow: Flow, _ label: Int32, _ frame: Activation
  ) throws(ScriptFailure) -> Flow? {
    switch flow {
    case .returned: .returned
    case .broke: takeJump(to: label, frame) ? .next : .broke
    case .fellThrough: .fellThrough
    case .continued: takeJump(to: label, frame) ? nil : .continued
    case .next: nil
    }
  }

  private func executeRepeat(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    repeat {
      try place(node, frame) { () throws(ScriptFailure) in try step() }
      if let flow = try ended(execute(node.a, frame), node.c, frame) { return flow }
    } while try isTrue(node.b, frame)
    return .next
  }

  private func executeFor(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    let start = Int(node.b)
    let sequence = frame.code.lists[start]
    let value = try evaluate(sequence, frame)
    // A range without an upper bound continues until the code leaves the loop.
    if case .range(let range) = value, let bounds = range.integers ?? range.endless {
      for number in bounds {
        if let flow = try turn(.int(number), node, start, frame) { return flow }
      }
      return .next
    }
    let elements = try place(frame.code.nodes[Int(sequence)], frame) { () throws(ScriptFailure) in
      try self.elements(of: value)
    }
    for element in elements {
      if let flow = try turn(element, node, start, frame) { return flow }
    }
    return .next
  }

  /// Runs one iteration of a `for`. Returns the result of the loop, or `nil` if it continues.
  private func turn(
    _ element: Value, _ node: Node, _ list: Int, _ frame: Activation
  ) throws(ScriptFailure) -> Flow? {
    try place(node, frame) { () throws(ScriptFailure) in try step() }
    if node.c == 1 {
      if try !matches(node.a, element, frame) { return nil }
    } else {
      try bind(node.a, element, frame)
    }
    let filter = frame.code.lists[list + 1]
    if filter >= 0, try !isTrue(filter, frame) { return nil }
    return try ended(
      execute(frame.code.lists[list + 2], frame), frame.code.lists[list + 3], frame)
  }

  // MARK: Switches

  private func executeSwitch(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Flow {
    guard var entry = try chooseCase(node, frame) else {
      throw failure(.unmatchedSwitch("the value"), node, frame)
    }
    let end = Int(node.b) + 2 + Int(frame.code.lists[Int(node.b)]) * 4
    while true {
      branches?.take(frame.code.lists[entry + 2], of: frame.code)
      switch try execute(frame.code.lists[entry + 2], frame) {
      case .broke: return jumpLabel == nil ? .next : .broke
      case .fellThrough where entry + 4 < end: entry += 4
      case .fellThrough, .next: return .next
      case .returned: return .returned
      case .continued: return .continued
      }
    }
  }

  /// The index of the entry of the first matching case.
  func chooseCase(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Int? {
    try chooseCase(of: evaluate(node.a, frame), node, frame)
  }

  private func chooseCase(
    of value: Value, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Int? {
    let count = Int(frame.code.lists[Int(node.b)])
    var fallback: Int?
    for index in 0..<count {
      let entry = Int(node.b) + 2 + index * 4
      let patterns = Int(frame.code.lists[entry])
      let patternCount = Int(frame.code.lists[entry + 1])
      if patternCount == 0 { fallback = entry }
      for place in 0..<patternCount {
        guard try matches(frame.code.lists[patterns + place * 2], value, frame) else { continue }
        let condition = frame.code.lists[patterns + place * 2 + 1]
        if condition < 0 { return entry }
        if try isTrue(condition, frame) { return entry }
      }
    }
    return fallback
  }
}
