import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Modifiers that the document itself declares: components whose slot `content` is the view that is
/// modified, with the modifiers written before it.
extension DocumentDecoder {
  /// The slot for the modified view.
  static let modifiedContent = "content"

  // MARK: - Declarations

  /// True if the name is free for a modifier. Reports it otherwise.
  func isFreeForModifier(_ name: String, at key: Index) -> Bool {
    guard isIdentifier(name, at: key) else { return false }
    if modifierRegistry.place(of: name) != nil {
      report(.nameIsTaken(name, by: "a modifier of SwiftUI", at: tree.range(key)))
      return false
    }
    return true
  }

  /// The parameters of a modifier: its own, then the view.
  func withContent(
    _ parameters: [ComponentTemplate.Parameter], at node: Index?
  ) -> [ComponentTemplate.Parameter] {
    if parameters.contains(where: { $0.name == Self.modifiedContent }), let node,
      let (key, _) = tree.members(node).first(where: {
        tree.text($0.0) == Self.modifiedContent
      })
    {
      report(
        .nameIsTaken(
          Self.modifiedContent, by: "the view that is modified", at: tree.range(key)))
    }
    return parameters.filter { $0.name != Self.modifiedContent } + [
      ComponentTemplate.Parameter(
        name: Self.modifiedContent, type: "View", defaultValue: .absent, role: .views([]))
    ]
  }

  // MARK: - Uses

  /// The range of a view's own modifiers, and its `let`, if it isn't decoded yet.
  struct OwnModifiers {
    var range = 0..<Int.max
    var lets: Index?
  }

  /// Decodes an entry with the modifiers before `own.range.upperBound`. A custom modifier
  /// becomes a component, with the entry and the modifiers before it as its content.
  ///
  /// `body` decodes the entry with the remaining modifiers.
  func withOwnModifiers(
    _ modifiers: Index?, _ own: OwnModifiers, _ body: (OwnModifiers) -> Void
  ) {
    guard let modifiers, let (place, element, component) = outermostOwn(modifiers, own.range)
    else { return body(own) }
    let declared = document.components[component]
    let template = openTemplate(
      .component, definition: component, argumentCount: declared.parameters.count, at: element)
    withLets(own.lets, template) { decoder in
      decoder.decodeOwnArguments(element, declared, template)
      let first = decoder.document.templates.nextID
      decoder.withOwnModifiers(modifiers, OwnModifiers(range: 0..<place), body)
      let content = TemplateRange(first: first, end: decoder.document.templates.nextID)
      decoder.handIn(content, to: declared, template)
      decoder.decodeModifiers(modifiers, template, place + 1..<own.range.upperBound)
    }
    closeTemplate(template)
  }

  /// The last modifier in a range that the document declares.
  private func outermostOwn(
    _ modifiers: Index, _ range: Range<Int>
  ) -> (place: Int, element: Index, component: Int)? {
    guard !declaredNames.modifiers.isEmpty, kind(modifiers) == .array else { return nil }
    var found: (place: Int, element: Index, component: Int)?
    for (place, element) in tree.elements(modifiers).enumerated() where range.contains(place) {
      if let component = ownModifier(element) { found = (place, element, component) }
    }
    return found
  }

  /// The component that implements a custom modifier.
  func ownModifier(_ element: Index) -> Int? {
    var name = element
    if kind(element) == .object, element + 1 < next(after: element) { name = element + 1 }
    guard kind(name) == .string else { return nil }
    let text = tree.text(name)
    return declaredNames.modifiers.firstIndex(of: text).map {
      declaredNames.firstModifierComponent + $0
    }
  }

  private func handIn(
    _ content: TemplateRange, to declared: ComponentTemplate, _ template: Int
  ) {
    let place = declared.parameters.count - 1
    setArgument(.content(content), place, of: template)
    if let slot = declared.parameters[place].slot { document.slots[slot].contents.append(content) }
  }

  // MARK: - Arguments

  /// Decodes the arguments of a modifier or a style: `card`, `{"card": 4}`,
  /// `{"card": {"inset": 4}}`.
  func decodeOwnArguments(
    _ element: Index, _ declared: ComponentTemplate, _ template: Int
  ) {
    let parameters = declared.givenParameters
    guard kind(element) == .object, tree.count(element) == 1 else {
      if kind(element) == .object {
        let second = next(after: element + 2)
        report(.twoModifiers(tree.text(second), at: tree.range(second)))
      } else {
        reportMissing(Array(parameters), [], of: declared, at: element)
      }
      return
    }
    let value = element + 2
    if kind(value) == .object, !isExplicitExpression(value), !isViewNode(value) {
      return decodeLabelled(value, declared, Array(parameters), template)
    }
    if parameters.count == 1, kind(value) != .null {
      return setArgument(decodeArgument(value, of: parameters[0]), 0, of: template)
    }
    if kind(value) != .null {
      report(
        .argumentNeedsLabel(
          of: declared.name, labels: parameters.map(\.name), at: tree.range(value)))
    } else {
      reportMissing(Array(parameters), [], of: declared, at: element)
    }
  }

  private func decodeLabelled(
    _ node: Index, _ declared: ComponentTemplate, _ parameters: [ComponentTemplate.Parameter],
    _ template: Int
  ) {
    var given: [String] = []
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      given.append(name)
      if let place = parameters.firstIndex(where: { $0.name == name }) {
        setArgument(decodeArgument(value, of: parameters[place]), place, of: template)
      } else if name != "comment" {
        report(
          .unknownMember(
            name, of: "'\(declared.name)'", at: tree.range(key), known: parameters.map(\.name)))
      }
    }
    reportMissing(parameters, given, of: declared, at: node)
  }

  private func reportMissing(
    _ parameters: [ComponentTemplate.Parameter], _ given: [String],
    of declared: ComponentTemplate, at node: Index
  ) {
    for parameter in parameters where !parameter.isOptional && !given.contains(parameter.name) {
      report(
        .missingMember(
          parameter.name, of: "'\(declared.name)'", at: tree.openingRange(node)))
    }
  }
}
