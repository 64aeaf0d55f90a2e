import ViewTreeScript

/// Runs programs in the script language.
struct ScriptRunner {
  private let types: ScriptTypes
  private let scope: ScriptScope
  private let values: [Value]

  /// Creates a runner with the types and names of `Declarations`.
  init() throws {
    types = ScriptTypes(Declarations.types)
    var names: [ScopeName] = []
    var values: [Value] = []
    let closure = ScriptKind.closure(parameters: [], inoutFirst: false)
    for name in Declarations.names {
      let text = "let value: \(name.type) = \(name.value)\nreturn value"
      let compilation = ScriptCompiler(types: types).compile(text, as: closure, in: ScriptScope())
      guard let program = compilation.program else {
        throw SwiftRunner.Failure(words: "\(name.name) is not understood")
      }
      values.append(
        try ScriptMachine(types: types).evaluate(program, in: ScriptEnvironment()))
      names.append(ScopeName(name.name, typeName: name.type, type: types.type(name.type)))
    }
    self.values = values
    scope = ScriptScope().pushing(names)
  }

  /// The outcome of a program that is pasted as a closure.
  func outcome(_ program: Program) -> Outcome {
    let compilation = ScriptCompiler(types: types).compile(
      program.text, as: .closure(parameters: [], inoutFirst: false), in: scope)
    let problems = compilation.problems + compilation.undeclaredMembers
    guard problems.isEmpty, let compiled = compilation.program else {
      return .refusal(problems.first.map(words) ?? "")
    }
    let machine = ScriptMachine(types: types)
    do throws(ScriptFailure) {
      let environment = ScriptEnvironment(values: values)
      let value = try machine.evaluate(compiled, in: environment)
      if case .double(let number) = value, compiled.resultType.description == "Float" {
        return .value(Float(number).description)
      }
      return .value(CanonicalText.text(value))
    } catch {
      switch error.kind {
      case .tooManySteps, .tooManyStepsInAll, .tooMuchWork, .tooManyCalls, .tooMuchMemory,
        .tooMuchLive:
        return .noAnswer(words(error.problem))
      case .arithmeticOverflow, .divisionByZero, .notRepresentable, .indexOutOfRange, .invalidRange,
        .unwrappedNil, .emptyCollection, .duplicateName:
        return .trap(words(error.problem))
      default: return .refusal(words(error.problem))
      }
    }
  }

  /// The warnings of a program, or `nil` if it's refused.
  func warnings(_ program: Program) -> Set<ProgramWarning>? {
    let compilation = ScriptCompiler(types: types).compile(
      program.text, as: .closure(parameters: [], inoutFirst: false), in: scope)
    guard compilation.program != nil, compilation.undeclaredMembers.isEmpty else { return nil }
    return Set(
      compilation.warnings.compactMap { warning in
        switch warning.kind {
        case .unusedResult: .result
        case .unusedComparison: .comparison
        case .unusedValue: .value
        case .unusedName: .name
        default: nil
        }
      })
  }

  private func words(_ problem: ScriptProblem) -> String {
    problem.diagnostic { _ in nil }.message
  }
}
