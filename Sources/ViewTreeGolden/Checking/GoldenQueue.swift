import ViewTreeInspector

/// The cases of a check, handed out to several threads, and their results.
final class GoldenQueue: @unchecked Sendable {
  private let lock = Lock()
  private let order: [Int]
  private let failsFast: Bool
  private let progress: (Int, Int) -> Void
  private var next_ = 0
  private var done = 0
  /// The first case in the order of cases that is known to have failed.
  private var firstFailure = Int.max
  private var finished: [GoldenResult?]

  init(
    _ cases: [GoldenCase], failsFast: Bool, progress: @escaping (Int, Int) -> Void
  ) {
    self.failsFast = failsFast
    self.progress = progress
    finished = Array(repeating: nil, count: cases.count)
    // The heaviest first, so that no thread is left alone with it in the end. Who stops at the first
    // failure goes from the front.
    order =
      failsFast
      ? Array(cases.indices)
      : cases.indices.sorted { (cases[$1].weight, $0) < (cases[$0].weight, $1) }
  }

  /// The next case to check; `nil` if none is left.
  func next() -> Int? {
    lock.run {
      guard next_ < order.count else { return nil }
      let index = order[next_]
      // What was begun before the first failure was known is finished; later ones are not begun.
      guard index < firstFailure else { return nil }
      next_ += 1
      return index
    }
  }

  /// Keeps the result of a case.
  func finish(_ index: Int, _ result: GoldenResult) {
    lock.run {
      finished[index] = result
      done += 1
      if failsFast, !result.isFine { firstFailure = min(firstFailure, index) }
      progress(done, order.count)
    }
  }

  /// The results in the order of cases, up to the first failure if that is asked for.
  var results: [GoldenResult] {
    lock.run {
      finished.indices.filter { $0 <= firstFailure }.compactMap { finished[$0] }
    }
  }
}
