/// The longest increasing subsequence. Elements outside of it are out of order.
enum LongestIncreasingSubsequence {
  /// The indices of a longest increasing subsequence of distinct numbers, in order.
  static func places(of numbers: [Int]) -> [Int] {
    // Per length, the place of the least number that a rising run of that length can end in.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = firstPlace(of: ends.count) { numbers[ends[$0]] > number }
      if length > 0 { previous[place] = ends[length - 1] }
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var run: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }

  /// Binary search for the first index at which a condition holds. The condition must hold from
  /// there on. Returns the count if it never holds.
  static func firstPlace(of count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
