import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `controlSize` (docs/explanation/controls.md, Control sizes).
  static let controlSize = ModifierDefinition(
    "func controlSize(_ controlSize: ControlSize) -> some View",
    "Sets the size of the controls within this view.",
    support: .approximate("only bordered buttons and circular progress views change"),
    draws: .content
  ) { p in
    let size = p.choice(
      "controlSize", ControlSize.allCases.map { ("\($0)", $0) }, unlabelled: true, required: true,
      "The size.")
    return .environment { environment, arguments in
      environment.controlSize = arguments[size] ?? .regular
    }
  }
}
