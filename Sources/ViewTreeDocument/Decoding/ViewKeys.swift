import ViewTreeNumbers
import ViewTreeSyntax

/// The members that a node of the document may have whatever view it is, found in one look.
struct ViewKeys {
  /// The value of `view`.
  var view: SyntaxNode.Index?
  /// The value of `modifiers`.
  var modifiers: SyntaxNode.Index?
  /// Which of them are on the view itself, inside of those of the document's own.
  var modifierRange = 0..<Int.max
  /// The value of `let`.
  var lets: SyntaxNode.Index?
  /// The value of `id`.
  var id: SyntaxNode.Index?
  /// The value of `as`.
  var names: SyntaxNode.Index?

  /// The keys of the first members that belong to the view's definition, or to nobody.
  private var others = SIMD8<UInt32>()
  /// How many such members there are.
  private(set) var otherCount = 0

  /// The names, for suggestions.
  static let all = ["view", "id", "modifiers", "let", "comment"]

  /// Finds them in an object; a function, because an initialiser would count a reference.
  static func find(in object: SyntaxNode.Index, of decoder: DocumentDecoder) -> ViewKeys {
    var keys = ViewKeys()
    let end = decoder.next(after: object)
    var next = object + 1
    while next < end {
      let (key, value) = (next, next + 1)
      next = decoder.next(after: value)
      let kind = Self.kind(key, in: decoder)
      switch kind {
      case .view: keys.view = value
      case .modifiers: keys.modifiers = value
      case .lets: keys.lets = value
      case .id: keys.id = value
      case .names: keys.names = value
      case .comment, .other: break
      }
      if kind.isNobodys {
        if keys.otherCount < 8 { keys.others[keys.otherCount] = key }
        keys.otherCount += 1
      }
    }
    return keys
  }

  /// Calls `body` with the key of each member that belongs to the view's definition, or to nobody.
  func forEachOther(
    in object: SyntaxNode.Index, of decoder: DocumentDecoder, _ body: (SyntaxNode.Index) -> Void
  ) {
    guard otherCount > 8 else {
      for place in 0..<otherCount { body(others[place]) }
      return
    }
    let end = decoder.next(after: object)
    var key = object + 1
    while key < end {
      if Self.kind(key, in: decoder).isNobodys { body(key) }
      key = decoder.next(after: key + 1)
    }
  }

  /// What a key is.
  enum Kind {
    case view, modifiers, lets, id, names, comment, other

    /// Whether the key belongs to a definition or to nobody.
    var isNobodys: Bool { self == .other || self == .names }
  }

  /// Tells the keys apart, most by the length and the first byte of their text alone.
  static func kind(_ key: SyntaxNode.Index, in decoder: DocumentDecoder) -> Kind {
    decoder.withText(key) { kind(of: $0) }
  }

  /// What a key with this text is.
  private static func kind(of text: UnsafeBufferPointer<UInt8>) -> Kind {
    switch text.count {
    case 2: text.spells("id") ? .id : text.spells("as") ? .names : .other
    case 3: text.spells("let") ? .lets : .other
    case 4: text.spells("view") ? .view : .other
    case 7: text.spells("comment") ? .comment : .other
    case 9: text.spells("modifiers") ? .modifiers : .other
    default: .other
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if the bytes are those of a text.
  fileprivate func spells(_ text: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
