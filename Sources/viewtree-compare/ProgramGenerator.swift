import ViewTreeRandom

/// Makes well-typed programs. The same seed and number make the same program everywhere.
struct ProgramGenerator {
  let seed: UInt64

  /// The program with a number.
  func program(_ number: Int) -> Program {
    let start = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: number)
    var writer = ProgramWriter(SplitMix64(seed: start))
    return Program(kind: "random", text: writer.program())
  }
}
