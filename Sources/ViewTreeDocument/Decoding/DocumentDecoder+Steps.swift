import ViewTreeSyntax

extension DocumentDecoder {
  /// What a step may say; the name decides what its value is.
  private enum StepName: String, CaseIterable {
    case comment, set, perform, tap, type, toggle, slide, scroll, window, wait, send

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
    // A name that nobody knows was reported.
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

  /// The one member of an object of a view and something for it.
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
      let (view, value) = viewAndValue(node, "an object of one view and its text for 'type'")
    else { return nil }
    guard tree.kind(value) == .string else {
      reportKind(value, expected: "the text to type")
      return nil
    }
    return .type(view: view, text: tree.text(value))
  }

  private func decodeSlide(_ node: Index) -> StepTemplate.Action? {
    guard
      let (view, value) = viewAndValue(node, "an object of one view and its value for 'slide'"),
      let number = constantNumber(value, of: "slide")
    else { return nil }
    return .slide(view: view, value: number)
  }

  private func decodeScroll(_ node: Index) -> StepTemplate.Action? {
    guard
      let (view, value) = viewAndValue(node, "an object of one view and its offset for 'scroll'")
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

  /// A step's window starts from the document's, of which it may say only a part.
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
      let form = ScriptCache.Form.actionClosure(parameters: ["newValue"])
      guard let setter = compile(Array("\(target) = newValue".utf8), at: key, form) else {
        return nil
      }
      assignments.append(
        StepTemplate.Assignment(target: target, setter: setter, value: decodeAny(value)))
    }
    return .set(assignments)
  }
}
