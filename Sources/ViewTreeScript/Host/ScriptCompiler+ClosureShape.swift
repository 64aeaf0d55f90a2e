extension ScriptCompiler {
  /// The number of a closure's parameters, from its header or from `$0` and `$1`.
  ///
  /// `nil` if it uses neither, because it may then see the names that its context provides.
  public func parameterCount(of text: [UInt8]) -> Int? {
    guard case .value(let pasted) = ScriptParser.closure(text), let closure = pasted.closure else {
      return nil
    }
    return closure.parameters?.count ?? (closure.anonymousCount > 0 ? closure.anonymousCount : nil)
  }
}
