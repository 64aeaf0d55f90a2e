import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// A component with state at one position, while the tree is being built.
struct InstanceUse {
  /// The form of the instance in the tree.
  enum Form {
    /// A view.
    case view(ID<ViewRecord>)
    /// A component that isn't a view, in `Pass.componentUses`.
    case use(Int)
  }

  let identity: UInt64
  let component: Int
  let form: Form
}

/// State of components, and the identity that it belongs to (docs/explanation/updates.md, State of
/// components).
extension Pass {
  /// Mixes the value of an `id` into the current identity.
  func mixIdentity(with id: EvaluatedArgument) {
    guard case .value(let value) = id else { return }
    here.identity = Identity.mix(here.identity, text: value.description)
  }

  /// Mixes each `id` of a group into the identity. When it changes, the views of the group are new.
  func mixIdentity(ofGroup template: ViewTemplate, in environment: ScriptEnvironment) throws {
    // A view with an `id` is dynamic.
    guard template.isDynamic, template.modifierCount > 0 else { return }
    for modifier in modifierTemplates[template.modifiers].reversed() {
      let definition = modifierDefinitions[modifier.definition]
      guard case .identity(let id) = definition.meaning else { continue }
      mixIdentity(
        with: try evaluate(
          document.argument(id, of: modifier), definition.parameters[id.place], in: environment))
    }
  }

  /// Records that a view has the objects among some values.
  func show(_ values: [Value]) {
    for case .foreign(let foreign) in values { (foreign as? ObjectValue)?.becomeVisible() }
  }

  /// The variables of the instance being built, created if it is new. For a component without
  /// state, the document's own.
  ///
  /// `parameters` are the values that initial values can read.
  func state(
    of component: Int, parameters: [Value], form: InstanceUse.Form?
  ) throws -> ScriptEnvironment {
    let template = document.components[component]
    guard !template.state.isEmpty else { return state }
    if let form {
      built.instanceUses.append(
        InstanceUse(identity: here.identity, component: component, form: form))
    }
    if let known = instances[here.identity] { return known }
    let parameters = ScriptEnvironment(parent: state, values: parameters)
    let environment = ScriptEnvironment(parent: state)
    for variable in template.state {
      let value = try value(of: variable.initial, in: parameters)
      environment.values.append(
        variable.typeName.map { ParameterConversion.convert(value, to: $0) } ?? value)
    }
    if document.types.hasClasses { show(environment.values) }
    instances.add(
      ComponentStates.Instance(
        identity: here.identity, component: component, environment: environment))
    dependencies?.bindState(of: component, environment)
    return environment
  }
}
