import Testing

@testable import viewtree_benchmark

@Suite("Other programs")
struct ProcessRunTests {
  @Test("A program is found, and its run costs memory")
  func found() throws {
    let program = try #require(ProgramFinder.find("true"))
    #expect(try ProcessRun(program, []).peakMemory > 0)
    #expect(ProgramFinder.find("there is no such program") == nil)
  }

  @Test("A program that fails is a problem, and so is one that does not start")
  func failure() throws {
    let program = try #require(ProgramFinder.find("false"))
    do throws(BenchmarkProblem) {
      _ = try ProcessRun(program, [])
      Issue.record("nothing failed")
    } catch {
      let message = String(decoding: BenchmarkWords.message(error), as: UTF8.self)
      #expect(message == "viewtree-benchmark: '\(program)' failed with status 1\n")
    }
    #expect(throws: BenchmarkProblem.self) { try ProcessRun("/nowhere/at/all", []) }
  }

  @Test("viewtree is looked for beside the running program")
  func beside() {
    let path = ProgramFinder.beside("ignored where the system knows better", "viewtree")
    #expect(path.hasSuffix("/viewtree"))
  }
}
