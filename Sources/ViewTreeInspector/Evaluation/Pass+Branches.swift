import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The views that a control form shows.
extension Pass {
  /// Calls `body` with each live list of views, its names, and a number that identifies it.
  ///
  /// `body` returns true to continue.
  func forEachBranch(
    _ template: ViewTemplate, in environment: ScriptEnvironment,
    _ body: (TemplateRange, ScriptEnvironment, UInt64) throws -> Bool
  ) throws {
    try enter(template)
    if let dependencies, template.argumentCount > 0 {
      dependencies.branch(on: argument(template, 0), in: environment, nodesFrom: layout.count)
    }
    switch template.kind {
    case .conditional:
      let holds = try condition(argument(template, 0), in: environment)
      document.branches?.take(holds ? 1 : 2, of: template)
      _ = try body(content(template, holds ? 1 : 2), environment, holds ? 1 : 2)
    case .optionalBinding:
      let failures = gaps?.failureCount
      let value = try value(of: argument(template, 0), in: environment)
      document.branches?.take(value.isNone ? 2 : 1, of: template)
      if value.isNone, gaps?.failureCount == failures || !isAssumed(argument(template, 0)) {
        _ = try body(content(template, 2), environment, 2)
      } else {
        let inner = ScriptEnvironment(parent: environment, values: [value])
        dependencies?.bind(inner, to: argument(template, 0), in: environment)
        try assuming(value.isNone ? argument(template, 0) : nil) {
          _ = try body(content(template, 1), inner, 1)
        }
      }
    case .switch:
      try forMatchingCase(template, in: environment, body)
    case .forEach:
      try forEachElement(template, in: environment, body)
    case .view, .component, .layout, .slot:
      break
    }
  }

  func argument(_ template: ViewTemplate, _ place: Int) -> Argument {
    arguments[template.firstArgument, place]
  }

