import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Views that are passed to components, and the slots that show them.
extension DocumentDecoder {
  // MARK: - Declarations

  /// Adds the slots of a component. Its body gives the names that the types omit.
  func addSlots(of component: Int, body: Index?) {
    for (place, parameter) in document.components[component].parameters.enumerated() {
      guard case .views(let inputs) = parameter.role else { continue }
      guard document.slots.count < Self.declarationLimit else {
        let syntax = document.components[component].syntax
        return report(
          .tooManyDeclarations(
            of: "parameters of type View", limit: Self.declarationLimit, at: tree.range(syntax)))
      }
      document.components[component].parameters[place].slot = document.slots.count
      document.slots.append(
        ContentSlot(
          component: component, parameter: place, name: parameter.name,
          inputs: names(of: inputs, for: parameter.name, in: body), inputTypes: inputs.map(\.type)))
    }
  }

  /// The names that views can use: the names of the type, or of the first use in the body.
  private func names(
    of inputs: [ParameterRole.Input], for slot: String, in body: Index?
  ) -> [String] {
    guard inputs.contains(where: { $0.name == nil }) else { return inputs.compactMap(\.name) }
    let used = body.map { firstNames(givenTo: slot, in: $0) } ?? []
    return inputs.indices.map { place in
      inputs[place].name ?? (place < used.count ? used[place] : "value\(place)")
    }
  }

  private func firstNames(givenTo slot: String, in body: Index) -> [String] {
    for node in body..<next(after: body) where kind(node) == .object {
      guard let name = member("slot", of: node), kind(name) == .string, tree.text(name) == slot,
        let given = member("with", of: node), kind(given) == .object
      else { continue }
      return tree.members(given).map { tree.text($0.key) }
    }
    return []
  }

  /// Decodes the default views of slots, which see the document's state.
  func decodeDefaultContent(of component: Int, _ defaults: [(parameter: Int, value: Index)]) {
    for (place, value) in defaults {
      guard let slot = document.components[component].parameters[place].slot else { continue }
      let content = decodeHandedIn(value, slot)
      document.components[component].parameters[place].defaultValue = content
    }
  }

  // MARK: - Views for slots

  /// Decodes an argument for a slot: views, views with names for the slot's inputs, or another
  /// slot.
  func decodeHandedIn(_ node: Index, _ slot: Int) -> Argument {
    if kind(node) == .null {
      let declared = document.slots[slot]
      let parameter = document.components[declared.component].parameters[declared.parameter]
      if parameter.type.hasSuffix("?") { return constant(.none) }
      reportKind(node, expected: "views for '\(parameter.name)'")
      return .absent
    }
    if let handedOn = decodeHandedOn(node, slot) { return handedOn }
    var content = node
    var names = document.slots[slot].inputs
    if let (given, views) = namedContent(node) {
      content = views
      names = givenNames(given, names) ?? names
    }
    let types = document.slots[slot].inputTypes
    let scopeNames = zip(names, types).map {
      ScopeName($0, typeName: $1, type: document.types.type($1))
    }
    let range =
      scopeNames.isEmpty
      ? decodeContent(content) : withNames(scopeNames) { $0.decodeContent(content) }
    document.slots[slot].contents.append(range)
    return .content(range)
  }

  /// Decodes `{"slot": "row"}`, which passes the component's own views on, with the arguments of
  /// the slot.
  private func decodeHandedOn(_ node: Index, _ slot: Int) -> Argument? {
    guard kind(node) == .object, tree.count(node) == 1, let name = member("slot", of: node),
      let outer = self.slot(named: name),
      document.slots[outer].inputs.count == document.slots[slot].inputs.count
    else { return nil }
    document.slots[slot].sources.append(outer)
    return decodeExpression(name)
  }

  /// `{"as": ["item"], "content": …}`, which isn't a view.
  private func namedContent(_ node: Index) -> (names: Index?, views: Index)? {
    guard kind(node) == .object, let views = member("content", of: node), !isViewNode(node) else {
      return nil
    }
    let values = members(
      of: node, known: ["as", "content", "comment"],
      in: "content for a component")
    return (values[0], views)
  }

  /// Adds to each slot the contents that other slots pass to it.
  func propagateSlots() {
    var isDone = false
    while !isDone {
      isDone = true
      for slot in document.slots.indices {
        for source in document.slots[slot].sources {
          let known = Set(document.slots[slot].contents)
          let more = document.slots[source].contents.filter { !known.contains($0) }
          if !more.isEmpty { isDone = false }
          document.slots[slot].contents += more
        }
      }
    }
  }

  // MARK: - Slots

  /// The slot of the component whose body is being decoded, by its name. Doesn't report problems.
  private func slot(named node: Index) -> Int? {
    guard kind(node) == .string, let component = here.openComponent else { return nil }
    let name = tree.text(node)
    return document.components[component].parameters.first { $0.name == name }?.slot
      ?? (document.components[component].views + document.components[component].parts)
      .first { document.slots[$0].name == name }
  }

  /// Decodes a slot.
  func decodeSlot(_ node: Index, _ name: Index) {
    let values = members(of: node, known: ["slot", "with", "modifiers", "comment"], in: "'slot'")
    guard let slot = slot(named: name) else { return reportUnknownSlot(name) }
    withOwnModifiers(values[2], OwnModifiers()) { own in
      decodeSlot(node, name, slot, inputs: values[1], modifiers: values[2], own.range)
    }
  }

  private func decodeSlot(
    _ node: Index, _ name: Index, _ slot: Int, inputs given: Index?, modifiers: Index?,
    _ range: Range<Int>
  ) {
    let inputs = document.slots[slot].inputs
    let template = openTemplate(
      .slot, definition: slot, argumentCount: 1 + inputs.count, at: node)
    setArgument(decodeExpression(name), 0, of: template)
    decodeInputs(given, slot, template, node)
    if let modifiers { decodeModifiers(modifiers, template, range) }
    closeTemplate(template)
  }

  private func decodeInputs(_ node: Index?, _ slot: Int, _ template: Int, _ use: Index) {
    let (inputs, types) = (document.slots[slot].inputs, document.slots[slot].inputTypes)
    var given = [Index?](repeating: nil, count: inputs.count)
    if let node {
      guard kind(node) == .object else {
        return reportKind(node, expected: "an object of names and values for 'with'")
      }
      given = members(of: node, known: inputs, in: "slot '\(document.slots[slot].name)'")
      // A misspelled name is already reported, so don't report a missing name, too.
      if tree.count(node) > given.count(where: { $0 != nil }) { return }
    }
    for (place, value) in given.enumerated() {
      if let value {
        setArgument(decodeParameterValue(value, type: types[place]), 1 + place, of: template)
      } else {
        report(
          .missingMember(
            inputs[place], of: "slot '\(document.slots[slot].name)' in 'with'",
            at: tree.openingRange(node ?? use)))
      }
    }
  }

  private func reportUnknownSlot(_ name: Index) {
    guard kind(name) == .string else {
      return reportKind(name, expected: "the name of a parameter of type View")
    }
    if let component = here.openComponent, reportsUnknownPart(name, of: component) { return }
    let known = here.openComponent.map { component in
      document.components[component].parameters.filter { $0.slot != nil }.map(\.name)
        + (document.components[component].views + document.components[component].parts)
        .map { document.slots[$0].name }
    }
    report(.unknownSlot(tree.text(name), known: known, at: tree.range(name)))
  }
}
