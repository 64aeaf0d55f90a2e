import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// The accuracy of the numbers of nodes.
extension LayoutExplainer {
  /// The accuracy of a node's numbers: that of its kind, or of the view's or the modifier's
  /// definition. `nil` if all numbers on these axes are exactly SwiftUI's.
  func origin(
    of label: ViewExplanation.Label, node: NodeID, along axes: [Axis]
  ) -> Support? {
    let usesCells = pass.document.environment.metrics == .cells
    guard let support = support(of: label, node: node, along: axes),
      axes.contains(where: { support.isInexact(along: $0, usesCells: usesCells) })
    else { return nil }
    guard support == .otherTypeface,
      case .text(let font, let hasUnmeasured)? = pass.layout.numberKind(of: node)
    else { return support }
    return .otherTypeface(of: font, hasUnmeasuredCharacters: hasUnmeasured)
  }

  private func support(
    of label: ViewExplanation.Label, node: NodeID, along axes: [Axis]
  ) -> Support? {
    guard case .view(let place) = label, let definition = definition(ofView: place) else {
      return support(of: label)
    }
    switch pass.layout.numberKind(of: node) {
    case .text?: return .otherTypeface
    case .plainLabel? where definition.support == ViewDefinition.buttonSupport: return .exact
    case .plainField?: return .recorded
    case .symbol(let source)?: return support(of: source)
    case .rowControl? where definition.name == ViewDefinition.toggle.name:
      return .recorded
    default: break
    }
    let recorded = pass.layout.recordedAxes(of: node)
    if !recorded.isEmpty, axes.allSatisfy({ recorded.contains($0) }) { return .recorded }
    if definition.name == ViewDefinition.label.name {
      return pass.layout.sourceOfSymbol(in: node).map { support(of: $0) } ?? .exact
    }
    return definition.name == ViewDefinition.image.name ? .exact : definition.support
  }

  private func support(of source: SymbolSize.Source) -> Support {
    switch source {
    case .measured: .measured(on: "iOS 26: within half a point at 13 to 34 points")
    case .fitted: .approximate("a size fitted to the symbol's shape and weight")
    case .usual: .approximate("a typical symbol size, not its own")
    }
  }

  private func support(of label: ViewExplanation.Label) -> Support? {
    switch label {
    case .modifier(let definition, _):
      pass.modifierDefinitions.indices.contains(definition.index)
        ? pass.modifierDefinitions[definition.index].support : nil
    case .view(let place): definition(ofView: place)?.support
    case .implicit: nil
    }
  }

  private func definition(ofView place: ID<InspectedView>) -> ViewDefinition? {
    guard let built = self.built(place),
      case let name = pass.built.views[built].name.index, name < pass.viewDefinitions.count
    else { return nil }
    return pass.viewDefinitions[name]
  }
}
