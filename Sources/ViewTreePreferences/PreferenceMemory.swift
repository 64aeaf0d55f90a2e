/// The memory that an evaluation leaves to the next one: its values and their inputs
/// (docs/explanation/updates.md, Evaluating again).
///
/// The client stores the values themselves, one per entry at the same index.
public struct PreferenceMemory: Sendable {
  /// The number of the evaluation in which a value last changed, from 1.
  public typealias Version = UInt32

  /// An input of another value.
  struct Input: Equatable, Sendable {
    let identity: UInt64
    let version: Version
  }

  /// The memory of a value, or of the value that a reader received.
  struct Entry: Sendable {
    let node: UInt64
    let version: Version
    /// The last evaluation that used it.
    let evaluation: Version
    /// The operands of the value, read or not.
    let operands: UInt64
    /// The values that it was made of, in the order in which they were read: a range of `inputs`.
    let inputs: Range<Int>
  }

  /// The number of evaluations.
  public private(set) var evaluations: Version = 0
  private(set) var entries: [Entry] = []
  private(set) var inputs: [Input] = []
  private(set) var places: [UInt64: Int] = [:]

  /// Creates an empty memory.
  public init() {}

  /// Creates a memory with only the number of evaluations.
  public init(after evaluations: Version) {
    self.evaluations = evaluations
  }

  /// Returns true if there is an entry of this identity.
  public func contains(_ identity: UInt64) -> Bool { places[identity] != nil }

  func inputs(of entry: Entry) -> ArraySlice<Input> { inputs[entry.inputs] }

  mutating func add(
    _ identity: UInt64, node: UInt64, version: Version, evaluation: Version, operands: UInt64,
    inputs read: some Sequence<Input>
  ) {
    let first = inputs.count
    inputs.append(contentsOf: read)
    places[identity] = entries.count
    entries.append(
      Entry(
        node: node, version: version, evaluation: evaluation, operands: operands,
        inputs: first..<inputs.count))
  }
}
