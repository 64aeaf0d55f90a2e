import ViewTreeNumbers

/// The flow of values upward: from each writer, transformer, and reader to the next node of its
/// key.
extension PreferenceGraph {
  /// The nearest node above each node that reads, changes, or replaces its value. `nil` for
  /// containers, and if no node above uses the key.
  ///
  /// A reader passes the value of its content on. A content reader never sees the values in its own
  /// secondary (docs/explanation/preferences.md, Readers).
  public func nearestUsesAbove() -> [PreferenceNode.Index?] {
    var nearest = [PreferenceNode.Index?](repeating: nil, count: nodes.count)
    var above = [PreferenceNode.Index?](repeating: nil, count: requests.count)
    var steps: [FlowStep] = pending.reversed().map { .enter($0) }
    while let step = steps.popLast() {
      switch step {
      case .set(let key, let node):
        above[Int(key.index)] = node
      case .enter(let index):
        let node = nodes[index]
        let below = operandNodes(of: index)
        if node.kind == .apart {
          for key in above.indices where above[key] != nil {
            steps.append(.set(PreferenceKeyID(key), above[key]))
            above[key] = nil
          }
        }
        guard node.kind.isUse else {
          steps += below.reversed().map { .enter($0) }
          continue
        }
        let outer = above[Int(node.key.index)]
        nearest[index.index] = outer
        steps.append(.set(node.key, outer))
        guard node.kind.isContentReader else {
          steps += below.reversed().map { .enter($0) }
          above[Int(node.key.index)] = index
          continue
        }
        if let secondary = below.last { steps.append(.enter(secondary)) }
        steps.append(.set(node.key, node.mergesOwnKey ? outer : nil))
        steps += below.dropLast().map { .enter($0) }
        above[Int(node.key.index)] = index
      }
    }
    return nearest
  }

  /// A step that remains in the traversal of the graph.
  private enum FlowStep {
    /// Go on below a node.
    case enter(PreferenceNode.Index)
    /// From this step on, the nearest use of the key.
    case set(PreferenceKeyID, PreferenceNode.Index?)
  }
}

extension PreferenceNode.Kind {
  /// True if the node is a modifier with a key.
  public var isUse: Bool { rawValue >= PreferenceNode.Kind.preference.rawValue }
}
