/// Functions and computed properties of a level of names.
extension ScriptMachine {
  /// The value of a name that refers to a member of a level: a result, or a function to call.
  func use(
    _ member: MemberFunction, of level: ScriptEnvironment
  ) throws(ScriptFailure) -> Value {
    guard member.isComputed else { return .function(FunctionValue(.bound(member, level))) }
    return try coerce(try evaluate(member.program, in: level), member.resultType)
  }

  /// Calls a function of a level. Labels are those of the call, if it has some.
  func call(
    _ member: MemberFunction, of level: ScriptEnvironment, _ arguments: [Value],
    labels: [String?]?
  ) throws(ScriptFailure) -> Value {
    guard arguments.count == member.labels.count,
      (labels ?? member.labels).elementsEqual(member.labels)
    else { throw ScriptFailure(.wrongArguments(callee: member.name, expected: member.call)) }
    var values: [Value] = []
    for (value, type) in zip(arguments, member.types) { values.append(try coerce(value, type)) }
    return try coerce(try evaluate(member.program, in: level, values), member.resultType)
  }
}

extension MemberFunction {
  /// The form of a call, such as `width(of:_:)`.
  fileprivate var call: String {
    "'\(name)(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")'"
  }
}
