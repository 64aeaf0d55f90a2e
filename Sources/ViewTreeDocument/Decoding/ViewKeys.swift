import ViewTreeSyntax

/// The members that a node of the document may have whatever view it is, found in one look.
struct ViewKeys {
  /// The value of `view`.
  var view: SyntaxNode.Index?
  /// The value of `modifiers`.
  var modifiers: SyntaxNode.Index?
  /// The value of `let`.
  var lets: SyntaxNode.Index?
  /// The value of `id`.
  var id: SyntaxNode.Index?
  /// The value of `as`.
  var names: SyntaxNode.Index?

  /// The names, for suggestions.
  static let all = ["view", "id", "modifiers", "let", "comment"]

  init(of object: SyntaxNode.Index, in decoder: DocumentDecoder) {
    let end = decoder.nodes[Int(object)].next
    var next = object + 1
    while next < end {
      let (key, value) = (next, next + 1)
      next = decoder.nodes[Int(value)].next
      switch Self.kind(key, in: decoder) {
      case .view: view = value
      case .modifiers: modifiers = value
      case .lets: lets = value
      case .id: id = value
      case .names: names = value
      case .comment, .other: break
      }
    }
  }

  /// What a key is.
  enum Kind {
    case view, modifiers, lets, id, names, comment, other

    /// Whether the key belongs to a definition or to nobody.
    var isNobodys: Bool { self == .other || self == .names }
  }

  /// Tells the keys apart, most by the length of their text alone.
  static func kind(_ key: SyntaxNode.Index, in decoder: DocumentDecoder) -> Kind {
    let length = decoder.withText(key) { $0.count }
    switch length {
    case 2:
      if decoder.text(key, equals: "id") { return .id }
      return decoder.text(key, equals: "as") ? .names : .other
    case 3: return decoder.text(key, equals: "let") ? .lets : .other
    case 4: return decoder.text(key, equals: "view") ? .view : .other
    case 7: return decoder.text(key, equals: "comment") ? .comment : .other
    case 9: return decoder.text(key, equals: "modifiers") ? .modifiers : .other
    default: return .other
    }
  }
}
