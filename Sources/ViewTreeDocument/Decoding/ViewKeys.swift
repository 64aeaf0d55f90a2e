import ViewTreeNumbers
import ViewTreeSyntax

/// The members that any view may have, found in one pass over its node.
struct ViewKeys {
  /// The value of `view`.
  var view: SyntaxNode.Index?
  /// The value of `modifiers`.
  var modifiers: SyntaxNode.Index?
  /// The range of modifiers on the view itself, inside the modifiers that the document declares.
  var modifierRange = 0..<Int.max
  /// The value of `let`.
  var lets: SyntaxNode.Index?
  /// The value of `id`.
  var id: SyntaxNode.Index?
  /// The value of `standIn`.
  var standIn: SyntaxNode.Index?
  /// The value of `as`.
  var names: SyntaxNode.Index?

  /// The keys of the first members that belong to the view's definition, or are unknown.
  private var others = SIMD8<UInt32>()
  /// The number of such members.
  private(set) var otherCount = 0

  /// The names, for suggestions.
  static let all = ["view", "id", "modifiers", "let", "standIn", "comment"]

  /// Finds them in an object. A function, because an initializer would count a reference.
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
      case .standIn: keys.standIn = value
      case .comment, .other: break
      }
      if kind.isNobodys {
        if keys.otherCount < 8 { keys.others[keys.otherCount] = key }
        keys.otherCount += 1
      }
    }
    return keys
  }

  /// Calls `body` with the key of each member that belongs to the view's definition, or that no one
  /// knows.
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

  /// The kinds of keys.
  enum Kind {
    case view, modifiers, lets, id, names, standIn, comment, other

    /// True if the key isn't a key of views in general: it belongs to the definition or is unknown.
    var isNobodys: Bool { self == .other || self == .names }
  }

  /// Distinguishes the keys, most by the length and the first byte of their text only.
  static func kind(_ key: SyntaxNode.Index, in decoder: DocumentDecoder) -> Kind {
    decoder.withText(key) { kind(of: $0) }
  }

  /// The meaning of a key with this text.
  private static func kind(of text: UnsafeBufferPointer<UInt8>) -> Kind {
    switch text.count {
    case 2: text.spells("id") ? .id : text.spells("as") ? .names : .other
    case 3: text.spells("let") ? .lets : .other
    case 4: text.spells("view") ? .view : .other
    case 7: text.spells("comment") ? .comment : text.spells("standIn") ? .standIn : .other
    case 9: text.spells("modifiers") ? .modifiers : .other
    default: .other
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if the bytes equal a string.
  fileprivate func spells(_ text: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
