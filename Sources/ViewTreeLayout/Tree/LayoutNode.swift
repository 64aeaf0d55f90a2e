/// One node of the arena: links, the index of its parameters, its last result, and later its frame.
struct LayoutNode: BitwiseCopyable {
  var parent: NodeID
  var firstChild = NodeID.none
  var lastChild = NodeID.none
  var nextSibling = NodeID.none
  /// The start of the algorithm's parameters in the parameter arena, in units of 8 bytes.
  var parameters: UInt32
  /// The newest cached result other than `size`.
  var memo: UInt32 = .max
  /// The coordinate system of `origin`.
  var system: UInt32 = 0
  /// Number of ancestors.
  var depth: UInt32
  /// Cached spacing preferences, `.max` where none are cached.
  var spacing: UInt32 = .max
  /// Index into the arena's list of algorithm types.
  var algorithm: UInt16
  var traits: LayoutTraits = []
  var state: State

  /// The last measured proposal. After placement, the proposal that the node was placed with.
  var proposal = ProposedSize.unspecified
  /// The result for `proposal`.
  var size = Size.zero
  /// The top left corner in `system`, once placed. Before that, data of the enclosing stack.
  var origin = Point.zero

  /// The facts known about a node so far.
  struct State: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let traitsKnown = State(rawValue: 1)
    static let answered = State(rawValue: 2)
    static let placed = State(rawValue: 4)
    static let remembersAnswers = State(rawValue: 8)

    /// The two upper pairs of bits: the axis of the enclosing stack, and the axis passed to
    /// children.
    static func axes(own: StackAxis, children: StackAxis) -> State {
      State(rawValue: own.rawValue << 4 | children.rawValue << 6)
    }
    mutating func setChildAxis(_ axis: StackAxis) {
      self = State(rawValue: rawValue & 0x3F | axis.rawValue << 6)
    }
    var ownAxis: StackAxis { StackAxis(rawValue: rawValue >> 4 & 3) ?? .none }
    var childAxis: StackAxis { StackAxis(rawValue: rawValue >> 6) ?? .none }
  }

  /// Clears sizes, frames and spacing. Traits that apply to every proposal stay.
  mutating func forgetAnswers() {
    memo = .max
    spacing = .max
    traits.remove(.arranged)
    state.subtract([.answered, .placed])
  }

  /// True if the stored answer also answers another proposal.
  func answers(_ other: ProposedSize) -> Bool {
    guard state.contains(.answered) else { return false }
    return
      (traits.contains(.ignoresWidth) || isSame(proposal.openableWidth, other.openableWidth))
      && (traits.contains(.ignoresHeight) || isSame(proposal.openableHeight, other.openableHeight))
  }
}

/// Equality in which nil (NaN) equals nil.
func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
  lhs == rhs || (lhs != lhs && rhs != rhs)
}
