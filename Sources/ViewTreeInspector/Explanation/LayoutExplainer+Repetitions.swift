import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// Views that only an index distinguishes, such as the copies of a loop.
extension LayoutExplainer {
  /// The description of a view in a sentence.
  private struct Description: Hashable {
    let name: ID<InspectionNames.View>
    let id: String?
    let text: String?
    let line: SourceLine
  }

  /// The views with the description of another view.
  func findRepeatedViews() -> Set<ID<InspectedView>> {
    var views: [Description: [ID<InspectedView>]] = [:]
    for (number, record) in pass.built.views.enumerated() where record.content != nil {
      let start = pass.document.nameRange(ofViewAt: record.syntax).start
      let description = Description(
        name: record.name, id: string(record.id), text: string(record.text),
        line: pass.lines.line(at: start))
      views[description, default: []].append(places[number])
    }
    return Set(views.values.filter { $0.count > 1 }.joined())
  }

  /// True for a view, or a modifier of one, with the description of another view.
  func isRepeated(_ label: ViewExplanation.Label) -> Bool {
    switch label {
    case .view(let view), .modifier(_, let view): repeatedViews.contains(view)
    case .implicit: false
    }
  }

  private func string(_ text: InspectedText) -> String? {
    switch text {
    case .none: nil
    case .literal(let node): pass.document.tree.text(node)
    case .made(let index): pass.built.texts[index.index]
    }
  }
}
