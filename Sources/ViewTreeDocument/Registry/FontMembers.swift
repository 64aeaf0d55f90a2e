import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

/// A font as an object of a document: the arguments of SwiftUI's functions that make fonts.
public enum FontMembers {
  /// The members, in the order in which arguments count them.
  public static let parameters = [
    ParameterDefinition("style", .option(FontNames.styles.map(\.name)), "The text style."),
    ParameterDefinition("size", .number, positive: true, "The point size."),
    ParameterDefinition("weight", .option(FontNames.weights.map(\.name)), "The weight."),
    ParameterDefinition("design", .option(FontNames.designs.map(\.name)), "The design."),
    ParameterDefinition("custom", .text, "The name of a font that an app brings along."),
    ParameterDefinition(
      "relativeTo", .option(FontNames.styles.map(\.name)), "The style that it grows with."),
    ParameterDefinition("fixedSize", .number, positive: true, "A point size that never grows."),
  ]

  /// The places of those of which one has to be given.
  static let sizePlaces = [0, 1, 6]

  /// The font that evaluated members describe; `nil` without a style and a size.
  public static func font(_ members: [EvaluatedArgument]) -> Font? {
    func option(_ place: Int) -> Int? {
      if case .option(let value) = members[place] { return Int(value) }
      return nil
    }
    func number(_ place: Int) -> Double? {
      if case .number(let value) = members[place] { return value }
      return nil
    }
    var font: Font
    if let style = option(0) {
      font = .style(FontNames.styles[style].style)
    } else if let size = number(6) {
      font = .system(size: size)
    } else if let size = number(1) {
      var relative: FontStyle?
      if case .absent = members[4] {} else { relative = .body }
      font = .system(
        size: size, relativeTo: option(5).map { FontNames.styles[$0].style } ?? relative)
    } else {
      return nil
    }
    if let weight = option(2) { font = font.weighted(FontNames.weights[weight].weight) }
    if let design = option(3) { font = font.designed(FontNames.designs[design].design) }
    return font
  }

  /// What Swift would write for evaluated members: `.title`, `.system(size: 20, weight: .bold)`.
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
    if let style = values[0], values[2] == nil, values[3] == nil { return style }
    let name = values[4] == nil ? "system" : "custom"
    // In Swift's order; the style and the name of a font have no label.
    let order: [(place: Int, label: String?)] = [
      (0, nil), (4, nil), (1, "size"), (6, "fixedSize"), (5, "relativeTo"), (2, "weight"),
      (3, "design"),
    ]
    let given = order.filter { values[$0.place] != nil }
    return .enumCase(
      EnumValue(
        name: name, labels: given.map(\.label), payload: given.compactMap { values[$0.place] }))
  }
}
