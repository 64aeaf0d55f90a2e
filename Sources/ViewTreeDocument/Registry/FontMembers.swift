import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A font as an object of a document: the arguments of SwiftUI's functions that make fonts.
public enum FontMembers {
  /// The members, in the order in which arguments count them.
  public static let parameters = declared.parameters

  private static let declared = Declared()

  private struct Declared: Sendable {
    let parameters: [ParameterDefinition]
    let style: Choice<FontStyle>
    let size: Handle<Double>
    let weight: Choice<FontWeight>
    let design: Choice<Font.Design>
    let custom: Handle<TextArgument>
    let relativeTo: Choice<FontStyle>
    let fixedSize: Handle<Double>

    init() {
      let p = ParameterList()
      let styles = FontNames.styles.map { ($0.name, $0.style) }
      style = p.choice("style", styles, "The text style.")
      size = p("size", .number, positive: true, "The point size.")
      weight = p.choice("weight", FontNames.weights.map { ($0.name, $0.weight) }, "The weight.")
      design = p.choice("design", FontNames.designs.map { ($0.name, $0.design) }, "The design.")
      custom = p("custom", .text, "The name of a font in the app.")
      relativeTo = p.choice("relativeTo", styles, "The text style that it scales with.")
      fixedSize = p("fixedSize", .number, positive: true, "A point size that doesn't scale.")
      parameters = p.definitions
    }
  }

  /// The indices of the parameters of which one is required.
  static let sizePlaces = [
    declared.style.handle.place, declared.size.place, declared.fixedSize.place,
  ]

  /// The font that evaluated members describe, or `nil` without a style and a size.
  public static func font(_ members: [EvaluatedArgument]) -> Font? {
    func option<Content>(_ choice: Choice<Content>) -> Content? {
      Int.read(members[choice.handle.place]).flatMap { choice.value(at: $0) }
    }
    func number(_ handle: Handle<Double>) -> Double? { Double.read(members[handle.place]) }
    var font: Font
    if let style = option(declared.style) {
      font = .style(style)
    } else if let size = number(declared.fixedSize) {
      font = .system(size: size, design: .custom)
    } else if let size = number(declared.size) {
      let isCustom =
        if case .absent = members[declared.custom.place] { false } else { true }
      font = .system(
        size: size, design: isCustom ? .custom : .system,
        relativeTo: option(declared.relativeTo) ?? (isCustom ? .body : nil))
    } else {
      return nil
    }
    if let weight = option(declared.weight) { font = font.weighted(weight) }
    if let design = option(declared.design) { font = font.designed(design) }
    return font
  }

  /// The Swift spelling of evaluated members: `.title`, `.system(size: 20, weight: .bold)`.
  public static func call(
    _ members: [EvaluatedArgument], text: (SyntaxNode.Index) -> String
  ) -> Value {
    let values: [Value?] = members.enumerated().map { place, member in
      switch member {
      case .option(let option):
        guard case .option(let names) = parameters[place].type else { return nil }
        return .enumCase(EnumValue(name: names[Int(option)]))
      case .number(let number): return .double(number)
      case .literal(let node): return .string(text(node))
      case .text(let text): return .string(text)
      default: return nil
      }
    }
    let (style, custom) = (declared.style.handle.place, declared.custom.place)
    let (weight, design) = (declared.weight.handle.place, declared.design.handle.place)
    if let value = values[style], values[weight] == nil, values[design] == nil { return value }
    let name = values[custom] == nil ? "system" : "custom"
    // Uses Swift's order. The style and the font name have no label.
    let order: [(place: Int, label: String?)] = [
      (style, nil), (custom, nil), (declared.size.place, "size"),
      (declared.fixedSize.place, "fixedSize"), (declared.relativeTo.handle.place, "relativeTo"),
      (weight, "weight"), (design, "design"),
    ]
    let given = order.filter { values[$0.place] != nil }
    return .enumCase(
      EnumValue(
        name: name, labels: given.map(\.label), payload: given.compactMap { values[$0.place] }))
  }
}
