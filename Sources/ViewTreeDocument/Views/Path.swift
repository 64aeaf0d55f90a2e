import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Path` (docs/semantics.md, Leaves).
  static let path = ViewDefinition(
    "Path", "A path; it fills its frame whatever it draws.",
    [
      .size,
      ParameterDefinition("path", .any, "What it draws."),
    ],
    draws: ["path"],
    isShape: true, takesTaps: .nowhere,
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
