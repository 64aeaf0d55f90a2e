import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Styles of controls that the document declares: components that get the control's configuration
/// and place its views (docs/reference/format/components.md, Custom styles).
extension DocumentDecoder {
  /// The name of a style's configuration.
  static let configuration = "configuration"

  // MARK: - Declarations

  /// The protocol that a style conforms to, or `nil` after a report.
  func decodeStyleProtocol(_ node: Index?, of style: Index) -> StyleProtocol? {
    guard let node else {
      report(.missingMember("protocol", of: "a style", at: tree.openingRange(style)))
      return nil
    }
    guard kind(node) == .string else {
      reportKind(node, expected: "the name of a protocol such as \"ButtonStyle\"")
      return nil
    }
    if let style = StyleProtocol(rawValue: tree.text(node)) { return style }
    report(
      .unknownOption(
        tree.text(node), of: "protocol", at: tree.range(node),
        known: StyleProtocol.allCases.map(\.rawValue)))
    return nil
  }

  /// The parameters of a style: its own, then the configuration.
  func withConfiguration(
    _ parameters: [ComponentTemplate.Parameter], of style: StyleProtocol, at node: Index?
  ) -> [ComponentTemplate.Parameter] {
    if let node,
      let (key, _) = tree.members(node).first(where: { tree.text($0.0) == Self.configuration })
    {
      report(
        .nameIsTaken(
          Self.configuration, by: "the style's configuration", at: tree.range(key)))
    }
    return parameters.filter { $0.name != Self.configuration } + [
      ComponentTemplate.Parameter(
        name: Self.configuration, type: style.configuration ?? "_", defaultValue: .absent,
        role: .configuration)
    ]
  }

  /// Adds the slots for a control and its views, in a style and in a component that a style passes
  /// its configuration to.
  func addPartSlots(of component: Int) {
    for (place, parameter) in document.components[component].parameters.enumerated() {
      var style = StyleProtocol.allCases.first { $0.configuration == parameter.type }
      if parameter.role == .configuration { style = document.components[component].style }
      guard let style else { continue }
      for part in [nil] + style.parts.map(Optional.some) {
        guard document.slots.count < Self.declarationLimit else {
          let syntax = document.components[component].syntax
          return report(
            .tooManyDeclarations(
              of: "parts of styles", limit: Self.declarationLimit, at: tree.range(syntax)))
        }
        document.components[component].parts.append(document.slots.count)
        document.slots.append(
          ContentSlot(
            component: component, parameter: place,
            name: parameter.name + (part.map { "." + $0 } ?? ""), inputs: [], inputTypes: [],
            control: ContentSlot.ControlPart(style: style, name: part)))
      }
    }
  }

  // MARK: - Uses

  /// Decodes the style of a modifier if the document declares it, or probably should. Returns false
  /// for any other style.
  func decodeOwnStyle(
    _ node: Index, _ definition: ModifierDefinition, at modifier: Int
  ) -> Bool {
    guard let styleKind = definition.styleKind else { return false }
    var element = node
    if kind(node) == .object, tree.count(node) == 1, let value = member("style", of: node) {
      element = value
    }
    guard let (name, place) = styleName(element) else { return false }
    guard let number = declaredNames.styles.firstIndex(of: name) else {
      return reportsUnknownStyle(name, definition, at: place)
    }
    let component = declaredNames.firstStyleComponent + number
    let declared = document.components[component]
    guard let style = declared.style, style.kind == styleKind else {
      report(
        .styleOfAnotherProtocol(
          name, declared.style?.rawValue ?? "", of: definition.name,
          instead: declared.style?.modifier ?? "", at: tree.range(place)))
      return true
    }
    let first = document.templates.nextID
    let template = openTemplate(
      .component, definition: component, argumentCount: declared.parameters.count, at: element)
    decodeOwnArguments(element, declared, template)
    closeTemplate(template)
    let range = TemplateRange(first: first, end: document.templates.nextID)
    setArgument(.content(range), 0, ofModifier: modifier)
    return true
  }

  /// The name in `Chip`, `.Chip`, `Chip()` and `{"Chip": …}`.
  private func styleName(_ node: Index) -> (name: String, place: Index)? {
    switch kind(node) {
    case .string:
      var name = tree.text(node)
      if name.hasPrefix(".") { name.removeFirst() }
      if name.hasSuffix("()") { name.removeLast(2) }
      return (name, node)
    case .object:
      guard !isExplicitExpression(node) else { return nil }
      let key = tree.members(node).first { !text($0.0, equals: "comment") }?.0
      return key.flatMap { text($0, equals: "style") ? nil : (tree.text($0), $0) }
    default: return nil
    }
  }

