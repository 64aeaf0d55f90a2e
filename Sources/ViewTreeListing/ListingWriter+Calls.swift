import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Calls of views and modifiers, by their shapes.
extension ListingWriter {
  /// A call, and the types of its result whose modifiers it has, the most specific first.
  struct Written {
    var call: SwiftCall
    var kinds: [String]
    /// True if the modifier belongs to a special kind of view.
    var isOfKind = false
  }

  /// A call, with its definition and its arguments in the document.
  struct Use {
    let definition: Definition
    let arguments: [Argument]
    /// The object of arguments, or the only argument.
    let node: Index?

    /// The indices of the arguments that are set and appear in Swift.
    var given: Set<Int> {
      Set(
        arguments.indices.filter { place in
          if definition is ViewDefinition,
            ["size", "contentOffset"].contains(definition.parameters[place].name)
          {
            return false
          }
          if ListingWriter.isWrittenElsewhere(place, of: definition, arguments) { return false }
          if case .absent = arguments[place] { return false }
          return true
        })
    }

    subscript<Content>(handle: Handle<Content>) -> Argument {
      handle.place < arguments.count ? arguments[handle.place] : .absent
    }

    subscript(name: String) -> Argument {
      guard let place = definition.parameters.firstIndex(where: { $0.name == name }),
        place < arguments.count
      else { return .absent }
      return arguments[place]
    }
  }

  // MARK: - Views

  /// The call that makes a view.
  func base(_ template: ViewTemplate) -> Written? {
    switch template.kind {
    case .component: return Written(call: component(template), kinds: ["View"])
    case .layout: return Written(call: layout(template), kinds: ["View"])
    case .slot: return Written(call: slot(template), kinds: ["View"])
    default: break
    }
    let definition = views.definitions[template.view]
    let use = Use(
      definition: definition,
      arguments: arguments(of: template, definition),
      node: tree.kind(template.syntax) == .object ? template.syntax : nil)
    if let call = specialView(definition, use, template) { return call }
    let shapes = shapes(of: definition)
    guard let shape = CallOverloads.choice(shapes, for: use.given, of: definition) else {
      reportNoCall(definition.name, use, at: template.syntax)
      return nil
    }
    let call = call(definition.name, shape, use, at: template.syntax)
    return Written(call: call, kinds: kinds(of: definition))
  }

  private func arguments(
    of template: ViewTemplate, _ definition: ViewDefinition
  ) -> [Argument] {
    var arguments = (0..<Int(template.argumentCount)).map { argument(template, $0) }
    guard case .section(let section) = definition.meaning else { return arguments }
    // Header and footer are separate closures. If there is nothing else, a title is written as
    // text.
    let parts = document.parts(of: template, section)
    let title = arguments[section.title.place]
    arguments[section.children.place] = .content(parts.content)
    arguments[section.header.place] = parts.header.isEmpty ? .absent : .content(parts.header)
    arguments[section.footer.place] = parts.footer.isEmpty ? .absent : .content(parts.footer)
    arguments[section.title.place] = .absent
    if case .content(let range) = title, range.end == parts.header.end, parts.footer.isEmpty,
      let place = ViewDefinition.textPlace
    {
      arguments[section.title.place] = argument(document.templates[range.first], place)
      arguments[section.header.place] = .absent
    }
    return arguments
  }

  private func kinds(of definition: ViewDefinition) -> [String] {
    if definition.isShape { return ["InsettableShape", "Shape", "View"] }
    return definition.name == "Image" ? ["Image", "View"] : ["View"]
  }

  private func specialView(
    _ definition: ViewDefinition, _ use: Use, _ template: ViewTemplate
  ) -> Written? {
    switch definition.name {
    case "Group": return modifiedLoop(template)
    case "Text":
      if case .absent = use["text"] {
        return Written(call: verbatimCall(use["verbatim"]), kinds: ["View"])
      }
      return Written(call: text(use["text"]), kinds: ["View"])
    case "Color": return color(use, template).map { Written(call: $0, kinds: ["View"]) }
    case "Box":
      return Written(call: box(use), kinds: ["View"])
    case "Table": return Written(call: table(use), kinds: ["View"])
    case "AnyView":
      let views = content(use["children"])
      var inner = views.count == 1 ? views[0] : group(views)
      if case .view = inner {} else { inner = group(views) }
      guard case .view(let view) = inner else { return nil }
      return Written(
        call: SwiftCall(head: "AnyView", arguments: [SwiftCall.Argument(view: view)]),
        kinds: ["View"])
    case "Path":
      let path = valueText(use["path"], .expression) ?? "Path()"
      return Written(call: SwiftCall(head: path, isCall: false), kinds: ["Shape", "View"])
    default: return nil
    }
  }

