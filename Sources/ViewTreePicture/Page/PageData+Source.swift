import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

// The problems of a `PageMoment`, and the source of its views.
extension PageData {
  /// The maximum size of a source in a page, in bytes, and of a tree with lines.
  private static let sourceLimit = 60_000
  private static let viewLimit = 2_000

  /// The lines of the source of the document, or `nil` if it's too large, or for two documents.
  var source: [Substring]? {
    guard !compares, let tree = moments.first?.subject?.inspection.tree,
      tree.source.bytes.count <= Self.sourceLimit
    else { return nil }
    return String(decoding: tree.source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Adds the problems of a `PageMoment`: words for a mark, the message, and the views.
  mutating func add(problemsOf moment: PageMoment, to json: inout PageJSON) {
    json.key("problems")
    json.open("[")
    for problem in compares ? [] : moment.problems {
      json.open("[")
      json.add(strings.number(ProblemWords.one(problem.lint)))
      json.add(strings.number(problem.message))
      json.add(problem.views.map(\.index))
      json.add(strings.number(ProblemWords.many(problem.lint)))
      json.close("]")
    }
    json.close("]")
  }

  /// Adds a flag for bars, which are part of the content of a screen.
  func add(barsOf moment: PageMoment, to json: inout PageJSON) {
    let inspection = moment.subject?.inspection
    let hasBars = inspection?.views.contains { view in
      inspection?.definition(of: view.name)?.hasBars == true
    }
    json.key("bars")
    json.add(hasBars == false ? 0 : 1)
  }

  /// Adds the line of each view in the source, from 0.
  mutating func add(linesOf moment: PageMoment, to json: inout PageJSON) {
    json.key("lines")
    guard source != nil, let inspection = moment.subject?.inspection,
      inspection.views.count <= Self.viewLimit
    else { return json.add(-1) }
    let offsets = LineStarts(inspection.tree.source).offsets
    var list = PageJSON()
    list.add(
      inspection.views.map {
        max(LineStarts.count(of: offsets, upTo: inspection.tree.start($0.syntax)) - 1, 0)
      })
    json.add(lineLists.number(Array(list.buffer.bytes)).number)
  }
}
