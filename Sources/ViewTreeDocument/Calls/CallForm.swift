/// One way in which SwiftUI lets a view or a modifier be called: labels in their order, and which argument of
/// the document each of them is.
///
/// Written in one line, parts separated by commas. A part is a label, `_` for none; behind a colon or a space
/// stands the argument where it is called otherwise: `isOn`, `_ title`, `content: children`. The argument `-`
/// is one that layout and preferences do not notice, `!` one that documents cannot say. Names in parentheses
/// take a structure apart: `_ (x: x, y: y)`. Any argument may be left out.
package struct CallForm: Sendable {
  /// A part of the call.
  package struct Parameter: Sendable {
    /// The label; `nil` for none.
    package let label: String?
    /// What becomes of it.
    package let target: Target
  }

  /// What an argument of the call is in a document.
  package enum Target: Sendable {
    /// The argument of this name.
    case argument(ParameterDefinition)
    /// The arguments of these names, each a member of the value: name, member.
    case members([(argument: String, member: String)])
    /// Nothing, and nobody misses it.
    case ignored
    /// Nothing, which changes what is told.
    case unsaid
  }

  /// In the order of the call.
  package let parameters: [Parameter]

  /// Reads a line of the table.
  init(_ line: String, of definition: Definition) {
    var parameters: [Parameter] = []
    for part in Self.parts(line) {
      parameters.append(Self.parameter(part, of: definition))
    }
    self.parameters = parameters
  }

  /// The call that a definition says by itself: its arguments in their order.
  init(of definition: Definition) {
    parameters = definition.parameters
      .filter { $0.type != .size && $0.nameDefaults == nil }
      .map { Parameter(label: $0.isUnlabelled ? nil : $0.name, target: .argument($0)) }
  }

  private static func parts(_ line: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in line {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
  }

  private static func parameter(_ part: String, of definition: Definition) -> Parameter {
    let words = part.split(separator: " ", maxSplits: 1).map(String.init)
    let label = words[0].hasSuffix(":") ? String(words[0].dropLast()) : words[0]
    let target = words.count > 1 ? words[1] : label
    return Parameter(
      label: label == "_" ? nil : label, target: Self.target(target, of: definition))
  }

  private static func target(_ text: String, of definition: Definition) -> Target {
    if text == "-" { return .ignored }
    if text.hasPrefix("(") {
      let inside = String(text.dropFirst().dropLast())
      return .members(
        parts(inside).map { part in
          let names = part.split(separator: ":").map { String($0).trimmingSpaces }
          return (names[0], names.last ?? names[0])
        })
    }
    let parameter = definition.parameters.first { $0.name == text || $0.alias == text }
    return parameter.map { .argument($0) } ?? .unsaid
  }
}
