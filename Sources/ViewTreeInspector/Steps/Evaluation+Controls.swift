import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// User interactions with controls (docs/explanation/updates.md, Steps).
extension Evaluation {
  // MARK: - Controls

  /// Replaces the text of a field.
  func type(_ text: String, into name: String) throws(StepProblem) -> InspectedStep.Action {
    let field = try target(of: "type", name) { $0.text }
    try write(.string(text), to: field, name)
    return .type(view: name, text: text)
  }

  /// Switches a toggle.
  func toggle(_ name: String) throws(StepProblem) -> InspectedStep.Action {
    let toggle = try target(of: "toggle", name) { $0.toggled }
    try attempt { try switchToggle(toggle.view) }
    return .toggle(name)
  }

  func switchToggle(_ view: ID<InspectedView>) throws {
    guard let isOn = control(view)?.control.toggled else { return }
    guard let binding = try binding(isOn, of: view) else {
      throw StepProblem.noBinding(view: name(of: view), argument: argumentName(isOn, of: view))
    }
    if case .bool(let isOn) = try machine.read(binding) {
      try machine.write(binding, .bool(!isOn))
    }
  }

  /// Starts or ends the editing of lists: through the binding that a view around the button gives to the
  /// environment, or for all lists.
  func switchEditing(_ button: ID<ViewRecord>, in pass: Pass) throws {
    var entry = pass.built.viewEnvironments[pass.built.views[button].environment].values
    while let index = entry {
      let value = pass.built.environmentValues[Int(index)]
      entry = value.outer
      guard value.key.system == .editMode, case .binding(let binding) = value.value else {
        continue
      }
      let isActive = ArgumentConversion.caseName(try machine.read(binding)) != "inactive"
      if binding.isConstant { return }
      return try machine.write(
        binding, .enumCase(EnumValue(name: isActive ? "inactive" : "active")))
    }
    pushed.isEditing.toggle()
  }

  /// Sets the value of a slider or a stepper, limited to its range.
  func slide(_ name: String, to value: Double) throws(StepProblem) -> InspectedStep.Action {
    let slider = try target(of: "slide", name) { $0.slid }
    let allowed = try attempt { try self.allowed(value, by: slider.view) }
    try write(.double(allowed), to: slider, name)
    return .slide(view: name, value: allowed)
  }

  /// A control with the argument that a step changes.
  private typealias Target = (view: ID<InspectedView>, binding: Handle<Value>)

  /// The control in the target view of a step, which must be reachable.
  private func target(
    of step: String, _ name: String, _ changed: (ViewDefinition.Control) -> Handle<Value>?
  ) throws(StepProblem) -> Target {
    let view = try find(name)
    guard let found = innermost(view, changed) else {
      throw .notFor(
        step: step, view: name,
        candidates: names { self.control($0).flatMap { changed($0.control) } != nil })
    }
    try checkReach(of: found.view)
    return found
  }

  /// The value that a slider takes: within its range, on the nearest of its steps.
  private func allowed(_ value: Double, by view: ID<InspectedView>) throws -> Double {
    guard let pass = lastPass, let site = control(view),
      case .slides(_, let range, let step, let isOpen) = site.control
    else { return value }
    var (lower, upper) = isOpen ? (-Double.infinity, Double.infinity) : (0, 1)
    let given = try pass.value(
      of: document.argument(range, of: site.template), in: site.environment)
    if case .range(let range) = given {
      lower = range.lower.flatMap { ArgumentConversion.number($0) } ?? -.infinity
      upper = range.upper.flatMap { ArgumentConversion.number($0) } ?? .infinity
    }
    var result = min(max(value, lower), max(lower, upper))
    let distance = try pass.value(
      of: document.argument(step, of: site.template), in: site.environment)
    if let step = ArgumentConversion.number(distance), step > 0, lower.isFinite {
      result = min(lower + ((result - lower) / step).rounded() * step, upper)
    }
    return result
  }

  private func write(_ value: Value, to target: Target, _ name: String) throws(StepProblem) {
    let binding = try attempt { try self.binding(target.binding, of: target.view) }
    guard let binding else {
      throw .noBinding(view: name, argument: argumentName(target.binding, of: target.view))
    }
    try attempt { try machine.write(binding, value) }
  }

  private func argumentName(_ handle: Handle<Value>, of view: ID<InspectedView>) -> String {
    control(view)?.definition.parameters[handle.place].name ?? ""
  }

  private func binding(_ handle: Handle<Value>, of view: ID<InspectedView>) throws -> BindingValue?
  {
    guard let pass = lastPass, let site = control(view) else { return nil }
    let value = try pass.value(
      of: document.argument(handle, of: site.template), in: site.environment)
    if case .binding(let binding) = value, !binding.isConstant { return binding }
    return nil
  }

  // MARK: - Views

  /// The view with a name.
  func find(_ name: String) throws(StepProblem) -> ID<InspectedView> {
    switch ViewSearch.find(name, in: inspection) {
    case .found(let view): return view
    case .ambiguous(let views): throw .severalViews(name, views)
    case .missing(let nearest): throw .noView(name, nearest: nearest)
    }
  }

  func builtView(_ view: ID<InspectedView>) -> ID<ViewRecord>? {
    lastBuilt.indices.contains(view.index) ? lastBuilt[view.index] : nil
  }

  func control(_ view: ID<InspectedView>) -> ControlSite? {
    builtView(view).flatMap { lastPass?.built.controls[$0] }
  }

  /// The first control of a kind in a view, including the view itself.
  private func innermost(
    _ view: ID<InspectedView>, _ changed: (ViewDefinition.Control) -> Handle<Value>?
  ) -> Target? {
    for index in view..<inspection.views.ids.upperBound {
      if index > view,
        inspection.views.depth(of: index) <= inspection.views.depth(of: view)
      {
        break
      }
      if let binding = control(index).flatMap({ changed($0.control) }) {
        return (index, binding)
      }
    }
    return nil
  }

  func name(of view: ID<InspectedView>) -> String { inspection.name(of: .view(view)) }

  /// The names of some suitable views, for messages.
  func names(where fits: (ID<InspectedView>) -> Bool) -> [String] {
    let views = inspection.views.ids.lazy.filter(fits)
    return views.prefix(6).map { name(of: $0) }
  }
}

extension ViewDefinition.Control {
  /// The binding to the text that the user types.
  fileprivate var text: Handle<Value>? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The truth value that a tap switches.
  fileprivate var toggled: Handle<Value>? {
    if case .toggles(let isOn) = self { return isOn }
    return nil
  }

  /// The binding to the number that the user changes.
  fileprivate var slid: Handle<Value>? {
    if case .slides(let value, _, _, _) = self { return value }
    return nil
  }
}
