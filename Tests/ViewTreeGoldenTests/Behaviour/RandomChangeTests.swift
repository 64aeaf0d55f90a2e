import Testing
import ViewTreeRandom

@testable import ViewTreeGolden

@Suite("One change in a random document")
struct RandomChangeTests {
  private func lines(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    BehaviourComparison(old: old, new: new, command: "inspect", comparesName: true)
      .lines(limit: .max)
  }

  /// Applies an edit to many documents; what it returns has to be in one of the lines.
  private func check(
    _ seed: UInt64, _ edit: (inout RandomForm, inout SplitMix64) -> String?
  ) throws {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<Rounds.of(60) {
      let form = RandomForm(&random)
      var changed = form
      guard let wanted = edit(&changed, &random) else { continue }
      for report in [Reports.text, Reports.json] {
        let (old, new) = (try report(form.json), try report(changed.json))
        #expect(lines(old, old).isEmpty && lines(new, new).isEmpty)
        let found = lines(old, new)
        #expect(found.contains { $0.contains(wanted) }, "\(wanted)\n\(found)\n\(form.json)")
        // The other way round the same view is told.
        #expect(!lines(new, old).isEmpty)
      }
      count += 1
    }
    #expect(count > Rounds.of(30, least: 2))
  }

  private func one(
    _ form: RandomForm, _ random: inout SplitMix64, where isWanted: (RandomForm.Node) -> Bool
  ) -> [Int]? {
    let ways = form.ways(where: isWanted)
    return ways.isEmpty ? nil : ways[random.below(ways.count)]
  }

  @Test("Another padding of a text says by how much it was resized")
  func padding() throws {
    try check(1) { form, random in
      guard let way = one(form, &random, where: \.children.isEmpty) else { return nil }
      let ids = form.change(way) { $0.padding += 6 }
      return "#\(ids.last ?? "")"
    }
  }

  @Test("A view that is taken out is gone")
  func removed() throws {
    try check(2) { form, random in
      guard let way = one(form, &random, where: { $0.children.count > 2 }) else { return nil }
      var id = ""
      _ = form.change(way) { node in
        id = node.children.remove(at: random.below(node.children.count)).id
      }
      return "#\(id)  gone"
    }
  }

  @Test("A view that is put in appeared, and none beside it")
  func inserted() throws {
    try check(3) { form, random in
      guard let way = one(form, &random, where: { !$0.children.isEmpty }) else { return nil }
      _ = form.change(way) { node in
        node.children.insert(
          RandomForm.Node(name: "Text", id: "new", text: "x", padding: 1),
          at: random.below(node.children.count + 1))
      }
      return "Text #new  appeared"
    }
  }

  @Test("Other words are told as old and new words")
  func words() throws {
    try check(4) { form, random in
      guard let way = one(form, &random, where: \.children.isEmpty) else { return nil }
      let ids = form.change(way) { $0.text = "other" }
      return "Text #\(ids.last ?? "")  text: "
    }
  }

  @Test("Of two views that change places one stands elsewhere")
  func swapped() throws {
    try check(5) { form, random in
      guard let way = one(form, &random, where: { $0.children.count > 1 }) else { return nil }
      var areTwo = false
      _ = form.change(way) { node in
        areTwo = node.children.count == 2
        node.children.swapAt(0, 1)
      }
      return areTwo ? "in a different order" : "moved to position"
    }
  }

  @Test("Another value of a preference is told with its key, its reader and its writer")
  func value() throws {
    try check(6) { form, random in
      guard let way = one(form, &random, where: { $0.value != nil }) else { return nil }
      var change = ""
      let ids = form.change(way) { node in
        change = "\(node.value ?? 0) -> 99"
        node.value = 99
      }
      return " from \(ids.last ?? ""): \(change)"
    }
  }

  @Test("No bytes of a report make it more than a report that differs")
  func damaged() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Rounds.of(40) {
      let form = RandomForm(&random)
      for report in [try Reports.text(form.json), try Reports.json(form.json)] {
        var damaged = report
        for _ in 0...random.below(4) {
          damaged[random.below(damaged.count)] = UInt8(random.below(256))
        }
        #expect(lines(report, damaged).isEmpty == (report == damaged))
        #expect(!lines(report, Array(damaged.prefix(random.below(damaged.count)))).isEmpty)
      }
    }
  }
}
