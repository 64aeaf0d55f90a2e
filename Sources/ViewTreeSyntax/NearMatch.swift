/// Finds the name that was most likely meant.
public enum NearMatch {
  /// The name nearest to `name`, or `nil` if none is near.
  ///
  /// Distance is the number of letters inserted, removed, replaced, or swapped with their neighbor
  /// (Damerau-Levenshtein, ignoring case). The limit is a third of the longer name's length, at
  /// least 1. If one name starts with the other and they share at least three letters, the
  /// candidate is preferred. If several are equally near, the first one wins. Only the first 1,024
  /// candidates are compared, fewer if names are long.
  public static func nearestName(to name: String, in names: some Sequence<String>) -> String? {
    let wanted = SpelledName(name)
    guard !wanted.letters.isEmpty else { return nil }
    var best: (name: String, rank: Int)?
    var pairsLeft = maximumPairs
    var spelled = SpelledName("")
    var rows = Rows()
    for candidate in names.prefix(maximumCount) where pairsLeft > 0 {
      if let count = wanted.countOfUnlike(candidate) {
        pairsLeft -= count * wanted.letters.count
        continue
      }
      spelled.spell(candidate)
      pairsLeft -= spelled.letters.count * wanted.letters.count
      guard let rank = rank(of: spelled, for: wanted, below: best?.rank ?? .max, &rows) else {
        continue
      }
      best = (candidate, rank)
    }
    return best?.name
  }

  /// The name of which another is probably a misspelling, or `nil`.
  ///
  /// One letter differs, or two in names of nine letters and more. Shorter names than four letters
  /// differ in too many ways.
  public static func name(meantBy name: String, in names: some Sequence<String>) -> String? {
    guard let nearest = nearestName(to: name, in: names) else { return nil }
    let (written, meant) = (SpelledName(name).letters, SpelledName(nearest).letters)
    guard min(written.count, meant.count) >= 4 else { return nil }
    var rows = Rows()
    let bound = min(written.count, meant.count) > 8 ? 2 : 1
    return rows.distance(written, meant, atMost: bound) == nil ? nil : nearest
  }

  /// The maximum number of candidates, because each costs time, even for problems beyond the
  /// reported ones.
  public static let maximumCount = 1_024

  /// The maximum number of letter pairs that are compared.
  private static let maximumPairs = 400_000

  /// The first 200 letters of a name without regard to case.
  private struct SpelledName {
    private(set) var letters: [Unicode.Scalar] = []
    /// The letters that occur, as bits. Several letters share one.
    private(set) var set: UInt64 = 0

    init(_ name: String) { spell(name) }

    /// Replaces the letters by those of another name.
    mutating func spell(_ name: String) {
      letters.removeAll(keepingCapacity: true)
      set = 0
      for byte in name.utf8.prefix(200) {
        // Outside ASCII, a letter can become several letters in lower case.
        guard byte < 0x80 else {
          letters = Array(name.lowercased().unicodeScalars.prefix(200))
          set = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
          return
        }
        let isUpper = byte &- UInt8(ascii: "A") < 26
        let letter = isUpper ? byte | 0x20 : byte
        letters.append(Unicode.Scalar(letter))
        set |= 1 << UInt64(letter & 63)
      }
    }

    /// The minimum possible distance to another name: the number of letters that one of them lacks.
    func leastDistance(to other: SpelledName) -> Int { leastDistance(to: other.set) }

    private func leastDistance(to other: UInt64) -> Int {
      max((set & ~other).nonzeroBitCount, (other & ~set).nonzeroBitCount)
    }

    /// The number of letters of a name that can't be near, by its letters and their number alone.
    ///
    /// `nil` for a name that may be near. Nearly all candidates are far, and this costs a tenth of
    /// spelling them.
    func countOfUnlike(_ candidate: String) -> Int? {
      let measured = candidate.utf8.withContiguousStorageIfAvailable { bytes in
        var set: UInt64 = 0
        var all: UInt8 = 0
        for byte in bytes.prefix(200) {
          all |= byte
          let isUpper = byte &- UInt8(ascii: "A") < 26
          set |= 1 << UInt64((isUpper ? byte | 0x20 : byte) & 63)
        }
        return (set: set, count: min(bytes.count, 200), isASCII: all < 0x80)
      }
      guard let measured, measured.isASCII else { return nil }
      let (longest, shortest) = (
        max(measured.count, letters.count), min(measured.count, letters.count)
      )
      // A name that begins with the other contains all its letters.
      let mayBegin =
        shortest >= 3 && (measured.set & ~set == 0 || set & ~measured.set == 0)
      let bound = max(1, longest / 3)
      let isNear = longest - shortest <= bound && leastDistance(to: measured.set) <= bound
      return mayBegin || isNear ? nil : measured.count
    }
  }

  /// The distance of a candidate. `nil` if it's too large or not below `limit`.
  private static func rank(
    of spelled: SpelledName, for other: SpelledName, below limit: Int, _ rows: inout Rows
  ) -> Int? {
    let (candidate, wanted) = (spelled.letters, other.letters)
    let longest = max(candidate.count, wanted.count)
    let shortest = min(candidate.count, wanted.count)
    if shortest >= 3, candidate.starts(with: wanted) || wanted.starts(with: candidate) {
      return longest - shortest < limit ? longest - shortest : nil
    }
    if candidate == wanted { return limit > 0 ? 0 : nil }
    guard longest - shortest <= max(1, longest / 3) else { return nil }
    let bound = min(max(1, longest / 3), longest - 1, limit - 1 - farther)
    guard bound >= 0, spelled.leastDistance(to: other) <= bound,
      let distance = rows.distance(candidate, wanted, atMost: bound)
    else { return nil }
    return farther + distance
  }

  /// The distance to add, so that names with the same start come first.
  private static let farther = 1_000

  /// The rows of a table of distances, kept from one pair of words to the next.
  private struct Rows {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    /// The optimal string alignment distance of two words, if it isn't beyond a bound.
    mutating func distance(
      _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost bound: Int
    ) -> Int? {
      while last.count <= right.count {
        beforeLast.append(0)
        last.append(0)
        current.append(0)
      }
      for column in 0...right.count { last[column] = column }
      for row in 0..<left.count {
        var nearest = row + 1
        current[0] = row + 1
        for column in 0..<right.count {
          let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
          var least = min(replaced, last[column + 1] + 1, current[column] + 1)
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            least = min(least, beforeLast[column - 1] + 1)
          }
          current[column + 1] = least
          nearest = min(nearest, least)
        }
        // The distance can't be less than the minimum of a row.
        if nearest > bound { return nil }
        swap(&beforeLast, &last)
        swap(&last, &current)
      }
      return last[right.count] <= bound ? last[right.count] : nil
    }
  }
}
