@testable import ViewTreeScript

/// Keeps what scripts print and start, and runs it when it is told to.
final class RecordingHost: ScriptHost {
  private(set) var text = ""
  private(set) var works: [LaterWork] = []
  private(set) var waits: [Double] = []
  var isCancelled = false

  func write(_ text: String) { self.text += text }

  func animate(_ animation: String) { text += "animate \(animation)\n" }

  func runLater(_ work: LaterWork) { works.append(work) }

  func wait(seconds: Double) throws(ScriptFailure) {
    waits.append(seconds)
    if isCancelled { throw .cancellation }
  }

  /// The state after an action, and when all that it started has run; or the problem, twice.
  func states(around text: String, _ bench: Bench) -> (before: String, after: String) {
    let compilation = bench.compile(text, as: .action(parameters: []))
    guard let program = compilation.program else {
      let words = compilation.problems.map { bench.words($0, in: text) }.joined(separator: "; ")
      return (words, words)
    }
    let machine = ScriptMachine(types: bench.types, budget: bench.budget)
    machine.host = self
    let environment = ScriptEnvironment(values: bench.values)
    func words() -> String { environment.values.map(\.description).joined(separator: ", ") }
    do {
      _ = try machine.evaluate(program, in: environment)
      let before = words()
      while !works.isEmpty { _ = try machine.call(works.removeFirst().function, []) }
      return (before, words())
    } catch {
      let problem = (error as? ScriptFailure).map { bench.words($0.problem, in: text) } ?? ""
      return (problem, problem)
    }
  }
}
