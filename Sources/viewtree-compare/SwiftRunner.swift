/// Compiles and runs programs in Swift.
struct SwiftRunner {
  /// The reason why the compiler couldn't run.
  struct Failure: Error {
    let words: String
  }

  /// The number of times that a file is compiled without the programs refused so far. Type errors
  /// come first, then errors found during code generation.
  private static let rounds = 8

  private let compiler: SwiftCompiler

  init(_ compiler: SwiftCompiler) {
    self.compiler = compiler
  }

  /// The outcomes of programs, in their order.
  func outcomes(_ programs: [Program]) throws -> [Outcome] {
    var outcomes = programs.map { program in
      BracketBalance.isKept(program.text)
        ? nil : Outcome.refusal("brackets or quotation marks that are not closed")
    }
    for _ in 0..<Self.rounds {
      let asked = programs.indices.filter { outcomes[$0] == nil }
      let file = SwiftFile(asked.map { programs[$0] })
      let run = try compiler.compile(file.text)
      if run.status == 0 {
        for (place, outcome) in zip(asked, try self.run(count: asked.count)) {
          outcomes[place] = outcome
        }
        return outcomes.map { $0 ?? .noAnswer("did not run") }
      }
      let refusals = Self.refusals(run.output, file)
      guard !refusals.isEmpty else { throw Failure(words: run.output) }
      for (place, reason) in refusals { outcomes[asked[place]] = reason }
    }
    throw Failure(words: "the compiler finds new errors each time")
  }

  /// The warnings of programs, in their order, or `nil` for a rejected program.
  func warnings(_ programs: [Program]) throws -> [Set<ProgramWarning>?] {
    var warnings = programs.map { program in
      BracketBalance.isKept(program.text) ? Set<ProgramWarning>() : nil
    }
    for _ in 0..<Self.rounds {
      let asked = programs.indices.filter { warnings[$0] != nil }
      let file = SwiftFile(asked.map { programs[$0] })
      let run = try compiler.check(file.text)
      let refusals = Self.refusals(run.output, file)
      for place in refusals.keys { warnings[asked[place]] = nil }
      guard refusals.isEmpty else { continue }
      for (place, message) in Self.messages(run.output, file, " warning") {
        if let warning = ProgramWarning(swift: message) { warnings[asked[place]]?.insert(warning) }
      }
      return warnings
    }
    throw Failure(words: "the compiler finds new errors each time")
  }

  /// The programs that errors of the compiler are about.
  static func refusals(_ messages: String, _ file: SwiftFile) -> [Int: Outcome] {
    var refusals: [Int: Outcome] = [:]
    for (place, reason) in Self.messages(messages, file, " error") where refusals[place] == nil {
      let isGivenUp = reason.contains("in reasonable time")
      refusals[place] = isGivenUp ? .noAnswer(reason) : .refusal(reason)
    }
    return refusals
  }

  /// The messages of a severity, each with the program that it's about.
  private static func messages(
    _ output: String, _ file: SwiftFile, _ severity: Substring
  ) -> [(place: Int, message: String)] {
    output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, parts[0].hasSuffix("main.swift"), parts[3] == severity,
        let number = Int(parts[1]), let place = file.program(atLine: number)
      else { return nil }
      return (place, String(parts[4].dropFirst()))
    }
  }

  /// Runs all programs. If one traps and ends the process, another process runs the rest.
  private func run(count: Int) throws -> [Outcome] {
    var outcomes: [Outcome] = []
    while outcomes.count < count {
      let run = try compiler.runProgram(from: outcomes.count)
      let before = outcomes.count
      outcomes += Self.outcomes(run.output, status: run.status)
      guard outcomes.count > before else { throw Failure(words: run.output) }
    }
    return outcomes
  }

  /// The signal that ends a program that takes too long.
  private static let alarm: Int32 = 14

  /// Parses the output of a process. If it was cut short, its last program caused that.
  static func outcomes(_ output: String, status: Int32) -> [Outcome] {
    var outcomes: [Outcome] = []
    var isRunning = false
    var reason = "overflow"
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") {
        isRunning = true
      } else if line.hasPrefix("="), isRunning {
        outcomes.append(.value(String(line.dropFirst())))
        isRunning = false
      } else if let place = line.firstRange(of: "Fatal error: ") {
        reason = String(line[place.upperBound...])
      }
    }
    if status != 0, isRunning {
      outcomes.append(status == alarm ? .noAnswer("takes too long") : .trap(reason))
    }
    return outcomes
  }
}
