import ViewTreeNumbers

/// An `onPreferenceChange` passes the value of its content on (docs/semantics.md, Readers): for keys that it does not
/// read it is as if it were not there, and no number of them makes the way to a value longer.
extension PreferenceGraph {
  /// Notes an `onPreferenceChange` whose content is complete.
  func addPassage(_ reader: PreferenceNode.Index) {
    changeReaders[Int(nodes[reader].key.index)].append(reader)
    guard let content = operandNodes(of: reader).first else { return }
    nodes[reader].passage = nodes[content].passage ?? content
  }

  /// The node at or below another whose value of a key is the same, behind all that only pass it on.
  ///
  /// Readers of that very key stay: until they have looked, the value is not to be taken away.
  func passingReaders(
    from node: PreferenceNode.Index, of key: PreferenceKeyID
  ) -> PreferenceNode.Index {
    guard let passage = nodes[node].passage, nodes[node].key != key else { return node }
    return outermostReader(of: key, inside: node) ?? passage
  }

  /// The first reader of a key on the way down from a reader to its passage.
  ///
  /// Readers around one another are closed one right after the other, so that they have numbers in a row.
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
