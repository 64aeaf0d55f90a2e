/// A collection that hasn't ended yet.
struct YAMLCollection {
  /// The style of the collection.
  enum Style: UInt8 {
    case blockSequence, blockMapping, flowSequence, flowMapping
    /// One `key: value` in a flow sequence, which is a separate mapping.
    case flowPair
  }

  /// The next part of the collection.
  enum Awaited: UInt8 {
    /// An entry or a key, or the end.
    case entry
    /// The node after `?`.
    case explicitKey
    /// The `:` after a key on its own line.
    case colon
    /// The node after `:`.
    case value
    /// A comma or the end.
    case separator
  }

  var style: Style
  var awaited: Awaited
  /// True if a colon may follow the key without white space, as after quotes.
  var keyIsQuoted = false
  /// Its node.
  var node: SyntaxNode.Index
  /// The column of a block collection's entries. In flow style, that of the enclosing block
  /// collection.
  var indent: Int32

  var isFlow: Bool { style.rawValue >= Style.flowSequence.rawValue }
  var isMapping: Bool { style != .blockSequence && style != .flowSequence }
}
