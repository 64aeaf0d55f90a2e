extension ScriptMachine {
  /// The node depth charged for the host's own work between two methods.
  private static let hostDepth = 12

  /// Creates a value of a declared type. `nil` if there is no such type. The host provides a value
  /// for each field.
  public func makeValue(ofType name: String, fields: [Value]) -> Value? {
    guard let entry = types.entry(name), fields.count == entry.shape.labels.count else {
      return nil
    }
    return .nominal(NominalValue(shape: entry.shape, fields: fields))
  }

  /// Calls a method of a value of a declared type, for the host.
  ///
  /// It may be called while another method waits for the host. Each call has the budget of an
  /// evaluation, and all together have `allowance`.
  public func call(
    _ method: String, of receiver: inout Value, _ arguments: [Value],
    from allowance: WorkBudget
  ) throws(ScriptFailure) -> Value {
    guard let reference = declaredMethod(method, of: receiver) else {
      throw ScriptFailure(.notCallable(method))
    }
    nodeDepth += Self.hostDepth
    defer { nodeDepth -= Self.hostDepth }
    return try outside { () throws(ScriptFailure) in
      begin()
      defer { end() }
      let granted = min(stepsLeft, max(allowance.steps, 0))
      narrowSteps(to: granted)
      defer { allowance.spend(granted - max(stepsLeft, 0)) }
      return try callDeclared(reference, mutating: &receiver, arguments)
    }
  }
}
