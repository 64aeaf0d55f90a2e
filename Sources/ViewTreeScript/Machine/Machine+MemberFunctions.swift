/// Functions and computed properties of a level of names.
extension ScriptMachine {
  /// The value of a name that refers to a member of a level: a result, or a function to call.
  func use(
    _ member: MemberFunction, of level: ScriptEnvironment
  ) throws(ScriptFailure) -> Value {
    guard member.isComputed else { return .function(FunctionValue(.bound(member, level))) }
    guard member.program.captures.isEmpty else {
      return try coerce(try evaluate(member.program, in: level), member.resultType)
    }
    let code = member.program.code
    if let known = constants[code] { return known }
    let first = unique.count
    let value = try coerce(try evaluate(member.program, in: level), member.resultType)
    // A constant has the same `UUID()` at each use. Other values may depend on objects.
    if unique.count > first { constants.hold(value, of: code) }
    return value
  }

  /// Calls a function of a level. Labels are those of the call, if it has some.
  func call(
    _ member: MemberFunction, of level: ScriptEnvironment, _ arguments: [Value],
    labels: [String?]?
  ) throws(ScriptFailure) -> Value {
    let values = try values(for: member, of: level, arguments, labels)
    return try coerce(try evaluate(member.program, in: level, values), member.resultType)
  }

  /// The values of a function's parameters: an argument, several for a variadic parameter, or the
  /// default value.
  private func values(
    for member: MemberFunction, of level: ScriptEnvironment, _ arguments: [Value],
    _ labels: [String?]?
  ) throws(ScriptFailure) -> [Value] {
    var (values, next): ([Value], Int) = ([], 0)
    for (place, parameter) in member.parameters.enumerated() {
      let isGiven =
        next < arguments.count
        && (labels.map { $0[next] == parameter.label } ?? true
          || isTrailing(next, arguments, labels) && place == member.parameters.count - 1)
      if parameter.isVariadic {
        var elements: [Value] = []
        while next < arguments.count, isGiven, elements.isEmpty || labels?[next] == nil {
          elements.append(try coerce(arguments[next], parameter.type))
          next += 1
        }
        try charge(elements.count)
        values.append(.array(elements))
      } else if isGiven {
        values.append(try coerce(arguments[next], parameter.type))
        next += 1
      } else if let program = parameter.defaultValue {
        values.append(try coerce(try evaluate(program, in: level), parameter.type))
      } else {
        throw ScriptFailure(.wrongArguments(callee: member.name, expected: member.call))
      }
    }
    guard next == arguments.count else {
      throw ScriptFailure(.wrongArguments(callee: member.name, expected: member.call))
    }
    return values
  }

  /// True for a trailing closure, which has no label.
  private func isTrailing(_ place: Int, _ arguments: [Value], _ labels: [String?]?) -> Bool {
    guard place == arguments.count - 1, let labels, labels[place] == nil,
      case .function = arguments[place]
    else { return false }
    return true
  }
}

extension MemberFunction {
  /// The form of a call, such as `width(of:_:)`.
  fileprivate var call: String {
    "'\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")'"
  }
}
