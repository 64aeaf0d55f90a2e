extension ScriptCompilation {
  /// The compilation with what can be told of types: the problems, or the type of the result.
  func checked(
    _ text: [UInt8], _ types: TypeTable, _ scope: ScriptScope, parameters: [StaticType],
    expecting expected: StaticType = .unknown
  ) -> ScriptCompilation {
    guard var program else { return self }
    let checker = TypeChecker(program.code, text: text, types: types, scope: scope)
    let result = checker.check(
      entry: Int32(clamping: program.entry), parameters: parameters, result: expected)
    guard checker.problems.isEmpty else {
      let problems = checker.problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      return ScriptCompilation(program: nil, problems: problems)
    }
    program.resultType = ScriptType(result.outside)
    return ScriptCompilation(
      program: program, problems: [], undeclaredMembers: undeclaredMembers)
  }
}
