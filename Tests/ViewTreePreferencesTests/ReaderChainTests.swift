import Testing
import ViewTreePreferences

/// Readers around one another that read other keys than each other.
struct ReaderChainTests {
  @Test("Readers that only pass a key on need no cells for it")
  func cells() throws {
    let count = 500
    let run = try SumRun(
      keyCount: count, writers: (0..<count).map { ($0, $0) }, readers: Array(0..<count))
    // Each reader is told what the writer of its key wrote.
    #expect(run.readings == Array(0..<count))
    // For each key its writer's and the stack's, which has the writer's value.
    #expect(run.cellCount == 2 * count)
  }

  @Test("A reader inside of others that reads the same key gets the same value")
  func sameKeys() throws {
    let run = try SumRun(
      keyCount: 2, writers: [(0, 1), (0, 1), (0, 1), (1, 5)], readers: [0, 1, 0, 1, 1, 0])
    #expect(run.readings == [3, 5, 3, 5, 5, 3])
    #expect(run.reduces == 2)
  }
}

/// A stack of writers with readers around it, where `reduce` adds.
private final class SumRun: PreferenceClient {
  private let graph: PreferenceGraph
  private var values: [Int] = []
  /// What the readers got, the innermost first.
  private(set) var readings: [Int] = []
  var cellCount: Int { graph.cellCount }
  var reduces: Int { graph.reduceCount }

  /// `readers` are the keys of the readers, the innermost first.
  init(keyCount: Int, writers: [(key: Int, value: Int)], readers: [Int]) throws {
    graph = PreferenceGraph(keyCount: keyCount, recordsReduces: false)
    let opened = readers.reversed().map { key in
      graph.openModifier(
        .onPreferenceChange, key: PreferenceKeyID(key), token: PreferenceToken(0))
    }
    let mark = graph.mark
    for (key, value) in writers { write(key, value) }
    graph.closeStaticContainer(from: mark, token: PreferenceToken(0))
    for open in opened.reversed() { graph.closeModifier(open) }
    for reader in graph.readers(below: graph.roots) {
      if let value = try graph.pull(for: reader, self) { readings.append(values[Int(value.index)]) }
    }
  }

  private func write(_ key: Int, _ value: Int) {
    let opened = graph.openModifier(
      .preference, key: PreferenceKeyID(key), token: PreferenceToken(0))
    graph.setValue(number(value), of: opened)
    graph.closeModifier(opened)
  }

  private func number(_ value: Int) -> PreferenceValueID {
    values.append(value)
    return PreferenceValueID(values.count - 1)
  }

  func tooManyCells() throws {}
  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID { number(0) }
  func write(_ token: PreferenceToken) throws -> PreferenceValueID { number(0) }
  func transform(
    _ token: PreferenceToken, _ value: PreferenceValueID, mayConsume: Bool
  ) throws -> PreferenceValueID { value }
  func accumulator(from value: PreferenceValueID, mayConsume: Bool) -> PreferenceValueID {
    number(values[Int(value.index)])
  }
  func reduce(
    _ key: PreferenceKeyID, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws { values[Int(accumulator.index)] += values[Int(try nextValue().index)] }
  func secondaryHasSlot(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool { false }
  func evaluateReader(_ node: PreferenceNode.Index) throws {}
}
