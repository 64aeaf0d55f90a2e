import ViewTreeSyntax

/// Tries inputs one after the other and counts.
struct Fuzzer {
  let mutator: Mutator
  /// What came out so far.
  private(set) var evaluatedCount = 0
  private(set) var findings: [(number: Int, text: String)] = []
  /// The inputs that took longest, with seconds.
  private(set) var slowest: (number: Int, seconds: Double) = (0, 0)

  /// The seconds above which an input counts as a finding, if any.
  private let longest: Double?

  init(_ mutator: Mutator, longest: Double? = nil) {
    self.mutator = mutator
    self.longest = longest
  }

  /// Tries the inputs with these numbers; `onProgress` hears of each before it is tried.
  mutating func run(_ numbers: Range<Int>, onProgress: (Int) -> Void = { _ in }) {
    let clock = ContinuousClock()
    for number in numbers {
      onProgress(number)
      let start = clock.now
      let trial = Trial(mutator.input(number), isTwice: number % 50 == 0)
      let (seconds, attoseconds) = (clock.now - start).components
      let time = Double(seconds) + Double(attoseconds) / 1e18
      if time > slowest.seconds { slowest = (number, time) }
      if trial.isEvaluated { evaluatedCount += 1 }
      for text in trial.findings { findings.append((number, text)) }
      if let longest, time > longest { findings.append((number, "took \(Int(time)) seconds")) }
    }
  }
}
