/// The use that a component makes of an argument, by the parameter's type.
public enum ParameterRole: Equatable, Sendable {
  /// An argument of a function type: a type and an optional name.
  public struct Input: Equatable, Sendable {
    /// The name in the type, as in `(_ item: Item) -> View`.
    public let name: String?
    /// The source text of the type.
    public let type: String
  }

  /// It's a value, or a binding.
  case value
  /// The configuration of a style.
  case configuration
  /// Views that are passed to the component, with inputs: `View`, `(Item) -> View`.
  case views([Input])
  /// A closure, with the type of its result. An action has no result.
  case closure([Input], result: String?)

  /// Reads a type as Swift writes it.
  init(_ text: String) {
    let type = Self.bare(text)
    if Self.isView(type) {
      self = .views([])
    } else if let (inputs, result) = Self.function(type) {
      self =
        Self.isView(Self.bare(result))
        ? .views(inputs) : .closure(inputs, result: Self.value(result))
    } else {
      self = .value
    }
  }

  /// The type without attributes. For an optional, the wrapped type.
  private static func bare(_ text: String) -> String {
    var type = text.trimmingSpaces
    while type.hasPrefix("@"), let space = type.firstIndex(of: " ") {
      type = String(type[space...]).trimmingSpaces
    }
    // The mark of `(Item) -> Item?` belongs to the result.
    if type.hasSuffix("?"), split(type, atOutermost: "->").count == 1 {
      type = String(type.dropLast()).trimmingSpaces
    }
    let parts = split(type, atOutermost: "->")
    guard parts.count == 1, type.hasPrefix("("), type.hasSuffix(")") else { return type }
    let inside = String(type.dropFirst().dropLast())
    return split(inside, atOutermost: "->").count > 1 ? bare(inside) : type
  }

  private static func isView(_ type: String) -> Bool {
    ["View", "some View", "any View", "AnyView"].contains(type)
  }

  /// The type of a result that is one.
  private static func value(_ result: String) -> String? {
    result == "Void" || result == "()" ? nil : result
  }

  private static func function(_ type: String) -> (inputs: [Input], result: String)? {
    let parts = split(type, atOutermost: "->")
    guard parts.count > 1, let first = parts.first, first.hasPrefix("("), first.hasSuffix(")")
    else { return nil }
    let inside = String(first.dropFirst().dropLast())
    let inputs = inside.trimmingSpaces.isEmpty ? [] : split(inside, atOutermost: ",").map(input)
    return (inputs, parts.dropFirst().joined(separator: " -> "))
  }

  /// `Item`, `item: Item` or `_ item: Item`.
  private static func input(_ text: String) -> Input {
    let parts = split(text, atOutermost: ":")
    guard parts.count == 2 else { return Input(name: nil, type: text) }
    let name = parts[0].split(separator: " ").last.map(String.init)
    return Input(name: name, type: parts[1])
  }

  /// The parts between separators outside all brackets.
  private static func split(_ text: String, atOutermost separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var rest = text[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append(part.trimmingSpaces)
        part = ""
        rest = rest.dropFirst(separator.count)
        continue
      }
      if rest.hasPrefix("->") {
        part += "->"
        rest = rest.dropFirst(2)
        continue
      }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      part.append(character)
      rest = rest.dropFirst()
    }
    return parts + [part.trimmingSpaces]
  }
}
