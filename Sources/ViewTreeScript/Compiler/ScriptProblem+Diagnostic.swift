import ViewTreeSyntax

extension ScriptProblem {
  /// The message for the problem.
  ///
  /// `suggest` picks the most likely candidate for a name. `map` converts a range of the text to
  /// one of the source.
  public func diagnostic(
    suggest: (_ name: String, _ candidates: [String]) -> String? = { _, _ in nil },
    map: (Range<Int>) -> SourceRange?
  ) -> Diagnostic {
    let place = map(range)
    func nearest(_ name: String, _ candidates: [String]) -> String? {
      let others = candidates.contains(name) ? candidates.filter { $0 != name } : candidates
      guard let found = suggest(name, others) else { return nil }
      // `URLSession` isn't a misspelled `URL`.
      let lengths = [name.utf8.count, found.utf8.count]
      let isFar = (lengths.max() ?? 0) > 2 * (lengths.min() ?? 0)
      return isFar && name.first?.isUppercase == true ? nil : found
    }
    switch kind {
    case .unknownName(let name, let candidates):
      return .unknownScriptName(
        name, suggestion: nearest(name, candidates), instead: ForeignNames.values[name], at: place)
    case .unknownFunction(let name, let candidates):
      return .unknownScriptFunction(
        name, suggestion: nearest(name, candidates), instead: ForeignNames.functions[name],
        at: place)
    case .unknownMember(let name, let type, let candidates):
      return .unknownScriptMember(
        name, of: type, isStandard: StandardTypes.named(type) != nil,
        suggestion: nearest(name, candidates),
        instead: ForeignNames.member(name, among: candidates), at: place)
    case .memberOfUndeclared(let name, let type):
      return .memberOfUndeclaredType(name, of: type, at: place)
    case .memberOfNoType(let name, let candidates):
      return .memberOfNoType(
        name, suggestion: nearest(name, candidates),
        instead: ForeignNames.member(name, among: candidates), at: place)
    case .unknownLabel(let label, let callee, let candidates):
      return .unknownScriptLabel(
        label, of: callee, suggestion: nearest(label, candidates), at: place)
    case .missingArgument(let label, let callee):
      return .missingScriptArgument(label, of: callee, at: place)
    case .wrongArguments(let callee, let expected):
      return .wrongScriptArguments(of: callee, expected: expected, at: place)
    case .missingCases(let names): return .missingSwitchCases(names, at: place)
    case .duplicateName(let name): return .duplicateScriptKey(name, at: place)
    case .assignmentToConstant(let name): return .assignmentToConstant(name, at: place)
    case .notAssignable: return .notAssignable(at: place)
    case .stateWrittenOutsideAction(let name):
      return .stateWrittenOutsideAnAction(name, at: place)
    default:
      return readingDiagnostic(at: place) ?? warning(at: place) ?? evaluationDiagnostic(at: place)
    }
  }

  private func warning(at place: SourceRange?) -> Diagnostic? {
    switch kind {
    case .unusedResult(let callee): .unusedScriptResult(of: callee, at: place)
    case .unusedComparison: .comparisonAsStatement(at: place)
    case .unusedValue: .unusedScriptValue(at: place)
    case .unusedName(let name): .unusedScriptName(name, at: place)
    default: nil
    }
  }

  private func readingDiagnostic(at place: SourceRange?) -> Diagnostic? {
    switch kind {
    case .unexpected(let word, let expected):
      .unexpectedScriptWord(word, expected: expected, at: place)
    case .unclosedBracket(let bracket, let closing):
      .unclosedScriptBracket(bracket, closing: closing, at: place)
    case .unopenedBracket(let bracket): .unopenedScriptBracket(bracket, at: place)
    case .unterminatedString: .unterminatedScriptString(at: place)
    case .unterminatedComment: .unterminatedScriptComment(at: place)
    case .invalidEscape(let escape): .invalidScriptEscape(escape, at: place)
    case .invalidNumber(let number): .invalidScriptNumber(number, at: place)
    case .numberTooLarge(let number): .scriptNumberTooLarge(number, at: place)
    case .tooDeeplyNested: .scriptTooDeeplyNested(at: place)
    case .tooComplex: .scriptTooComplex(at: place)
    case .unsupported(let word, let instead):
      .unsupportedInScripts(word, instead: instead, at: place)
    case .notSwift(let word, let instead):
      .unsupportedInScripts(word, instead: instead, at: place).asNotSwift
    case .variableType(let name): .variableScriptType(name, at: place)
    default: nil
    }
  }

  private func evaluationDiagnostic(at place: SourceRange?) -> Diagnostic {
    switch kind {
    case .typeMismatch(let expected, let found):
      .scriptTypeMismatch(expected: expected, found: found, at: place)
    case .mixedNumberTypes(let infix, let left, let right):
      .mixedNumberTypes(infix, left, right, at: place)
    case .unlikeTypes(let infix, let left, let right): .unlikeTypes(infix, left, right, at: place)
    case .notABoolean(let found): .notABoolean(found, at: place)
    case .arithmeticOverflow(let infix): .arithmeticOverflow(infix, at: place)
    case .notRepresentable(let value, let type): .notRepresentable(value, as: type, at: place)
    case .indexOutOfRange(let index, let count):
      .indexOutOfRange(index, count: count, at: place)
    case .emptyCollection(let method): .emptyCollection(method, at: place)
    case .notCallable(let type): .notCallable(type, at: place)
    case .notASequence(let type): .notASequence(type, at: place)
    case .unmatchedSwitch(let value): .unmatchedSwitch(value, at: place)
    case .host(let message, let help): .scriptHostProblem(message, help: help, at: place)
    case .divisionByZero: .divisionByZero(at: place)
    case .invalidRange: .invalidScriptRange(at: place)
    case .tooManySteps: .scriptOutOfSteps(at: place)
    case .tooManyStepsInAll: .scriptsOutOfSteps(at: place)
    case .tooMuchWork: .tooMuchWork(at: place)
    case .tooManyCalls: .scriptOutOfDepth(at: place)
    case .tooMuchMemory: .scriptOutOfMemory(at: place)
    case .tooMuchLive: .tooMuchMemory(at: place)
    default: .unwrappedNil(at: place)
    }
  }
}
