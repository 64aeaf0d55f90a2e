/// Memory for the nodes during parsing, borrowed from the final array.
///
/// There is a node every few bytes. With an array owned by the parser, each append would check for
/// uniqueness and capacity. No code reads past `count`, and the owner of the memory outlives this
/// value.
struct SyntaxNodeRoom {
  private let room: UnsafeMutableBufferPointer<SyntaxNode>
  /// The number of nodes.
  private(set) var count = 0

  /// An upper bound of the nodes that one step of the reader adds.
  static var slack: Int { 16 }

  init(_ room: UnsafeMutableBufferPointer<SyntaxNode>) { self.room = room }

  /// True if the memory may be too small for the reader's next step.
  var isFull: Bool { count &+ Self.slack > room.count }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ node: SyntaxNode) {
    precondition(count < room.count)
    room.initializeElement(at: count, to: node)
    count &+= 1
  }

  subscript(index: Int) -> SyntaxNode {
    get {
      precondition(index >= 0 && index < count)
      return room[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count)
      room[index] = newValue
    }
  }
}
