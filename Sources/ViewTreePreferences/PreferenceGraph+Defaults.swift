import ViewTreeNumbers

/// Folds in which a container takes part although no view in it has a value
/// (docs/explanation/preferences.md, Dynamic containers).
extension PreferenceGraph {
  /// A fold with such an operand.
  public struct FoldWithDefault {
    /// The container that contributes the default.
    public let source: PreferenceNode.Index
    /// The result of the fold.
    public let result: PreferenceValueID
    /// The result of the fold without such operands.
    public let without: PreferenceValueID
  }

  /// The maximum number of folds that are evaluated again.
  private static var foldLimit: Int { 10_000 }

  /// The folds of a key that were evaluated and whose operands include plain defaults.
  ///
  /// Values are evaluated again, because a fold may change its first operand in place. Their number
  /// is limited, because each one is kept. Rethrows errors of closures.
  public func foldsWithDefaults(
    of key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> [FoldWithDefault] {
    var found: [FoldWithDefault] = []
    var again = Again(graph: self, client: client)
    for cell in cells.indices where again.foldCount < Self.foldLimit {
      let fold = cells[cell]
      guard fold.key == key, fold.kind == .fold, fold.isEvaluated else { continue }
      let range = Int(fold.first)..<Int(fold.first) + Int(fold.count)
      let sources = operands[range].map { defaultSource(of: $0) }
      guard let source = sources.compactMap({ $0 }).first,
        case let others = zip(operands[range], sources).filter({ $0.1 == nil }).map(\.0),
        !others.isEmpty
      else { continue }
      found.append(
        FoldWithDefault(
          source: source, result: try again.value(of: PreferenceCell.Index(cell)),
          without: try again.fold(others, of: key)))
    }
    return found
  }

  /// The node from which a cell has only the default, or `nil` if the cell has another value.
  private func defaultSource(of cell: PreferenceCell.Index) -> PreferenceNode.Index? {
    var cell = cell
    while cells[cell].kind == .alias { cell = cells[cell].below }
    return cells[cell].kind == .defaultValue && kept(cell) == nil ? cells[cell].node : nil
  }

  /// Values that are evaluated again, at most once, and never changed in place.
  private struct Again {
    let graph: PreferenceGraph
    let client: any PreferenceClient
    private var values: [PreferenceCell.Index: PreferenceValueID] = [:]
    private(set) var foldCount = 0

    init(graph: PreferenceGraph, client: any PreferenceClient) {
      self.graph = graph
      self.client = client
    }

    mutating func value(of index: PreferenceCell.Index) throws -> PreferenceValueID {
      if let known = values[index] { return known }
      let cell = graph.cells[index]
      let value =
        switch cell.kind {
        case .defaultValue where graph.kept(index) != nil: cell.value
        case .absent, .hidden, .defaultValue, .awaitingReader:
          try client.defaultValue(of: cell.key)
        case .alias: try self.value(of: cell.below)
        case .write: try graph.value(of: index, client)
        case .transform: try transform(cell)
        case .fold:
          try fold(
            Array(graph.operands[Int(cell.first)..<Int(cell.first) + Int(cell.count)]),
            of: cell.key)
        }
      values[index] = value
      return value
    }

    private mutating func transform(_ cell: PreferenceCell) throws -> PreferenceValueID {
      let start =
        cell.below.exists
        ? try value(of: cell.below) : try client.defaultValue(of: cell.key)
      return try client.transform(
        graph.nodes[cell.node].token, start, mayConsume: false)
    }

    mutating func fold(
      _ operands: [PreferenceCell.Index], of key: PreferenceKeyID
    ) throws -> PreferenceValueID {
      foldCount += 1
      guard let first = operands.first else { return try client.defaultValue(of: key) }
      let result = client.accumulator(from: try value(of: first), mayConsume: false)
      for operand in operands.dropFirst() {
        try client.reduce(key, into: result) { try value(of: operand) }
      }
      return result
    }
  }
}
