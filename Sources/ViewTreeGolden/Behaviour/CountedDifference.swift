/// Differences of lists in which an element may be there several times.
enum CountedDifference {
  /// The elements that are in a list more often than in another, in the order of the list.
  static func added(to old: [String], in new: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for element in old { counts[element, default: 0] += 1 }
    return new.filter { element in
      let count = counts[element, default: 0]
      counts[element] = count - 1
      return count <= 0
    }
  }
}
