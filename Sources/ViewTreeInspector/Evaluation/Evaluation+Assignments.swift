import ViewTreeScript
import ViewTreeSyntax

/// Values of state variables that a user gives on the command line.
extension Evaluation {
  /// Assigns values before the first pass. Returns the problems with them.
  ///
  /// Variables of components come last, because the document's state can determine which instances
  /// exist.
  func apply(
    _ assignments: [InspectionOptions.Assignment]
  ) throws -> [InspectionResult.Problems] {
    let ofInstances = assignments.filter { document.hasNoVariable(of: $0.target) }
    let names = document.rootNames
    var problems: [InspectionResult.Problems] = []
    for assignment in assignments where !document.hasNoVariable(of: assignment.target) {
      let place = AssignedPlace(
        target: assignment.target, variables: names, scope: ScriptScope().pushing(names),
        environment: state)
      note(apply(assignment, to: place), of: assignment, &problems)
    }
    for assignment in ofInstances where problems.isEmpty {
      note(try applyToInstance(assignment), of: assignment, &problems)
    }
    return problems
  }

  private func note(
    _ diagnostic: Diagnostic?, of assignment: InspectionOptions.Assignment,
    _ problems: inout [InspectionResult.Problems]
  ) {
    guard let diagnostic else { return }
    let source = SourceFile(name: "--set", text: "\(assignment.target)=\(assignment.value)")
    problems.append(InspectionResult.Problems(source: source, diagnostics: [diagnostic]))
  }

  private func applyToInstance(
    _ assignment: InspectionOptions.Assignment
  ) throws -> Diagnostic? {
    let found = try findInstances()
    do throws(InstanceProblem) {
      let place = try instance(of: assignment.target, in: found)
      return apply(
        assignment, to: place, from: assignment.target.utf8.count - place.target.utf8.count)
    } catch {
      return error.diagnostic(SourceRange(0, assignment.target.utf8.count))
    }
  }

  /// Assigns to a target whose name starts at `start` in the option's text.
  private func apply(
    _ assignment: InspectionOptions.Assignment, to place: AssignedPlace, from start: Int = 0
  ) -> Diagnostic? {
    let (text, scope) = (place.target, place.scope)
    let compiler = ScriptCompiler(types: document.types)
    func problem(_ problem: ScriptProblem, offset: Int) -> Diagnostic {
      problem.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { range in
        SourceRange(range.lowerBound + offset, range.upperBound + offset)
      }
    }

    let target = compiler.compile(text, as: .expression, in: scope)
    guard let read = target.program, target.problems.isEmpty else {
      return target.problems.first.map { problem($0, offset: start) }
    }
    let setter = compiler.compile("\(text) = $0", as: .action(parameters: ["newValue"]), in: scope)
    guard let write = setter.program, setter.problems.isEmpty else {
      return setter.problems.first.map { problem($0, offset: start) }
    }
    let offset = assignment.target.utf8.count + 1
    do throws(ScriptFailure) {
      let current = try machine.evaluate(read, in: place.environment)
      var value = Value.string(assignment.value)
      // Text for a string variable needs no quotes.
      if !(current.isString || holdsText(read.resultType)) || assignment.value.hasPrefix("\"") {
        let expression = compiler.compile(
          Array(assignment.value.utf8), as: .expression, in: scope, result: read.resultType)
        guard let program = expression.program, expression.problems.isEmpty else {
          return expression.problems.first.map { problem($0, offset: offset) }
        }
        value = try machine.evaluate(program, in: place.environment)
        if let types = place.mismatch(of: value, with: read.resultType) {
          return .wrongType(
            needed: types.needed, found: types.found,
            at: SourceRange(offset, offset + assignment.value.utf8.count))
        }
      }
      _ = try machine.evaluate(write, in: place.environment, [value])
      return nil
    } catch {
      return problem(error.problem, offset: start)
    }
  }
}

extension Evaluation {
  /// True if a variable's type is `String` or an optional `String`.
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
