import ViewTreeDocument
import ViewTreeNumbers

/// The state variables with a property wrapper of the system in Swift: those for the focus, which
/// focus modifiers bind to, and namespaces.
struct SystemNames {
  enum Wrapper: String {
    case focus = "FocusState"
    case accessibilityFocus = "AccessibilityFocusState"
    case namespace = "Namespace"
  }

  private let wrappers: [String: Wrapper]

  /// The arguments of modifiers that are such a variable.
  private static let arguments: [String: (argument: String, wrapper: Wrapper)] = [
    "focused": ("binding", .focus), "defaultFocus": ("binding", .focus),
    "accessibilityFocused": ("condition", .accessibilityFocus),
    "matchedGeometryEffect": ("in", .namespace), "matchedTransitionSource": ("in", .namespace),
    "glassEffectID": ("in", .namespace), "glassEffectUnion": ("namespace", .namespace),
    "focusScope": ("namespace", .namespace), "prefersDefaultFocus": ("in", .namespace),
  ]

  init(_ document: Document) {
    let definitions = ModifierRegistry.standard.definitions
    var wrappers: [String: Wrapper] = [:]
    for modifier in document.modifiers {
      let definition = definitions[modifier.definition]
      guard let (argument, wrapper) = Self.arguments[definition.name],
        let place = definition.parameters.firstIndex(where: { $0.name == argument }),
        case .script(let script) = document.argument(
          place, from: modifier.firstArgument, count: Int(modifier.argumentCount)),
        let name = document.scripts[script].program.captures.first?.name
      else { continue }
      wrappers[name] = wrapper
    }
    self.wrappers = wrappers
  }

  /// The wrapper of a variable. `nil` for one of the view's own.
  func wrapper(_ name: String) -> Wrapper? { wrappers[name] }
}
