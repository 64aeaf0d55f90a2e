import ViewTreeNumbers
import ViewTreeScript

/// The buttons that SwiftUI adds to dialogs (docs/explanation/containers.md, Dialogs).
extension DocumentDecoder {
  func addSystemButtons() {
    let definitions = modifierRegistry.definitions
    // A style of the document has no definition.
    let dialogs = document.modifiers.filter {
      $0.definition.index < definitions.count && definitions[$0.definition].dialog != nil
    }
    guard !dialogs.isEmpty else { return }
    if document.writtenTemplateCount == nil {
      document.writtenTemplateCount = document.templates.count
    }
    for dialog in dialogs {
      guard let (kind, arguments) = definitions[dialog.definition].dialog,
        let title = systemButton(kind, document.content(arguments.content, of: dialog) ?? .empty)
      else { continue }
      document.systemButtons[dialog.firstArgument] = button(title, at: dialog.syntax)
    }
  }

  /// The title of the button that SwiftUI adds: to an alert without buttons, and to a confirmation
  /// dialog without one that cancels.
  private func systemButton(_ kind: PresentationKind, _ buttons: TemplateRange) -> String? {
    if kind == .alert { return buttons.isEmpty ? "OK" : nil }
    let cancels = (buttons.first.index..<buttons.end.index).contains { place in
      document.cancels(document.templates[ID(place)])
    }
    return cancels ? nil : "Cancel"
  }

  private func button(_ title: String, at syntax: Index) -> TemplateRange? {
    let definition = ViewDefinition.button
    guard let index = registry.place(of: definition.name),
      let place = definition.parameters.firstIndex(where: { $0.name == "title" })
    else { return nil }
    let template = openTemplate(
      .view, definition: index, argumentCount: definition.parameters.count, at: syntax)
    document.constants.append(.string(title))
    setArgument(.constant(ID(document.constants.count - 1)), place, of: template)
    closeTemplate(template)
    return TemplateRange(first: ID(template), end: ID(template + 1))
  }
}

extension ModifierDefinition {
  /// The kind and the arguments of a dialog, or `nil` for any other modifier.
  fileprivate var dialog: (PresentationKind, PresentationArguments)? {
    guard case .presentation(let kind, let arguments) = meaning, arguments.dialog != nil else {
      return nil
    }
    return (kind, arguments)
  }
}
