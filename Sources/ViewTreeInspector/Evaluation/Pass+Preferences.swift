import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Callbacks of the preference graph: values, closures, and reduces.
extension Pass: PreferenceClient {
  func addValue(_ value: Value) -> PreferenceValueID {
    pulled.values.append(value)
    return PreferenceValueID(pulled.values.count - 1)
  }

  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID {
    if let known = pulled.defaultValues[Int(key.index)] { return known }
    let template = document.preferenceKeys[Int(key.index)]
    var value = try template.defaultValue.map { try self.value(of: $0, in: state) } ?? .none
    if let type = template.typeName { value = ParameterConversion.convert(value, to: type) }
    let id = addValue(value)
    pulled.defaultValues[Int(key.index)] = id
    return id
  }

  func write(_ token: PreferenceToken) throws -> PreferenceValueID {
    let event = graph.eventCount - 1
    let site = place(of: token)
    let environment = built.sites[site].environment
    let anchor = try makeAnchor(at: site, in: environment)
    if recall.isRemembered { recall.runningSite = site }
    let outer = running.owner
    running.owner = .site(site)
    defer {
      recall.runningSite = nil
      running.owner = outer
    }
    let value = try run(built.sites[site].script, in: environment, [.foreign(anchor)])
    pulled.returned.record(value, of: event)
    return addValue(value)
  }

  func transform(
    _ token: PreferenceToken, _ value: PreferenceValueID, mayConsume: Bool
  ) throws -> PreferenceValueID {
    let event = graph.eventCount - 1
    let site = place(of: token)
    if !pulled.systemValues.isEmpty, let value = pulled.systemValues[site] {
      pulled.returned.record(value, of: event)
      return addValue(value)
    }
    let environment = built.sites[site].environment
    var rest: [Value] = []
    if case .absent = built.sites[site].source {
    } else {
      rest = [.foreign(try makeAnchor(at: site, in: environment))]
    }
    if recall.isRemembered { recall.runningSite = site }
    let outer = running
    running = RunningScript(
      script: built.sites[site].script ?? ID.none, owner: .site(site))
    defer {
      recall.runningSite = nil
      if let script = built.sites[site].script { noteModifications(by: script) }
      running = outer
    }
    let result = accumulator(from: value, mayConsume: mayConsume)
    try change(result) { (value: inout Value) in
      guard let script = built.sites[site].script else { return }
      let count = value.elementCount
      defer { recordAddition(of: site, from: count, to: value) }
      do throws(ScriptFailure) {
        try machine.evaluate(
          document.scripts[script].program, in: environment, mutating: &value, rest)
      } catch {
        try passOver(error, in: script)
      }
    }
    pulled.returned.record(pulled.values[Int(result.index)], of: event)
    try hold(returned: result)
    return result
  }

  func accumulator(
    from value: PreferenceValueID, mayConsume: Bool
  ) -> PreferenceValueID {
    if mayConsume { return value }
    if recall.isRemembered, graph.keepsValues {
      recall.keptElements += pulled.values[Int(value.index)].elementCount
      if recall.keptElements > limits.rememberedElements { graph.stopKeepingValues() }
    }
    return addValue(pulled.values[Int(value.index)])
  }

  func reduce(
    _ key: PreferenceKeyID, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    let event = graph.eventCount - 1
    switch pulled.reduces[Int(key.index)] {
    case .named(let rule):
      try rule.reduce(
        at: Int(accumulator.index), of: self, key: Int(key.index), nextValue: nextValue)
    case .script(let script):
      try reduce(script, of: Int(key.index), into: accumulator, nextValue: nextValue)
    case .lastPresent:
      let next = pulled.values[Int(try nextValue().index)]
      if !next.isNone { pulled.values[Int(accumulator.index)] = next }
    }
    pulled.returned.recordReduce(pulled.values[Int(accumulator.index)], of: event)
    if pulled.returned.includesReduces { try hold(returned: accumulator) }
  }

  private func reduce(
    _ script: ID<DocumentScript>, of key: Int, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    var inner: (any Error)?
    let outer = running
    running = RunningScript(script: script, owner: .reduce(key))
    defer { running = outer }
    try withoutActuallyEscaping(nextValue) { nextValue in
      try change(accumulator) { (value: inout Value) in
        do throws(ScriptFailure) {
          try machine.reduce(
            document.scripts[script].program, in: state, value: &value
          ) { () throws(ScriptFailure) -> Value in
            do {
              return self.pulled.values[Int(try nextValue().index)]
            } catch {
              inner = error
              throw ScriptFailure(.host("nextValue", help: nil))
            }
          }
        } catch {
          // An error inside `nextValue` is the actual problem, so don't report the `reduce` that
          // called it.
          if let inner { throw inner }
          try passOver(error, in: script)
        }
      }
    }
  }

  /// Changes a value in place. While `body` runs, this is the only reference to it, so there is no
  /// copy.
  func change(
    _ id: PreferenceValueID, _ body: (inout Value) throws -> Void
  ) rethrows {
    var value = Value.void
    swap(&value, &pulled.values[Int(id.index)])
    defer { swap(&value, &pulled.values[Int(id.index)]) }
    try body(&value)
  }

