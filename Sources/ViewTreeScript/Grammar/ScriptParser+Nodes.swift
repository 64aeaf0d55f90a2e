/// Creates nodes within the limits of nesting.
extension ScriptParser {
  /// Runs `body` one level deeper.
  func nested<Value>(_ body: () throws(SyntaxStop) -> Value) throws(SyntaxStop) -> Value {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else { throw SyntaxStop(.tooDeeplyNested, peek.range) }
    return try body()
  }

  /// Runs `body`, which reads a block, and returns the nesting depth of its result.
  func measured<Value>(
    _ body: () throws(SyntaxStop) -> Value
  ) throws(SyntaxStop) -> (value: Value, depth: Int) {
    let outer = deepest
    deepest = 0
    let value = try nested(body)
    let depth = deepest + 1
    try checkDepth(depth, peek.range)
    deepest = max(outer, depth)
    return (value, depth)
  }

  private func checkDepth(_ depth: Int, _ range: Range<Int>) throws(SyntaxStop) {
    guard depth <= Self.depthLimit else { throw SyntaxStop(.tooDeeplyNested, range) }
  }

  /// Creates an expression whose deepest part is `depth` deep.
  func make(
    _ form: Expression.Form, _ range: Range<Int>, below depth: Int = 0
  ) throws(SyntaxStop) -> Expression {
    try checkDepth(depth + 1, range)
    deepest = max(deepest, depth + 1)
    return Expression(form, range, depth: depth + 1)
  }

  /// Creates an expression that starts at `start` and ends with the last word that was read.
  func make(
    _ form: Expression.Form, from start: Int, below depth: Int = 0
  ) throws(SyntaxStop) -> Expression {
    try make(form, range(from: start), below: depth)
  }

  func make(
    _ form: TypeSyntax.Form, from start: Int, below depth: Int = 0
  ) throws(SyntaxStop) -> TypeSyntax {
    try checkDepth(depth + 1, range(from: start))
    deepest = max(deepest, depth + 1)
    return TypeSyntax(form, range(from: start), depth: depth + 1)
  }

  func make(
    _ form: Pattern.Form, from start: Int, below depth: Int = 0
  ) throws(SyntaxStop) -> Pattern {
    try checkDepth(depth + 1, range(from: start))
    deepest = max(deepest, depth + 1)
    return Pattern(form, range(from: start), depth: depth + 1)
  }

  func depth(_ arguments: [Argument]) -> Int { arguments.lazy.map(\.value.depth).max() ?? 0 }

  func depth(_ types: [TypeSyntax]) -> Int { types.lazy.map(\.depth).max() ?? 0 }
}
