import ViewTreeInspector
import ViewTreeReport

/// What stands in the box of a modifier of a key, and what the box looks like.
struct KeyBox {
  let use: KeyUse
  private let inspection: Inspection
  private let source: KeySource

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
    if let remark { content.add([.text(remark, size: 10, .secondary)], height: 14, baseline: 10) }
    if let clause { content.add([.text(clause, size: 10, .closure)], height: 14, baseline: 10) }
    return content
  }

  /// What became of it, in the words of the reports.
  private var remark: String? {
    var sentence = ""
    var isMeasured = false
    if case .skipped(let reason) = use.outcome, case .view(let view) = use.place {
      sentence = ReportWords.sentence(reason, of: .view(view), in: inspection)
      isMeasured = reason == .notInstantiated
    }
    return KeyWords.remark(
      KeyWords.identifier(use.outcome), sentence, isMeasured: isMeasured,
      isPlain: use.isPlainValue)
  }

  /// What can never come of it.
  private var clause: String? {
    guard let deadEnd = use.deadEnd else { return nil }
    var line: Int?
    if case .replaced(let writer) = deadEnd { line = source.line(of: writer) }
    return "dead end: " + KeyWords.clause(KeyWords.identifier(deadEnd), line: line)
  }
}
