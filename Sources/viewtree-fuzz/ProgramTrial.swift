import ViewTreeScript

/// Reads and runs one script as a document would.
struct ProgramTrial {
  /// The problems found in the answer.
  private(set) var findings: [String] = []
  /// True if the script ran to its end.
  private(set) var isEvaluated = false
  /// A digest of the value, or of the errors.
  private(set) var digest = Digest()

  /// Budgets that end quickly. The standard one differs only in size.
  private static let small = ScriptBudget(steps: 10_000, memory: 50_000)
  private static let large = ScriptBudget(steps: 100_000, memory: 1_000_000)

  /// Tries a script.
  init(_ text: String, isLarge: Bool = false) {
    let count = text.utf8.count
    let types = ScriptTypes()
    let compilation = ScriptCompiler(types: types).compile(
      text, as: .closure(parameters: [], inoutFirst: false), in: ScriptScope())
    for problem in compilation.problems + compilation.warnings { check(problem, count) }
    guard let program = compilation.program else {
      if compilation.problems.isEmpty { findings.append("no program and no problem") }
      return
    }
    let machine = ScriptMachine(types: types, budget: isLarge ? Self.large : Self.small)
    do throws(ScriptFailure) {
      let value = try machine.evaluate(program, in: ScriptEnvironment())
      // The size of a value is limited, so its description can be written.
      digest.add(value.description.utf8)
      isEvaluated = true
    } catch {
      check(error.problem, count)
    }
  }

  private mutating func check(_ problem: ScriptProblem, _ count: Int) {
    digest.add("\(problem.diagnostic { _ in nil }.message) \(problem.range)".utf8)
    if problem.range.lowerBound < 0 || problem.range.upperBound > count {
      findings.append("the range of a problem is outside of the text: \(problem.kind)")
    }
  }
}
