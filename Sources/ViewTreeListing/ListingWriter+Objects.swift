import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Objects: the properties for those of the document's classes, their observation, and the
/// environment.
extension ListingWriter {
  /// The way in which views observe changes of an object.
  enum ObjectKind {
    /// An `ObservableObject`.
    case published
    /// An `@Observable` class.
    case observable
    /// No observation.
    case unobserved
  }

  /// The kind of a type's objects. `nil` if the type isn't a class.
  func objectKind(_ type: String?) -> ObjectKind? {
    guard let type, document.types.classNames.contains(type) else { return nil }
    if document.types.isObservableObject(type) { return .published }
    return document.types.isObservable(type) ? .observable : .unobserved
  }

  /// The class of a state variable. `nil` if its value isn't an object.
  func objectType(of variable: StateVariable) -> String? {
    let type = variable.typeName ?? document.type(of: variable.initial).description
    return objectKind(type) == nil ? nil : type
  }

  /// The property of a view for an object that it receives.
  func objectProperty(_ name: String, _ type: String, _ component: ComponentTemplate) -> String? {
    switch objectKind(type) {
    case .published: "@ObservedObject var \(name): \(type)"
    case .observable where bindsProperties(of: name, in: component):
      "@Bindable var \(name): \(type)"
    case .observable, .unobserved: "let \(name): \(type)"
    case nil: nil
    }
  }

  /// True if a component makes bindings to the properties of an object: `$model.name`.
  private func bindsProperties(of name: String, in component: ComponentTemplate) -> Bool {
    let range = tree.range(component.syntax + 1)
    return document.scripts.contains { script in
      let place = tree.range(script.syntax)
      return range.start <= place.start && place.end <= range.end
        && sections.script(script.syntax).contains("$\(name).")
    }
  }

  // MARK: - Environment

  /// The property for a value of the environment, which may be an object.
  func environmentProperty(_ name: String, _ key: String, at node: Index) -> String {
    if key.hasSuffix("?"), objectKind(String(key.dropLast())) == .observable {
      return "@Environment(\(key.dropLast()).self) private var \(name): \(key)"
    }
    switch objectKind(key) {
    case .published: return "@EnvironmentObject private var \(name): \(key)"
    case .observable: return "@Environment(\(key).self) private var \(name)"
    case .unobserved:
      reportUnobserved(key, at: node)
      return ""
    case nil: return "@Environment(\\.\(key)) private var \(name)"
    }
  }

  /// The lines before a body that makes bindings to properties of environment objects.
  func bindableLines(_ component: ComponentTemplate) -> [String] {
    guard let node = sections.member("environment", of: component.syntax + 1) else { return [] }
    return environmentNames(node).compactMap { name, key in
      guard objectKind(key) == .observable, bindsProperties(of: name, in: component) else {
        return nil
      }
      return "@Bindable var \(name) = \(name)"
    }
  }

  /// The modifier that passes an object to the environment. `nil` for any other modifier.
  func objectModifier(_ definition: ModifierDefinition, _ use: Use) -> SwiftCall? {
    let object: Argument
    switch definition.meaning {
    case .environmentObject(let handle): object = use[handle]
    case .environmentValue(let key, let value):
      guard case .option(EnvironmentKey.classOfObject.number) = use[key] else { return nil }
      object = use[value]
    default: return nil
    }
    let type = document.type(of: object).description
    let kind = objectKind(type) ?? .published
    if kind == .unobserved { reportUnobserved(type, at: use.node ?? 0) }
    let value = valueText(object) ?? ""
    return SwiftCall(
      head: kind == .published ? ".environmentObject" : ".environment",
      arguments: [SwiftCall.Argument(value: value)])
  }

  private func reportUnobserved(_ type: String, at node: Index) {
    report(
      .noSwift(
        "objects of '\(type)' in the environment",
        help: "make it an ObservableObject or write @Observable before it", at: tree.range(node)))
  }
}