  /// A loop with its own modifiers. In a document, they are on a group around it.
  private func modifiedLoop(_ template: ViewTemplate) -> Written? {
    guard let first = modifiers(of: template).first,
      shapes(of: modifiers.definitions[first.definition])
        .contains(where: { $0.receiver == "DynamicViewContent" }),
      case .content(let range) = argument(template, 0), !range.isEmpty
    else { return nil }
    let entry = document.templates[range.first]
    guard entry.kind == .forEach, entry.end == range.end else { return nil }
    return Written(call: loop(entry).base, kinds: ["DynamicViewContent", "View"])
  }

  private func text(_ argument: Argument) -> SwiftCall {
    if case .styledText(let first, let count) = argument {
      let parts = (0..<Int(count)).map {
        textPart(first.index + ParameterDefinition.argumentsOfPart.count * $0)
      }
      return SwiftCall(head: parts.joined(separator: " + "), isCall: false)
    }
    return textCall(argument)
  }

  private func textPart(_ place: Int) -> String {
    var part = textCall(document.arguments[place]).opening
    if let font = fontText(document.arguments[place + 1]) { part += ".font(\(font))" }
    if case .option(let weight) = document.arguments[place + 2],
      case .option(let names) = ParameterDefinition.weightOfPart.type
    {
      part += ".fontWeight(.\(names[Int(weight)]))"
    }
    if let style = valueText(document.arguments[place + 3], .style) {
      part += ".foregroundStyle(\(style))"
    }
    if let offset = valueText(document.arguments[place + 4], .number) {
      part += ".baselineOffset(\(offset))"
    }
    if case .option(let scale) = document.arguments[place + 5],
      case .option(let names) = ParameterDefinition.scaleOfPart.type
    {
      part += ".textScale(.\(names[Int(scale)]))"
    }
    for (number, entry) in ParameterDefinition.emphasisOfPart.enumerated() {
      switch valueText(document.arguments[place + 6 + number], .bool) {
      case "true"?: part += ".\(entry.parameter.name)()"
      case let value?: part += ".\(entry.parameter.name)(\(value))"
      case nil: continue
      }
    }
    return part
  }

  private func verbatimCall(_ argument: Argument) -> SwiftCall {
    var literal = textValue(argument) ?? "\"\""
    if isOfAnotherType(argument) { literal = "\"\\(\(literal))\"" }
    return SwiftCall(
      head: "Text", arguments: [SwiftCall.Argument(label: "verbatim", value: literal)])
  }

  /// A `Text` that shows exactly the text in the document, where a literal is also a localized
  /// string key.
  func textCall(_ argument: Argument) -> SwiftCall {
    var literal = textValue(argument) ?? "\"\""
    // `Text` takes only strings, so other values are interpolated.
    if isOfAnotherType(argument) { literal = "\"\\(\(literal))\"" }
    let label = isShownAsItIs(argument, literal) ? nil : "verbatim"
    return SwiftCall(
      head: "Text", arguments: [SwiftCall.Argument(label: label, value: literal)])
  }

  /// True if SwiftUI shows the string unchanged although it expects a localized string key. This
  /// applies to an expression of type `String`, or a literal whose values a key can interpolate.
  private func isShownAsItIs(_ argument: Argument, _ literal: String) -> Bool {
    // Only a localized string key supports these interpolations.
    if literal.contains(", specifier: ") || literal.contains(", format: ") { return true }
    return switch argument {
    case .text, .markdown: true
    case .script(let script):
      isExpression(script)
        ? !isOfAnotherType(argument)
        : document.scripts[script].program.localizesAllValues
    default: false
    }
  }

  /// True if an expression is known to have another type than text.
  private func isOfAnotherType(_ argument: Argument) -> Bool {
    guard case .script(let script) = argument, isExpression(script) else { return false }
    let type = document.scripts[script].program.resultType
    return type != .unknown && !["String", "Substring", "LocalizedStringKey"].contains(type.name)
  }

