import ViewTreeDocument

/// The state variables that say which view has the focus: in Swift a `FocusState`, to which modifiers of focus
/// are bound and nothing else is.
struct FocusNames {
  /// The property wrapper of each name.
  private let wrappers: [String: String]

  /// The modifiers that are bound to such a variable, with its wrapper.
  private static let modifiers = [
    "focused": "FocusState", "defaultFocus": "FocusState",
    "accessibilityFocused": "AccessibilityFocusState",
  ]

  init(_ document: Document) {
    let definitions = ModifierRegistry.standard.definitions
    var wrappers: [String: String] = [:]
    for modifier in document.modifiers where modifier.argumentCount > 0 {
      guard let wrapper = Self.modifiers[definitions[Int(modifier.definition)].name],
        case .script(let script) = document.arguments[Int(modifier.firstArgument)],
        let name = document.scripts[Int(script)].program.captures.first?.name
      else { continue }
      wrappers[name] = wrapper
    }
    self.wrappers = wrappers
  }

  /// The wrapper of a variable; `nil` for one that no focus is bound to.
  func wrapper(_ name: String) -> String? { wrappers[name] }
}
