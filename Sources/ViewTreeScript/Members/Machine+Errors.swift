/// Errors that scripts throw.
extension ScriptMachine {
  /// The text of an error for people: its own `errorDescription`, or Foundation's sentence with the
  /// type and a number. Foundation also writes the module, which scripts don't have.
  func localizedDescription(ofError error: Value) throws(ScriptFailure) -> String {
    if let reference = declaredMethod("errorDescription", of: error),
      case .string(let text) = try callDeclared(reference, error, []).unwrapped
    {
      return text
    }
    let code = "\(error.typeName) error \(number(ofError: error))"
    return "The operation couldn’t be completed. (\(code).)"
  }

  /// The number of an error. For an enum, it counts the cases with values first.
  private func number(ofError error: Value) -> Int {
    guard case .enumCase(let value) = error, let entry = types.entry(error.typeName) else {
      return 1
    }
    let cases = entry.cases.filter { !$0.payload.isEmpty } + entry.cases.filter(\.payload.isEmpty)
    return cases.firstIndex { $0.name == value.name } ?? 1
  }
}
