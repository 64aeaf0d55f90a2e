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

  init(_ document: Document) {
    let definitions = ModifierRegistry.standard.definitions
    var wrappers: [String: Wrapper] = [:]
    var known: [ShortID<ModifierDefinition>: (place: Int, wrapper: Wrapper)?] = [:]
    for modifier in document.modifiers {
      let number = modifier.definition
      let argument = known[number] ?? Self.argument(of: definitions[number])
      known[number] = .some(argument)
      guard let (place, wrapper) = argument,
        case .script(let script) = document.argument(
          place, from: modifier.firstArgument, count: Int(modifier.argumentCount)),
        let name = document.scripts[script].program.captures.first?.name
      else { continue }
      wrappers[name] = wrapper
    }
    self.wrappers = wrappers
  }

  /// The index of the argument that is such a variable, by its type in Swift.
  private static func argument(of definition: ModifierDefinition) -> (place: Int, wrapper: Wrapper)?
  {
    for parameter in CallOverloads.shapes(of: definition).flatMap(\.parameters) {
      guard let wrapper = wrapper(ofType: parameter.type),
        let place = parameter.arguments(of: definition).first
      else { continue }
      return (place, wrapper)
    }
    return nil
  }

  /// The wrapper whose projected value has a type, such as `FocusState<Bool>.Binding`.
  private static func wrapper(ofType type: String) -> Wrapper? {
    if type == "Namespace.ID" { return .namespace }
    guard type.hasSuffix(">.Binding") else { return nil }
    return Wrapper(rawValue: String(type.prefix { $0 != "<" }))
  }

  /// The wrapper of a variable, or `nil` if no focus or namespace modifier uses it.
  func wrapper(_ name: String) -> Wrapper? { wrappers[name] }
}
