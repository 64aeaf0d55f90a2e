import ViewTreeNumbers
import ViewTreePreferences

/// Records the steps that led to the value of a reader.
final class ReaderStory: PreferenceVisitor {
  private let pass: FinishedPass
  private let places: [ID<InspectedView>]
  private(set) var steps: [ReaderExplanation.Step] = []
  /// The value of the current fold.
  private var current: InspectedValue?

  init(_ pass: FinishedPass, places: [ID<InspectedView>]) {
    self.pass = pass
    self.places = places
  }

  private func value(_ id: PreferenceValueID) -> InspectedValue {
    ValueExcerpt.record(pass.pulled.values[Int(id.index)], .short)
  }

  func view(of node: PreferenceNode.Index) -> InspectedReference {
    .view(places[pass.builtView(of: node).index])
  }

  func modifier(of node: PreferenceNode.Index) -> ID<InspectionNames.Modifier> {
    pass.modifierDefinition(of: node)
  }

  // MARK: - Visited nodes

  func visitWriter(_ node: PreferenceNode.Index, _ value: PreferenceValueID) {
    steps.append(
      .wrote(view: view(of: node), modifier: modifier(of: node), self.value(value)))
  }

  func visitTransformer(
    _ node: PreferenceNode.Index, _ before: PreferenceValueID?, _ after: PreferenceValueID
  ) {
    steps.append(
      .transformed(
        view: view(of: node), modifier: modifier(of: node), before: before.map { value($0) },
        after: value(after)))
  }

  func visitDefault(_ node: PreferenceNode.Index, _ value: PreferenceValueID) {
    steps.append(.gotDefault(view: view(of: node), self.value(value)))
  }

  func visitKept(_ node: PreferenceNode.Index, _ kept: KeptPreference) {
    // A kept value without origins is the default.
    guard let origins = pass.recall.memory.origins[kept.identity] else {
      return visitDefault(node, kept.value)
    }
    var seen: Set<InspectedReference> = []
    let writers = origins.flatMap { $0.writers + $0.transformers }
    steps.append(
      .kept(
        view: view(of: node), value(kept.value),
        from: writers.filter { seen.insert($0).inserted }))
  }

  func beginFold(
    _ node: PreferenceNode.Index, operandCount: Int, with value: PreferenceValueID,
    of operand: PreferenceNode.Index
  ) {
    let first = self.value(value)
    current = first
    steps.append(
      .beganFold(
        view: view(of: node), operands: operandCount, with: first, of: view(of: operand)))
  }

  func visitReduce(
    _ operand: PreferenceNode.Index, next: PreferenceValueID?, after: PreferenceValueID
  ) {
    guard let before = current else { return }
    let value = value(after)
    steps.append(
      .reduced(
        before: before, next: next.map { self.value($0) }, of: view(of: operand), after: value))
    current = value
  }
}

extension LayoutExplainer {
  /// Explains the values that the readers of a view received. `view` is its index in
  /// `Inspection.views`.
  public func readers(ofView view: ID<InspectedView>) -> [ReaderExplanation] {
    let graph = pass.graph
    var found: [ReaderExplanation] = []
    for node in graph.readers(below: graph.roots) {
      let story = ReaderStory(pass, places: places)
      guard story.view(of: node) == .view(view) else { continue }
      do {
        try pass.visit(node, story)
      } catch {
        // The same closures already ran without a problem, so there are no new errors.
        continue
      }
      found.append(
        ReaderExplanation(
          modifier: story.modifier(of: node), key: ID(graph.node(node).key.index),
          steps: story.steps))
    }
    return found
  }
}
