import ViewTreeNumbers

/// Readers run again for a changed value, or for another changed input
/// (docs/explanation/updates.md, Evaluating again).
extension PreferenceGraph {
  /// Returns true if the closure of a content reader must run, and records the reason.
  ///
  /// Its value must have been pulled. `content` is the value that it reads.
  public func runsReader(
    _ reader: PreferenceNode.Index, _ client: any PreferenceClient
  ) throws -> Bool {
    guard let recollection else { return true }
    let content = contentCell(of: reader)
    let identity = readerIdentity(reader, recollection)
    guard let place = recollection.memory.places[identity] else {
      if recollection.now > 1 { recollection.causes[reader] = .new }
      return true
    }
    let entry = recollection.memory.entries[place]
    let operands = content.map { self.identity(ofCell: $0, recollection) } ?? 0
    let input = content.map { recollection.versions[$0.index] }
    if operands != entry.operands
      || recollection.memory.inputs(of: entry).first?.version != input
    {
      recollection.causes[reader] = .content
      return true
    }
    if let cause = try client.cause(of: nodes[reader].token, since: place) {
      recollection.causes[reader] = cause
      return true
    }
    recollection.readerOutcomes[reader] =
      content.map { recollection.outcomes[$0.index] } == .equal ? .equal : .clean
    return false
  }

  func readerIdentity(
    _ reader: PreferenceNode.Index, _ recollection: PreferenceCache
  ) -> UInt64 {
    Identity.mix(identity(ofNode: reader, recollection), .max)
  }

  /// True if the value of an `onPreferenceChange` is the previous one and no closure ran for it.
  public func contentIsClean(of reader: PreferenceNode.Index) -> Bool {
    guard let recollection, let content = contentCell(of: reader) else { return false }
    return recollection.outcomes[content.index] == .clean
  }

  /// True if a reader's value is the same as in the previous evaluation.
  public func contentIsUnchanged(of reader: PreferenceNode.Index) -> Bool {
    guard let recollection, let content = contentCell(of: reader) else { return false }
    return recollection.versions[content.index] < recollection.now
  }

  /// The evaluated cell that a reader reads.
  func contentCell(of reader: PreferenceNode.Index) -> PreferenceCell.Index? {
    guard let content = contentToRead(of: reader) else { return nil }
    let key = nodes[reader].key
    guard let cell = cell(of: passingReaders(from: content, of: key), key),
      cells[cell].isEvaluated
    else { return nil }
    return cell
  }

  /// The reason why the closure of a node ran again, or `nil` without a cache, or if it didn't run.
  public func cause(of node: PreferenceNode.Index) -> PreferenceCause? {
    recollection?.causes[node]
  }
}
