/// Finding the name that was most likely meant.
public enum NearMatch {
  /// The name nearest to `name`, or `nil` if none is near.
  ///
  /// Distance is the number of letters inserted, removed, replaced or swapped with their neighbor
  /// (Damerau-Levenshtein, ignoring case). The limit is a third of the longer name's length, at
  /// least 1. If one name begins with the other and they share at least three letters, the
  /// candidate is preferred. Among equals the first one wins. Only the first 1,024 candidates are
  /// compared, fewer if names are long.
  public static func nearestName(to name: String, in names: some Sequence<String>) -> String? {
    var wanted: [Unicode.Scalar] = []
    spell(name, into: &wanted)
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, rank: Int)?
    var pairsLeft = maximumPairs
    var letters: [Unicode.Scalar] = []
    for candidate in names.prefix(maximumCount) where pairsLeft > 0 {
      spell(candidate, into: &letters)
      pairsLeft -= letters.count * wanted.count
      guard let rank = rank(of: letters, for: wanted) else { continue }
      if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.name
  }

  /// The maximum number of candidates, because each costs time, even for problems beyond the
  /// reported ones.
  public static let maximumCount = 1_024

  /// The maximum number of letter pairs that are compared.
  private static let maximumPairs = 400_000

  /// The first 200 letters of a name without regard to case, in place of those that were there.
  private static func spell(_ name: String, into letters: inout [Unicode.Scalar]) {
    letters.removeAll(keepingCapacity: true)
    for byte in name.utf8.prefix(200) {
      // Beyond ASCII a letter may become several in lower case.
      guard byte < 0x80 else {
        letters = Array(name.lowercased().unicodeScalars.prefix(200))
        return
      }
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      letters.append(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
    }
  }

  /// The distance of a candidate, where less is nearer, or `nil` if it is not near.
  private static func rank(of candidate: [Unicode.Scalar], for wanted: [Unicode.Scalar]) -> Int? {
    let longest = max(candidate.count, wanted.count)
    let shortest = min(candidate.count, wanted.count)
    if candidate == wanted { return 0 }
    if shortest >= 3, candidate.starts(with: wanted) || wanted.starts(with: candidate) {
      return longest - shortest
    }
    guard longest - shortest <= max(1, longest / 3) else { return nil }
    let bound = min(max(1, longest / 3), longest - 1)
    guard let distance = distance(candidate, wanted, atMost: bound) else { return nil }
    return 1000 + distance
  }

  /// The optimal string alignment distance of two words, if it is not beyond a bound.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost bound: Int
  ) -> Int? {
    var beforeLast = Array(repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = beforeLast
    for row in 0..<left.count {
      current[0] = row + 1
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      // What follows is no nearer than the nearest of a row.
      if current.allSatisfy({ $0 > bound }) { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[right.count] <= bound ? last[right.count] : nil
  }
}
