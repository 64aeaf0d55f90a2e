import ViewTreeNumbers

/// Access to the values of a tree. Every index must come from the same tree.
extension SyntaxTree {
  /// The index of a value in its tree. The root is 0.
  public typealias Index = SyntaxNode.Index

  /// True if reading found an error, so that the values must not be used.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// The kind of a value.
  @inlinable
  public func kind(_ index: Index) -> SyntaxNode.Kind {
    nodes[Int(index)].kind
  }

  /// The offset of the first byte of the value.
  @inlinable
  public func start(_ index: Index) -> UInt32 {
    nodes[Int(index)].start
  }

  /// The bytes that the value was written with, quotes and brackets included.
  @inlinable
  public func range(_ index: Index) -> SourceRange {
    nodes[Int(index)].range
  }

  /// The members of an object in source order. Empty if the value isn't an object.
  @inlinable
  public func members(_ object: Index) -> SyntaxMembers {
    let node = nodes[Int(object)]
    return SyntaxMembers(
      nodes: nodes, index: object &+ 1, end: node.kind == .object ? node.next : object)
  }

  /// The elements of an array in source order. Empty if the value isn't an array.
  @inlinable
  public func elements(_ array: Index) -> SyntaxElements {
    let node = nodes[Int(array)]
    return SyntaxElements(
      nodes: nodes, index: array &+ 1, end: node.kind == .array ? node.next : array)
  }

  /// The number of elements or members, or 0 for a scalar. Takes O(n) time.
  @inlinable
  public func count(_ container: Index) -> Int {
    let node = nodes[Int(container)]
    guard node.kind == .array || node.kind == .object else { return 0 }
    var count = 0
    var child = container &+ 1
    while child < node.next {
      count &+= 1
      child = nodes[Int(child)].next
    }
    return node.kind == .object ? count / 2 : count
  }

  /// The value of a `true` or `false`. False for other values.
  @inlinable
  public func bool(_ index: Index) -> Bool {
    kind(index) == .true
  }

  /// The nearest `Double` to a number, or 0 if the value isn't a number.
  public func number(_ index: Index) -> Double {
    guard kind(index) == .number else { return 0 }
    return withNumberBytes(index) { NumberText.double($0) }
  }

  /// The value of a number that is written without fraction and exponent, if it fits in an `Int`.
  public func integer(_ index: Index) -> Int? {
    guard kind(index) == .number else { return nil }
    return withNumberBytes(index) { NumberText.integer($0) }
  }

  /// Calls `body` with a number as JSON writes it: its own bytes, unless YAML wrote it otherwise.
  func withNumberBytes<Result>(
    _ index: Index, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let node = nodes[Int(index)]
    if node.hasEscapes, let text = texts.text(start: texts.key(of: node, at: index)) {
      return try text.withUnsafeBufferPointer(body)
    }
    return try withSourceBytes(index, body)
  }

  /// Calls `body` with the bytes that the value was written with.
  @inlinable
  public func withSourceBytes<Result>(
    _ index: Index, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let node = nodes[Int(index)]
    return try source.bytes.withUnsafeBufferPointer { bytes in
      try body(UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)]))
    }
  }
}
