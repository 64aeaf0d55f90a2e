import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// What a user does to views (docs/semantics.md, Steps).
extension Evaluation {
  // MARK: - Tapping

  /// Runs the action that a tap in the middle of a view reaches: the innermost gesture, button or
  /// toggle there, in front of others; or else the nearest one around the view.
  func tap(_ name: String) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    guard let target = target(ofTapIn: view) else {
      throw .notFor(step: "tap", view: name, candidates: names { self.answersTaps($0) })
    }
    try attempt { try runTap(on: target) }
    return .tap(name)
  }

  private func target(ofTapIn view: UInt32) -> UInt32? {
    let frame = inspection.views[Int(view)].frame
    let middle = Point(x: frame.midX, y: frame.midY)
    // Pre-order: what is inside comes later, and so does what is drawn in front.
    var found: UInt32?
    for index in Int(view)..<inspection.views.count {
      if index > Int(view), inspection.views[index].depth <= inspection.views[Int(view)].depth {
        break
      }
      let isHit = index == Int(view) || inspection.views[index].frame.holds(middle)
      if isHit, answersTaps(UInt32(index)) { found = UInt32(index) }
    }
    var around = view
    while found == nil, let parent = inspection.parent(of: around) {
      around = parent
      if answersTaps(around) { found = around }
    }
    return found
  }

  private func answersTaps(_ view: UInt32) -> Bool {
    tapSite(of: view) != nil || action(of: view) != nil || control(view, "Toggle") != nil
  }

  private func runTap(on view: UInt32) throws {
    guard let pass = lastPass else { return }
    if let site = tapSite(of: view) {
      if let script = pass.closure(of: pass.sites[Int(site)], 1) {
        _ = try pass.evaluate(script, in: pass.sites[Int(site)].environment)
      }
    } else if let (script, environment) = action(of: view) {
      _ = try pass.evaluate(script, in: environment)
    } else {
      try switchToggle(view)
    }
  }

  /// The innermost gesture of a view.
  private func tapSite(of view: UInt32) -> UInt32? {
    guard let pass = lastPass, let built = builtView(view) else { return nil }
    let record = pass.views[Int(built)]
    for index in record.firstModifier..<record.firstModifier + record.modifierCount {
      if case .onTapGesture = pass.meaning(of: index) { return pass.modifiers[Int(index)].site }
    }
    return nil
  }

  /// The action of a button.
  private func action(of view: UInt32) -> (script: UInt32, environment: ScriptEnvironment)? {
    guard let control = control(view), let argument = control.argument("action"),
      case .script(let script) = document.arguments[argument]
    else { return nil }
    return (script, control.environment)
  }

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
    try attempt { try switchToggle(toggle) }
    return .toggle(name)
  }

  private func switchToggle(_ view: UInt32) throws {
    guard let binding = try binding("isOn", of: view) else {
      throw StepProblem.noBinding(view: name(of: view), argument: "isOn")
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
    if case .binding(let binding) = value { return binding }
    return nil
  }

  // MARK: - Views

  /// The view with a name.
  private func find(_ name: String) throws(StepProblem) -> UInt32 {
    switch ViewSearch.find(name, in: inspection) {
    case .found(let view): return view
    case .ambiguous(let views): throw .severalViews(name, views)
    case .missing(let nearest): throw .noView(name, nearest: nearest)
    }
  }

  private func builtView(_ view: UInt32) -> UInt32? {
    lastBuilt.indices.contains(Int(view)) ? lastBuilt[Int(view)] : nil
  }

  private func control(_ view: UInt32) -> ControlSite? {
    builtView(view).flatMap { lastPass?.controls[$0] }
  }

  private func control(_ view: UInt32, _ name: String) -> ControlSite? {
    control(view).flatMap { $0.name == name ? $0 : nil }
  }

  /// The view itself or the first one inside it that is one of some controls.
  private func innermost(_ view: UInt32, _ kinds: [String]) -> UInt32? {
    for index in Int(view)..<inspection.views.count {
      if index > Int(view), inspection.views[index].depth <= inspection.views[Int(view)].depth {
        break
      }
      if let control = control(UInt32(index)), kinds.contains(control.name) { return UInt32(index) }
    }
    return nil
  }

  private func name(of view: UInt32) -> String { inspection.name(of: .view(view)) }

  /// The names of some views that would do, for messages.
  private func names(where fits: (UInt32) -> Bool) -> [String] {
    let views = inspection.views.indices.lazy.map { UInt32($0) }.filter(fits)
    return views.prefix(6).map { name(of: $0) }
  }
}

extension Rect {
  /// Whether a point is inside or on the edge.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
