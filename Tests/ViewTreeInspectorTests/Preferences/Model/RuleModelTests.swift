import Testing
import ViewTreeInspector
import ViewTreeRandom

/// Whole evaluations against the rules, on trees that nobody thought of.
struct RuleModelTests {
  private static let seeds = (0..<10).map {
    $0 * 250..<($0 * 250 + Rounds.of(250))
  }

  @Test("Random documents do what the rules say", arguments: seeds)
  func agreement(seeds: Range<Int>) throws {
    var shortest: String?
    for tree in seeds.map(Self.tree) {
      let (expected, found) = (RuleModel(tree).outcome, try Self.outcome(of: tree))
      guard found.log != expected.log || found.skips.sorted() != expected.skips.sorted() else {
        continue
      }
      let text = Self.difference(tree, expected, found)
      if text.utf8.count < shortest?.utf8.count ?? .max { shortest = text }
    }
    #expect(shortest == nil)
  }

  /// A document with what should have come of it and what did.
  private static func difference(
    _ tree: RuleTree, _ expected: RuleOutcome, _ found: RuleOutcome
  ) -> String {
    """
    \(tree.document)
    expected:
    \((expected.log + expected.skips.sorted()).joined(separator: "\n"))
    found:
    \((found.log + found.skips.sorted()).joined(separator: "\n"))
    """
  }

  @Test(
    "Every closure of the views that are built ran or has one reason why not",
    arguments: seeds.prefix(4))
  func reasons(seeds: Range<Int>) throws {
    for tree in seeds.map(Self.tree) {
      let found = try Self.outcome(of: tree)
      #expect(found.closures.sorted() == RuleModel(tree).closures.sorted())
    }
  }

  private static func tree(_ seed: Int) -> RuleTree {
    RuleTree.random(seed, size: 2 + seed % 24)
  }

  private static func outcome(of tree: RuleTree) throws -> RuleOutcome {
    var options = InspectionOptions()
    options.recordsReduces = true
    return try Evaluated(tree.document, options).ruleOutcome
  }
}
