import ViewTreeNumbers

/// A visitor of the inputs of a value, from the innermost to the outermost.
public protocol PreferenceVisitor: AnyObject {
  /// A writer has a value.
  func visitWriter(_ node: PreferenceNode.Index, _ value: PreferenceValueID)

  /// A transformer made a value from its content's value, or from the default if there is none.
  func visitTransformer(
    _ node: PreferenceNode.Index, _ before: PreferenceValueID?, _ after: PreferenceValueID)

  /// A dynamic container without operands has the default.
  func visitDefault(_ node: PreferenceNode.Index, _ value: PreferenceValueID)

  /// A container keeps a value because the view that it shows writes none.
  func visitKept(_ node: PreferenceNode.Index, _ kept: KeptPreference)

  /// A container starts to fold with the value of its first operand.
  func beginFold(
    _ node: PreferenceNode.Index, operandCount: Int, with value: PreferenceValueID,
    of operand: PreferenceNode.Index)

  /// `reduce` was called for an operand. `next` is its value, or `nil` if `reduce` didn't read it.
  func visitReduce(
    _ operand: PreferenceNode.Index, next: PreferenceValueID?, after: PreferenceValueID)
}

extension PreferenceGraph {
  /// Visits the inputs of the value that a reader received. Each value precedes the values that are
  /// made from it.
  ///
  /// All values must have been kept (`recall`). Folds are evaluated again. Rethrows errors of
  /// `reduce`.
  public func visit(
    _ reader: PreferenceNode.Index, _ client: any PreferenceClient,
    _ visitor: any PreferenceVisitor
  ) throws {
    guard let content = contentCell(of: reader) else { return }
    var visited: Set<PreferenceCell.Index> = []
    try visit(source(of: content), client, visitor, &visited)
  }

  private func visit(
    _ index: PreferenceCell.Index, _ client: any PreferenceClient,
    _ visitor: any PreferenceVisitor, _ visited: inout Set<PreferenceCell.Index>
  ) throws {
    let cell = cells[index]
    guard cell.isEvaluated, visited.insert(index).inserted else { return }
    switch cell.kind {
    case .write: visitor.visitWriter(cell.node, cell.value)
    case .transform:
      let below = cell.below.exists ? source(of: cell.below) : nil
      if let below { try visit(below, client, visitor, &visited) }
      visitor.visitTransformer(cell.node, below.map { cells[$0].value }, cell.value)
    case .fold:
      let places = Int(cell.first)..<Int(cell.first) + Int(cell.count)
      for place in places { try visit(source(of: operands[place]), client, visitor, &visited) }
      try visitFold(cell, places, client, visitor)
    case .defaultValue:
      if let kept = kept(index) {
        visitor.visitKept(cell.node, kept)
      } else {
        visitor.visitDefault(cell.node, cell.value)
      }
    case .absent, .hidden, .alias, .awaitingReader: break
    }
  }

  private func visitFold(
    _ cell: PreferenceCell, _ places: Range<Int>, _ client: any PreferenceClient,
    _ visitor: any PreferenceVisitor
  ) throws {
    let first = cells[source(of: operands[places.lowerBound])]
    visitor.beginFold(cell.node, operandCount: places.count, with: first.value, of: first.node)
    let value = client.accumulator(from: first.value, mayConsume: false)
    for place in places.dropFirst() {
      let operand = cells[source(of: operands[place])]
      var next: PreferenceValueID?
      try client.reduce(cell.key, into: value) {
        next = operand.value
        return operand.value
      }
      visitor.visitReduce(operand.node, next: next, after: value)
    }
  }

  /// The cell whose value another cell passes on.
  private func source(of cell: PreferenceCell.Index) -> PreferenceCell.Index {
    var cell = cell
    while cells[cell].kind == .alias { cell = cells[cell].below }
    return cell
  }
}
