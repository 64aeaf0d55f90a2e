import ViewTreeScript
import ViewTreeSyntax

/// Values of state variables that a user gives on the command line.
extension Evaluation {
  /// Assigns values before the first pass and returns what is wrong with them.
  func apply(_ assignments: [InspectionOptions.Assignment]) -> [InspectionResult.Problems] {
    var problems: [InspectionResult.Problems] = []
    for assignment in assignments {
      let source = SourceFile(
        name: "--set", text: "\(assignment.target)=\(assignment.value)")
      if let diagnostic = apply(assignment) {
        problems.append(InspectionResult.Problems(source: source, diagnostics: [diagnostic]))
      }
    }
    return problems
  }

  private func apply(_ assignment: InspectionOptions.Assignment) -> Diagnostic? {
    let scope = ScriptScope().pushing(
      document.state.map {
        ScopeName($0.name, isMutable: true, typeName: $0.typeName, type: $0.type)
      })
    let compiler = ScriptCompiler(types: document.types)
    func problem(_ problem: ScriptProblem, offset: Int) -> Diagnostic {
      problem.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { range in
        SourceRange(range.lowerBound + offset, range.upperBound + offset)
      }
    }

    let target = compiler.compile(assignment.target, as: .expression, in: scope)
    guard let read = target.program, target.problems.isEmpty else {
      return target.problems.first.map { problem($0, offset: 0) }
    }
    let setter = compiler.compile(
      "\(assignment.target) = $0", as: .action(parameters: ["newValue"]), in: scope)
    guard let write = setter.program, setter.problems.isEmpty else {
      return setter.problems.first.map { problem($0, offset: 0) }
    }
    let offset = assignment.target.utf8.count + 1
    do throws(ScriptFailure) {
      let current = try machine.evaluate(read, in: state)
      var value = Value.string(assignment.value)
      // Text for a variable that holds text needs no quotes.
      if !(current.isString || holdsText(read.resultType)) || assignment.value.hasPrefix("\"") {
        let expression = compiler.compile(
          Array(assignment.value.utf8), as: .expression, in: scope, result: read.resultType)
        guard let program = expression.program, expression.problems.isEmpty else {
          return expression.problems.first.map { problem($0, offset: offset) }
        }
        value = try machine.evaluate(program, in: state)
        let type = ScriptType(of: value)
        if type.differs(from: read.resultType) {
          let written = document.state.first { $0.name == assignment.target }?.typeName
          return .wrongType(
            needed: written ?? read.resultType.name, found: type.name,
            at: SourceRange(offset, offset + assignment.value.utf8.count))
        }
      }
      _ = try machine.evaluate(write, in: state, [value])
      return nil
    } catch {
      return problem(error.problem, offset: 0)
    }
  }
}

extension Evaluation {
  /// Whether a variable holds a `String`, or nothing.
  private func holdsText(_ type: ScriptType) -> Bool {
    type == document.types.type("String") || type == document.types.type("String?")
  }
}

extension Value {
  fileprivate var isString: Bool {
    if case .string = self { return true }
    return false
  }
}