  private func color(_ use: Use, _ template: ViewTemplate) -> SwiftCall? {
    let opacity = valueText(use["opacity"])
    if case .absent = use["color"] {
      guard use.given.isEmpty else {
        let shapes = shapes(of: views.definitions[template.view])
        guard let shape = CallOverloads.choice(shapes, for: use.given, of: use.definition) else {
          return opacity.map {
            SwiftCall(head: "Color.\(self.use(.color)).opacity(\($0))", isCall: false)
          }
        }
        return call("Color", shape, use, at: use.node ?? 0)
      }
      return SwiftCall(head: "Color.\(self.use(.color))", isCall: false)
    }
    var base = valueText(use["color"]) ?? ".clear"
    if base.hasPrefix(".") { base = "Color" + base }
    if base.contains(" ") { base = "(\(base))" }
    return SwiftCall(head: base + (opacity.map { ".opacity(\($0))" } ?? ""), isCall: false)
  }

  private func box(_ use: Use) -> SwiftCall {
    var call = SwiftCall(head: self.use(.box))
    var values = use.definition.parameters.dropFirst().map { ($0.name, valueText(use[$0.name])) }
    if case .size(let first) = use["size"] {
      for (place, axis) in ["Width", "Height"].enumerated() {
        guard let length = valueText(document.arguments[first, place]) else { continue }
        for bound in ["min", "ideal", "max"] {
          if let index = values.firstIndex(where: { $0.0 == bound + axis }) {
            values[index].1 = length
          }
        }
      }
    }
    for (name, value) in values {
      guard let value else { continue }
      call.arguments.append(SwiftCall.Argument(label: name, value: value))
    }
    return call
  }

  // MARK: - Components and slots

  private func component(_ template: ViewTemplate) -> SwiftCall {
    let declared = document.components[template.component]
    var call = SwiftCall(head: declared.name)
    var slots: [SwiftCall.Closure] = []
    for (place, parameter) in declared.parameters.enumerated() {
      let given = argument(template, place)
      switch parameter.role {
      case .configuration: continue
      case .views(let inputs):
        guard let slot = slotArgument(given, parameter, inputs, template) else {
          call.arguments.append(
            SwiftCall.Argument(
              label: parameter.name,
              value: "nil as ((\(inputs.map(\.type).joined(separator: ", "))) -> EmptyView)?"))
          continue
        }
        slots.append(slot)
      default:
        if let value = parameterText(given, parameter) {
          call.arguments.append(SwiftCall.Argument(label: parameter.name, value: value))
        }
      }
    }
    call.arguments += handedDownArguments(Int(template.definition))
    call.closures = slots
    call.closures.indices.first.map { call.closures[$0].label = nil }
    return call
  }

  func handedDownArguments(_ component: Int) -> [SwiftCall.Argument] {
    handedDown[component].state.map { document.state[$0] }
      .map { variable in
        return SwiftCall.Argument(
          label: variable.name,
          value: isHandedAsItIs(variable) ? variable.name : "$\(variable.name)")
      }
      + handedDown[component].members.map { member in
        let name = document.members[member].name
        let isPresent = handedDown[component].present.contains(member)
        return SwiftCall.Argument(
          label: handedDownName(member, to: component), value: isPresent ? "{ \(name) }" : name)
      }
  }

  /// The argument for a parameter that is a value or a closure. `nil` if the declaration's default
  /// applies.
  private func parameterText(
    _ given: Argument, _ parameter: ComponentTemplate.Parameter
  ) -> String? {
    var argument = given
    if argument.isAbsent {
      if case .closure = parameter.role { return "nil" }
      if constantDefault(of: parameter) != nil { return nil }
      argument = parameter.defaultValue
    }
    if case .closure(let inputs, _) = parameter.role {
      guard case .script(let script) = argument else { return "nil" }
      let names = inputs.enumerated().map { place, input in
        input.name ?? (inputs.count == 1 ? "value" : "value\(place)")
      }
      let closure = closure(script, names: names)
      return SwiftPrinter.text(of: closure)
    }
    return parameter.type == "String" || parameter.type == "String?"
      ? textValue(argument) : typedText(argument)
  }

