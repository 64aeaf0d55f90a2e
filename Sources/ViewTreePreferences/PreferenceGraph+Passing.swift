import ViewTreeNumbers

/// Shortcuts past `onPreferenceChange`, which passes the value of its content on
/// (docs/explanation/preferences.md, Readers). For keys that it doesn't read, it has no effect, and
/// no number of them makes the path to a value longer.
extension PreferenceGraph {
  /// Records an `onPreferenceChange` whose content is complete.
  func addPassage(_ reader: PreferenceNode.Index) {
    changeReaders[Int(nodes[reader].key.index)].append(reader)
    guard let content = operandNodes(of: reader).first else { return }
    nodes[reader].passage = nodes[content].passage ?? content
  }

  /// The node below a chain of readers that only pass the value of a key on.
  ///
  /// Readers of that key itself aren't skipped: until they have read the value, it must stay in its
  /// cell.
  func passingReaders(
    from node: PreferenceNode.Index, of key: PreferenceKeyID
  ) -> PreferenceNode.Index {
    guard let passage = nodes[node].passage, nodes[node].key != key else { return node }
    return outermostReader(of: key, inside: node) ?? passage
  }

  /// The first reader of a key on the path down from a reader to its passage.
  ///
  /// Nested readers are closed one after another, so they have consecutive indices.
  private func outermostReader(
    of key: PreferenceKeyID, inside node: PreferenceNode.Index
  ) -> PreferenceNode.Index? {
    let readers = changeReaders[Int(key.index)]
    var (low, high) = (0, readers.count)
    while low < high {
      let middle = (low + high) / 2
      if readers[middle] < node { low = middle + 1 } else { high = middle }
    }
    guard low > 0, nodes[readers[low - 1]].passage == nodes[node].passage else {
      return nil
    }
    return readers[low - 1]
  }
}
