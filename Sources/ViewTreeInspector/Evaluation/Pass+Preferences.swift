import ViewTreeDocument
import ViewTreeLayout
import ViewTreePreferences
import ViewTreeScript

/// What the preference graph asks: values, closures and reduces.
extension Pass: PreferenceClient {
  func addValue(_ value: Value) -> PreferenceValueID {
    values.append(value)
    return PreferenceValueID(values.count - 1)
  }

  func defaultValue(of key: PreferenceKeyID) throws -> PreferenceValueID {
    if let known = defaultValues[Int(key.index)] { return known }
    let template = document.preferenceKeys[Int(key.index)]
    let value = try template.defaultValue.map { try self.value(of: $0, in: state) } ?? .none
    let id = addValue(value)
    defaultValues[Int(key.index)] = id
    return id
  }

  func write(_ token: PreferenceToken) throws -> PreferenceValueID {
    let site = site(of: token)
    if let value = site.value {
      recordContribution(of: site, value)
      return value
    }
    let anchor = try makeAnchor(at: site)
    let value = try run(closure(of: site, 3), in: site.environment, [.foreign(anchor)])
    let id = addValue(value)
    recordContribution(of: site, id)
    return id
  }

  func transform(
    _ token: PreferenceToken, _ value: PreferenceValueID, mayConsume: Bool
  ) throws -> PreferenceValueID {
    let site = site(of: token)
    let isAnchor = meaning(of: site.modifier).preferenceKind == .transformAnchorPreference
    let rest: [Value] = isAnchor ? [.foreign(try makeAnchor(at: site))] : []
    let script = closure(of: site, isAnchor ? 3 : 2)
    let result = accumulator(from: value, mayConsume: mayConsume)
    try change(result) { (value: inout Value) in
      guard let script else { return }
      let count = value.elementCount
      defer { recordAddition(of: site, from: count, to: value) }
      do throws(ScriptFailure) {
        try machine.evaluate(
          document.scripts[Int(script)].program, in: site.environment, mutating: &value, rest)
      } catch {
        throw self.error(error, in: script)
      }
    }
    return result
  }

  func accumulator(
    from value: PreferenceValueID, mayConsume: Bool
  ) -> PreferenceValueID {
    mayConsume ? value : addValue(values[Int(value.index)])
  }

  func reduce(
    _ key: PreferenceKeyID, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    switch reduces[Int(key.index)] {
    case .named(let rule):
      try rule.reduce(
        at: Int(accumulator.index), of: self, key: Int(key.index), nextValue: nextValue)
    case .script(let script):
      try reduce(script, into: accumulator, nextValue: nextValue)
    }
  }

  private func reduce(
    _ script: UInt32, into accumulator: PreferenceValueID,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    var inner: (any Error)?
    try withoutActuallyEscaping(nextValue) { nextValue in
      try change(accumulator) { (value: inout Value) in
        do throws(ScriptFailure) {
          try machine.reduce(
            document.scripts[Int(script)].program, in: state, value: &value
          ) { () throws(ScriptFailure) -> Value in
            do {
              return self.values[Int(try nextValue().index)]
            } catch {
              inner = error
              throw ScriptFailure(.host("nextValue", help: nil))
            }
          }
        } catch {
          // What went wrong inside `nextValue` is the problem, not the reduce that asked.
          throw inner ?? self.error(error, in: script)
        }
      }
    }
  }

  /// Changes a value in place: while `body` runs, nobody else holds it, so nothing is copied.
  func change(
    _ id: PreferenceValueID, _ body: (inout Value) throws -> Void
  ) rethrows {
    var value = Value.void
    swap(&value, &values[Int(id.index)])
    defer { swap(&value, &values[Int(id.index)]) }
    try body(&value)
  }

  /// Records all elements of an array as those of a writer.
  private func recordContribution(of site: ClosureSite, _ id: PreferenceValueID) {
    guard case .array(let elements) = values[Int(id.index)],
      case .preferenceKey(let key) = document.arguments[Int(site.firstArgument)]
    else { return }
    contributions.append(
      Contribution(modifier: site.modifier, key: key, count: elements.count, elements: id))
  }

  /// Records the elements that a transformer put at the end of an array.
  private func recordAddition(of site: ClosureSite, from count: Int, to value: Value) {
    guard case .array(let elements) = value, count < elements.count else { return }
    recordContribution(of: site, addValue(.array(Array(elements[count...]))))
  }

  // MARK: - Closures

  func site(of token: PreferenceToken) -> ClosureSite {
    guard case .modifier(let record) = RecordToken(token) else { return sites[0] }
    return sites[Int(modifiers[Int(record)].site)]
  }

  func meaning(of modifier: UInt32) -> ModifierDefinition.Meaning {
    modifierDefinitions[Int(modifiers[Int(modifier)].definition)].meaning
  }

  func closure(of site: ClosureSite, _ argument: Int) -> UInt32? {
    if case .script(let script) = document.arguments[Int(site.firstArgument) + argument] {
      return script
    }
    return nil
  }

  private func run(
    _ script: UInt32?, in environment: ScriptEnvironment, _ arguments: [Value]
  ) throws -> Value {
    guard let script else { return .none }
    return try evaluate(script, in: environment, arguments)
  }

  // MARK: - Anchors

  /// Prepares the anchor of a modifier: its source in window coordinates (docs/semantics.md,
  /// Anchors).
  private func makeAnchor(at site: ClosureSite) throws -> AnchorValue {
    let argument = document.arguments[Int(site.firstArgument) + 1]
    let source = try value(of: argument, in: site.environment)
    let node = modifiers[Int(site.modifier)].node
    let size = node.map { layout.size(of: $0) } ?? .zero
    let direction = node.map { layout.layoutDirection(of: $0) } ?? .leftToRight
    guard let local = AnchorSource.geometry(of: source, in: size, direction) else {
      throw EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "value", expected: "an Anchor.Source such as .bounds", found: source.typeName,
          at: range(of: argument)))
    }
    let transform = node.map { layout.transformToWindow(of: $0) } ?? .identity
    let global = local.applying(transform)
    anchors.append(
      AnchorRecord(
        source: source, modifier: site.modifier, global: global, resolved: []))
    return AnchorValue(number: anchors.count, global: global)
  }
}

extension Value {
  /// How many elements an array has; 0 for anything else.
  fileprivate var elementCount: Int {
    if case .array(let elements) = self { return elements.count }
    return 0
  }
}
