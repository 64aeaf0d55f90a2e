/// Room for the nodes of a text that is being read, lent by the array that they will be.
///
/// A text has a node every few bytes: in an array of the parser's own, each would ask whether the array is shared
/// and whether it has room. Nobody looks past `count`, and whoever lends the room outlives this.
struct SyntaxNodeRoom {
  private let room: UnsafeMutableBufferPointer<SyntaxNode>
  /// The number of nodes.
  private(set) var count = 0

  /// An upper bound of the nodes that one step of the reader adds.
  static var slack: Int { 16 }

  init(_ room: UnsafeMutableBufferPointer<SyntaxNode>) { self.room = room }

  /// True if the memory may not suffice for the reader's next step.
  var isFull: Bool { count &+ Self.slack > room.count }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ node: SyntaxNode) {
    precondition(count < room.count)
    room.initializeElement(at: count, to: node)
    count &+= 1
  }

  subscript(index: Int) -> SyntaxNode {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return room[index]
    }
    @inline(__always) nonmutating set {
      precondition(index >= 0 && index < count)
      room[index] = newValue
    }
  }
}