  private func slotArgument(
    _ given: Argument, _ parameter: ComponentTemplate.Parameter, _ inputs: [ParameterRole.Input],
    _ template: ViewTemplate
  ) -> SwiftCall.Closure? {
    let argument = given.isAbsent ? parameter.defaultValue : given
    let isOptional = parameter.type.hasSuffix("?")
    switch argument {
    case .content(let range):
      var header: String?
      if !inputs.isEmpty {
        let node = sections.member(parameter.name, of: template.syntax)
        header = slotNames(node, parameter, count: inputs.count).joined(separator: ", ")
      }
      let views = statements(range)
      // The closure of an optional isn't a view builder, so several views need a group.
      let body = isOptional && views.count != 1 ? [group(views)] : views
      return SwiftCall.Closure(label: parameter.name, header: header, body: .views(body))
    case .script(let script):
      let names = inputs.indices.map { "$\($0)" }.joined(separator: ", ")
      let name = scriptText(script)
      return SwiftCall.Closure(label: parameter.name, body: .script(["\(name)(\(names))"]))
    default:
      return isOptional ? nil : SwiftCall.Closure(label: parameter.name, body: .views([]))
    }
  }

  /// The parameter names for the inputs of views passed to a component.
  private func slotNames(
    _ node: Index?, _ parameter: ComponentTemplate.Parameter, count: Int
  ) -> [String] {
    if let node, tree.kind(node) == .object, sections.member("view", of: node) == nil,
      let names = sections.member("as", of: node), sections.member("forEach", of: node) == nil
    {
      return tree.kind(names) == .string
        ? [tree.text(names)] : tree.elements(names).map { tree.text($0) }
    }
    return parameter.slot.map { document.slots[$0].inputs }
      ?? Array(repeating: "_", count: count)
  }

  /// The value of a custom style in a modifier: `Chip(color: .red)`.
  func styleText(_ use: TemplateRange) -> String {
    let template = document.templates[use.first]
    let call = component(template)
    if !call.closures.isEmpty {
      report(
        .noSwift(
          "a style with views as parameters", help: "declare them in its body",
          at: tree.range(template.syntax)))
    }
    return call.opening
  }

  private func slot(_ template: ViewTemplate) -> SwiftCall {
    let slot = document.slots[template.slot]
    let component = document.components[slot.component]
    if component.isModifier, slot.parameter == component.parameters.count - 1 {
      return SwiftCall(head: "content", isCall: false)
    }
    if let part = slot.control {
      let isMade = part.name == nil && part.style.configuration != nil
      return SwiftCall(
        head: isMade ? "\(part.style.control)(\(slot.name))" : slot.name, isCall: false)
    }
    let isOptional =
      component.parameters.indices.contains(slot.parameter)
      && component.parameters[slot.parameter].type.hasSuffix("?")
    let values = slot.inputs.indices.map { place -> SwiftCall.Argument in
      let value = argument(template, 1 + place)
      let isText = slot.inputTypes[place] == "String"
      return SwiftCall.Argument(
        label: slot.isOwn ? slot.inputs[place] : nil,
        value: (isText ? textValue(value) : valueText(value)) ?? "nil")
    }
    if slot.isOwn, values.isEmpty { return SwiftCall(head: slot.name, isCall: false) }
    return SwiftCall(head: slot.name + (isOptional ? "?" : ""), arguments: values)
  }

  private func layout(_ template: ViewTemplate) -> SwiftCall {
    let declared = document.layouts[template.layout]
    var call = SwiftCall(head: declared.name)
    for (place, parameter) in declared.parameters.enumerated() {
      if let value = parameterText(argument(template, place), parameter) {
        call.arguments.append(SwiftCall.Argument(label: parameter.name, value: value))
      }
    }
    let views = content(argument(template, declared.parameters.count))
    call.closures = [SwiftCall.Closure(body: .views(views))]
    return call
  }

  func ownModifier(_ template: ViewTemplate) -> SwiftCall {
    let declared = document.components[template.component]
    var call = SwiftCall(head: ".\(declared.name)")
    for (place, parameter) in declared.parameters.dropLast().enumerated() {
      if let value = parameterText(argument(template, place), parameter) {
        call.arguments.append(SwiftCall.Argument(label: parameter.name, value: value))
      }
    }
    call.arguments += handedDownArguments(Int(template.definition))
    return call
  }

  // MARK: - Modifiers

