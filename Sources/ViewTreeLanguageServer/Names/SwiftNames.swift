import ViewTreeScript
import ViewTreeSyntax

/// Finds the declarations in Swift from its tokens alone, even in an incomplete file.
struct SwiftNames {
  private struct Block {
    let open: Int
    /// True if it contains the members of a type.
    let isType: Bool
    /// The index of the declaration that it belongs to.
    let owner: Int?
    /// The names that are declared in it.
    var members: [Int] = []
  }

  private let bytes: [UInt8]
  private let tokens: [SwiftToken]
  private var names: [DeclaredName] = []
  private var blocks: [Block] = []
  /// The declaration whose block comes next.
  private var waiting: (name: Int?, isType: Bool, isProperty: Bool)?

  static func names(in bytes: [UInt8]) -> DeclaredNames {
    var finder = SwiftNames(bytes)
    finder.run()
    return DeclaredNames(finder.names)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = SwiftTokens.all(in: bytes[...]).filter { $0.kind != .comment }
  }

  private mutating func run() {
    for place in tokens.indices {
      let token = tokens[place]
      if token.startsLine, waiting?.isProperty == true { waiting = nil }
      if token.isMark("{") {
        blocks.append(
          Block(open: place, isType: waiting?.isType ?? false, owner: waiting?.name))
        waiting = nil
      } else if token.isMark("}") {
        close(token.range.upperBound)
      } else if token.kind == .name {
        read(place)
      }
    }
    while !blocks.isEmpty { close(bytes.count) }
  }

  /// Ends a block. The declaration's range ends here, and its names are in scope inside.
  private mutating func close(_ end: Int) {
    guard let block = blocks.popLast() else { return }
    let open = tokens[block.open].range.lowerBound
    for place in block.members where names[place].scope != nil { names[place].scope = open..<end }
    guard let owner = block.owner else { return }
    let old = names[owner]
    names[owner] = DeclaredName(
      kind: old.kind, name: old.name, range: old.range,
      full: old.full.lowerBound..<max(end, old.full.upperBound), scope: old.scope,
      parameters: old.parameters, type: old.type)
  }

  private func text(_ place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  // MARK: - Declarations

  private mutating func read(_ place: Int) {
    // After a dot, a keyword is the name of a member.
    if place > 0, tokens[place - 1].isMark(".") { return addID(place) }
    let next = place + 1
    guard next < tokens.count, tokens[next].kind == .name else { return }
    switch text(place) {
    case "struct", "class", "enum", "actor", "protocol": addType(place, next)
    case "extension": waiting = (nil, true, false)
    case "typealias": add(.type, place, next)
    case "func":
      add(.function, place, next)
      waiting = (names.count - 1, false, false)
    case "var", "let":
      let isMember = blocks.last?.isType ?? false
      add(isMember || blocks.isEmpty ? variableKind(before: place) : .local, place, next)
      waiting = (names.count - 1, false, true)
    default: break
    }
  }

  /// Adds the literal that gives a view its id.
  private mutating func addID(_ place: Int) {
    guard text(place) == "accessibilityIdentifier", place + 3 < tokens.count,
      tokens[place + 1].isMark("("), tokens[place + 2].kind == .text, tokens[place + 3].isMark(")")
    else { return }
    let range = tokens[place + 2].range
    names.append(DeclaredName(kind: .id, name: text(place + 2), range: range, full: range))
  }

  private mutating func add(_ kind: DeclaredName.Kind, _ place: Int, _ name: Int) {
    var type: String?
    if name + 2 < tokens.count, tokens[name + 1].isMark(":") { type = typeName(from: name + 2) }
    names.append(
      DeclaredName(
        kind: kind, name: text(name), range: tokens[name].range,
        full: tokens[place].range.lowerBound..<tokens[name].range.upperBound,
        scope: blocks.last.map { tokens[$0.open].range.lowerBound..<Int.max }, type: type))
    if !blocks.isEmpty { blocks[blocks.count - 1].members.append(names.count - 1) }
  }

  /// The words of a type up to the end of its line, or to the token that ends it.
  private func typeName(from place: Int) -> String {
    var end = place
    while end < min(tokens.count, place + Self.reach), end == place || !tokens[end].startsLine,
      !"={},".contains(where: { tokens[end].isMark($0) })
    {
      end += 1
    }
    guard end > place else { return "" }
    return String(
      decoding: bytes[tokens[place].range.lowerBound..<tokens[end - 1].range.upperBound],
      as: UTF8.self)
  }

  /// The kind of a property: a variable of state, by the attribute before it, or a value.
  private func variableKind(before place: Int) -> DeclaredName.Kind {
    let first = max(place - Self.reach, 0)
    var place = place - 1
    while place > first, tokens[place].kind == .name {
      if tokens[place - 1].isMark("@") {
        return Self.stateAttributes.contains(text(place)) ? .state : .property
      }
      place -= 1
    }
    return .property
  }

  /// The maximum number of words checked for one declaration.
  private static let reach = 64

  private static let stateAttributes: Set<String> = [
    "State", "StateObject", "Published", "AppStorage", "SceneStorage", "FocusState",
  ]

  private mutating func addType(_ place: Int, _ name: Int) {
    add(kind(inheriting: inherited(name)), place, name)
    // A nested type is visible outside the enclosing type, too.
    names[names.count - 1].scope = nil
    waiting = (names.count - 1, true, false)
  }

  /// The names between the colon after a type's name and its block.
  private func inherited(_ name: Int) -> Set<String> {
    var found: Set<String> = []
    var place = name + 1
    while place < min(tokens.count, name + Self.reach), !tokens[place].isMark("{"),
      !tokens[place].isMark("}")
    {
      if tokens[place].kind == .name { found.insert(text(place)) }
      place += 1
    }
    return found
  }

  private func kind(inheriting names: Set<String>) -> DeclaredName.Kind {
    let kinds: [(String, DeclaredName.Kind)] = [
      ("View", .component), ("Shape", .component), ("InsettableShape", .component),
      ("ViewModifier", .modifier), ("Layout", .layout), ("PreferenceKey", .preferenceKey),
      ("EnvironmentKey", .environmentKey), ("LayoutValueKey", .layoutValueKey),
    ]
    return kinds.first { names.contains($0.0) }?.1 ?? .type
  }
}
