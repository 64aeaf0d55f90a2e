import ViewTreeLayout

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
}
