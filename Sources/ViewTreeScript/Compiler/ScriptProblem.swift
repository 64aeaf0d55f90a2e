/// What is wrong with a script, and where in its text.
public struct ScriptProblem: Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    // Reading the text.
    case unexpected(String, expected: String)
    case unterminatedString
    case unterminatedComment
    case invalidEscape(String)
    case invalidNumber(String)
    case numberTooLarge(String)
    case tooDeeplyNested
    case unsupported(String, instead: String)
    // Names.
    case unknownName(String, candidates: [String])
    case unknownFunction(String, candidates: [String])
    case unknownMember(String, type: String, candidates: [String])
    case unknownLabel(String, callee: String, candidates: [String])
    case missingArgument(String, callee: String)
    case wrongArguments(callee: String, expected: String)
    case duplicateName(String)
    case assignmentToConstant(String)
    case notAssignable
    case stateWrittenOutsideAction(String)
    // Evaluation.
    case typeMismatch(expected: String, found: String)
    case mixedNumberTypes(String, left: String, right: String)
    case unlikeTypes(String, left: String, right: String)
    case notABoolean(String)
    case arithmeticOverflow(String)
    case divisionByZero
    case notRepresentable(String, type: String)
    case indexOutOfRange(Int, count: Int)
    case invalidRange
    case unwrappedNil
    case emptyCollection(String)
    case notCallable(String)
    case notASequence(String)
    case unmatchedSwitch(String)
    case host(String, help: String?)
    // Budgets.
    case tooManySteps
    case tooManyCalls
    case tooMuchMemory
  }

  /// What is wrong.
  public var kind: Kind
  /// The bytes of the text that the problem is about.
  public var range: Range<Int>
  /// The text: what the compiler was given as `origin`.
  public var origin: Int

  /// Makes a problem.
  public init(_ kind: Kind, range: Range<Int>, origin: Int = 0) {
    self.kind = kind
    self.range = range
    self.origin = origin
  }
}
