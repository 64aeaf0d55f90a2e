import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `environment(_:_:)`, with the key path as the argument's name (docs/semantics.md, Right to
  /// left).
  static let environment = ModifierDefinition(
    "environment", "Sets a value of the environment of what is inside.",
    [
      ParameterDefinition(
        "layoutDirection", .option(LayoutDirectionNames.all), required: true,
        "On which side lines begin.")
    ],
    .layout { context in
      context.add(
        LayoutDirectionLayout(
          LayoutDirectionNames.direction(context.arguments.option(0) ?? 0)))
    })
}
