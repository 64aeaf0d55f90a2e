import Testing
import ViewTreeRandom

@Suite("Random numbers")
struct SplitMix64Tests {
  @Test("The numbers of seed 1234567 are the published ones")
  func published() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("Numbers stay in their range, and all of it comes up")
  func ranges() {
    var random = SplitMix64(seed: 1)
    let numbers = Set((0..<1000).map { _ in random.number(in: 3...6) })
    #expect(numbers == [3, 4, 5, 6])
    #expect(random.below(0) == 0 && random.below(-1) == 0 && random.below(1) == 0)
  }

  @Test("Of nothing there is only the other")
  func nothing() {
    var random = SplitMix64(seed: 1)
    #expect(random.one(of: [], or: 9) == 9)
  }
}
