import ViewTreeNumbers

/// Turns a checked script into the code that the machine runs.
final class Emitter {
  let checker: TypeChecker
  let builder: CodeBuffer
  var current: FunctionContext
  var problems: [ScriptProblem] = []

  static let nodeDepthLimit: Int32 = 300

  init(_ checker: TypeChecker, _ context: FunctionContext) {
    self.checker = checker
    builder = CodeBuffer(origin: checker.origin)
    current = context
  }

  /// A type without open parts.
  func settled(_ type: StaticType) -> StaticType { checker.solver.settled(type) }

  func report(_ kind: ScriptProblem.Kind, _ range: Range<Int>) {
    problems.append(ScriptProblem(kind, range: range, origin: builder.origin))
  }

  // MARK: Functions

  /// Compiles a function and returns its index.
  func function(_ context: FunctionContext, _ body: () -> ID<Node>) -> ID<FunctionCode> {
    let outer = current
    current = context
    defer { current = outer }
    prepareParameters(context)
    context.code.name = context.name
    let start = builder.nodes.count
    context.code.body = body()
    context.code.isExpression = context.isExpression
    if context.isExpression {
      context.code.steps += Int(Self.steps(of: builder.nodes.count - start))
    }
    context.code.frameSize = max(Int(context.slotCount), context.code.parameterCount)
    if context.code.body.exists {
      context.code.nodeDepth = Int(builder.depths[context.code.body.index])
    }
    builder.functions.append(context.code)
    return ID(builder.functions.count - 1)
  }

  private func prepareParameters(_ context: FunctionContext) {
    for variable in context.parameters {
      variable.slot = context.slotCount
      context.slotCount += 1
      context.code.parameters.append(
        FunctionCode.Parameter(name: variable.name, isInout: variable.isAssignable))
    }
    context.code.parameterCount = context.parameters.count
    context.code.spreadsTuple = context.spreadsTuple
    for variable in context.parameters where variable.isCaptured {
      context.code.boxedParameters.append((variable.slot, box(variable)))
    }
  }

  /// The body of a function: an expression, or statements.
  func body(_ block: Block, of context: FunctionContext) -> ID<Node> {
    if context.isExpression, case .expression(let expression)? = block.statements.first?.form {
      return self.expression(expression)
    }
    if let tail = context.tail { return self.block([tailReturn(tail)], block.range) }
    return self.block(block)
  }

  /// The only statement of a function, whose branches give its result.
  private func tailReturn(_ statement: Statement) -> ID<Node> {
    let value: ID<Node>
    switch statement.form {
    case .ifElse(let form): value = ifElse(form, isValue: true)
    case .switching(let form): value = switching(form, isValue: true)
    default: return self.statement(statement)
    }
    return emit(.returnStatement(value), statement.range, children: [value])
  }

  // MARK: Variables

  /// The box of a variable that closures share.
  func box(_ variable: LocalVariable) -> Int32 {
    if variable.box < 0 {
      variable.box = Int32(variable.function.code.boxCount)
      variable.function.code.boxCount += 1
    }
    return variable.box
  }

  func read(_ variable: LocalVariable, _ range: Range<Int>) -> ID<Node> {
    if let index = current.captureIndices[ObjectIdentifier(variable)] {
      return emit(.captured(index), range)
    }
    if variable.function === current {
      return variable.isCaptured
        ? emit(.boxed(box: box(variable)), range) : emit(.local(slot: slot(of: variable)), range)
    }
    return emit(.captured(capture(variable, in: current)), range)
  }

  /// The index of a variable in the captures of a closure.
  private func capture(_ variable: LocalVariable, in context: FunctionContext) -> Int32 {
    let key = ObjectIdentifier(variable)
    if let known = context.captureIndices[key] { return known }
    let source: FunctionCode.CaptureSource
    if let parent = context.parent,
      variable.function !== parent
        || parent.captureIndices[key] != nil
    {
      source = .captured(capture(variable, in: parent))
    } else {
      source = .box(box(variable))
    }
    let index = Int32(clamping: context.code.captures.count)
    context.code.captures.append(source)
    context.captureIndices[key] = index
    return index
  }

  /// The node that binds a variable.
  func bind(_ variable: LocalVariable, _ range: Range<Int>) -> ID<Node> {
    if variable.isCaptured { return emit(.bindBox(box: box(variable)), range) }
    return emit(.bindLocal(slot: slot(of: variable)), range)
  }

  /// The slot of a variable in the frame. A variable that is read and never bound has one too, so
  /// that checked code never reads outside the frame.
  private func slot(of variable: LocalVariable) -> Int32 {
    if variable.slot < 0 {
      variable.slot = current.slotCount
      current.slotCount += 1
    }
    return variable.slot
  }

  // MARK: Nodes

  func emit(
    _ operation: Operation, _ range: Range<Int>, flags: Node.Flags = [], children: [ID<Node>] = []
  ) -> ID<Node> {
    var depth: Int32 = 0
    for child in children where child.exists { depth = max(depth, builder.depths[child.index]) }
    if depth >= Self.nodeDepthLimit, problems.isEmpty { report(.tooDeeplyNested, range) }
    builder.nodes.append(
      Node(
        operation: operation, flags: flags, start: UInt32(clamping: range.lowerBound),
        end: UInt32(clamping: range.upperBound)))
    builder.depths.append(depth + 1)
    return ID(builder.nodes.count - 1)
  }

  func emitCall(
    _ operation: (ID<CallSite>) -> Operation, _ site: CallSite, _ range: Range<Int>,
    flags: Node.Flags = []
  ) -> ID<Node> {
    emit(
      operation(builder.call(site)), range, flags: flags, children: site.arguments + [site.base])
  }

  func literal(_ value: Value, _ range: Range<Int>, flags: Node.Flags = []) -> ID<Node> {
    emit(.literal(builder.literal(value)), range, flags: flags)
  }

  func type(_ type: StaticType) -> ID<StaticType> { builder.type(settled(type)) }
}
