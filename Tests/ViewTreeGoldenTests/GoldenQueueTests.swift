import Testing

@testable import ViewTreeGolden

@Suite("Handing out golden files")
struct GoldenQueueTests {
  /// Cases of some documents, of the weights given.
  private func cases(_ documents: [(name: String, weight: Int)]) -> [GoldenCase] {
    documents.enumerated().map { index, document in
      GoldenCase(
        path: "\(index)", document: document.name, task: .verify, weight: document.weight)
    }
  }

  private func queue(_ cases: [GoldenCase], failsFast: Bool = false) -> GoldenQueue {
    GoldenQueue(cases, failsFast: failsFast) { _, _ in }
  }

  @Test("Who checked a golden file of a document gets the others; the heaviest document is first")
  func documentsTogether() {
    let queue = queue(cases([("a", 2), ("b", 3), ("a", 2), ("b", 1), ("c", 9)]))
    var order: [Int] = []
    var document: Int?
    while let next = queue.next(after: document) {
      order.append(next.index)
      document = next.document
    }
    #expect(order == [4, 0, 2, 1, 3])
  }

  @Test("Who has none left helps where most are waiting")
  func help() {
    let queue = queue(cases([("a", 9), ("a", 9), ("a", 9), ("b", 1), ("b", 1)]))
    #expect(queue.next(after: nil)?.index == 0)
    #expect(queue.next(after: nil)?.index == 3)
    #expect(queue.next(after: nil)?.index == 1)
    #expect(queue.next(after: 0)?.index == 2)
    #expect(queue.next(after: 0)?.index == 4)
    #expect(queue.next(after: 0) == nil)
  }

  @Test("What is left for later comes in the order of cases")
  func later() {
    let queue = queue(cases([("a", 1), ("b", 1), ("c", 1)]))
    #expect(!queue.hasPostponed)
    queue.postpone(2)
    queue.postpone(0)
    #expect(queue.hasPostponed)
    #expect(queue.nextPostponed() == 0)
    #expect(queue.nextPostponed() == 2)
    #expect(queue.nextPostponed() == nil)
  }

  @Test("Behind the first failure nothing is begun, and all before it is checked")
  func failure() {
    let queue = queue(cases([("a", 1), ("b", 9), ("a", 1), ("b", 9)]), failsFast: true)
    #expect(queue.next(after: nil)?.index == 0)
    #expect(queue.next(after: nil)?.index == 1)
    queue.finish(1, GoldenResult(path: "1", document: "b", outcome: .missing))
    #expect(queue.next(after: 0) == nil && queue.next(after: 1) == nil)
    queue.finish(0, GoldenResult(path: "0", document: "a", outcome: .equal))
    #expect(queue.results.map(\.path) == ["0", "1"])
  }
}
