/// The lengths of a grid's columns or rows, and the gaps between them.
struct GridTracks {
  var lengths: [Double]
  /// `gaps[i]` lies before track `i`; the first is 0.
  var gaps: [Double]

  /// The length from the start of one track to the end of another, gaps between included.
  func length(from first: Int, count: Int) -> Double {
    var total = 0.0
    for index in first..<min(first + count, lengths.count) {
      total += lengths[index] + (index > first ? gaps[index] : 0)
    }
    return total
  }

  /// Where each track begins.
  func starts() -> [Double] {
    var position = 0.0
    return zip(gaps, lengths).map { gap, length in
      defer { position += gap + length }
      return position + gap
    }
  }

  /// All tracks and gaps together.
  var total: Double { length(from: 0, count: lengths.count) }

  /// Shares a length among tracks as a stack does: the least flexible first, equal parts of what is left.
  mutating func distribute(
    _ length: Double, minimums: [Double], maximums: [Double], answer: (Int, Double) -> Double
  ) {
    let flexibility = zip(minimums, maximums).map { $1 == .infinity ? .infinity : $1 - $0 }
    let order = minimums.indices.sorted { left, right in
      if flexibility[left] != flexibility[right] { return flexibility[left] < flexibility[right] }
      if flexibility[left] == .infinity, minimums[left] != minimums[right] {
        return minimums[left] > minimums[right]
      }
      return left < right
    }
    var available = length - gaps.reduce(0, +)
    for (turn, track) in order.enumerated() {
      lengths[track] = answer(track, max(available / Double(order.count - turn), 0))
      let rest = available - lengths[track]
      if !rest.isNaN { available = rest }
    }
  }
}
