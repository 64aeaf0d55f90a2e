/// Random numbers that are the same on every machine (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  var state: UInt64

  // Neighbouring seeds begin far apart.
  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ choices: [Double]) -> Double { choices.randomElement(using: &self) ?? 0 }

  /// One of some numbers, or as often nil.
  mutating func maybe(_ choices: [Double]) -> Double? {
    Bool.random(using: &self) ? nil : number(choices)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
