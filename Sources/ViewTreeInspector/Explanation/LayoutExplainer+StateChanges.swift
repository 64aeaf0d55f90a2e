import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Changes whose effect depends on the state, such as that on a sheet with a measured height.
extension LayoutExplainer {
  /// The `fixedSize` that shows the whole text after the state has settled again. `nil` if it doesn't,
  /// or if the layout doesn't change the state.
  func changeOfState(for text: NodeID) -> ViewExplanation.Change? {
    let part = part(text)
    guard evaluationsLeft > 0, pass.document.hasReactions, !pass.document.observedState.isEmpty,
      let view = part.view, let built = built(view), pass.built.views[built].content == text
    else { return nil }
    evaluationsLeft -= 1
    let syntax = pass.built.views[built].syntax
    guard let other = evaluated(withFixedHeightOf: syntax) else { return nil }
    let layout = other.pass.layout
    let texts = other.pass.built.views.filter { $0.syntax == syntax }.compactMap(\.content)
    let truncated = Set(layout.truncatedTexts)
    guard let first = texts.first, layout.isPlaced(first), truncated.isDisjoint(with: texts),
      truncated.count < pass.layout.truncatedTexts.count
    else { return nil }
    return ViewExplanation.Change(
      kind: .fixedHeight, part: part, axis: .vertical, length: layout.size(of: first).height,
      lines: layout.textFacts(of: first)?.lines, cost: nil, changesState: true)
  }

  /// A separate evaluation from the current state on, until the state is stable. Objects belong to this
  /// evaluation, so a document with classes begins with its first state.
  private func evaluated(withFixedHeightOf syntax: SyntaxNode.Index) -> LayoutExplainer? {
    let evaluation = Evaluation(document: pass.document, limits: pass.limits)
    evaluation.fixedHeightTrial = syntax
    var options = InspectionOptions()
    options.keepsLayout = true
    do {
      try evaluation.setUpState()
      if !pass.document.types.hasClasses { evaluation.stateValues = state }
      try evaluation.run(options, hasSteps: false)
    } catch {
      return nil
    }
    return evaluation.inspection.status == .stable ? evaluation.explainer : nil
  }
}
