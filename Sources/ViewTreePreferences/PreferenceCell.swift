import ViewTreeNumbers

/// The value of one key at one node, evaluated at most once and then cached.
struct PreferenceCell {
  typealias Index = ID<PreferenceCell>

  /// Marks "no cell" in links.
  static let none = Index.none

  /// The origin of the value.
  enum Kind: UInt8 {
    /// There is no slot: no node below has a value, and readers must not request one.
    case absent
    /// The value is the unchanged value of another cell.
    case alias
    /// A writer's value.
    case write
    /// A transformer's value: its content's value, changed in place.
    case transform
    /// The operands' values, reduced from the first.
    case fold
    /// A dynamic container without operands: the key's default.
    case defaultValue
    /// There is a slot in a hidden view, which contributes no value.
    case hidden
    /// There is a slot, but its value is known only after a reader has built its content. Then the
    /// cell gets one of the other kinds.
    case awaitingReader
  }

  let key: PreferenceKeyID
  var kind: Kind
  let node: PreferenceNode.Index
  /// The next cell of the same node.
  var next: Index
  /// For `fold`, the first of its operands in `PreferenceGraph.operands`. For `alias` and
  /// `transform`, the number of the cell below.
  var first: UInt32
  var count: UInt32
  var isEvaluated: Bool
  /// True if a reader uses this value, so that it must not be moved out of the cell.
  var isRead: Bool
  var value: PreferenceValueID

  /// `alias` and `transform`: the cell below, or `none`.
  var below: Index { ID(first) }
}