  /// The call of a modifier on a view of some kinds.
  func modifierCall(_ modifier: ModifierTemplate, on kinds: [String]) -> Written? {
    let definition = modifiers.definitions[modifier.definition]
    let first = modifier.firstArgument.index
    let node = modifier.syntax
    let use = Use(
      definition: definition,
      arguments: Array(document.arguments[first..<first + Int(modifier.argumentCount)]),
      node: tree.kind(node) == .object ? node + 2 : nil)
    checkComparison(definition, use, at: node)
    if let call = specialModifier(definition, use) {
      return Written(call: call, kinds: ["View"])
    }
    let shapes = shapes(of: definition)
    for kind in kinds {
      let fitting = shapes.filter { $0.receiver == kind }
      guard let shape = choice(fitting, use) else { continue }
      return Written(
        call: call(".\(definition.name)", shape, use, at: node),
        kinds: Self.kinds(shape.result), isOfKind: kind != "View")
    }
    if let receiver = shapes.first?.receiver,
      !shapes.contains(where: { kinds.contains($0.receiver) })
    {
      report(
        .noSwift(
          "'\(definition.name)' on a view that is not of type \(receiver)",
          help: "in Swift, write it before the modifiers that every view has",
          at: tree.range(tree.kind(node) == .object ? node + 1 : node)))
    } else {
      reportNoCall(definition.name, use, at: node)
    }
    return nil
  }

  /// Reports an `onPreferenceChange` of values that Swift can't compare.
  private func checkComparison(
    _ definition: ModifierDefinition, _ use: Use, at node: SyntaxTree.Index
  ) {
    guard case .onPreferenceChange = definition.meaning, let handle = definition.preferenceKey,
      case .preferenceKey(let number) = use[handle]
    else { return }
    let key = document.preferenceKeys[number]
    guard let type = key.typeName,
      !document.types.conforms(document.types.type(type), to: "Equatable")
    else { return }
    report(
      .noSwift(
        "'\(definition.name)' of '\(key.name)', whose values aren't Equatable",
        help: "declare the type of the values Equatable",
        at: tree.range(tree.kind(node) == .object ? node + 1 : node)))
  }

  private func choice(_ shapes: [CallOverload], _ use: Use) -> CallOverload? {
    // The edge determines the axis along which the other view is aligned.
    if use.definition.name == "safeAreaInset", shapes.count == 2,
      case .option(let edge) = use["edge"]
    {
      return shapes[edge < 2 ? 0 : 1]
    }
    return CallOverloads.choice(shapes, for: use.given, of: use.definition)
  }

  private static func kinds(_ result: String?) -> [String] {
    switch result {
    case "some InsettableShape": ["InsettableShape", "Shape", "View"]
    case "some Shape": ["Shape", "View"]
    case "some DynamicViewContent": ["DynamicViewContent", "View"]
    case "Image": ["Image", "View"]
    default: ["View"]
    }
  }

  private func specialModifier(_ definition: ModifierDefinition, _ use: Use) -> SwiftCall? {
    guard case .onReceive = definition.meaning else { return objectModifier(definition, use) }
    var call = SwiftCall(head: ".onReceive")
    if case .script(let script) = use["perform"] {
      call.closures = [closure(script, names: closureNames(use))]
    }
    let isUsed = call.closures.first.map { $0.header != "_" } ?? false
    if case .text(let name) = use["publisher"] {
      call.arguments = [SwiftCall.Argument(value: "Events.\(tree.text(name))")]
    } else if let interval = valueText(use["every"]) {
      call.arguments = [
        SwiftCall.Argument(
          value: "Timer.publish(every: \(interval), on: .main, in: .common).autoconnect()"
            + (isUsed ? ".map(\\.timeIntervalSinceReferenceDate)" : ""))
      ]
    }
    return call
  }

  // MARK: - Shapes

  /// A call of a shape with the arguments of a use.
  private func call(
    _ head: String, _ shape: CallOverload, _ use: Use, at node: Index
  ) -> SwiftCall {
    var call = SwiftCall(head: head)
    let given = use.given
    for (place, parameter) in shape.parameters.enumerated() {
      let places = parameter.arguments(of: use.definition)
      let isGiven = !given.isDisjoint(with: places)
      if !isGiven, parameter.hasDefault { continue }
      if parameter.isFunction {
        let closure = closure(parameter, isGiven ? places.first : nil, use)
        if shape.parameters[place...].allSatisfy(\.isFunction) {
          call.closures.append(closure)
        } else {
          call.arguments.append(
            SwiftCall.Argument(label: parameter.label, value: SwiftPrinter.text(of: closure)))
        }
        continue
      }
      if case .view = parameter.form, let view = viewArgument(places.first, use) {
        call.arguments.append(SwiftCall.Argument(label: parameter.label, view: view))
        continue
      }
      guard let value = text(of: parameter, places, use, isGiven: isGiven) else {
        reportNoCall(String(head.drop { $0 == "." }), use, at: node)
        continue
      }
      call.arguments.append(SwiftCall.Argument(label: parameter.label, value: value))
    }
    if !call.closures.isEmpty { call.closures[0].label = nil }
    return call
  }

