/// Finding the name that was most likely meant.
public enum NearMatch {
  /// The name nearest to `name`, or `nil` if none is near.
  ///
  /// Distance is the number of letters inserted, removed, replaced or swapped with their neighbour
  /// (Damerau-Levenshtein, without regard to case); a third of the longer name's length, at least
  /// 1, is still near. A name that `name` begins, or that begins `name`, is preferred to any other
  /// if at least three letters are shared. Among equals the first one given wins; no more than the first
  /// 1,024 are looked at, fewer where names are long.
  public static func nearestName(to name: String, in names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(200))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, rank: Int)?
    var pairsLeft = maximumPairs
    for candidate in names.prefix(maximumCount) where pairsLeft > 0 {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(200))
      pairsLeft -= letters.count * wanted.count
      guard let rank = rank(of: letters, for: wanted) else { continue }
      if rank < best?.rank ?? .max { best = (candidate, rank) }
    }
    return best?.name
  }

  /// How many names are looked at; each costs time even where its problem is one of too many to be told.
  private static let maximumCount = 1_024

  /// How many pairs of letters are compared.
  private static let maximumPairs = 400_000

  /// How far a candidate is away, less being nearer; `nil` if it is not near.
  private static func rank(of candidate: [Unicode.Scalar], for wanted: [Unicode.Scalar]) -> Int? {
    let longest = max(candidate.count, wanted.count)
    let shortest = min(candidate.count, wanted.count)
    if candidate == wanted { return 0 }
    if shortest >= 3, candidate.starts(with: wanted) || wanted.starts(with: candidate) {
      return longest - shortest
    }
    guard longest - shortest <= max(1, longest / 3) else { return nil }
    let distance = distance(candidate, wanted)
    guard distance <= max(1, longest / 3), distance < longest else { return nil }
    return 1000 + distance
  }

  /// The optimal string alignment distance of two words.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
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
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[right.count]
  }
}
