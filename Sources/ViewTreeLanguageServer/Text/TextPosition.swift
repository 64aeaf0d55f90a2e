import ViewTreeSyntax

/// A place in a text as the protocol counts: both from 0.
struct TextPosition: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// The position in a message. `nil` if it is invalid.
  init?(_ node: JSONNode) {
    guard let line = node["line"]?.integer, let character = node["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: OrderedJSON { ["line": .integer(line), "character": .integer(character)] }
}