  private func condition(
    _ argument: Argument, in environment: ScriptEnvironment
  ) throws -> Bool {
    let value = try value(of: argument, in: environment)
    if case .bool(let holds) = value { return holds }
    try passOver(
      EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "if", expected: "a Bool", found: value.typeName, isUnknown: value.isOfUnknownType,
          at: range(of: argument))))
    return isAssumed(argument)
  }

  /// True if a condition that can't be computed is assumed to hold.
  private func isAssumed(_ argument: Argument) -> Bool {
    if case .condition(true)? = unknownBranch(argument) { true } else { false }
  }

  /// Builds views whose names have no values, because an argument has none.
  private func assuming(_ argument: Argument?, _ build: () throws -> Void) rethrows {
    let outer = gaps?.assumption
    if let argument { gaps?.assumption = range(of: argument)?.start ?? outer }
    defer { gaps?.assumption = outer }
    try build()
  }

  /// The branch of a control form with a value that can't be computed.
  private func unknownBranch(_ argument: Argument) -> UnknownBranch? {
    if document.unknownBranches.isEmpty { return nil }
    return range(of: argument).flatMap { document.unknownBranches[$0.start] }
  }

  /// The source range of an argument's script.
  func range(of argument: Argument) -> SourceRange? {
    guard case .script(let script) = argument else { return nil }
    return document.tree.range(document.scripts[script].syntax)
  }

  private func forMatchingCase(
    _ template: ViewTemplate, in environment: ScriptEnvironment,
    _ body: (TemplateRange, ScriptEnvironment, UInt64) throws -> Bool
  ) throws {
    let subject = try value(of: argument(template, 0), in: environment)
    guard let place = try matchingCase(subject, template, in: environment) else {
      return try passOverUnknown(subject, of: template)
    }
    document.branches?.take(place + 1, of: template)
    let inner = try bind(subject, of: template, place + 1, in: environment)
    _ = try body(content(template, place + 1), inner, UInt64(place))
  }

  /// Records that no case matches a placeholder, such as `Phase()` for an undeclared type `Phase`,
  /// or a missing value. Any case may be meant.
  private func passOverUnknown(_ subject: Value, of template: ViewTemplate) throws {
    switch subject {
    case .nominal(let value) where value.fields.isEmpty: break
    case .none where gaps != nil: break
    default: return
    }
    try passOver(
      EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "switch", expected: "one of its cases", found: subject.typeName, isUnknown: true,
          at: range(of: argument(template, 0)))))
  }

  /// The index of the first case that matches a value.
  func matchingCase(
    _ subject: Value, _ template: ViewTemplate, in environment: ScriptEnvironment
  ) throws -> Int? {
    for place in stride(from: 1, to: Int(template.argumentCount), by: 2) {
      guard case .script(let script) = argument(template, place) else { return place }
      if case .bool(true) = try evaluate(script, in: environment, [subject]) { return place }
    }
    return nil
  }

  /// The names that the views of a case can use: the outer names, and the names of its pattern.
  private func bind(
    _ subject: Value, of template: ViewTemplate, _ place: Int, in environment: ScriptEnvironment
  ) throws -> ScriptEnvironment {
    let scripts = document.patternValues(of: template, UInt32(place))
    if scripts.isEmpty { return environment }
    let inner = ScriptEnvironment(parent: environment)
    for script in scripts {
      inner.values.append(try evaluate(script, in: environment, [subject]))
      dependencies?.bind(inner, to: argument(template, 0), in: environment)
    }
    return inner
  }

  // MARK: - Loops

  private func forEachElement(
    _ template: ViewTemplate, in environment: ScriptEnvironment,
    _ body: (TemplateRange, ScriptEnvironment, UInt64) throws -> Bool
  ) throws {
    let data = try value(of: argument(template, 0), in: environment)
    let content = content(template, 2)
    var place: UInt64 = 0
    // The number of earlier elements with each id, which distinguishes elements with equal ids.
    var uses: [UInt64: UInt64] = [:]
    func visit(_ element: Value, as bound: Value? = nil) throws -> Bool {
      try enter(template)
      let inner = ScriptEnvironment(parent: environment, values: [bound ?? element])
      dependencies?.bind(inner, to: argument(template, 0), in: environment)
      var salt = try elementIdentity(template, element, place, in: environment)
      if case .script = argument(template, 1) {
        let count = uses[salt, default: 0]
        uses[salt] = count + 1
        if count > 0 {
          if repeatedElements != nil { noteRepetition(template, element, place) }
          salt = Identity.mix(salt, count)
        }
      }
      place += 1
      return try body(content, inner, salt)
    }
    switch data {
    case .array, .slice, .set, .dictionary:
      for element in data.elements ?? machine.pairs(of: data) {
        guard try visit(element) else { return }
      }
    case .binding(let binding):
      for (index, element) in try elements(of: binding, argument(template, 0)).enumerated() {
        let part = binding.appending(.element(.int(index)))
        guard try visit(element, as: .binding(part)) else { return }
      }
    case .range(let range):
      guard let bounds = range.integers else { fallthrough }
      for element in bounds {
        guard try visit(.int(element)) else { return }
      }
    default:
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: "forEach", expected: "an Array or a Range of Int", found: data.typeName,
            isUnknown: data.isOfUnknownType, at: range(of: argument(template, 0)))))
      guard case .loop? = unknownBranch(argument(template, 0)) else { return }
      try assuming(argument(template, 0)) {
        for row in 0..<UnknownBranch.rowCount {
          try enter(template)
          let inner = ScriptEnvironment(parent: environment, values: [.none])
          guard try body(content, inner, UInt64(row)) else { return }
        }
      }
    }
  }

  /// The elements of the array to which a binding refers.
  private func elements(of binding: BindingValue, _ data: Argument) throws -> [Value] {
    var value = Value.none
    do throws(ScriptFailure) {
      value = try machine.read(binding)
    } catch {
      guard case .script(let script) = data else { return [] }
      try passOver(error, in: script)
      return []
    }
    if case .array(let elements) = value { return elements }
    try passOver(
      EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "forEach", expected: "a binding to an Array", found: value.typeName,
          isUnknown: value.isOfUnknownType, at: range(of: data))))
    return []
  }

  /// The identity of an element, from its id, or from its index if it has none.
  func elementIdentity(
    _ template: ViewTemplate, _ element: Value, _ place: UInt64,
    in environment: ScriptEnvironment
  ) throws -> UInt64 {
    guard case .script(let script) = argument(template, 1) else {
      if here.scrollSearch != nil { noteScrollTarget(element) }
      if here.collectsElementTags { here.elementTag = element }
      return place
    }
    let id = try evaluate(script, in: environment, [element])
    if here.scrollSearch != nil { noteScrollTarget(id) }
    if here.collectsElementTags { here.elementTag = id }
    return Identity.mix(0, text: id.description)
  }
}
