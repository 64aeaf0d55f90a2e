/// The longest increasing subsequence. Elements outside it are out of order.
enum LongestIncreasingSubsequence {
  /// The indices of a longest increasing subsequence of distinct numbers, in order.
  static func places(of numbers: [Int]) -> [Int] {
    // For each length, the index of the smallest number that ends an increasing subsequence.
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

  /// Binary search for the first index at which a condition is true. The condition must be true for
  /// all later indices. Returns the count if it's never true.
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
