import ViewTreeNumbers
import ViewTreeSyntax

/// The outermost object of a document while it is read: its members are values of the tree, but for the root, which
/// stands apart.
struct OutermostObject {
  /// The views.
  struct Root {
    /// The node of the value, whose content is not in the tree.
    let node: SyntaxNode.Index
    /// The offset of its first byte.
    let start: Int
  }

  /// The sections that nothing in the root needs to know.
  private static let independent: Set<String> = ["steps", "comment", "$schema"]

  let tree: SyntaxTree
  let values: JSONValueReader
  private(set) var root: Root?
  private var cursor: JSONCursor
  /// The names of the members so far.
  private var names: Set<String> = []
  private var namesBeforeRoot: Set<String> = []
  private var isFirst = true

  init(_ cursor: JSONCursor, _ values: JSONValueReader, _ tree: SyntaxTree) {
    self.cursor = cursor
    self.values = values
    self.tree = tree
  }

  /// Adds the object itself; false if the text begins with something else.
  mutating func open() -> Bool {
    cursor.skipSpace()
    let start = cursor.position
    guard cursor.take(UInt8(ascii: "{")) else { return false }
    return tree.append(.object, start..<start) == 0
  }

  /// Reads members up to the end of the text, or only up to the root if it is not known where that ends; false where
  /// the text is wrong or unusual.
  mutating func readMembers(rootEnd: Int?) -> Bool {
    while true {
      cursor.skipSpace()
      if cursor.current == UInt8(ascii: "}") {
        cursor.position += 1
        tree.close(0, end: cursor.position)
        return root != nil && isAtEnd()
      }
      guard isFirst || cursor.take(UInt8(ascii: ",")), let name = readKey() else { return false }
      isFirst = false
      guard name == "root" else {
        guard let value = values.read(at: cursor.position, into: tree) else { return false }
        cursor.position = value.end
        continue
      }
      guard beginRoot(end: rootEnd) else { return false }
      guard let rootEnd else {
        tree.close(0, end: cursor.position)
        return true
      }
      cursor.position = rootEnd
    }
  }

  /// Adds a key; its text, if it is new and written without escapes.
  private mutating func readKey() -> String? {
    cursor.skipSpace()
    let start = cursor.position
    guard let text = cursor.plainString() else { return nil }
    _ = tree.append(.string, start..<cursor.position)
    let name = String(decoding: text, as: UTF8.self)
    guard names.insert(name).inserted, cursor.take(UInt8(ascii: ":")) else { return nil }
    cursor.skipSpace()
    return name
  }

  private mutating func beginRoot(end: Int?) -> Bool {
    let start = cursor.position
    let kind: SyntaxNode.Kind
    switch cursor.current {
    case UInt8(ascii: "{"): kind = .object
    case UInt8(ascii: "["): kind = .array
    default: return false
    }
    let node = tree.append(kind, start..<(end ?? start + 1), isApart: true)
    root = Root(node: node, start: start)
    namesBeforeRoot = names
    return true
  }

  /// Where the root ends, if other members stand behind it; only its brackets are counted.
  func rootEndBeforeMore() -> Int? {
    guard let root else { return nil }
    var ahead = cursor
    ahead.position = root.start
    guard ahead.skipContainer() else { return nil }
    let end = ahead.position
    return ahead.take(UInt8(ascii: ",")) ? end : nil
  }

  /// Goes on behind the root, whose views have been decoded.
  mutating func endRoot(at end: Int) {
    guard let root else { return }
    tree.close(root.node, end: end)
    cursor.position = end
  }

  /// Whether nothing behind the root could change what its views are.
  func hasOnlySteps(behind root: Root) -> Bool {
    names.subtracting(namesBeforeRoot).isSubset(of: Self.independent)
  }

  private mutating func isAtEnd() -> Bool {
    cursor.skipSpace()
    // Nothing is at the end; a zero, which no text has, would look the same.
    return cursor.isAtEnd
  }
}
