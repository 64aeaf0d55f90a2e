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
    case .plainField?: return withError(.measured(on: "iOS 26"), of: definition)
    case .symbol(let source)?: return support(of: source)
    case .rowControl? where definition.name == ViewDefinition.toggle.name:
      return withError(.measured(on: "iOS 26"), of: definition)
    default: break
    }
    // The width of a control that fills its proposal can be an approximate ideal width.
    if let row = pass.layout.measuredSize(of: node),
      row.condition.isEmpty || axes == [.vertical]
    {
      return .measured(on: "iOS 26, \(row.accuracy)")
    }
    if definition.name == ViewDefinition.label.name {
      return pass.layout.sourceOfSymbol(in: node).map { support(of: $0) } ?? .exact
    }
    return definition.name == ViewDefinition.image.name
      ? .exact : withError(definition.support, of: definition)
  }

  /// An accuracy with the error of the view's sizes, if the table of sizes has one.
  private func withError(_ support: Support, of definition: ViewDefinition) -> Support {
    func accuracy(isMeasured: Bool) -> String? {
      SizeTable.accuracy(ofView: definition.name, isMeasured: isMeasured)
    }
    switch support {
    case .measured(let system):
      guard let error = accuracy(isMeasured: true) else { return support }
      let parts = system.split(separator: ";", maxSplits: 1)
      return .measured(
        on: "\(parts[0]), \(error)" + parts.dropFirst().map { ";\($0)" }.joined())
    case .approximate(let note, let axes):
      return accuracy(isMeasured: false).map { .approximate("\(note), \($0)", along: axes) }
        ?? support
    default: return support
    }
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
