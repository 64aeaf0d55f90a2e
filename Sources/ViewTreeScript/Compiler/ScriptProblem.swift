/// An error or warning in a script, with its location.
public struct ScriptProblem: Equatable, Sendable {
  /// The kind of problem.
  public enum Kind: Equatable, Sendable {
    /// A word that the grammar doesn't allow here.
    case unexpected(String, expected: String)
    /// A bracket that isn't closed, and the closing one.
    case unclosedBracket(String, closing: String)
    /// A closing bracket that belongs to none.
    case unopenedBracket(String)
    /// A string without its closing quotation mark.
    case unterminatedString
    /// A comment without its end.
    case unterminatedComment
    /// An escape sequence that Swift doesn't support.
    case invalidEscape(String)
    /// A word that starts as a number but isn't one.
    case invalidNumber(String)
    /// An integer literal that doesn't fit in 64 bits.
    case numberTooLarge(String)
    /// Nesting beyond the limit.
    case tooDeeplyNested
    /// Type inference that exceeds the work budget for a script of its length.
    case tooComplex
    /// Unsupported Swift, and the suggested replacement.
    case unsupported(String, instead: String)
    /// Code that no compiler of Swift accepts.
    case notSwift(String, instead: String)
    /// A type whose values differ from run to run, such as `Date`.
    case variableType(String)
    /// An undeclared name.
    case unknownName(String, candidates: [String])
    /// A call of an undeclared function.
    case unknownFunction(String, candidates: [String])
    /// A member that the type doesn't have.
    case unknownMember(String, type: String, candidates: [String])
    /// A member of a value that represents one of an undeclared type.
    case memberOfUndeclared(String, type: String)
    /// A member that no type has.
    case memberOfNoType(String, candidates: [String])
    /// An argument label that the callee doesn't have.
    case unknownLabel(String, callee: String, candidates: [String])
    /// A call without a needed argument.
    case missingArgument(String, callee: String)
    /// A call whose arguments don't fit.
    case wrongArguments(callee: String, expected: String)
    /// A switch that misses cases of an enum, or a default if there are none to name.
    case missingCases([String])
    /// A dictionary with the same key twice.
    case duplicateName(String)
    /// A change of a constant.
    case assignmentToConstant(String)
    /// A change of an expression that isn't assignable.
    case notAssignable
    /// A change of state outside an action.
    case stateWrittenOutsideAction(String)
    /// A value of another type than is needed.
    case typeMismatch(expected: String, found: String)
    /// An `Int` variable and a `Double` in one operation.
    case mixedNumberTypes(String, left: String, right: String)
    /// An operation on values of unlike types.
    case unlikeTypes(String, left: String, right: String)
    /// A condition that isn't a `Bool`.
    case notABoolean(String)
    /// An integer result that doesn't fit in 64 bits.
    case arithmeticOverflow(String)
    /// An integer division by zero.
    case divisionByZero
    /// A conversion without a result.
    case notRepresentable(String, type: String)
    /// An index that no element has.
    case indexOutOfRange(Int, count: Int)
    /// A range whose lower bound is above its upper bound.
    case invalidRange
    /// A value used that is nil.
    case unwrappedNil
    /// An element taken from an empty collection.
    case emptyCollection(String)
    /// A call of a value that isn't a function.
    case notCallable(String)
    /// A loop over a value that isn't a sequence.
    case notASequence(String)
    /// A switch without a case for its value.
    case unmatchedSwitch(String)
    /// A problem that a value of the document reports.
    case host(String, help: String?)
    /// The unused result of a call. A warning, as the next three are.
    case unusedResult(String)
    /// A comparison that is a statement.
    case unusedComparison
    /// A value that is a statement.
    case unusedValue
    /// An unused name.
    case unusedName(String)
    /// More steps than the budget allows.
    case tooManySteps
    /// All scripts together ran longer than they may.
    case tooManyStepsInAll
    /// The evaluation of the document exceeds its work limit.
    case tooMuchWork
    /// More calls inside each other than the budget allows.
    case tooManyCalls
    /// More data than the budget allows.
    case tooMuchMemory
    /// The evaluation of the document exceeds its memory limit.
    case tooMuchLive
  }

  /// The callee of a label in an interpolation, such as `format` in `\(value, format: .percent)`.
  package static let interpolation = "\\(…)"

  /// The kind of problem.
  public var kind: Kind
  /// The bytes of the text that the problem is about.
  public var range: Range<Int>
  /// The text, as the `origin` that was passed to the compiler.
  public var origin: Int

  /// Creates a problem.
  public init(_ kind: Kind, range: Range<Int>, origin: Int = 0) {
    self.kind = kind
    self.range = range
    self.origin = origin
  }
}

extension ScriptProblem.Kind {
  /// True if an evaluation exceeds one of its limits.
  var isLimit: Bool {
    switch self {
    case .tooManySteps, .tooManyStepsInAll, .tooMuchWork, .tooManyCalls, .tooMuchMemory,
      .tooMuchLive:
      true
    default: false
    }
  }
}
