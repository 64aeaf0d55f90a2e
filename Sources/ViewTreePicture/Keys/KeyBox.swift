import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// What stands in the box of a modifier of a key, and what the box looks like.
struct KeyBox {
  let use: KeyUse
  private let inspection: Inspection
  private let source: KeySource
  /// How wide a line of a sentence is at most.
  private static let widestSentence = 240.0

  init(_ use: KeyUse, _ inspection: Inspection, _ source: KeySource) {
    self.use = use
    self.inspection = inspection
    self.source = source
  }

  /// The ink of its edge and its heading, by what it does.
  var ink: Ink {
    switch use.role {
    case .writer: .control
    case .transformer: .container
    case .reader: .reader
    }
  }

  /// How round it is: the kinds differ not only by their inks.
  var radius: Double {
    switch use.role {
    case .writer: 2
    case .transformer: 9
    case .reader: 18
    }
  }

  /// Whether it is in the tree.
  var isInTree: Bool { use.outcome != .notInstantiated }

  /// What stands in it.
  var content: BoxContent {
    var content = BoxContent()
    content.add(
      [.text(source.modifier(use), size: 12, weight: 600, ink)], height: 17, baseline: 12)
    content.add(
      [
        .text(source.name(use), size: 11, .text),
        .text("line \(source.line(of: use.syntax))", size: 10, .secondary),
      ], height: 15, baseline: 11)
    if let remark { add(remark, .secondary, to: &content) }
    if let clause { add(clause, .closure, to: &content) }
    return content
  }

  private func add(_ sentence: String, _ ink: Ink, to content: inout BoxContent) {
    for line in LabelMetrics.lines(sentence, width: Self.widestSentence, size: 10) {
      content.add([.text(line, size: 10, ink)], height: 13, baseline: 9)
    }
  }

  /// What became of it, in the words of the reports.
  private var remark: String? {
    var sentence = ""
    var isMeasured = false
    if case .skipped(let reason) = use.outcome, case .view(let view) = use.place {
      sentence = ReportWords.sentence(reason, of: .view(view), in: inspection)
      isMeasured = reason == .notInstantiated
    }
    return Sentence.text { words in
      KeyWords.remark(
        KeyWords.identifier(use.outcome), in: &words, isMeasured: isMeasured,
        isPlain: use.isPlainValue
      ) { $0.add(sentence) }
    }
  }

  /// What can never come of it.
  private var clause: String? {
    guard let deadEnd = use.deadEnd else { return nil }
    var line: SourceLine?
    if case .replaced(let writer) = deadEnd { line = source.line(of: writer) }
    return "dead end: " + KeyWords.clause(KeyWords.identifier(deadEnd), line: line)
  }
}
