import ViewTreeNumbers

/// The state with which a graph uses the memory of the previous evaluation and records its own.
final class PreferenceCache {
  /// The origin of a value in this evaluation.
  enum Outcome: UInt8 {
    /// The closure of the value ran.
    case ran
    /// The value is the previous one, and so are all its inputs.
    case clean
    /// The value is the previous one: its inputs ran again and produced an equal result.
    case equal
  }

  let memory: PreferenceMemory
  /// True if the inputs of the previous evaluation are compared before any closure runs
  /// (docs/explanation/updates.md, Strict order).
  let isStrict: Bool
  /// True if every value is kept, so that a later evaluation can use it.
  var keepsValues = true

  /// Per node, the same number in every evaluation.
  @exclusivity(unchecked) var identities: [UInt64] = []
  /// The number of nodes per identity, before equal identities were made unique.
  var identityUses: [UInt64: UInt64] = [:]
  /// Per cell, once it's evaluated.
  @exclusivity(unchecked) var outcomes: [Outcome] = []
  @exclusivity(unchecked) var versions: [PreferenceMemory.Version] = []
  /// The reasons why closures ran, by node.
  var causes: [PreferenceNode.Index: PreferenceCause] = [:]
  /// The cells of containers that kept their value because the shown view writes none, with their
  /// identities.
  var kept: [PreferenceCell.Index: UInt64] = [:]
  /// The outcomes of content readers, by node.
  var readerOutcomes: [PreferenceNode.Index: Outcome] = [:]

  /// The client, which knows the views and modifiers of nodes.
  unowned let client: any PreferenceClient

  init(_ memory: PreferenceMemory, isStrict: Bool, client: any PreferenceClient) {
    self.memory = memory
    self.isStrict = isStrict
    self.client = client
  }

  /// The number of this evaluation.
  var now: PreferenceMemory.Version { memory.evaluations + 1 }

  func setOutcome(
    _ outcome: Outcome, _ version: PreferenceMemory.Version, of cell: PreferenceCell.Index
  ) {
    let missing = cell.index + 1 - outcomes.count
    if missing > 0 {
      outcomes.append(contentsOf: repeatElement(.ran, count: missing))
      versions.append(contentsOf: repeatElement(0, count: missing))
    }
    outcomes[cell.index] = outcome
    versions[cell.index] = version
  }
}
