import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// The text and the look of the box of a key's modifier.
struct KeyBox {
  let use: KeyUse
  private let inspection: Inspection
  private let source: KeySource
  /// The maximum width of a line of a sentence.
  private static let widestSentence = 240.0

  init(_ use: KeyUse, _ inspection: Inspection, _ source: KeySource) {
    self.use = use
    self.inspection = inspection
    self.source = source
  }

  /// The ink of its edge and its heading, by its role.
  var ink: Ink {
    switch use.role {
    case .writer: .control
    case .transformer: .container
    case .reader: .reader
    }
  }

  /// The corner radius. Kinds differ in it, not only in their inks.
  var radius: Double {
    switch use.role {
    case .writer: 2
    case .transformer: 9
    case .reader: 18
    }
  }

  /// True if it's in the tree.
  var isInTree: Bool { use.outcome != .notInstantiated }

  /// The text of the box.
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
    for line in LabelRoom.lines(sentence, width: Self.widestSentence, size: 10) {
      content.add([.text(line, size: 10, ink)], height: 13, baseline: 9)
    }
  }

  /// The outcome of the modifier, in the words of the reports.
  private var remark: String? {
    var sentence = ""
    var isMeasured = false
    if case .skipped(let reason) = use.outcome, case .view(let view) = use.place {
      sentence = ReportWords.sentence(reason, of: .view(view), in: inspection)
      isMeasured = reason == .notInstantiated
    }
    return MessageBuilder.text { words in
      KeyWords.remark(
        KeyWords.identifier(use.outcome), in: &words, isMeasured: isMeasured,
        isPlain: use.isPlainValue
      ) { $0.add(sentence) }
    }
  }

  /// The reason why the modifier can never have an effect, or `nil` if it can.
  private var clause: String? {
    guard let deadEnd = use.deadEnd else { return nil }
    var line: SourceLine?
    if case .replaced(let writer) = deadEnd { line = source.line(of: writer) }
    return "dead end: " + KeyWords.clause(KeyWords.identifier(deadEnd), line: line)
  }
}
