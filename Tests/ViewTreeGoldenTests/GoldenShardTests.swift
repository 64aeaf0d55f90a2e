import Testing
import ViewTreeRandom

@testable import ViewTreeGolden

@Suite("Shards of a check")
struct GoldenShardTests {
  private func cases(_ weights: [Int]) -> [GoldenCase] {
    weights.enumerated().map { index, weight in
      GoldenCase(
        path: "\(index)", document: "", task: .compare(words: nil), weight: weight)
    }
  }

  @Test("All shards together are the whole, each case once, in its order")
  func whole() throws {
    var random = SplitMix64(seed: 1)
    for count in [1, 2, 3, 7] {
      let all = cases((0..<100).map { _ in Int(random.next() % 1000) })
      let parts = try (1...count).map { number in
        try #require(GoldenShard(number: number, of: count)).select(from: all)
      }
      #expect(parts.flatMap { $0 }.count == 100)
      #expect(Set(parts.flatMap { $0 }.map(\.path)).count == 100)
      for part in parts {
        let numbers = part.compactMap { Int($0.path) }
        #expect(numbers == numbers.sorted())
      }
    }
  }

  @Test("Shares of 300 cases differ from an equal share by less than a fifth")
  func balance() throws {
    var random = SplitMix64(seed: 2)
    let all = cases((0..<300).map { _ in 100 + Int(random.next() % 10_000) })
    let share = Double(all.map(\.weight).reduce(0, +)) / 3
    for number in 1...3 {
      let part = try #require(GoldenShard(number: number, of: 3)).select(from: all)
      let load = Double(part.map(\.weight).reduce(0, +))
      #expect(abs(load - share) < share / 5)
    }
  }

  @Test("A shard is written 2/3; others are none")
  func text() {
    #expect(GoldenShard("2/3").map(\.description) == "2/3")
    for text in ["0/3", "4/3", "1/0", "1", "a/b", "1/2/3", "-1/2"] {
      #expect(GoldenShard(text) == nil, "\(text)")
    }
  }
}
