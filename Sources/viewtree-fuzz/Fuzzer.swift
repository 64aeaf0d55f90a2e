import ViewTreeRandom
import ViewTreeSyntax

/// Tries inputs one after the other and counts.
struct Fuzzer {
  /// The source of the inputs.
  enum Source {
    /// Documents that are made wrong.
    case mutations(Mutator)
    /// Documents that rules make.
    case documents(Grammar)
    /// Scripts that rules make.
    case programs(Grammar)
    /// Documents with steps that rules make.
    case steps(Grammar)
    /// Documents that rules make, to be translated.
    case translations(Grammar)
    /// Existing documents, for translation to Swift.
    case files([Seed])
  }

  private let source: Source
  /// The number of inputs evaluated so far.
  private(set) var evaluatedCount = 0
  /// The number of documents that have no listing.
  private(set) var refusedCount = 0
  /// The reasons, with the number of the first document for each.
  private var refusals: [String: Int] = [:]

  /// The reasons for which documents have no listing, by the first document of each.
  var refusalLines: [String] {
    guard refusedCount > 0 else { return [] }
    let reasons = refusals.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return reasons.map { "\(Self.input($0.value, of: source).name) \($0.value) refused: \($0.key)" }
      + ["\(refusedCount) documents have no listing"]
  }
  /// A digest of all output.
  private(set) var digest = Digest()
  private(set) var findings: [(number: Int, text: String)] = []
  /// The inputs that took longest, with seconds.
  private(set) var slowest: (number: Int, seconds: Double) = (0, 0)

  init(_ mutator: Mutator) {
    self.init(.mutations(mutator))
  }

  init(_ source: Source) {
    self.source = source
  }

  /// The input with a number.
  static func input(_ number: Int, of source: Source) -> SourceFile {
    switch source {
    case .mutations(let mutator): mutator.input(number)
    case .documents(let grammar):
      SourceFile(name: "fuzz.json", text: grammar.text("document", number))
    case .programs(let grammar): SourceFile(name: "fuzz", bytes: program(number, of: grammar))
    case .steps(let grammar):
      SourceFile(name: "steps.json", text: StepDocument(number, grammar).text)
    case .translations(let grammar):
      SourceFile(name: "fuzz.json", text: grammar.text("translation", number))
    case .files(let seeds):
      SourceFile(name: seeds[number % seeds.count].name, bytes: seeds[number % seeds.count].bytes)
    }
  }

  /// A script of the rules. One in eight has a part cut out, like unfinished code.
  private static func program(_ number: Int, of grammar: Grammar) -> [UInt8] {
    var bytes = Array(grammar.text("program", number).utf8)
    guard number % 8 == 7 else { return bytes }
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: number))
    let place = random.below(bytes.count)
    bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(20)))
    return bytes
  }

  /// Tries an input. Returns the problems found, and true if the input was evaluated.
  private mutating func outcome(
    _ number: Int
  ) -> (isEvaluated: Bool, digest: Digest, findings: [String]) {
    let input = Self.input(number, of: source)
    switch source {
    case .steps(let grammar):
      let trial = StepTrial(StepDocument(number, grammar))
      return (trial.isEvaluated, trial.digest, trial.findings)
    case .translations, .files:
      let trial = TranslationTrial(input)
      if !trial.refusals.isEmpty { refusedCount += 1 }
      for reason in trial.refusals { refusals[reason] = refusals[reason] ?? number }
      return (trial.isEvaluated, trial.digest, trial.findings)
    case .programs:
      let trial = ProgramTrial(
        String(decoding: input.bytes, as: UTF8.self), isLarge: number % 32 == 0)
      return (trial.isEvaluated, trial.digest, trial.findings)
    case .mutations, .documents: break
    }
    let trial = Trial(input, isTwice: number % 50 == 0)
    return (trial.isEvaluated, trial.digest, trial.findings)
  }

  /// Tries the inputs with these numbers. `onProgress` gets each number before its trial.
  mutating func run(_ numbers: Range<Int>, onProgress: (Int) -> Void = { _ in }) {
    let clock = ContinuousClock()
    for number in numbers {
      onProgress(number)
      let start = clock.now
      let trial = outcome(number)
      let (seconds, attoseconds) = (clock.now - start).components
      let time = Double(seconds) + Double(attoseconds) / 1e18
      if time > slowest.seconds { slowest = (number, time) }
      if trial.isEvaluated { evaluatedCount += 1 }
      digest.add(trial.digest.text.utf8)
      for text in trial.findings { findings.append((number, text)) }
    }
  }
}
