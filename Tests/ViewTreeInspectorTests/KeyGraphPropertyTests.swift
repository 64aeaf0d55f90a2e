import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeSyntax

/// What is told of a document must hold in its evaluation, tried on many.
struct KeyGraphPropertyTests {
  private func graph(_ text: String) -> (KeyGraph, Inspection)? {
    let read = DocumentReader.read(SourceFile(name: "test.json", text: text))
    var options = InspectionOptions()
    options.keepsLayout = true
    guard let document = read.document,
      case let result = Inspector.inspect(document, options: options),
      let explainer = result.explainer, let inspection = result.inspection
    else {
      Issue.record("\(read.diagnostics.map(\.message)) in \(text)")
      return nil
    }
    return (KeyGraph(explainer), inspection)
  }

  /// Whether what became of a modifier contradicts its dead end.
  private func contradicts(_ use: KeyUse) -> Bool {
    switch (use.deadEnd, use.outcome) {
    case (_, .notInstantiated), (nil, _): false
    case (.nobodyAboveReads, .skipped(.unreadKey)): false
    case (.replaced, .skipped(.overridden)): false
    // What may change has a value for every key, if only the default.
    case (.nothingInside, _): false
    default: true
    }
  }

  @Test("A dead end is one in every evaluation")
  func deadEndsHold() {
    var count = 0
    for seed in 0..<Rounds.of(200) {
      let text = RandomKeyDocument(seed, components: true).text
      guard let (graph, _) = graph(text) else { return }
      for use in graph.keys.flatMap(\.uses) {
        if use.deadEnd != nil { count += 1 }
        guard contradicts(use) else { continue }
        Issue.record("seed \(seed): \(use) in \(text)")
        return
      }
    }
    #expect(count > Rounds.of(200))
  }

  @Test("Without components each live writer that nobody asks is a dead end")
  func deadEndsAreComplete() {
    var count = 0
    for seed in 0..<Rounds.of(200) {
      let text = RandomKeyDocument(seed, components: false).text
      guard let (graph, _) = graph(text) else { return }
      for use in graph.keys.flatMap(\.uses) {
        let expected: Bool? =
          switch use.outcome {
          case .skipped(.unreadKey): use.deadEnd == .nobodyAboveReads
          case .skipped(.overridden):
            if case .replaced = use.deadEnd { true } else { false }
          default: nil
          }
        if expected != nil { count += 1 }
        if expected == false {
          Issue.record("seed \(seed): \(use) in \(text)")
          return
        }
      }
    }
    #expect(count > Rounds.of(200))
  }

  @Test("A reader with nothing inside never gets more than the default")
  func nothingInside() {
    var count = 0
    for seed in 0..<Rounds.of(200) {
      let text = RandomKeyDocument(seed, components: true).text
      guard let (graph, inspection) = graph(text) else { return }
      for (index, key) in graph.keys.enumerated() {
        let places = key.uses(.reader).filter { $0.deadEnd == .nothingInside }.map(\.place)
        for reading in inspection.preferences where reading.key.index == index {
          guard case .view(let view) = reading.reader, places.contains(.view(view)) else {
            continue
          }
          // A view may have several readers of the key: another one may have something inside.
          let others = key.uses(.reader).filter { $0.place == .view(view) && $0.deadEnd == nil }
          guard others.isEmpty else { continue }
          count += 1
          #expect(["[]", "nil"].contains(reading.value.description), "seed \(seed): \(text)")
        }
      }
    }
    #expect(count > Rounds.of(30, least: 4))
  }

  @Test("The linter reads every random document to its end, the same twice")
  func linted() {
    for seed in 0..<Rounds.of(100) {
      let text = RandomKeyDocument(seed, components: true).text
      let sample = LintSample(document: text)
      #expect(!sample.findings.contains { $0.severity == .error }, "seed \(seed): \(text)")
      #expect(sample.findings == LintSample(document: text).findings)
    }
  }
}
