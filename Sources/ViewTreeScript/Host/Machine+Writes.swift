extension ScriptMachine {
  /// Changes a variable of the document. During an update, changes a copy that is applied at its
  /// end. A local variable of a view builder changes at once, as in Swift.
  func mutateVariable(
    _ environment: ScriptEnvironment, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if environment.isLocal { return try mutate(environment, index, body) }
    guard writes.isUpdating else {
      writes.note(environment)
      return try mutate(environment, index, body)
    }
    var value = environment.values[index]
    let result = try body(&value)
    writes.keep(value, for: environment, index)
    return result
  }
}
