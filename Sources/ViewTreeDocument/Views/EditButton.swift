import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `EditButton` (docs/explanation/controls.md).
  static let editButton = ViewDefinition(
    """
    struct EditButton: View
    init()
    """, "A button that starts and ends the editing of lists.",
    support: .approximate("its title is always in English"), paints: .command
  ) { p in
    p.control = .edits
    return .layout { context in
      let button = context.add(ControlBoundaryLayout())
      if context.environment.list.isEditing {
        context.inheriting({ $0.fontWeight = .semibold }) { context.addText("Done", below: button) }
      } else {
        context.addText("Edit", below: button)
      }
      return button
    }
  }
}
