import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The type of a swept variable: a number, or an error.
enum SweptVariable {
  /// A number. With `isWhole`, it's an `Int`.
  case number(isWhole: Bool)
  /// It isn't a number, or the name is unknown.
  case none([InspectionResult.Problems])
}

extension Inspector {
  /// Checks if the variable's value is a number before the first pass.
  static func number(
    _ target: String, in document: Document, options: InspectionOptions, limits: EvaluationLimits
  ) -> SweptVariable {
    let document = options.applied(to: document)
    let evaluation = Evaluation(document: document, limits: limits)
    func failed(_ diagnostic: Diagnostic) -> SweptVariable {
      .none([
        InspectionResult.Problems(source: document.tree.source, diagnostics: [diagnostic])
      ])
    }
    do {
      try evaluation.setUpState()
      let problems = try evaluation.apply(options.assignments)
      guard problems.isEmpty else { return .none(problems) }
      return try evaluation.number(target)
    } catch let error as EvaluationError {
      return failed(error.diagnostic)
    } catch let failure as ScriptFailure {
      return failed(document.diagnostic(of: failure.problem))
    } catch {
      return failed(.evaluationFailed("\(error)"))
    }
  }
}

extension Evaluation {
  fileprivate func number(_ target: String) throws -> SweptVariable {
    let range = SourceRange(0, target.utf8.count)
    func problem(_ diagnostic: Diagnostic) -> SweptVariable {
      .none([
        InspectionResult.Problems(
          source: SourceFile(name: "--set", text: target), diagnostics: [diagnostic])
      ])
    }
    let place: AssignedPlace
    do throws(InstanceProblem) {
      place = try self.place(of: target)
    } catch {
      return problem(error.diagnostic(range))
    }
    let read = ScriptCompiler(types: document.types)
      .compile(place.target, as: .expression, in: place.scope)
    guard let program = read.program, read.problems.isEmpty else {
      let first = read.problems.first?.diagnostic(
        suggest: { NearMatch.nearestName(to: $0, in: $1) }, map: { _ in range })
      return problem(first ?? .rangeNeedsNumber(target, found: "nothing", at: range))
    }
    let value = try machine.evaluate(program, in: place.environment)
    let type =
      place.variables.first { $0.name == place.target }?.typeName ?? program.resultType.name
    switch value {
    case .int:
      // An integer in a document can be any number type, but in a Swift file it's an `Int`.
      let isSwift = SourceSyntax(of: document.tree.source) == .swift
      let isFraction = ["Double", "CGFloat", "Float"].contains(type)
      return .number(isWhole: type.hasPrefix("Int") || isSwift && !isFraction)
    case .double: return .number(isWhole: false)
    case .none where !Self.isOptionalOfNoNumber(type): return .number(isWhole: type == "Int?")
    default: return problem(.rangeNeedsNumber(target, found: value.typeName, at: range))
    }
  }

  private func place(of target: String) throws(InstanceProblem) -> AssignedPlace {
    guard document.hasNoVariable(of: target), let found = try? findInstances() else {
      let names = document.rootNames
      return AssignedPlace(
        target: target, variables: names, scope: ScriptScope().pushing(names), environment: state)
    }
    return try instance(of: target, in: found)
  }

  /// True if the type is an optional of a type that isn't a number.
  private static func isOptionalOfNoNumber(_ type: String) -> Bool {
    type.hasSuffix("?") && !["Int?", "Double?", "CGFloat?", "Float?"].contains(type)
  }
}