  /// The view in an argument. Several become a group.
  private func viewArgument(_ place: Int?, _ use: Use) -> SwiftView? {
    guard let place, place < use.arguments.count, case .content = use.arguments[place] else {
      return nil
    }
    let views = probing(probingArgument(place, of: use)) { content(use.arguments[place]) }
    if views.count == 1, case .view(let view) = views[0] { return view }
    if case .view(let view) = group(views) { return view }
    return nil
  }

  private func text(
    of parameter: CallOverload.Parameter, _ places: [Int], _ use: Use, isGiven: Bool
  ) -> String? {
    guard isGiven else { return CallOverloads.fallbacks[parameter.type] }
    if let members = CallOverload.parts[parameter.type], let first = places.first,
      members.contains(where: { $0.argument == use.definition.parameters[first].name })
    {
      let parts = places.map { place -> String in
        let name = use.definition.parameters[place].name
        let member = members.first { $0.argument == name }?.member ?? name
        let value = place < use.arguments.count ? valueText(use.arguments[place]) : nil
        return "\(member): \(value ?? (name == "a" || name == "d" ? "1" : "0"))"
      }
      return "\(parameter.type)(\(parts.joined(separator: ", ")))"
    }
    guard let place = places.first, place < use.arguments.count else { return nil }
    let definition = use.definition.parameters[place]
    let argument = shownText(use.arguments[place], definition)
    if definition.type == .keyPathText {
      return argumentNode(definition, use).map { tree.text($0).trimmed }
    }
    switch parameter.form {
    case .text:
      guard let literal = textValue(argument) else { return nil }
      if parameter.type == "LocalizedStringKey", !isShownAsItIs(argument, literal) {
        return "\(literal) as String"
      }
      return literal
    case .shownText: return textCall(argument).opening
    default:
      return valueText(
        argument, definition.type, swift: parameter.type,
        node: argumentNode(definition, use))
    }
  }

  /// The text of an argument that is decoded as a `Text` of its own. Any other argument is unchanged.
  private func shownText(_ argument: Argument, _ parameter: ParameterDefinition) -> Argument {
    guard parameter.type == .textView, case .content(let range) = argument, !range.isEmpty,
      let place = ViewDefinition.textPlace
    else { return argument }
    return self.argument(document.templates[range.first], place)
  }

  /// The node of an argument.
  private func argumentNode(_ parameter: ParameterDefinition, _ use: Use) -> Index? {
    guard let node = use.node, tree.kind(node) == .object else { return use.node }
    return sections.member(parameter.name, of: node)
      ?? parameter.alias.flatMap { sections.member($0, of: node) } ?? node
  }

  // MARK: - Closures

  private func closure(
    _ parameter: CallOverload.Parameter, _ place: Int?, _ use: Use
  ) -> SwiftCall.Closure {
    switch parameter.form {
    case .builder(let count):
      let names = count == 0 ? nil : closureNames(use).prefix(count).joined(separator: ", ")
      let body = place.map { builderBody($0, use) } ?? []
      return SwiftCall.Closure(label: parameter.label, header: names, body: .views(body))
    case .closure(let count):
      guard let place, case .script(let script) = use.arguments[place] else {
        let header = Array(repeating: "_", count: count).joined(separator: ", ")
        return SwiftCall.Closure(
          label: parameter.label, header: count == 0 ? nil : header, body: .script([]))
      }
      var closure =
        switch use.definition.parameters[place].type {
        case .closure(.changeAction): changeClosure(script, use)
        case .closure(.geometry): closure(script, names: ["proxy"])
        case .closure(.scrollGeometry): closure(script, names: ["geometry"])
        default: closure(script, names: closureNames(use, count: count))
        }
      closure.label = parameter.label
      return closure
    case .value, .text, .shownText, .view:
      return SwiftCall.Closure(label: parameter.label, body: .script([]))
    }
  }

