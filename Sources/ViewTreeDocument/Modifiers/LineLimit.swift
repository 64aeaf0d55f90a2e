extension ModifierDefinition {
  /// SwiftUI's `lineLimit` (docs/explanation/text.md, Lines).
  static let lineLimit = ModifierDefinition(
    """
    func lineLimit(_ number: Int?) -> some View
    func lineLimit(_ number: PartialRangeFrom<Int>) -> some View
    func lineLimit(_ number: PartialRangeThrough<Int>) -> some View
    func lineLimit(_ number: ClosedRange<Int>) -> some View
    func lineLimit(_ number: Int, reservesSpace: Bool) -> some View
    """, "Limits the number of lines of text within this view.", support: .exact
  ) { p in
    let number = p(
      "number", .lineLimit, unlabelled: true,
      "The maximum number of lines, a range, or null for any number.")
    let reservesSpace = p(
      "reservesSpace", .bool, "True to reserve the height of all lines.")
    return .environment { environment, arguments in
      environment.lineLimit = nil
      environment.reservedLines = 1
      guard let lines = arguments[number] else { return }
      environment.lineLimit = lines.atMost
      environment.reservedLines = lines.atLeast
      if arguments[reservesSpace] == true, let number = lines.atMost {
        environment.reservedLines = number
      }
    }
  }
}
