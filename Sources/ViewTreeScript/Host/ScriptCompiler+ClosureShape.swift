extension ScriptCompiler {
  /// How many parameters a closure's text says that it has: by its header, or by `$0` and `$1`.
  ///
  /// `nil` if it names none, so that it may see what its place gives names to.
  public func parameterCount(of text: [UInt8]) -> Int? {
    guard case .value(let pasted) = ScriptParser.closure(text), let closure = pasted.closure else {
      return nil
    }
    return closure.parameters?.count ?? (closure.anonymousCount > 0 ? closure.anonymousCount : nil)
  }
}