  /// Reports a name that isn't a style of the modifier. Returns false for a system style or an
  /// expression.
  private func reportsUnknownStyle(
    _ name: String, _ definition: ModifierDefinition, at place: Index
  ) -> Bool {
    guard case .option(let known)? = definition.parameters.first?.type,
      !known.contains(name), kind(place) == .string, bareMember(place) != nil,
      !here.scope.contains(name) || tree.text(place).hasPrefix(".")
    else { return false }
    let own = document.components.filter { $0.style?.kind == definition.styleKind }.map(\.name)
    report(
      .unknownStyle(
        name, of: definition.name, at: tree.range(place), known: own + known))
    return true
  }

  /// Reports a part that a control doesn't have. Returns false if the name isn't that of a part.
  func reportsUnknownPart(_ node: Index, of component: Int) -> Bool {
    let words = tree.text(node).split(separator: ".", maxSplits: 1)
    let parts = document.components[component].parts.map { document.slots[$0] }
    guard words.count == 2, let whole = parts.first(where: { $0.name == words[0] }),
      let style = whole.control?.style
    else { return false }
    report(
      .unknownPart(
        String(words[1]), of: style.rawValue, at: tree.range(node), known: style.parts))
    return true
  }

  // MARK: - Controls

  /// Creates the parts that a style of the document can place, for each control that may have such
  /// a style.
  func addStyledParts() {
    let slots = document.slots.indices.filter { document.slots[$0].control != nil }
    let kinds = Set(slots.compactMap { document.slots[$0].control?.style.kind })
    guard !kinds.isEmpty else { return }
    document.writtenTemplateCount = document.templates.count
    for index in 0..<document.templates.count where document.templates[index].kind == .view {
      let template = document.templates[index]
      let definition = registry.definitions[template.view]
      guard template.argumentCount > 0, let styled = definition.styled,
        kinds.contains(styled.kind)
      else { continue }
      let parts = StyledParts(
        control: bareControl(template),
        parts: styled.parts.map { views(of: $0, template) })
      document.styledControls[template.firstArgument] = parts
      // Fills the slots with all possible parts, for code that doesn't evaluate the document.
      for slot in slots { handIn(parts, of: styled, to: slot) }
    }
  }

  private func handIn(_ parts: StyledParts, of styled: StyledControl, to slot: Int) {
    guard let part = document.slots[slot].control, part.style.kind == styled.kind else { return }
    guard let name = part.name else {
      return document.slots[slot].contents.append(parts.control)
    }
    guard let place = styled.parts.firstIndex(where: { $0.name == name }),
      let views = parts.parts[place]
    else { return }
    document.slots[slot].contents.append(views)
  }

  /// A control without its modifiers, its names and its `id`, as a style creates it from its
  /// configuration.
  private func bareControl(_ template: ViewTemplate) -> TemplateRange {
    var bare = template
    bare.isDynamic = false
    bare.modifierCount = 0
    bare.letCount = 0
    bare.id = .absent
    // The bare control is located at the name of the control.
    if kind(template.syntax) == .object, let name = member("view", of: template.syntax) {
      bare.syntax = name
    }
    return append(bare)
  }

  private func views(
    of part: StyledControl.Part, _ template: ViewTemplate
  ) -> TemplateRange? {
    if let content = part.content,
      case .content(let range) = document.argument(content, of: template)
    {
      return range
    }
    if let text = part.text, let place = ViewDefinition.textPlace {
      return leaf(.text, place, document.argument(text, of: template), template)
    }
    if let symbol = part.symbol {
      let name = ViewDefinition.image.parameters.firstIndex { $0.name == "systemName" }
      return name.flatMap { leaf(.image, $0, document.argument(symbol, of: template), template) }
    }
    return nil
  }

  /// A view with one argument, instead of a control's text.
  private func leaf(
    _ definition: ViewDefinition, _ place: Int, _ argument: Argument, _ control: ViewTemplate
  ) -> TemplateRange? {
    guard !argument.isAbsent, let index = registry.place(of: definition.name) else {
      return nil
    }
    let template = openTemplate(
      .view, definition: index, argumentCount: definition.parameters.count,
      at: syntax(of: argument) ?? control.syntax)
    setArgument(argument, place, of: template)
    closeTemplate(template)
    return TemplateRange(first: ID(template), end: ID(template + 1))
  }

  /// The syntax node of a text argument.
  private func syntax(of argument: Argument) -> Index? {
    switch argument {
    case .text(let node), .markdown(let node): node
    case .script(let script): document.scripts[script].syntax
    default: nil
    }
  }

  private func append(_ template: ViewTemplate) -> TemplateRange {
    let first = document.templates.nextID
    document.templates.append(template)
    document.templates[first].end = first.advanced(by: 1)
    return TemplateRange(first: first, end: first.advanced(by: 1))
  }
}
