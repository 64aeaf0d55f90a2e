import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds ids that don't identify a single view.
  static let duplicateID = Lint(
    "duplicate-id", "Several views, or several elements of a loop, have the same id.",
    explanation: .duplicateID
  ) { subject in
    // Placeholders may have equal ids where an app's own values don't.
    subject.document.madeUpValueCount > 0 ? [] : views(subject) + elements(subject)
  }

  /// The views that share one id.
  private struct Namesakes {
    var count = 1
    let first: ID<InspectedView>
    var second: ID<InspectedView>?
  }

  private static func views(_ subject: LintSubject) -> [Diagnostic] {
    let inspection = subject.inspection
    var known: [String: Namesakes] = [:]
    var order: [String] = []
    for view in inspection.views.ids {
      guard let id = inspection.string(inspection.views.id(of: view)) else { continue }
      guard let namesakes = known[id] else {
        known[id] = Namesakes(first: view)
        continue
      }
      if namesakes.second == nil { order.append(id) }
      known[id]?.second = namesakes.second ?? view
      known[id]?.count += 1
    }
    let found = order.compactMap { id in
      known[id].flatMap { namesakes in
        namesakes.second.map { (id: id, count: namesakes.count, views: [namesakes.first, $0]) }
      }
    }
    return found.map { finding in
      let ranges = finding.views.map { subject.range(ofIDOf: inspection.views[$0].syntax) }
      return .duplicateID(finding.id, count: finding.count, at: ranges[1], first: ranges[0])
    }
  }

  private static func elements(_ subject: LintSubject) -> [Diagnostic] {
    (subject.pass.repeatedElements ?? []).map {
      .duplicateElementID(
        element: subject.words($0.element), place: $0.place, at: subject.range(ofIDOf: $0.syntax))
    }
  }
}

extension LintSubject {
  /// The range of the id of a view or a loop, or of all of it if it has none.
  fileprivate func range(ofIDOf syntax: SyntaxNode.Index) -> SourceRange {
    let id = tree.members(syntax).first { tree.text($0.key, equals: "id") }
    return tree.range(id?.value ?? syntax)
  }
}

// MARK: - Messages

extension Diagnostic {
  /// An `id` that several views have.
  fileprivate static func duplicateID(
    _ id: String, count: Int, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    let isSame = first == range
    return lint(
      "duplicate-id", "\(count) views have the id '\(id)'", at: range,
      help: isSame
        ? "use a different id for each view, for example with \\(index) in it"
        : "give each view its own id",
      notes: isSame ? [] : [Note("the first view is here", at: first)])
  }

  /// Elements of a loop that share an id.
  fileprivate static func duplicateElementID(
    element: String, place: UInt64, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "duplicate-id",
      "element \(place) of this loop (\(element)) has the same id as an earlier element", at: range,
      help:
        "choose a different id for each element: SwiftUI treats views with equal ids as one view")
  }
}

extension DiagnosticExplanation {
  fileprivate static let duplicateID = DiagnosticExplanation(
    "duplicate-id",
    "Several views, or several elements of a loop, have the same id. Such an id does not identify "
      + "a view, and SwiftUI treats loop elements with equal ids as one view.",
    .lint(
      #"{ "viewtree": 1, "root": { "view": "HStack", "children": [{ "view": "Color", "id": "a" }, { "view": "Color", "id": "a" }] } }"#
    ),
    wayOut:
      "Give each view or element its own id. In a loop, include the element in the id, or use a "
      + "unique property of it.")
}
