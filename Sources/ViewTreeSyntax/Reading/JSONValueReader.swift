import ViewTreeNumbers

/// Reads single values of a JSON text into a tree that has others already.
package final class JSONValueReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: ReaderLimits
  /// Where a value is read before it is added; it grows with the largest one.
  private var room: UnsafeMutableBufferPointer<SyntaxNode>

  /// Makes a reader of bytes that stay where they are as long as it is used.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, limits: ReaderLimits) {
    self.bytes = bytes
    self.limits = limits
    room = .allocate(capacity: 64 + SyntaxNodeRoom.slack)
  }

  deinit { room.deallocate() }

  /// Adds the value that begins at an offset to a tree; returns its node and the offset behind it, or `nil` where
  /// anything is wrong with it.
  package func read(at start: Int, into tree: SyntaxTree) -> (node: SyntaxNode.Index, end: Int)? {
    guard let end = read(at: start, add: { tree.append($0) }) else { return nil }
    return (end.result, end.end)
  }

  /// The offset behind the value that begins at an offset, if nothing is wrong with it.
  package func check(at start: Int) -> Int? { read(at: start) { _ in }?.end }

  private func read<Result>(
    at start: Int, add: (SyntaxNodeRoom) -> Result
  ) -> (result: Result, end: Int)? {
    while true {
      var parser = JSONParser(
        bytes, into: SyntaxNodeRoom(room), limits: limits, allowsComments: false)
      parser.readValue(at: start)
      guard parser.lacksRoom else {
        guard parser.diagnostics.isEmpty, !parser.nodes.isEmpty else { return nil }
        return (add(parser.nodes), parser.position)
      }
      let capacity = room.count * 4
      room.deallocate()
      room = .allocate(capacity: capacity)
    }
  }
}
