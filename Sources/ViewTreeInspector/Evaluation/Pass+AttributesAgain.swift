import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// The attributes of a pass that is run again: what sees a change is evaluated, in the order in which it was before.
extension Pass {
  func evaluateAttributes(_ renewal: inout Renewal) throws {
    let captures = recall.shared.captures(in: document)
    var asked = 0
    defer { countKept(asked + renewal.comparison.count + renewal.changed.comparison.count) }
    for place in attributes.attributes.indices {
      asked += 1
      let isReached = renewal.changed.reach(
        captures[attributes.attributes[place].script.index],
        in: attributes.attributes[place].environment)
      if isReached { try evaluate(attributes.attributes[place], &renewal) }
    }
  }

  private func evaluate(
    _ attribute: AttributeGraph.Attribute, _ renewal: inout Renewal
  ) throws {
    switch attribute.use {
    case .unknown: try requireSame(attribute, &renewal)
    case .beginning: break
    case .object:
      let value = try evaluate(attribute.script, in: attribute.environment)
      guard let former = attribute.value, renewal.comparison.isSame(former, value) else {
        throw CannotKeep()
      }
    case .view(let place):
      if renewal.lastView != place { try make(attributes.views[place], &renewal) }
      renewal.lastView = place
    case .modifier(let place):
      if renewal.lastModifier != place { try make(attributes.modifiers[place], &renewal) }
      renewal.lastModifier = place
    case .name(let place):
      let value = try evaluate(attribute.script, in: attribute.environment)
      set(place, of: attribute.environment, to: value, &renewal)
    case .parameter(let number, let level):
      guard let level else { throw CannotKeep() }
      let value = try evaluate(attribute.script, in: attribute.environment)
      let type = attributes.levels[level].parameters[number].type
      set(
        number, of: attributes.levels[level].environment,
        to: ParameterConversion.convert(value, to: type), &renewal)
    case .condition(let held):
      guard case .bool(let holds) = try evaluate(attribute.script, in: attribute.environment),
        holds == held
      else { throw CannotKeep() }
    case .bound(let inner):
      let value = try evaluate(attribute.script, in: attribute.environment)
      guard value.isNone == (inner == nil) else { throw CannotKeep() }
      if let inner { set(0, of: inner, to: value, &renewal) }
    case .choice(let place): try choose(attributes.choices[place], &renewal)
    case .loop(let place):
      try renewElements(ofLoop: place, attribute, &renewal)
    }
  }

  /// Nothing has to be made again of a value that is the same, and leads to nothing that has changed.
  private func requireSame(
    _ attribute: AttributeGraph.Attribute, _ renewal: inout Renewal
  ) throws {
    guard let former = attribute.value else { throw CannotKeep() }
    let value = try evaluate(attribute.script, in: attribute.environment)
    if case .binding(let old) = former, case .binding(let new) = value {
      guard old.standsForTheSame(as: new), !renewal.changed.hasChanged(new) else {
        throw CannotKeep()
      }
      return
    }
    guard renewal.comparison.isSame(former, value), !renewal.changed.leads(value) else {
      throw CannotKeep()
    }
  }

  /// Gives a name its value, and notes whether that is another one.
  private func set(
    _ place: Int, of level: ScriptEnvironment, to value: Value, _ renewal: inout Renewal
  ) {
    guard !renewal.comparison.isSame(level.values[place], value) else { return }
    level.values[place] = value
    renewal.changed.insert(level)
  }

  /// Gives the names of a case their values, as long as it is the same case.
  private func choose(_ choice: AttributeGraph.Choice, _ renewal: inout Renewal) throws {
    let (template, environment) = (choice.template, choice.environment)
    let subject = try value(of: argument(template, 0), in: environment)
    guard try matchingCase(subject, template, in: environment) == choice.place else {
      throw CannotKeep()
    }
    guard let place = choice.place, let inner = choice.inner, inner !== environment else { return }
    let scripts = document.patternValues(of: template, UInt32(place + 1))
    for (name, script) in scripts.enumerated() {
      set(name, of: inner, to: try evaluate(script, in: environment, [subject]), &renewal)
    }
  }

  // MARK: - Loops

  /// Gives the elements of a loop their values, as long as they are the same elements.
  private func renewElements(
    ofLoop place: Int, _ attribute: AttributeGraph.Attribute, _ renewal: inout Renewal
  ) throws {
    let loop = attributes.loops[place]
    let data = try evaluate(attribute.script, in: attribute.environment)
    switch (loop.data, data) {
    case (.range, .range):
      guard renewal.comparison.isSame(data, loop.data) else { throw CannotKeep() }
      return
    case (.binding(let old), .binding(let new)):
      guard old.standsForTheSame(as: new),
        case .array(let former)? = renewal.changed.former(new),
        case .array(let present)? = try? machine.read(new)
      else { throw CannotKeep() }
      // The names stay bound to their elements, and whoever asks sees which of those have changed.
      _ = try changedElements(of: loop, from: former, to: present, &renewal)
    default:
      guard let former = loop.data.elements, let present = data.elements else {
        throw CannotKeep()
      }
      for number in try changedElements(of: loop, from: former, to: present, &renewal) {
        loop.elements[number].values[0] = present[number]
        renewal.changed.insert(loop.elements[number])
      }
      attributes.loops[place].data = data
    }
  }

  /// The elements that are others now; throws if there are more or fewer, or if one is known by something else.
  private func changedElements(
    of loop: AttributeGraph.Loop, from former: [Value], to present: [Value],
    _ renewal: inout Renewal
  ) throws -> [Int] {
    guard former.count == present.count, present.count == loop.elements.count else {
      throw CannotKeep()
    }
    let isKnownByID = if case .script = argument(loop.template, 1) { true } else { false }
    var changed: [Int] = []
    for number in present.indices {
      let isSame = renewal.comparison.isSame(present[number], former[number])
      if isSame, !renewal.changed.leads(present[number]) { continue }
      if !isSame { changed.append(number) }
      guard isKnownByID else { continue }
      let identity = try elementIdentity(
        loop.template, present[number], UInt64(number), in: loop.environment)
      guard identity == loop.identities[number] else { throw CannotKeep() }
    }
    return changed
  }
}

extension BindingValue {
  /// Whether two bindings stand for the same part of the same variable.
  fileprivate func standsForTheSame(as other: BindingValue) -> Bool {
    environment === other.environment && index == other.index && isConstant == other.isConstant
      && path.count == other.path.count && zip(path, other.path).allSatisfy { $0.isSame(as: $1) }
  }
}

extension BindingValue.Step {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.member(let one), .member(let other)): return one == other
    case (.element(let one), .element(let other)):
      var comparison = ValueComparison()
      return comparison.isSame(one, other)
    default: return false
    }
  }
}
