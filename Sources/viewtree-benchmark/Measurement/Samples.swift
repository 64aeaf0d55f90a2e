/// Times of the same work, in nanoseconds.
struct Samples {
  private var sorted: [Int] = []

  /// Adds a time.
  mutating func add(_ nanoseconds: Int) {
    let place = sorted.firstIndex { $0 > nanoseconds } ?? sorted.endIndex
    sorted.insert(nanoseconds, at: place)
  }

  var isEmpty: Bool { sorted.isEmpty }
  /// The minimum time, or 0 without samples.
  var minimum: Int { sorted.first ?? 0 }
  var median: Int { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
  var maximum: Int { sorted.last ?? 0 }
}
