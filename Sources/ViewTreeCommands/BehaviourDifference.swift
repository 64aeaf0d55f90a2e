import ViewTreeGolden
import ViewTreeReport
import ViewTreeRequests

/// The result of `viewtree diff`.
struct BehaviourDifference {
  private let sides: DiffCommand.Sides
  private let comparison: BehaviourComparison
  private let patch: String
  /// The edits that cause the changes, a line each.
  private let causes: [String]
  /// The amount of detail in text output.
  private let style: GoldenDiffStyle
  private let hasColor: Bool

  init(
    _ sides: DiffCommand.Sides, causes: [String] = [], _ style: GoldenDiffStyle, color: Bool
  ) {
    self.sides = sides
    self.causes = causes
    self.style = style
    hasColor = color
    let whole = BehaviourComparison(
      old: sides.old, new: sides.new, command: sides.command.rawValue, comparesName: false)
    comparison = sides.isStep ? whole.ofStep : whole
    patch =
      comparison.isEmpty
      ? ""
      : UnifiedDiff.text(
        from: sides.old, to: sides.new, oldName: sides.oldName, newName: sides.newName)
  }

  /// True if the behavior is the same.
  var isEqual: Bool { comparison.isEmpty }

  /// The output formats.
  static let formats = ReportFormats<BehaviourDifference>(
    text: { Array($0.text.utf8) },
    [ReportFormat("compact") { Array($0.compact.utf8) }, ReportFormat("json") { $0.json }])

  /// The changes without a patch, in every style.
  private var compact: String { isEqual ? CommandWords.noDifference + "\n" : changes }

  /// The changes, a line each: first their causes.
  private var changes: String {
    (causes + comparison.lines()).map { $0 + "\n" }.joined()
  }

  /// The text: the changes, then the patch.
  private var text: String {
    guard !isEqual else { return style == .none ? "" : CommandWords.noDifference + "\n" }
    let patch = hasColor ? painted : patch
    return switch style {
    case .both: changes + "\n" + patch + "\n"
    case .behaviour: changes
    case .unified: patch + "\n"
    case .none: ""
    }
  }

  private var painted: String {
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return PatchPainter.painted(lines).joined(separator: "\n")
  }

  /// All changes as JSON.
  private var json: [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.openObject()
    writer.key("viewtree")
    writer.integer(1)
    for (key, text) in [
      ("old", sides.oldName), ("new", sides.newName), ("report", sides.command.rawValue),
    ] {
      writer.key(text: key)
      writer.string(text)
    }
    writer.key("equal")
    writer.boolean(isEqual)
    writer.key("changes")
    writer.openArray()
    for (change, line) in zip(comparison.changes, comparison.lines(limit: .max)) {
      writer.element()
      writer.raw("{ \"change\": ")
      writer.string(change.identifier)
      if let step = change.step {
        writer.raw(", \"step\": ")
        writer.integer(step)
      }
      writer.raw(", \"text\": ")
      writer.string(line)
      writer.raw(" }")
    }
    writer.closeArray()
    writer.key("patch")
    writer.string(patch)
    writer.closeObject()
    return writer.finished()
  }
}
