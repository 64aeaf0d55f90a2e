import ViewTreeNumbers

extension ScriptMachine {
  /// Runs a statement.
  func execute(_ id: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Flow {
    let node = frame.code.nodes[id]
    switch node.operation {
    case .block(let statements, let steps):
      return try executeBlock(statements, steps, node, frame)
    case .deferringBlock(let statements, let steps):
      return try executeDeferringBlock(statements, steps, node, frame)
    case .labelled(let statement, let label):
      let flow = try execute(statement, frame)
      return flow == .broke && takeJump(to: label, frame) ? .next : flow
    case .expressionStatement(let expression):
      _ = try evaluate(expression, frame)
      return .next
    case .returnStatement(let value):
      returned = value.exists ? try evaluate(value, frame) : .void
      return .returned
    case .declare(let pattern, let value):
      try bind(pattern, value.exists ? try evaluate(value, frame) : .none, frame)
    case .assign(let target, let value): try executeAssignment(target, value, node, frame)
    case .compoundAssign(let infix, let target, let value, let kind):
      try executeCompoundAssignment(infix, target, value, kind, node, frame)
    case .ifStatement(let conditions, let then, let otherwise):
      let branch = try chosen(conditions, then, otherwise, frame)
      return branch.exists ? try execute(branch, frame) : .next
    case .guardStatement(let conditions, let otherwise):
      return try executeGuard(conditions, otherwise, node, frame)
    case .switchStatement(let subject, let clauses):
      return try executeSwitch(subject, clauses, node, frame)
    case .forIn(let loop): return try executeFor(frame.code.loops[loop], node, frame)
    case .whileLoop(let conditions, let body, let label):
      return try executeWhile(conditions, body, label, node, frame)
    case .repeatLoop(let body, let condition, let label):
      return try executeRepeat(body, condition, label, node, frame)
    default: return try executeOther(id, node, frame)
    }
    return .next
  }

  private func executeOther(
    _ id: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    switch node.operation {
    case .breakStatement(let label):
      setJump(label, frame)
      return .broke
    case .continueStatement(let label):
      setJump(label, frame)
      return .continued
    case .fallthroughStatement: return .fellThrough
    case .functionDeclaration(let function, let binding):
      try executeFunction(function, binding, node, frame)
    case .catching(let body, let clauses): return try executeCatching(body, clauses, frame)
    case .throwStatement(let error):
      throw ScriptFailure(
        throwing: try evaluate(error, frame), range: node.range, origin: frame.code.origin)
    default: _ = try evaluate(id, frame)
    }
    return .next
  }

  private func executeBlock(
    _ statements: Operation.Nodes, _ steps: Int32, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    if steps > 0 { try place(node, frame) { () throws(ScriptFailure) in try step(Int(steps)) } }
    for id in statements {
      let flow = try execute(frame.code.nodeLists[id], frame)
      if flow != .next { return flow }
    }
    return .next
  }

  /// Runs statements, and then the `defer` blocks in reverse order, for every kind of exit.
  private func executeDeferringBlock(
    _ statements: Operation.Nodes, _ steps: Int32, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    if steps > 0 { try place(node, frame) { () throws(ScriptFailure) in try step(Int(steps)) } }
    var deferred: [ID<Node>] = []
    var flow = Flow.next
    do throws(ScriptFailure) {
      for id in statements where flow == .next {
        let statement = frame.code.nodeLists[id]
        if case .deferStatement(let body) = frame.code.nodes[statement].operation {
          deferred.append(body)
        } else {
          flow = try execute(statement, frame)
        }
      }
    } catch {
      if error.thrown != nil { try execute(deferred: deferred, frame) }
      throw error
    }
    try execute(deferred: deferred, frame)
    return flow
  }

  /// Runs the statements of an initializer. A statement that fails is skipped, unless a limit is
  /// the reason.
  func executeSkipping(_ id: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Flow {
    guard case .block(let statements, _) = frame.code.nodes[id].operation else {
      return try execute(id, frame)
    }
    for statement in statements {
      let (top, depth) = (stackTop, nodeDepth)
      do throws(ScriptFailure) {
        let flow = try execute(frame.code.nodeLists[statement], frame)
        if flow != .next { return flow }
      } catch {
        guard error.thrown == nil, !error.kind.isLimit else { throw error }
        leave(top)
        nodeDepth = depth
        skippedFailures.add(error)
      }
    }
    return .next
  }

  private func execute(deferred: [ID<Node>], _ frame: Activation) throws(ScriptFailure) {
    let result = returned
    for body in deferred.reversed() { _ = try execute(body, frame) }
    returned = result
  }

  // MARK: Errors

  /// Runs a `do` with `catch`. An error that no `catch` matches is thrown on.
  private func executeCatching(
    _ body: ID<Node>, _ clauses: Range<ID<CaseClause>>, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    let top = stackTop
    do throws(ScriptFailure) {
      return try execute(body, frame)
    } catch {
      guard let thrown = error.thrown else { throw error }
      leave(top)
      guard let clause = try chooseCase(of: thrown, clauses, frame) else { throw error }
      return try execute(frame.code.clauses[clause].body, frame)
    }
  }

  /// The value of `try?`: `nil` if the operand throws.
  func attempt(_ operand: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Value {
    let top = stackTop
    do throws(ScriptFailure) {
      return try evaluate(operand, frame)
    } catch {
      guard error.thrown != nil else { throw error }
      leave(top)
      return .none
    }
  }

  // MARK: Labels

  /// Sets the loop that a `break` or `continue` refers to.
  private func setJump(_ label: Operation.Label, _ frame: Activation) {
    jumpLabel = label.exists ? frame.code.names[label] : nil
  }

  /// True if a pending jump ends at the loop with a label: it names this loop, or no loop.
  func takeJump(to label: Operation.Label, _ frame: Activation) -> Bool {
    guard let wanted = jumpLabel else { return true }
    guard label.exists, frame.code.names[label] == wanted else { return false }
    jumpLabel = nil
    return true
  }

  private func executeFunction(
    _ function: ID<FunctionCode>, _ binding: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) {
    // Binds the name before the captures are taken, because a function may call itself. A function
    // that is used before its declaration keeps the box that was captured there.
    if !node.flags.contains(.closed) { try bind(binding, .void, frame) }
    let function = try makeClosure(function.index, frame)
    switch frame.code.nodes[binding].operation {
    case .bindBox(let box): frame.boxes?.boxes[Int(box)].value = function
    case .bindLocal(let slot): stack[frame.base + Int(slot)] = function
    default: break
    }
  }

  private func executeGuard(
    _ conditions: Operation.Nodes, _ otherwise: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    let isLeft = try !holds(conditions, frame)
    note(isLeft ? otherwise : .none, orNot: otherwise, frame)
    if !isLeft { return .next }
    let flow = try execute(otherwise, frame)
    if flow == .next {
      throw failure(
        .host("the body of 'guard' must leave: return, break or continue", help: nil), node, frame)
    }
    return flow
  }

  /// True if all conditions of a list are true. Binds the names of their patterns.
  func holds(_ conditions: Operation.Nodes, _ frame: Activation) throws(ScriptFailure) -> Bool {
    for id in conditions {
      let condition = frame.code.nodeLists[id]
      switch frame.code.nodes[condition].operation {
      case .conditionLet(let pattern, let value):
        let value = try evaluate(value, frame)
        if value.isNone { return false }
        try bind(pattern, value.unwrapped, frame)
      case .conditionCase(let pattern, let value):
        let value = try evaluate(value, frame)
        if try !matches(pattern, value, frame) { return false }
      default: if try !isTrue(condition, frame) { return false }
      }
    }
    return true
  }

  // MARK: Loops

  private func executeWhile(
    _ conditions: Operation.Nodes, _ body: ID<Node>, _ label: Operation.Label, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    while try holds(conditions, frame) {
      try place(node, frame) { () throws(ScriptFailure) in try step() }
      if let flow = try ended(execute(body, frame), label, frame) { return flow }
    }
    return .next
  }

  /// The result of a loop after an iteration. `nil` if it continues.
  private func ended(
    _ flow: Flow, _ label: Operation.Label, _ frame: Activation
  ) throws(ScriptFailure) -> Flow? {
    switch flow {
    case .returned: .returned
    case .broke: takeJump(to: label, frame) ? .next : .broke
    case .fellThrough: .fellThrough
    case .continued: takeJump(to: label, frame) ? nil : .continued
    case .next: nil
    }
  }

  private func executeRepeat(
    _ body: ID<Node>, _ condition: ID<Node>, _ label: Operation.Label, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    repeat {
      try place(node, frame) { () throws(ScriptFailure) in try step() }
      if let flow = try ended(execute(body, frame), label, frame) { return flow }
    } while try isTrue(condition, frame)
    return .next
  }

  private func executeFor(
    _ loop: ForLoop, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    let value = try evaluate(loop.sequence, frame)
    // A range without an upper bound continues until the code leaves the loop.
    if case .range(let range) = value, let bounds = range.integers ?? range.endless {
      for number in bounds {
        if let flow = try turn(.int(number), loop, node, frame) { return flow }
      }
      return .next
    }
    let elements = try place(frame.code.nodes[loop.sequence], frame) {
      () throws(ScriptFailure) in try self.elements(of: value)
    }
    for element in elements {
      if let flow = try turn(element, loop, node, frame) { return flow }
    }
    return .next
  }

  /// Runs one iteration of a `for`. Returns the result of the loop, or `nil` if it continues.
  private func turn(
    _ element: Value, _ loop: ForLoop, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow? {
    try place(node, frame) { () throws(ScriptFailure) in try step() }
    if loop.isFiltering {
      if try !matches(loop.pattern, element, frame) { return nil }
    } else {
      try bind(loop.pattern, element, frame)
    }
    if loop.condition.exists, try !isTrue(loop.condition, frame) { return nil }
    return try ended(execute(loop.body, frame), loop.label, frame)
  }

  // MARK: Switches

  private func executeSwitch(
    _ subject: ID<Node>, _ clauses: Range<ID<CaseClause>>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Flow {
    guard let chosen = try chooseCase(of: evaluate(subject, frame), clauses, frame) else {
      throw failure(.unmatchedSwitch("the value"), node, frame)
    }
    for clause in chosen..<clauses.upperBound {
      let body = frame.code.clauses[clause].body
      branches?.take(body, of: frame.code)
      switch try execute(body, frame) {
      case .broke: return jumpLabel == nil ? .next : .broke
      case .fellThrough: continue
      case .next: return .next
      case .returned: return .returned
      case .continued: return .continued
      }
    }
    return .next
  }

  /// The first clause that matches a value, or else `default`.
  func chooseCase(
    of value: Value, _ clauses: Range<ID<CaseClause>>, _ frame: Activation
  ) throws(ScriptFailure) -> ID<CaseClause>? {
    var fallback: ID<CaseClause>?
    for clause in clauses {
      let items = frame.code.clauses[clause].items
      if items.isEmpty { fallback = clause }
      for item in items {
        let item = frame.code.caseItems[item]
        guard try matches(item.pattern, value, frame) else { continue }
        if !item.condition.exists { return clause }
        if try isTrue(item.condition, frame) { return clause }
      }
    }
    return fallback
  }
}
