import ViewTreeSyntax

/// A position in text, with line and column from 0, as in the protocol.
struct TextPosition: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// The position in a message. `nil` if it's invalid.
  init?(_ node: JSONNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: OrderedJSON { ["line": .integer(line), "character": .integer(character)] }
}
