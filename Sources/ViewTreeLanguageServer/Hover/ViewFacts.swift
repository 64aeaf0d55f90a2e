import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// Facts about the view at a position: its frame, the node that sets it, and the runs of its
/// closures.
struct ViewFacts {
  /// The maximum number of views from one position that are shown.
  private static let limit = 3

  private let evaluation: DocumentEvaluation
  private let isShown: IDTable<InspectedView, Bool>

  init(_ evaluation: DocumentEvaluation) {
    self.evaluation = evaluation
    var isShown = IDTable<InspectedView, _>(
      repeating: true, count: evaluation.inspection.views.count)
    for range in evaluation.inspection.measuredOnly {
      for view in range { isShown[view] = false }
    }
    self.isShown = isShown
  }

  /// The text about the views of the innermost range around an offset, in Markdown. `nil` if there
  /// is none.
  func text(at offset: Int) -> String? {
    let views = views(at: offset)
    guard !views.isEmpty else { return nil }
    var texts = views.prefix(Self.limit).map { text(of: $0.view, $0.modifier) }
    if views.count > Self.limit { texts.append("… and \(views.count - Self.limit) more views") }
    return "```text\n\(texts.joined(separator: "\n\n"))\n```"
  }

  /// The views that the smallest range around an offset makes. `modifier` is set if the range is a
  /// modifier.
  private func views(at offset: Int) -> [(
    view: ID<InspectedView>, modifier: ID<InspectedModifier>?
  )] {
    let inspection = evaluation.inspection
    var found:
      (range: SourceRange, views: [(view: ID<InspectedView>, modifier: ID<InspectedModifier>?)])?
    func look(
      _ syntax: SyntaxNode.Index, _ view: ID<InspectedView>, _ modifier: ID<InspectedModifier>?
    ) {
      let range = inspection.tree.range(syntax)
      guard range.start <= offset, offset <= range.end else { return }
      if range == found?.range {
        found?.views.append((view, modifier))
      } else if found.map({ range.end - range.start < $0.range.end - $0.range.start }) ?? true {
        found = (range, [(view, modifier)])
      }
    }
    for place in inspection.views.ids { look(inspection.views[place].syntax, place, nil) }
    for place in inspection.modifiers.ids {
      let modifier = inspection.modifiers[place]
      look(modifier.syntax, modifier.view, place)
    }
    return found?.views ?? []
  }

  private func text(of view: ID<InspectedView>, _ modifier: ID<InspectedModifier>?) -> String {
    let inspection = evaluation.inspection
    guard isShown[view], let explanation = evaluation.explainer.explanation(ofView: view)
    else {
      return "\(inspection.path(of: view))  not placed"
    }
    return TextReport.brief(
      explanation, in: inspection, upTo: modifier.map { inspection.modifiers[$0] })
  }
}
