import ViewTreeNumbers

/// A compiled script, to be evaluated any number of times.
public struct ScriptProgram: Sendable {
  let code: Code
  /// The index of the outermost function in the code.
  let entry: Int
  /// The variables of the document that the script uses.
  public let captures: [ScriptCapture]
  /// The type of the result, if known.
  public internal(set) var resultType = ScriptType.unknown
  /// The names of structures that the script makes and no document declares.
  public internal(set) var undeclaredTypes: [String] = []
  /// True if the result is converted to another numeric type. A document accepts an integer as a
  /// length, but Swift doesn't.
  public internal(set) var convertsNumber = false
  private var constantValue: ConstantValue?

  init(code: Code, entry: Int, captures: [ScriptCapture]) {
    self.code = code
    self.entry = entry
    self.captures = captures
  }

  /// The value of a string or expression without variables, which needs no evaluation.
  public var constant: Value? { constantValue?.value }

  /// True if its value may be that of a declared property, whose body was run.
  var hasValueOfBody: Bool {
    constantValue != nil
      && code.nodes.contains { node in
        if case .member(_, _, let standard) = node.operation { !standard.exists } else { false }
      }
  }

  /// The program with its value, if it's constant.
  func folded(types: ScriptTypes) -> ScriptProgram {
    guard captures.isEmpty, code.nodes.allSatisfy(isFoldable) else { return self }
    var folded = self
    let body = code.nodes[code.functions[entry].body]
    if case .literal(let value) = body.operation {
      folded.constantValue = ConstantValue(code.literals[value])
    } else {
      let machine = ScriptMachine(types: types, budget: ScriptBudget(steps: 1_000, memory: 1_000))
      let value = try? machine.evaluate(self, in: ScriptEnvironment())
      folded.constantValue = value.map { ConstantValue($0) }
    }
    return folded
  }

  /// True if a node has the same value in every evaluation and makes no function.
  private func isFoldable(_ node: Node) -> Bool {
    switch node.operation {
    case .closure, .keyPath, .operatorFunction, .constructDeclared, .callFunction, .callDeclared,
      .standardFunction, .declaredFunction, .caseFunction, .staticField,
      .typeOf:
      false
    case .member(_, _, let standard):
      !standard.exists || code.standards[standard].effect == nil
    case .callGlobal(let site), .callMethod(let site): code.calls[site].standard?.effect == nil
    case .callInitializer(let site):
      code.calls[site].standard?.effect == nil && code.calls[site].member.name != "UUID"
    default: true
    }
  }

  /// The `origin` that was passed to the compiler.
  public var origin: Int { code.origin }
}
