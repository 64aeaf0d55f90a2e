import ViewTreeSyntax

/// Finds a cursor in the tree of the text, which may be incomplete: the parsers continue after
/// errors.
struct TreeCursor {
  typealias Index = SyntaxTree.Index

  let tree: SyntaxTree
  let bytes: [UInt8]
  let cursor: Int
  let isYAML: Bool
  /// The word at the cursor, if the tree is that of the text without it.
  private let typed: TypedWord?
  private(set) var path: [PathStep] = []

  /// The cursor at an offset.
  static func cursor(in bytes: [UInt8], at cursor: Int, isYAML: Bool) -> DocumentCursor {
    var search = TreeCursor(bytes, cursor, isYAML: isYAML)
    if isYAML { return search.inBlock() }
    var found = search.inFlow(0)
    if let typed = search.typed { (found.token, found.isQuoted) = (typed.token, typed.isQuoted) }
    return found
  }

  init(_ bytes: [UInt8], _ cursor: Int, isYAML: Bool) {
    (self.cursor, self.isYAML) = (cursor, isYAML)
    var bytes = bytes
    typed = isYAML ? nil : TypedWord.takeOut(of: &bytes, at: cursor)
    self.bytes = bytes
    let source = SourceFile(name: "", bytes: bytes)
    tree =
      isYAML
      ? YAMLReader.readWithErrors(source) : JSONReader.read(source, allowsComments: true)
  }

  // MARK: - JSON, and brackets of YAML

  /// The cursor in a value with brackets, or in the scalar of a whole text.
  mutating func inFlow(_ root: Index) -> DocumentCursor {
    var node = root
    while true {
      switch tree.kind(node) {
      case .object:
        guard let next = inObject(node) else { return at(.key(hasColon: false), of: node) }
        guard let inner = next.inner else { return next.cursor }
        node = inner
      case .array:
        path.append(.element)
        guard let element = tree.elements(node).first(where: { contains($0) || reaches($0) }) else {
          return inPair(of: node) ?? at(.value)
        }
        guard contains(element) else { return at(.value, element) }
        node = element
      default: return reaches(node) ? at(.value, node) : at(.value)
      }
    }
  }

  /// The cursor in a `key: value` without braces in a list of YAML.
  private mutating func inPair(of list: Index) -> DocumentCursor? {
    for pair in tree.elements(list) where tree.kind(pair) == .object && !isFlow(pair) {
      for (key, value) in tree.members(pair) where Int(tree.start(key)) <= cursor {
        if reaches(key) { return at(.value, key) }
        guard Int(tree.range(key).end) < cursor, cursor <= Int(tree.range(value).end) else {
          continue
        }
        path.append(step(key, in: pair))
        return contains(value) ? inFlow(value) : at(.value, reaches(value) ? value : nil)
      }
    }
    return nil
  }

  /// The cursor in a member of an object, or the container in which it is. `nil` between members.
  private mutating func inObject(_ object: Index) -> (cursor: DocumentCursor, inner: Index?)? {
    for (key, value) in tree.members(object) where Int(tree.start(key)) <= cursor {
      if reaches(key) { return (at(.key(hasColon: hasColon(key)), key, of: object), nil) }
      guard hasColon(key), Int(tree.range(key).end) <= cursor else { continue }
      let isAwaited = Int(tree.start(value)) >= cursor
      guard isAwaited || contains(value) || reaches(value) else { continue }
      path.append(step(key, in: object))
      if isAwaited { return (at(.value), nil) }
      return contains(value) ? (at(.value), value) : (at(.value, value), nil)
    }
    return nil
  }

  /// True if a cursor is between the brackets of a container, which may be unclosed.
  func contains(_ node: Index) -> Bool {
    guard isFlow(node) else { return false }
    let (start, end) = (Int(tree.start(node)), Int(tree.range(node).end))
    let closing = tree.kind(node) == .object ? Byte.closeBrace : Byte.closeBracket
    var content = start + 1
    for value in tree.elements(node) { content = Int(tree.range(value).end) }
    for (_, value) in tree.members(node) { content = Int(tree.range(value).end) }
    let isClosed = content < end && bytes[end - 1] == closing
    return start < cursor && cursor <= (isClosed ? end - 1 : end)
  }

  /// True for a container with brackets.
  func isFlow(_ node: Index) -> Bool {
    guard tree.kind(node) == .object || tree.kind(node) == .array else { return false }
    let start = Int(tree.start(node))
    return start < bytes.count && [Byte.openBrace, Byte.openBracket].contains(bytes[start])
  }

  /// True if a cursor is in a word or between its quotes, or at their end.
  private func reaches(_ node: Index) -> Bool {
    guard tree.kind(node) != .object, tree.kind(node) != .array,
      tree.start(node) < tree.range(node).end
    else { return false }
    let content = content(of: node)
    let isQuoted = content.lowerBound > Int(tree.start(node))
    return (isQuoted ? content.lowerBound : content.lowerBound + 1) <= cursor
      && cursor <= content.upperBound
  }

  /// True if a colon follows a key.
  private func hasColon(_ key: Index) -> Bool {
    bytes[Int(tree.range(key).end)...].first { !Byte.isSpace($0) } == Byte.colon
  }

  // MARK: - Parts of the result

  /// The text of a scalar without its quotes. An unclosed string ends with its line.
  func content(of node: Index) -> Range<Int> {
    let (start, end) = (Int(tree.start(node)), Int(tree.range(node).end))
    guard start < end, [Byte.quote, Byte.apostrophe].contains(bytes[start]),
      isYAML || bytes[start] == Byte.quote
    else { return start..<end }
    var escapes = end - 1
    while escapes - 1 > start, bytes[escapes - 1] == Byte.backslash { escapes -= 1 }
    let isEscaped = bytes[start] == Byte.quote && (end - 1 - escapes) % 2 == 1
    if end - start > 1, bytes[end - 1] == bytes[start], !isEscaped { return start + 1..<end - 1 }
    return start + 1..<max(endOfLine(start), start + 1)
  }

  func text(_ node: Index) -> String { String(decoding: bytes[content(of: node)], as: UTF8.self) }

  func endOfLine(_ start: Int) -> Int {
    bytes[start...].firstIndex(where: Byte.isLineEnd) ?? bytes.count
  }

  /// The cursor in a role, at a scalar or between two.
  func at(
    _ role: DocumentCursor.Role, _ node: Index? = nil, of object: Index? = nil,
    mayBeKey: Bool = false
  ) -> DocumentCursor {
    let token = node.map { content(of: $0) } ?? cursor..<cursor
    return DocumentCursor(
      path: path, object: object.map { self.object($0) } ?? PathObject(), role: role,
      token: token, isQuoted: node.map { token.lowerBound > Int(tree.start($0)) } ?? false,
      mayBeKey: mayBeKey)
  }

  mutating func append(_ step: PathStep) { path.append(step) }

  func step(_ key: Index, in object: Index) -> PathStep {
    .member(text(key), of: self.object(object))
  }

  /// The known parts of an object. A word without a colon isn't a member yet.
  private func object(_ node: Index) -> PathObject {
    var object = PathObject()
    for (key, value) in tree.members(node) where hasColon(key) {
      let name = text(key)
      object.keys.append(name)
      if name == "view", tree.kind(value) == .string { object.view = text(value) }
    }
    return object
  }
}
