import ViewTreeDocument
import ViewTreeNumbers

extension Inspection {
  /// The definition of a view of SwiftUI, or `nil` for a component or a layout of the document.
  public func definition(of view: ID<InspectionNames.View>) -> ViewDefinition? {
    let definitions = ViewRegistry.standard.definitions
    return definitions.indices.contains(view.index) ? definitions[view.index] : nil
  }

  /// The definition of a modifier, or `nil` for a reader in a view itself.
  public func definition(of modifier: ID<InspectionNames.Modifier>) -> ModifierDefinition? {
    let definitions = ModifierRegistry.standard.definitions
    return definitions.indices.contains(modifier.index) ? definitions[modifier.index] : nil
  }

  /// The definition of a look's modifier, or `nil` for a view's own arguments.
  public func definition(of look: InspectedLook) -> ModifierDefinition? {
    look.modifier.flatMap { definition(of: modifiers.name(of: $0)) }
  }
}
