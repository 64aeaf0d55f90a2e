import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers

/// The cases of a check, distributed to several threads, and their results.
final class GoldenQueue: @unchecked Sendable {
  private let lock = Lock()
  private let progress: (Int, Int) -> Void
  private let failsFast: Bool
  /// The waiting cases, by document. The cases of a document are in reverse order.
  private var waiting: [[Int]]
  /// The number of documents that were started.
  private var begun = 0
  private var done = 0
  /// The first case in the order of cases that is known to have failed.
  private var firstFailure = Int.max
  private var finished: [GoldenResult?]
  /// The cases that need more memory than a share.
  private var postponed: [Int] = []

  init(
    _ cases: [GoldenCase], failsFast: Bool, progress: @escaping (Int, Int) -> Void
  ) {
    self.failsFast = failsFast
    self.progress = progress
    finished = Array(repeating: nil, count: cases.count)
    let documents = Dictionary(grouping: cases.indices) { PathKey(cases[$0].document) }
    func weight(_ document: [Int]) -> Int { document.reduce(0) { $0 + cases[$1].weight } }
    // The heaviest documents come first, so that no thread is left with a long task at the end. A
    // check that stops at the first failure keeps the order of the documents.
    waiting = documents.values.map { (failsFast ? 0 : weight($0), $0) }
      .sorted { ($1.0, $0.1[0]) < ($0.0, $1.1[0]) }
      .map { $0.1.reversed() }
  }

  /// The next case to check, with the number of its document, or `nil` if none is left.
  ///
  /// `document` is that of the previous case, whose parsed document can be reused.
  func next(after document: Int?) -> (index: Int, document: Int)? {
    lock.run {
      if let document, let index = take(from: document) { return (index, document) }
      while begun < waiting.count {
        begun += 1
        if let index = take(from: begun - 1) { return (index, begun - 1) }
      }
      // An idle thread helps with the document that has the most cases left.
      let most = waiting.indices.max { (waiting[$0].count, $1) < (waiting[$1].count, $0) }
      return most.flatMap { document in take(from: document).map { ($0, document) } }
    }
  }

  /// Removes the next case of a document, or returns `nil` if none before the first failure
  /// remains.
  private func take(from document: Int) -> Int? {
    // Cases that started before the first failure finish. No later case starts.
    guard let index = waiting[document].popLast(), index < firstFailure else {
      waiting[document] = []
      return nil
    }
    return index
  }

  /// Postpones a case until no other case is being checked.
  func postpone(_ index: Int) { lock.run { postponed.append(index) } }

  /// True if a case is postponed.
  var hasPostponed: Bool { lock.run { !postponed.isEmpty } }

  /// Removes the first postponed case, or returns `nil` if none before the first failure remains.
  func nextPostponed() -> Int? {
    lock.run {
      postponed.sort(by: >)
      guard let index = postponed.popLast(), index < firstFailure else { return nil }
      return index
    }
  }

  /// Keeps the result of a case.
  func finish(_ index: Int, _ result: GoldenResult) {
    lock.run {
      finished[index] = result
      done += 1
      if failsFast, !result.isFine { firstFailure = min(firstFailure, index) }
      progress(done, finished.count)
    }
  }

  /// The results in the order of cases, up to the first failure if that is requested.
  var results: [GoldenResult] {
    lock.run {
      finished.indices.filter { $0 <= firstFailure }.compactMap { finished[$0] }
    }
  }
}
