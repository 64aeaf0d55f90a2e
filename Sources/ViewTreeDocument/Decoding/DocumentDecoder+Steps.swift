import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension DocumentDecoder {
  /// The keys of a step. The key decides the form of its value.
  private enum StepName: String, CaseIterable {
    case comment, set, perform, tap, type, toggle, slide, drag, scroll, window, wait, send

    static let actions = allCases.dropFirst().map(\.rawValue)
  }

  func decodeSteps(_ node: Index?) {
    guard let node else { return }
    guard tree.kind(node) == .array else {
      reportKind(node, expected: "a list of steps for 'steps'")
      return
    }
    for step in tree.elements(node) {
      if let action = decodeStep(step) {
        document.steps.append(StepTemplate(action: action, syntax: step))
      }
    }
  }

  private func decodeStep(_ node: Index) -> StepTemplate.Action? {
    guard tree.kind(node) == .object else {
      reportKind(
        node, expected: "an object with one of \(StepName.actions.joined(separator: ", "))")
      return nil
    }
    let known = StepName.allCases.map(\.rawValue)
    let given = members(of: node, known: known, in: "a step").dropFirst().enumerated()
      .compactMap { index, value in value.map { (StepName.allCases[index + 1], $0) } }
    // An unknown name has already been reported.
    guard !given.isEmpty || tree.members(node).allSatisfy({ known.contains(tree.text($0.0)) })
    else { return nil }
    guard let (name, value) = given.first, given.count == 1 else {
      report(.stepIsNotOne(given: given.map(\.0.rawValue), at: tree.openingRange(node)))
      return nil
    }
    switch name {
    case .set: return decodeSet(value)
    case .perform: return compile(value, .action).map { .perform($0) }
    case .tap: return viewName(value, of: name).map { .tap($0) }
    case .toggle: return viewName(value, of: name).map { .toggle($0) }
    case .type: return decodeTyping(value)
    case .slide: return decodeSlide(value)
    case .drag: return decodeDrag(value)
    case .scroll: return decodeScroll(value)
    case .window: return decodeWindowStep(value)
    case .wait: return decodeWait(value)
    case .send: return decodeSend(value)
    case .comment: return nil
    }
  }

  private func viewName(_ node: Index, of step: StepName) -> String? {
    guard tree.kind(node) == .string else {
      reportKind(node, expected: "the name of a view for '\(step.rawValue)'")
      return nil
    }
    return tree.text(node)
  }

  /// The single member of an object that assigns a value to a view.
  private func viewAndValue(_ node: Index, _ expected: String) -> (view: String, value: Index)? {
    guard tree.kind(node) == .object, tree.count(node) == 1,
      let member = tree.members(node).first(where: { _ in true })
    else {
      reportKind(node, expected: expected)
      return nil
    }
    return (tree.text(member.0), member.1)
  }

  private func decodeTyping(_ node: Index) -> StepTemplate.Action? {
    guard
      let (view, value) = viewAndValue(node, "an object of a view and its text, for 'type'")
    else { return nil }
    guard tree.kind(value) == .string else {
      reportKind(value, expected: "the text to type")
      return nil
    }
    return constantText(value).map { .type(view: view, text: $0) }
  }

  /// A text without interpolations, or `nil` after a report.
  private func constantText(_ node: Index) -> String? {
    if withText(node, { StringLiteral.standsForItself($0) }) { return tree.text(node) }
    guard let script = compile(node, .text) else { return nil }
    if case .string(let text)? = document.scripts[script].program.constant { return text }
    report(
      .wrongKind(
        expected: "a constant text to type", found: "this text",
        at: tree.range(node)))
    return nil
  }

  private func decodeSlide(_ node: Index) -> StepTemplate.Action? {
    guard
      let (view, value) = viewAndValue(node, "an object of a view and its value, for 'slide'"),
      let number = constantNumber(value, of: "slide")
    else { return nil }
    return .slide(view: view, value: number)
  }

  private func decodeDrag(_ node: Index) -> StepTemplate.Action? {
    let expected = "an object of a view and its distance, an object of x and y, for 'drag'"
    guard let (view, value) = viewAndValue(node, expected) else { return nil }
    guard tree.kind(value) == .object else {
      reportKind(value, expected: "an object of x and y for 'drag'")
      return nil
    }
    let parts = members(of: value, known: ["x", "y", "hold"], in: "a drag")
    var isHeld = false
    if let hold = parts[2] {
      guard tree.kind(hold) == .true || tree.kind(hold) == .false else {
        reportKind(hold, expected: "true or false for 'hold'")
        return nil
      }
      isHeld = tree.kind(hold) == .true
    }
    let x = parts[0].map { constantNumber($0, of: "x") } ?? 0
    let y = parts[1].map { constantNumber($0, of: "y") } ?? 0
    guard let x, let y else { return nil }
    return .drag(view: view, by: Point(x: x, y: y), isHeld: isHeld)
  }

  private func decodeScroll(_ node: Index) -> StepTemplate.Action? {
    guard
      let (view, value) = viewAndValue(node, "an object of a view and its offset, for 'scroll'")
    else { return nil }
    if tree.kind(value) == .number {
      return .scroll(view: view, to: .along(tree.number(value)))
    }
    guard tree.kind(value) == .object else {
      reportKind(value, expected: "a number, or an object of x and y, for 'scroll'")
      return nil
    }
    let offset = members(of: value, known: ["x", "y"], in: "an offset")
    return .scroll(
      view: view,
      to: .point(
        x: offset[0].flatMap { constantNumber($0, of: "x") },
        y: offset[1].flatMap { constantNumber($0, of: "y") }))
  }

  /// Decodes the window of a step, which starts from the document's and may change only a part.
  private func decodeWindowStep(_ node: Index) -> StepTemplate.Action? {
    let outer = document.window
    defer { document.window = outer }
    document.window.proposal = nil
    decodeWindow(node, nil)
    let saysScale =
      tree.kind(node) == .string || tree.members(node).contains { tree.text($0.0) == "scale" }
    return .window(document.window, saysScale: saysScale)
  }

  private func decodeSet(_ node: Index) -> StepTemplate.Action? {
    guard tree.kind(node) == .object, tree.count(node) > 0 else {
      reportKind(node, expected: "an object of variables and their values for 'set'")
      return nil
    }
    var assignments: [StepTemplate.Assignment] = []
    for (key, value) in tree.members(node) {
      let target = tree.text(key)
      let isOfInstance = document.isOfInstance(target)
      let place = isOfInstance ? instancePlace(target, at: key) : rootPlace(target)
      var setter: ID<DocumentScript>?
      if !isOfInstance {
        setter = compile(
          Array("\(target) = newValue".utf8), at: key, .actionClosure(parameters: ["newValue"]),
          parameters: [place.type])
        if setter == nil { return nil }
      }
      let assigned = decodeValue(value, declaredType(following: place.type))
      let found = exactType(of: assigned)
      if found.differs(from: place.type) {
        reportType(value, needed: place.written ?? place.type.name, found: found.name)
      }
      assignments.append(
        StepTemplate.Assignment(target: target, setter: setter, syntax: key, value: assigned))
    }
    return .set(assignments)
  }

  /// The type of an assignment's target, if it's known, and its source text.
  private typealias AssignedPlace = (type: ScriptType, written: String?)

  private func rootPlace(_ target: String) -> AssignedPlace {
    (typeOfPlace(target), document.state.first { $0.name == target }?.typeName)
  }

  /// Finds the variable in the component that an address names. One with an id is resolved when the
  /// step runs. Before that it may belong to any component, and has a type if it's the same in
  /// all.
  private func instancePlace(_ target: String, at key: Index) -> AssignedPlace {
    for address in InstanceAddress.all(in: target) {
      let variable = InstanceAddress.variable(in: address.target)
      let named = document.components.indices.filter {
        document.components[$0].name == address.lastName
      }
      if let component = named.first {
        let known = document.components[component].state.map(\.name)
        guard known.contains(String(variable)) else {
          report(
            .unknownInstanceVariable(
              String(variable), of: document.components[component].name, known: known,
              at: tree.range(key)))
          return (.unknown, nil)
        }
      }
      let places = (named.isEmpty ? Array(document.components.indices) : named)
        .compactMap { self.place(address.target, variable, of: $0) }
      guard let first = places.first else { continue }
      return places.allSatisfy { $0.type == first.type } ? first : (.unknown, nil)
    }
    return (.unknown, nil)
  }

  /// A variable of a component, or a part of one, or `nil` if the component doesn't have it.
  private func place(
    _ target: String, _ variable: Substring, of component: Int
  ) -> AssignedPlace? {
    guard
      let declared = document.components[component].state.first(where: { $0.name == variable })
    else { return nil }
    let names = ScriptScope().pushing(document.rootNames)
      .pushing(document.stateNames(of: component))
    return (
      typeOfPlace(target, in: names), declared.name == target ? declared.typeName : nil
    )
  }

  /// The type of a variable or a part of one, if known.
  func typeOfPlace(_ target: String, in names: ScriptScope? = nil) -> ScriptType {
    let type =
      ScriptCompiler(types: document.types)
      .compile(target, as: .expression, in: names ?? here.scope.names).program?.resultType
      ?? .unknown
    // An integer literal fits any number type, so read the type from the value itself.
    guard type == .unknown, names == nil,
      case .constant(let place)? = document.state.first(where: { $0.name == target })?.initial
    else { return type }
    return ScriptType(exactly: document.constants[place])
  }
}