  /// The views of a closure. A string in the document becomes a `Text`.
  private func builderBody(_ place: Int, _ use: Use) -> [SwiftStatement] {
    if use.definition.parameters[place].type == .text {
      return [.view(SwiftView(base: text(use.arguments[place])))]
    }
    return probing(probingArgument(place, of: use)) { content(use.arguments[place]) }
  }

  /// The names of a closure's parameters: those that the document gives, then SwiftUI's.
  func closureNames(_ use: Use, count: Int? = nil) -> [String] {
    var names: [String] = []
    for parameter in use.definition.parameters {
      if case .parameterName(let defaults) = parameter.type { names = defaults }
    }
    if let node = use.node, tree.kind(node) == .object,
      let given = sections.member("as", of: node)
    {
      let written =
        tree.kind(given) == .string
        ? [tree.text(given)] : tree.elements(given).map { tree.text($0) }
      for (place, name) in written.enumerated() where place < names.count { names[place] = name }
    }
    return count.map { Array(names.prefix($0)) } ?? names
  }

  /// The action of `onChange`, which takes both values or none.
  private func changeClosure(_ script: ID<DocumentScript>, _ use: Use) -> SwiftCall.Closure {
    var names = closureNames(use)
    if let node = use.node, let given = sections.member("as", of: node),
      tree.kind(given) == .string || tree.count(given) == 1
    {
      names = ["_", names.first ?? "newValue"]
    }
    let pasted = PastedScript(document.text(of: script))
    let outline = pasted.outline
    var lines = pasted.lines
    if let header = pasted.header {
      let written = header.headerNames
      return SwiftCall.Closure(
        header: (written.count == 1 ? ["_"] + written : written).joined(separator: ", "),
        body: .script(lines))
    }
    if outline?.anonymousCount == 1 {
      lines = lines.map { $0.replacingAnonymous(with: [names[1]]) }
      return SwiftCall.Closure(header: "_, \(names[1])", body: .script(lines))
    }
    if outline?.anonymousCount ?? 0 > 1 { return SwiftCall.Closure(body: .script(lines)) }
    let used = names.map { outline?.uses($0) ?? false ? $0 : "_" }
    let header = used.allSatisfy { $0 == "_" } ? nil : used.joined(separator: ", ")
    return SwiftCall.Closure(header: header, body: .script(lines))
  }

  /// A closure of the document with a header where Swift needs one.
  func closure(_ script: ID<DocumentScript>, names: [String]) -> SwiftCall.Closure {
    let text = document.text(of: script)
    if let call = callOfParameter(text) {
      return SwiftCall.Closure(body: .script([call]))
    }
    let pasted = PastedScript(text)
    var lines = pasted.lines
    if let header = pasted.header { return SwiftCall.Closure(header: header, body: .script(lines)) }
    guard let outline = pasted.outline, !names.isEmpty else {
      return SwiftCall.Closure(body: .script(lines))
    }
    let isNamed = names.contains { outline.uses($0) }
    if outline.anonymousCount == names.count, !isNamed {
      return SwiftCall.Closure(body: .script(lines))
    }
    if outline.anonymousCount > 0 {
      lines = lines.map { $0.replacingAnonymous(with: names) }
    }
    let used = names.enumerated().map { place, name in
      outline.uses(name) || outline.words.contains { $0.text == "$\(place)" } ? name : "_"
    }
    return SwiftCall.Closure(header: used.joined(separator: ", "), body: .script(lines))
  }

  /// A call of the closure that the current component receives, where its name is used as an
  /// action.
  private func callOfParameter(_ text: String) -> String? {
    guard let openComponent,
      let parameter = document.components[openComponent].parameters.first(where: {
        $0.name == text.trimmed
      }), case .closure(let inputs, _) = parameter.role
    else { return nil }
    let arguments = inputs.indices.map { "$\($0)" }.joined(separator: ", ")
    return "\(parameter.name)\(parameter.type.hasSuffix("?") ? "?" : "")(\(arguments))"
  }

  // MARK: - Refusals

  private func reportNoCall(_ name: String, _ use: Use, at node: Index) {
    let names = use.given.sorted().map { "'\(use.definition.parameters[$0].name)'" }
    let isObject = tree.kind(node) == .object
    report(
      .noSwift(
        names.isEmpty
          ? "'\(name)' without arguments" : "'\(name)' with \(names.joined(separator: ", "))",
        help: "SwiftUI has no call with these arguments",
        at: tree.range(isObject ? node + 1 : node)))
  }
}
