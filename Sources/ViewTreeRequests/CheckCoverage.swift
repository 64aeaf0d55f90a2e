import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// The branches of documents that no report of a check takes.
///
/// The threads of a check share it. Each document has a separate recorder, which only the thread
/// that evaluates it uses until the check ends.
package final class CheckCoverage: @unchecked Sendable {
  private let lock = Lock()
  private var documents: [(document: Document, branches: BranchCoverage)] = []

  /// Creates an instance without documents.
  package init() {}

  /// The document with a recorder.
  func recorded(_ document: Document) -> Document {
    var document = document
    let branches = BranchCoverage()
    document.branches = branches
    let recorded = document
    lock.run { documents.append((recorded, branches)) }
    return recorded
  }

  /// A location in a file, by which the same branch of several readings is known.
  private struct Place: Hashable, Comparable {
    let file: String
    let line: Int
    let column: Int
    let end: SourcePosition

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.line, one.column, -one.end.line, -one.end.column)
        < (other.file, other.line, other.column, -other.end.line, -other.end.column)
    }

    /// True if another location is inside.
    func contains(_ other: Place) -> Bool {
      file == other.file && (line, column) <= (other.line, other.column)
        && (other.end.line, other.end.column) <= (end.line, end.column)
    }
  }

  /// The branches that are never taken, a line for each, and their number. Used after the check.
  package var lines: [String] {
    var taken: [Place: Bool] = [:]
    var words: [Place: String] = [:]
    for (document, branches) in lock.run({ documents }) {
      let table = LineTable(document.tree.source)
      for branch in branches.branches(of: document) {
        let start = table.position(at: branch.range.start)
        let place = Place(
          file: table.source.name(at: branch.range), line: start.line, column: start.column,
          end: table.position(at: branch.range.end))
        taken[place] = branch.isTaken || taken[place] ?? false
        if words[place] == nil { words[place] = Self.words(branch, table.source) }
      }
    }
    var missed: [Place] = []
    // A branch inside a missed branch isn't listed separately.
    for place in taken.keys.sorted() where taken[place] == false {
      if missed.last?.contains(place) != true { missed.append(place) }
    }
    return missed.map { "\($0.file):\($0.line):\($0.column): \(words[$0] ?? "")" }
      + [Self.count(missed.count, of: taken.count)]
  }

  /// The state of a branch that is never taken.
  private static func words(_ branch: BranchCoverage.Branch, _ source: SourceFile) -> String {
    let bytes = source.bytes[Int(branch.range.start)..<Int(branch.range.end)]
    let text = String(decoding: bytes.prefix(41), as: UTF8.self)
    let isShort = bytes.count <= 40 && !text.contains("\n") && !text.hasPrefix("{")
    switch branch.kind {
    case .script:
      return isShort
        ? "'\(TerminalText.escaped(text))' is never chosen" : "this branch is never taken"
    case .views:
      return isShort
        ? "'\(TerminalText.escaped(unquoted(text)))' is never shown" : "these views are never shown"
    case .action: return "this action never runs"
    }
  }

  /// The name of a view, which JSON may write as a string.
  private static func unquoted(_ text: String) -> String {
    text.hasPrefix("\"") && text.hasSuffix("\"") ? text.filter { $0 != "\"" } : text
  }

  private static func count(_ missed: Int, of all: Int) -> String {
    switch (missed, all) {
    case (_, 0): "coverage: there is no condition and no action"
    case (0, _): "coverage: all \(all) branches and actions run"
    default:
      "coverage: \(missed) of \(all) branches and actions never \(missed == 1 ? "runs" : "run")"
    }
  }
}
