import Testing

@testable import ViewTreeScript

@Suite("Attempts that fail leave nothing behind")
struct AttemptTests {
  @Test("The type of an argument stays what it was when a later statement has others to find")
  func laterStatement() {
    let text = """
      let sum = String([6, 7].reduce(0, +))
      _ = Array([1, 2].reversed())
      return sum
      """
    #expect(Bench().result(text, as: .closure(parameters: [], inoutFirst: false)) == #""13""#)
  }

  @Test("A type that an attempt asked for is not found later under the same number")
  func numbers() {
    let checker = TypeChecker(types: TypeTable([]), scope: ScriptScope(), origin: 0)
    let before = checker.snapshot
    let dropped = checker.solver.fresh()
    checker.restore(before)
    let later = checker.solver.fresh()
    let isFound = checker.solver.unify(later, .int)
    #expect(isFound)
    #expect(checker.settled(dropped) == .unknown)
    #expect(checker.settled(later) == .int)
  }
}