  /// Records the elements that a transformer appended to an array.
  private func recordAddition(of site: ID<ClosureSite>, from count: Int, to value: Value) {
    guard case .array(let elements) = value, count < elements.count else { return }
    built.sites[site].addition = addValue(.array(Array(elements[count...])))
  }

  // MARK: - Closures

  func site(of token: PreferenceToken) -> ClosureSite { built.sites[place(of: token)] }

  private func place(of token: PreferenceToken) -> ID<ClosureSite> {
    if case .closure(let site) = NodeOwner(token) { return site }
    return ID(0)
  }

  func meaning(of modifier: ID<ModifierRecord>) -> ModifierDefinition.Meaning {
    modifierDefinitions[built.modifiers[modifier].definition].meaning
  }

  /// An argument of the modifier of a closure, as the document gives it.
  func argument<Content>(_ handle: Handle<Content>, of site: ClosureSite) -> Argument {
    handle.place < Int(site.argumentCount)
      ? arguments[site.firstArgument, handle.place] : .absent
  }

  /// An argument of a modifier, as the document gives it.
  func argument<Content>(_ handle: Handle<Content>, of template: ModifierTemplate) -> Argument {
    handle.place < Int(template.argumentCount)
      ? arguments[template.firstArgument, handle.place] : .absent
  }

  /// The argument of a modifier as a script, or `nil` if it isn't a script.
  func script<Content>(
    _ handle: Handle<Content>, of template: ModifierTemplate
  ) -> ID<DocumentScript>? {
    if case .script(let script) = argument(handle, of: template) { return script }
    return nil
  }

  /// The argument as a script, or `nil` if it isn't a script.
  func script<Content>(_ handle: Handle<Content>, of site: ClosureSite) -> ID<DocumentScript>? {
    if case .script(let script) = argument(handle, of: site) { return script }
    return nil
  }

  /// The closure that a modifier runs.
  func closure(of site: ClosureSite) -> ID<DocumentScript>? {
    definition(of: site).closure.flatMap { script($0, of: site) }
  }

  /// The definition of the modifier of a closure.
  func definition(of site: ClosureSite) -> ModifierDefinition {
    modifierDefinitions[built.modifiers[site.modifier].definition]
  }

  private func run(
    _ script: ID<DocumentScript>?, in environment: ScriptEnvironment, _ arguments: [Value]
  ) throws -> Value {
    guard let script else { return .none }
    return try evaluate(script, in: environment, arguments)
  }

  // MARK: - Anchors

  /// The source that an argument names or computes.
  func anchorSource(
    of argument: Argument, in environment: ScriptEnvironment
  ) throws -> AnchorSource {
    if case .anchorSource(let place) = argument { return .named(place) }
    return .value(try value(of: argument, in: environment))
  }

  /// Prepares the anchor of a modifier: its source in window coordinates
  /// (docs/explanation/preferences.md, Anchors).
  private func makeAnchor(
    at site: ID<ClosureSite>, in environment: ScriptEnvironment
  ) throws -> AnchorValue {
    let source = try anchorSource(of: built.sites[site].source, in: environment)
    recall.newAnchors += 1
    let number = recall.memory.anchorCount + recall.newAnchors
    let global = try addAnchor(number, source, at: site)
    return AnchorValue(number: number, global: global)
  }

  /// Adds an anchor to those of this pass. Returns the geometry that it describes.
  @discardableResult
  func addAnchor(
    _ number: Int, _ source: AnchorSource, at site: ID<ClosureSite>
  ) throws -> AnchorGeometry {
    let known = built.sites[site].bounds.flatMap { place in
      place < questions.bounds.count ? questions.bounds[place] : nil
    }
    let global = try known.map { .rect($0) } ?? geometry(of: source, at: site)
    built.sites[site].anchor = number
    if recall.memory.anchorCount > 0 { recall.anchorPlaces[number] = built.anchors.count }
    built.anchors.append(
      AnchorRecord(
        number: number, source: source, modifier: built.sites[site].modifier, global: global,
        resolved: []))
    return global
  }

  /// The index of an anchor in this pass.
  func place(ofAnchor number: Int) -> Int? {
    if recall.memory.anchorCount > 0 { return recall.anchorPlaces[number] }
    return built.anchors.indices.contains(number - 1) ? number - 1 : nil
  }
}

extension Pass {
  /// The part of a modifier's view that a source names, in window coordinates.
  private func geometry(of source: AnchorSource, at site: ID<ClosureSite>) throws -> AnchorGeometry
  {
    let node = built.sites[site].node
    let size = node.map { layout.size(of: $0) } ?? .zero
    let direction = node.map { layout.layoutDirection(of: $0) } ?? .leftToRight
    guard let local = source.geometry(in: size, direction) else {
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: "value", expected: "an Anchor.Source such as .bounds", found: source.typeName,
            at: range(of: built.sites[site].source))))
      return .rect(.zero)
    }
    return local.applying(node.map { layout.transformToWindow(of: $0) } ?? .identity)
  }
}

extension Value {
  /// The number of elements of an array, or 0 for any other value.
  fileprivate var elementCount: Int {
    if case .array(let elements) = self { return elements.count }
    return 0
  }
}
