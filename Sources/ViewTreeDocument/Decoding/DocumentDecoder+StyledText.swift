import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// `Text + Text`: a list of texts, each a string or an object with a font, a color and the like
/// (docs/reference/format/modifiers.md, Text and controls).
extension DocumentDecoder {
  func decodeStyledText(_ node: Index) -> Argument {
    guard kind(node) == .array else { return decodeText(node, .textOfPart) }
    let first = document.arguments.count
    let parts = Array(tree.elements(node))
    document.arguments.appendAbsent(count: parts.count * ParameterDefinition.argumentsOfPart.count)
    for (place, part) in parts.enumerated() {
      decodePart(part, at: first + place * ParameterDefinition.argumentsOfPart.count)
    }
    return .styledText(firstArgument: ID(first), count: UInt32(parts.count))
  }

  private func decodePart(_ node: Index, at place: Int) {
    guard kind(node) == .object, !isExplicitExpression(node) else {
      document.arguments[place] = decodeText(node, .textOfPart)
      return
    }
    let parameters = ParameterDefinition.argumentsOfPart
    let values = members(
      of: node, known: parameters.map(\.name) + ["comment"], in: "a part of a text")
    if let text = values[0] {
      document.arguments[place] = decodeText(text, .textOfPart)
    } else {
      report(.missingMember("text", of: "a part of a text", at: tree.openingRange(node)))
    }
    for (number, parameter) in parameters.enumerated().dropFirst() {
      guard let value = values[number] else { continue }
      document.arguments[place + number] = decodeArgument(value, parameter)
    }
  }
}
