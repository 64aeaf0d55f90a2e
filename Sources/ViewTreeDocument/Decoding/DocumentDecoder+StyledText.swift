import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// `Text + Text`: a list of parts, each a string or an object with a font and a weight
/// (docs/reference/format/modifiers.md, Text and controls).
extension DocumentDecoder {
  /// The number of arguments per part: text, font, weight.
  static let argumentsPerPart = 3

  func decodeStyledText(_ node: Index) -> Argument {
    guard kind(node) == .array else { return decodeText(node, .textOfPart) }
    let first = document.arguments.count
    let parts = Array(tree.elements(node))
    document.arguments.appendAbsent(count: parts.count * Self.argumentsPerPart)
    for (place, part) in parts.enumerated() {
      decodePart(part, at: first + place * Self.argumentsPerPart)
    }
    return .styledText(firstArgument: ID(first), count: UInt32(parts.count))
  }

  private func decodePart(_ node: Index, at place: Int) {
    guard kind(node) == .object, !isExplicitExpression(node) else {
      document.arguments[place] = decodeText(node, .textOfPart)
      return
    }
    let values = members(
      of: node, known: ["text", "font", "fontWeight", "comment"], in: "a part of a text")
    if let text = values[0] {
      document.arguments[place] = decodeText(text, .textOfPart)
    } else {
      report(.missingMember("text", of: "a part of a text", at: tree.openingRange(node)))
    }
    if let font = values[1] {
      document.arguments[place + 1] = decodeArgument(font, .fontOfPart)
    }
    if let weight = values[2] {
      document.arguments[place + 2] = decodeArgument(weight, .weightOfPart)
    }
  }
}
