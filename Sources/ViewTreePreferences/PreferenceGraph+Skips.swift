import ViewTreeNumbers

/// Every closure that could have run and didn't has one reason (docs/explanation/preferences.md,
/// Skipped closures).
extension PreferenceGraph {
  /// True if a reader has read its value.
  public func wasEvaluated(_ reader: PreferenceNode.Index) -> Bool {
    nodes[reader].wasEvaluated
  }

  /// True if a reader or fold above requested the output of a node of the key.
  public func wasAsked(_ node: PreferenceNode.Index) -> Bool {
    cell(of: node, nodes[node].key).map { cells[$0].isEvaluated } ?? false
  }

  /// True if the closure of a writer or a transformer ran.
  public func ran(_ node: PreferenceNode.Index) -> Bool {
    guard let cell = cell(of: node, nodes[node].key), cells[cell].isEvaluated else {
      return false
    }
    guard let recollection else { return true }
    return recollection.outcomes[cell.index] == .ran
  }

  /// Why the closure of a writer or a transformer didn't run, or `nil` if it did.
  public func skipReason(of node: PreferenceNode.Index) -> PreferenceSkip.Reason? {
    if let cell = cell(of: node, nodes[node].key), cells[cell].isEvaluated {
      return recollection.flatMap { PreferenceSkip.Reason($0.outcomes[cell.index]) }
    }
    switch nodes[node].request {
    case .unread: return .unreadKey
    case .overridden(let writer): return .overridden(by: writer)
    case .requested: return reasonAbove(node, nodes[node].key)
    }
  }

  /// Why the closure of a content reader didn't run, or why no reader looked, or `nil` if it did.
  public func skipReason(ofReader reader: PreferenceNode.Index) -> PreferenceSkip.Reason? {
    if !wasEvaluated(reader) { return reasonForHiding(reader) ?? .notInstantiated }
    return recollection?.readerOutcomes[reader].flatMap { PreferenceSkip.Reason($0) }
  }

  /// The nearest node above that decided not to ask.
  private func reasonAbove(
    _ node: PreferenceNode.Index, _ key: PreferenceKeyID
  ) -> PreferenceSkip.Reason {
    if skipReasons.count < cells.count {
      skipReasons += Array(repeating: nil, count: cells.count - skipReasons.count)
    }
    var passed: [PreferenceCell.Index] = []
    var below = node
    var reason = PreferenceSkip.Reason.unreadKey
    while nodes[below].parent != below {
      if let hidden = hiding(nodes[below].parent) {
        reason = hidden
        break
      }
      let above = nodes[below].parent
      if let cell = cell(of: above, key) {
        if let known = skipReasons[cell.index] {
          reason = known
          break
        }
        if cells[cell].isEvaluated, cells[cell].kind == .fold {
          reason = .nextValueNotCalled(by: above)
          break
        }
        passed.append(cell)
      }
      if isUnevaluatedReader(above, key) {
        reason = .readerNotEvaluated(above)
        break
      }
      below = above
    }
    for cell in passed { skipReasons[cell.index] = reason }
    return reason
  }

  /// The reason why a node hides its content, or `nil` if it doesn't.
  private func hiding(_ node: PreferenceNode.Index) -> PreferenceSkip.Reason? {
    guard isHidden(node) else { return nil }
    return nodes[node].kind == .row ? .notInSight : .notInstantiated
  }

  /// The reason of the nearest node above that hides a node, or `nil` without one.
  private func reasonForHiding(_ node: PreferenceNode.Index) -> PreferenceSkip.Reason? {
    var below = node
    while nodes[below].parent != below {
      below = nodes[below].parent
      if let reason = hiding(below) { return reason }
    }
    return nil
  }

  private func isUnevaluatedReader(_ node: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool {
    let reader = nodes[node]
    return reader.key == key && !reader.wasEvaluated && reader.kind.isReader
  }
}

extension PreferenceSkip.Reason {
  /// The reason why no closure ran for an unchanged value, or `nil` if a closure ran.
  fileprivate init?(_ outcome: PreferenceCache.Outcome) {
    switch outcome {
    case .ran: return nil
    case .clean: self = .clean
    case .equal: self = .equal
    }
  }
}
