import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ControlGroup` (docs/controls.md).
  static let controlGroup = ViewDefinition(
    "ControlGroup", "Controls that belong together, in a row.",
    [
      .title,
      .partLabel,
      ParameterDefinition("content", .content, alias: "children", "The controls."),
    ],
    support: .approximate("taken to be a row without its label"),
    takesTaps: .nowhere,
    .parts([ViewPart("content")]) { context in
      let row = context.add(ControlBoundaryLayout())
      context.addPart(0, below: row)
      return row
    })
}
