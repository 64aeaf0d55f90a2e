/// Finds which elements of two lists are the same, in order.
enum SequenceAlignment {
  /// A pair of indices.
  struct Pair: Equatable {
    let old: Int
    let new: Int
  }

  /// The pairs, in order in both lists.
  ///
  /// An element has a token for each level, the strictest first. Elements that match at a strict
  /// level split the lists, and the parts between them are compared at the next level. Takes O(n
  /// log n) time unless lists repeat few elements in ever new orders.
  static func pairs(_ old: [[Int]], _ new: [[Int]]) -> [Pair] {
    var pairs: [Pair] = []
    let levels = min(old.count, new.count)
    guard levels > 0 else { return [] }
    var work = [Gap(old: 0..<old[0].count, new: 0..<new[0].count, level: 0)]
    while var gap = work.popLast() {
      trim(&gap, old[gap.level], new[gap.level], &pairs)
      guard !gap.old.isEmpty, !gap.new.isEmpty else { continue }
      let anchors = anchors(gap, old[gap.level], new[gap.level])
      if anchors.isEmpty, gap.level + 1 < levels {
        work.append(Gap(old: gap.old, new: gap.new, level: gap.level + 1))
      } else if anchors.isEmpty {
        pairs += byOccurrence(gap, old[gap.level], new[gap.level])
      } else {
        split(gap, at: anchors, &work)
        pairs += anchors
      }
    }
    return pairs.sorted { $0.old < $1.old }
  }

  private struct Gap {
    var old: Range<Int>
    var new: Range<Int>
    let level: Int
  }

  /// Matches equal elements at both ends.
  private static func trim(_ gap: inout Gap, _ old: [Int], _ new: [Int], _ pairs: inout [Pair]) {
    var (oldStart, newStart) = (gap.old.lowerBound, gap.new.lowerBound)
    var (oldEnd, newEnd) = (gap.old.upperBound, gap.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      pairs.append(Pair(old: oldStart, new: newStart))
      (oldStart, newStart) = (oldStart + 1, newStart + 1)
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      pairs.append(Pair(old: oldEnd, new: newEnd))
    }
    gap.old = oldStart..<oldEnd
    gap.new = newStart..<newEnd
  }

  private static func split(_ gap: Gap, at anchors: [Pair], _ work: inout [Gap]) {
    var (old, new) = (gap.old.lowerBound, gap.new.lowerBound)
    for anchor in anchors {
      work.append(Gap(old: old..<anchor.old, new: new..<anchor.new, level: gap.level))
      (old, new) = (anchor.old + 1, anchor.new + 1)
    }
    work.append(Gap(old: old..<gap.old.upperBound, new: new..<gap.new.upperBound, level: gap.level))
  }

  /// The elements that exist once on each side, reduced to a longest list in the same order.
  private static func anchors(_ gap: Gap, _ old: [Int], _ new: [Int]) -> [Pair] {
    var seen: [Int: (oldCount: Int, newCount: Int, newPlace: Int)] = [:]
    for place in gap.old { seen[old[place], default: (0, 0, 0)].oldCount += 1 }
    for place in gap.new {
      guard var entry = seen[new[place]] else { continue }
      entry.newCount += 1
      entry.newPlace = place
      seen[new[place]] = entry
    }
    let pairs = gap.old.compactMap { place -> Pair? in
      guard let entry = seen[old[place]], entry.oldCount == 1, entry.newCount == 1 else {
        return nil
      }
      return Pair(old: place, new: entry.newPlace)
    }
    return longestIncreasing(pairs.map(\.new)).map { pairs[$0] }
  }

  /// The first of one side with the first of the other, and so on, as many as are in order.
  private static func byOccurrence(_ gap: Gap, _ old: [Int], _ new: [Int]) -> [Pair] {
    var places: [Int: [Int]] = [:]
    for place in gap.new { places[new[place], default: []].append(place) }
    var used: [Int: Int] = [:]
    let pairs = gap.old.compactMap { place -> Pair? in
      let next = used[old[place], default: 0]
      guard let found = places[old[place]], next < found.count else { return nil }
      used[old[place]] = next + 1
      return Pair(old: place, new: found[next])
    }
    return longestIncreasing(pairs.map(\.new)).map { pairs[$0] }
  }

  /// The indices of a longest increasing subsequence of distinct numbers.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    /// The index of the smallest last number of an increasing subsequence, by its length.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.append(place)
      place = before[place]
    }
    return result.reversed()
  }
}
