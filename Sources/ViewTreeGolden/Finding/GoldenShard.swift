import ViewTreeNumbers

/// A part of a plan: one of several that together are the whole.
public struct GoldenShard: Equatable, Sendable {
  /// The number of the shard, from 1.
  public let number: Int
  /// The number of shards.
  public let count: Int

  /// The largest `count`: the work of choosing grows with it.
  public static let largestCount = 10_000

  /// Creates a part, or `nil` unless `number` is in `1...count` and `count` isn't too large.
  public init?(number: Int, of count: Int) {
    guard (1...Self.largestCount).contains(count), (1...count).contains(number) else {
      return nil
    }
    self.number = number
    self.count = count
  }

  /// Reads `2/3`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number: number, of: count)
  }

  /// The cases of this shard, in order.
  ///
  /// Assigns each case, the heaviest first, to the shard with the least work. Shards differ by one
  /// case at most, and depend only on the cases.
  func select(from cases: [GoldenCase]) -> [GoldenCase] {
    let heaviestFirst = cases.indices.sorted {
      (cases[$1].weight, $0) < (cases[$0].weight, $1)
    }
    var loads = [Int](repeating: 0, count: count)
    var selected = [Bool](repeating: false, count: cases.count)
    for index in heaviestFirst {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += max(cases[index].weight, 1)
      selected[index] = least == number - 1
    }
    return cases.indices.filter { selected[$0] }.map { cases[$0] }
  }
}

extension GoldenShard: CustomStringConvertible {
  /// The way that it's written: `2/3`.
  public var description: String { "\(number)/\(count)" }
}
