import Testing
import ViewTreeRandom

/// The graph against the rules, on trees that nobody thought of.
struct RandomTreeTests {
  @Test("Random trees give what the rules give", arguments: 1...8)
  func agreement(seed: Int) throws {
    var lottery = Lottery(state: UInt64(seed))
    for round in 0..<Rounds.of(1_000) {
      let tree = TestTree.random(&lottery, size: 2 + round % 40)
      let run = try GraphRun(tree)
      let expected = RuleModel(tree).outcome
      guard run.outcome == expected, run.readingsAreIntact else {
        Issue.record("seed \(seed), round \(round): \(tree)")
        #expect(run.outcome == expected)
        #expect(run.readingsAreIntact)
        return
      }
    }
  }

  @Test("Every closure ran or has one reason why not", arguments: 11...14)
  func reasons(seed: Int) throws {
    var lottery = Lottery(state: UInt64(seed))
    for round in 0..<Rounds.of(500) {
      let tree = TestTree.random(&lottery, size: 2 + round % 60)
      let run = try GraphRun(tree)
      let ran = run.outcome.order.filter { !$0.hasPrefix("R") }
      let skipped = run.outcome.skips.map { $0.prefix { $0 != " " } }
      let names = (ran + skipped.map(String.init)).sorted()
      guard names == tree.closures.sorted() else {
        Issue.record("seed \(seed), round \(round): \(tree)")
        #expect(names == tree.closures.sorted())
        return
      }
    }
  }
}

extension TestTree {
  /// The names of all closures and readers.
  fileprivate var closures: [String] {
    switch self {
    case .leaf: []
    case .stack(let children): children.flatMap(\.closures)
    case .dynamic(let items): items.flatMap { $0.flatMap(\.closures) }
    case .write(let name, _, let content), .transform(let name, _, let content),
      .watch(let name, _, let content):
      [name] + content.closures
    case .raised(_, let content), .plain(_, _, let content), .geometry(let content):
      content.closures
    case .overlay(let one, let other), .background(let one, let other):
      one.closures + other.closures
    case .reader(let reader, let primary, let secondary):
      [reader.name] + primary.closures + secondary.closures
    }
  }
}
