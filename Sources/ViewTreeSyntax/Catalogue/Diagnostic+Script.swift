/// Problems in scripts: the wording.
extension Diagnostic {
  /// An integer result that doesn't fit in 64 bits.
  public static func arithmeticOverflow(_ operation: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "arithmetic-overflow", message: "the result of '\(operation)' is too large for an Int",
      range: range,
      help: "compute with Double, as in 'Double(x)'")
  }

  /// A change of a constant.
  public static func assignmentToConstant(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "assignment-to-constant", kind: .fixedValue,
      message: "'\(name)' is a constant and cannot be changed", range: range,
      help: "copy it first: 'var copy = \(name)'")
  }

  /// A change of a global or static variable of a Swift file.
  package static func assignmentToGlobal(
    _ name: String, isStatic: Bool, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "assignment-to-constant",
      message: "viewtree does not change the \(isStatic ? "static" : "global") variable '\(name)'",
      range: range,
      help: "keep the value in a @State variable, or in a property of an object that a view holds")
  }

  /// A comparison that is a statement.
  public static func comparisonAsStatement(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "comparison-as-statement", severity: .warning,
      message: "the result of this comparison is not used", range: range,
      help: "write '=' to assign, or put it after 'if'")
  }

  /// An integer division by zero.
  public static func divisionByZero(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "division-by-zero", message: "an Int is divided by zero", range: range,
      help: "compare the divisor with 0 first, or divide Doubles")
  }

  /// A dictionary with the same key twice.
  public static func duplicateScriptKey(_ key: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "duplicate-script-key", message: "the key \(key) occurs twice", range: range,
      help: "keep one of the two")
  }

  /// An element taken from an empty collection.
  public static func emptyCollection(_ method: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "empty-collection",
      message: "'\(method)' needs at least one element, but the collection is empty", range: range,
      help: "check 'isEmpty' first")
  }

  /// An index that no element has.
  public static func indexOutOfRange(_ index: Int, count: Int, at range: SourceRange?) -> Diagnostic
  {
    Diagnostic(
      id: "index-out-of-range",
      message:
        "index \(index) is out of range: there \(count == 1 ? "is 1 element" : "are \(count) elements")",
      range: range,
      help: count == 0 ? "check 'isEmpty' first" : "indices go from 0 to \(count - 1)")
  }

  /// An escape sequence that Swift doesn't support.
  public static func invalidScriptEscape(_ escape: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "invalid-script-escape", message: "'\(escape)' is not an escape of a Swift string",
      range: range,
      help: "write '\\\\' for a backslash")
  }

  /// A word that starts like a number but isn't a valid one.
  public static func invalidScriptNumber(_ number: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "invalid-script-number", message: "'\(number)' is not a number", range: range,
      help: nil)
  }

  /// A range with its bounds the wrong way round.
  public static func invalidScriptRange(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "invalid-script-range", message: "the range ends before it starts, or has the step 0",
      range: range,
      help: "write the lower bound first")
  }

  /// A call without a needed argument.
  public static func missingScriptArgument(
    _ label: String, of callee: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-script-argument", message: "'\(callee)' is missing its argument '\(label)'",
      range: range,
      help: "add '\(label): …'")
  }

  /// A switch that doesn't cover every value. `names` are the missing cases of its enum.
  public static func missingSwitchCases(_ names: [String], at range: SourceRange?) -> Diagnostic {
    let list = names.map { "'.\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "missing-switch-cases",
      message: "the switch has no case for \(names.isEmpty ? "other values" : list)", range: range,
      help: names.isEmpty ? "add a 'default' case" : "add the missing cases, or a 'default' case")
  }

  /// An Int variable and a Double in one operation.
  public static func mixedNumberTypes(
    _ operation: String, _ left: String, _ right: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "mixed-number-types", message: "'\(operation)' cannot combine \(left) with \(right)",
      range: range,
      help: "convert the Int: 'Double(x)'")
  }

  /// A condition that isn't a Bool.
  public static func notABoolean(_ found: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "not-a-boolean", message: "a Bool is needed here, not \(found)", range: range,
      help: "compare it, as in 'x != 0' or 'x != nil'")
  }

  /// A loop over a value that isn't a sequence.
  public static func notASequence(_ type: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "not-a-sequence", message: "\(type) has no elements to loop over", range: range,
      help: "use an array, a dictionary or a range of Int")
  }

  /// An assignment to an expression that isn't assignable.
  public static func notAssignable(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "not-assignable", kind: .fixedValue,
      message: "this is not a variable, so it cannot be changed", range: range,
      help: "assign to a variable or a part of one")
  }

  /// A call of a value that isn't a function.
  public static func notCallable(_ type: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "not-callable", message: "\(type) cannot be called", range: range,
      help: "call a function or a closure")
  }

  /// A conversion without a result.
  public static func notRepresentable(_ value: String, as type: String, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "not-representable", message: "\(value) does not fit into \(type)", range: range,
      help: "check 'isFinite' and the size first")
  }

  /// A problem that a value of the document reports.
  public static func scriptHostProblem(_ message: String, help: String?, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "script-not-possible", message: "\(message)", range: range,
      help: help)
  }

  /// An integer literal that doesn't fit in 64 bits.
  public static func scriptNumberTooLarge(_ number: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-number-too-large", message: "\(number) is too large for an Int", range: range,
      help: "write it as a Double: '\(number).0'")
  }

  /// Too many calls inside each other.
  public static func scriptOutOfDepth(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-out-of-depth", message: "function calls are nested too deeply", range: range,
      help: "a function that calls itself needs a case that stops")
  }

  /// More elements than a script may make.
  public static func scriptOutOfMemory(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-out-of-memory", message: "the script creates too much data", range: range,
      help: "look for a collection that keeps growing")
  }

  /// More steps than a script may take.
  public static func scriptOutOfSteps(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-out-of-steps", message: "the script exceeds the step limit", range: range,
      help: "look for a loop whose condition never changes")
  }

  /// All scripts together exceed the document's limit.
  public static func scriptsOutOfSteps(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "scripts-out-of-steps", message: "the scripts together exceed the step limit",
      range: range, help: "loop over less data, or allow more with --limit script-steps=NUMBER")
  }

  /// Nesting beyond the limit.
  public static func scriptTooDeeplyNested(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-too-deeply-nested", message: "the expression is nested too deeply", range: range,
      help: "name its parts with 'let'")
  }

  /// An expression whose types take more work to find than a script may.
  public static func scriptTooComplex(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "script-too-complex", message: "the types of this expression are too complex",
      range: range, help: "split it with 'let', and write the types of the parts")
  }

  /// A value of another type than is needed.
  public static func scriptTypeMismatch(expected: String, found: String, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "script-type-mismatch", message: "\(expected) is needed here, not \(found)", range: range,
      help: nil)
  }

  /// State changed while views are being evaluated.
  public static func stateWrittenOutsideAnAction(_ name: String, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "state-written-outside-an-action",
      message: "only an action can change the state '\(name)'", range: range,
      help: "change it in onTapGesture, onPreferenceChange, onAppear or onChange")
  }

  /// A bracket that isn't closed, at the position of the opening one.
  public static func unclosedScriptBracket(
    _ bracket: String, closing: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unclosed-script-bracket", message: "'\(bracket)' is not closed", range: range,
      help: "add the missing '\(closing)'")
  }

  /// A closing bracket that belongs to none.
  public static func unopenedScriptBracket(_ bracket: String, at range: SourceRange?) -> Diagnostic
  {
    Diagnostic(
      id: "unopened-script-bracket",
      message: "there is no opening bracket for '\(bracket)'", range: range,
      help: "remove it, or add its opening bracket")
  }

  /// Suggestions for commonly forgotten tokens, by the expected token.
  private static let waysOut = [
    "',' or ')'": "write ',' between two of them, and ')' after the last",
    "',' or ']'": "write ',' between two of them, and ']' after the last",
    "':' of '? :'": "add the other value: condition ? one : other",
  ]

  /// A word that the grammar doesn't allow here.
  public static func unexpectedScriptWord(_ word: String, expected: String, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "unexpected-script-word",
      message: "expected \(expected), found \(word.isEmpty ? "the end" : "'\(word)'")",
      range: range,
      help: waysOut[expected])
  }

  /// A call of an undeclared function.
  public static func unknownScriptFunction(
    _ name: String, suggestion: String?, instead: String? = nil,
    at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-script-function",
      kind: .unknownFunction(name, nearest: instead == nil ? suggestion : nil),
      message: name.first?.isUppercase == true
        ? "viewtree does not know '\(name)'" : "there is no function '\(name)'",
      range: range,
      help: instead ?? suggestion.map { "did you mean '\($0)'?" })
  }

  /// An argument label that the callee doesn't have.
  public static func unknownScriptLabel(
    _ label: String, of callee: String, suggestion: String?, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-script-label", kind: .unknownLabel(label, callee: callee),
      message: "'\(callee)' has no argument '\(label)'", range: range,
      help: suggestion.map { "did you mean '\($0)'?" })
  }

  /// A member that a type doesn't have.
  public static func unknownScriptMember(
    _ name: String, of type: String, isStandard: Bool = false, suggestion: String?,
    instead: String? = nil, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-script-member",
      kind: .unknownMember(name, owner: type, nearest: instead == nil ? suggestion : nil),
      message: isStandard && suggestion == nil && instead == nil
        ? "viewtree does not know the member '\(name)' of \(type)"
        : "\(type) has no member '\(name)'",
      range: range,
      help: instead ?? suggestion.map { "did you mean '\($0)'?" })
  }

  /// A member of a value that represents one of an undeclared type.
  public static func memberOfUndeclaredType(
    _ name: String, of type: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-script-member", kind: .unknownMember(name, owner: type, nearest: nil),
      message: "the type with the member '\(name)' is not declared here", range: range)
  }

  /// A member that no value of the document can have.
  public static func memberOfNoType(
    _ name: String, suggestion: String?, instead: String? = nil,
    at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-script-member",
      kind: .unknownMember(name, owner: nil, nearest: instead == nil ? suggestion : nil),
      message: "no value here has a member '\(name)'", range: range,
      help: instead ?? suggestion.map { "did you mean '\($0)'?" })
  }

  /// An undeclared name.
  public static func unknownScriptName(
    _ name: String, suggestion: String?, instead: String? = nil,
    at range: SourceRange?
  )
    -> Diagnostic
  {
    Diagnostic(
      id: "unknown-script-name",
      kind: .unknownName(name, nearest: instead == nil ? suggestion : nil),
      message: name.first?.isUppercase == true
        ? "viewtree does not know '\(name)'" : "there is no '\(name)' here",
      range: range,
      help: instead ?? suggestion.map { "did you mean '\($0)'?" })
  }

  /// The suggestion to quote a string in an expression, depending on the quotes of the enclosing
  /// string.
  public static func helpForText(_ text: String, isInQuotes: Bool) -> String {
    let written = isInQuotes ? "\"\\\"\(text)\\\"\"" : "'\"\(text)\"'"
    return "an expression is needed here; write a string as \(written)"
  }

  /// A `\(` in a string without its closing parenthesis.
  public static func unclosedInterpolation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unclosed-interpolation", message: "this '\\(' is not closed", range: range,
      help: "close the interpolation with ')', and the quotation marks inside it")
  }

  /// An operation on values of unlike types.
  public static func unlikeTypes(
    _ operation: String, _ left: String, _ right: String, at range: SourceRange?
  ) -> Diagnostic {
    let isComparison = left == right && ["==", "!="].contains(operation)
    return Diagnostic(
      id: "unlike-types",
      kind: isComparison ? .missingConformance(left, to: "Equatable") : nil,
      message: "'\(operation)' cannot combine \(left) with \(right)", range: range,
      help: isComparison ? "make \(left) Equatable" : "both sides must have the same type")
  }

  /// A switch without a case for its value.
  public static func unmatchedSwitch(_ value: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unmatched-switch", message: "no case of the switch matches \(value)", range: range,
      help: "add a 'default' case")
  }

  /// Swift that isn't supported.
  public static func unsupportedInScripts(_ word: String, instead: String, at range: SourceRange?)
    -> Diagnostic
  {
    Diagnostic(
      id: "unsupported-in-scripts",
      message: "\(word) is not part of the supported Swift", range: range,
      help: instead)
  }

  /// A type whose values differ from run to run, such as `Date`.
  public static func variableScriptType(_ name: String, at range: SourceRange?) -> Diagnostic {
    var diagnostic = unsupportedInScripts(
      "'\(name)'", instead: "results must not depend on time or chance", at: range)
    diagnostic.kind = .variableType(name)
    return diagnostic
  }

  /// A comment without an end.
  public static func unterminatedScriptComment(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unterminated-script-comment", message: "the comment does not end", range: range,
      help: "close it with '*/'")
  }

  /// A string without an end.
  public static func unterminatedScriptString(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unterminated-script-string", message: "the string does not end", range: range,
      help: "close it with a quotation mark")
  }

  /// A value used that is nil.
  public static func unwrappedNil(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unwrapped-nil", message: "the value is nil here", range: range,
      help: "use '?.', '??' or 'if let'")
  }

  /// A call whose arguments don't fit.
  public static func wrongScriptArguments(
    of callee: String, expected: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-script-arguments", message: "'\(callee)' is called with the wrong arguments",
      range: range,
      help: "it takes \(expected)")
  }

  /// An unused name.
  public static func unusedScriptName(_ name: String, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unused-script-name", severity: .warning, message: "'\(name)' is never used",
      range: range,
      help: "replace it with '_', or remove it")
  }

  /// The result of a call or an operator that is dropped.
  public static func unusedScriptResult(
    of callee: String, at range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id: "unused-script-result", severity: .warning,
      message: "the result of '\(callee)' is not used", range: range,
      help: "use it, or write '_ =' before it to discard it")
  }

  /// A value used as a statement.
  public static func unusedScriptValue(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "unused-script-value", severity: .warning, message: "this value is not used",
      range: range, help: "assign it, return it, or remove it")
  }
}
