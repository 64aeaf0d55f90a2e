import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// What a user does to controls (docs/semantics.md, Steps).
extension Evaluation {
  // MARK: - Controls

  /// Replaces the text of a field.
  func type(_ text: String, into name: String) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    let fields = ["TextField", "SecureField", "TextEditor"]
    guard let field = innermost(view, fields) else {
      throw .notFor(
        step: "type", view: name,
        candidates: names { view in fields.contains { self.control(view, $0) != nil } })
    }
    try checkReach(of: field)
    try write(.string(text), to: "text", of: field, name)
    return .type(view: name, text: text)
  }

  /// Switches a toggle.
  func toggle(_ name: String) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    guard let toggle = innermost(view, ["Toggle"]) else {
      throw .notFor(
        step: "toggle", view: name, candidates: names { self.control($0, "Toggle") != nil })
    }
    try checkReach(of: toggle)
    try attempt { try switchToggle(toggle) }
    return .toggle(name)
  }

  func switchToggle(_ view: UInt32, _ argument: String = "isOn") throws {
    guard let binding = try binding(argument, of: view) else {
      throw StepProblem.noBinding(view: name(of: view), argument: argument)
    }
    if case .bool(let isOn) = try machine.read(binding) {
      try machine.write(binding, .bool(!isOn))
    }
  }

  /// Moves a slider or a stepper to a value, as far as its range allows.
  func slide(_ name: String, to value: Double) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    let sliders = ["Slider", "Stepper"]
    guard let slider = innermost(view, sliders) else {
      throw .notFor(
        step: "slide", view: name,
        candidates: names { view in sliders.contains { self.control(view, $0) != nil } })
    }
    try checkReach(of: slider)
    let allowed = try attempt { try self.allowed(value, by: slider) }
    try write(.double(allowed), to: "value", of: slider, name)
    return .slide(view: name, value: allowed)
  }

  /// The value that a slider takes: within its range, on the nearest of its steps.
  private func allowed(_ value: Double, by view: UInt32) throws -> Double {
    guard let pass = lastPass, let control = control(view) else { return value }
    var lower = 0.0
    var upper = 1.0
    if let argument = control.argument("in") {
      let range = try pass.value(of: document.arguments[argument], in: control.environment)
      if case .range(let range) = range {
        lower = range.lower.flatMap { ArgumentConversion.number($0) } ?? -.infinity
        upper = range.upper.flatMap { ArgumentConversion.number($0) } ?? .infinity
      } else if control.name == "Stepper" {
        (lower, upper) = (-.infinity, .infinity)
      }
    }
    var result = min(max(value, lower), max(lower, upper))
    if let argument = control.argument("step") {
      let step = try pass.value(of: document.arguments[argument], in: control.environment)
      if let step = ArgumentConversion.number(step), step > 0, lower.isFinite {
        result = min(lower + ((result - lower) / step).rounded() * step, upper)
      }
    }
    return result
  }

  private func write(
    _ value: Value, to argument: String, of view: UInt32, _ name: String
  ) throws(StepProblem) {
    let binding = try attempt { try self.binding(argument, of: view) }
    guard let binding else { throw .noBinding(view: name, argument: argument) }
    try attempt { try machine.write(binding, value) }
  }

  private func binding(_ argument: String, of view: UInt32) throws -> BindingValue? {
    guard let pass = lastPass, let control = control(view),
      let place = control.argument(argument)
    else { return nil }
    let value = try pass.value(of: document.arguments[place], in: control.environment)
    if case .binding(let binding) = value, !binding.isConstant { return binding }
    return nil
  }

  // MARK: - Views

  /// The view with a name.
  func find(_ name: String) throws(StepProblem) -> UInt32 {
    switch ViewSearch.find(name, in: inspection) {
    case .found(let view): return view
    case .ambiguous(let views): throw .severalViews(name, views)
    case .missing(let nearest): throw .noView(name, nearest: nearest)
    }
  }

  func builtView(_ view: UInt32) -> UInt32? {
    lastBuilt.indices.contains(Int(view)) ? lastBuilt[Int(view)] : nil
  }

  func control(_ view: UInt32) -> ControlSite? {
    builtView(view).flatMap { lastPass?.controls[$0] }
  }

  private func control(_ view: UInt32, _ name: String) -> ControlSite? {
    control(view).flatMap { $0.name == name ? $0 : nil }
  }

  /// The view itself or the first one inside it that is one of some controls.
  func innermost(_ view: UInt32, _ kinds: [String]) -> UInt32? {
    for index in Int(view)..<inspection.views.count {
      if index > Int(view), inspection.views[index].depth <= inspection.views[Int(view)].depth {
        break
      }
      if let control = control(UInt32(index)), kinds.contains(control.name) { return UInt32(index) }
    }
    return nil
  }

  func name(of view: UInt32) -> String { inspection.name(of: .view(view)) }

  /// The names of some views that would do, for messages.
  func names(where fits: (UInt32) -> Bool) -> [String] {
    let views = inspection.views.indices.lazy.map { UInt32($0) }.filter(fits)
    return views.prefix(6).map { name(of: $0) }
  }
}
