import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Components, custom modifiers and layouts, and their common parts.
extension ListingWriter {
  // MARK: - State

  /// The variables as properties.
  func stateLines(_ variables: [StateVariable], besides parameters: [String] = []) -> [String] {
    variables.flatMap { variable -> [String] in
      switch systemNames.wrapper(variable.name) {
      case .namespace?: return ["@Namespace private var \(variable.name)"]
      case let wrapper?: return [focusLine(variable, wrapper)]
      case nil: break
      }
      let object = objectType(of: variable)
      let wrapper = objectKind(object) == .published ? "StateObject" : "State"
      let head = "@\(wrapper) private var \(variable.name)"
      if initialScript(of: variable, parameters) != nil {
        let type = typeName(
          variable.typeName, at: variable.syntax, variable.initial,
          what: "the state '\(variable.name)'")
        return ["\(head): \(type ?? "Never")"]
      }
      if let object, let value = valueText(variable.initial), value.hasPrefix("\(object)(") {
        return SwiftPrinter.assignment(head, value, indent: 2)
      }
      let type = declaredType(of: variable)
      let typed = type.map { "\(head): \($0)" } ?? head
      let initial = type == nil ? valueText(variable.initial) : typedText(variable.initial)
      guard let value = initial else { return [typed] }
      return SwiftPrinter.assignment(typed, value, indent: 2)
    }
  }

  /// A variable for the focused view. At first, no view has the focus.
  private func focusLine(_ variable: StateVariable, _ wrapper: SystemNames.Wrapper) -> String {
    let type = typeName(
      variable.typeName, at: variable.syntax, variable.initial,
      what: "the state '\(variable.name)'")
    switch document.constantValue(of: variable.initial) {
    case nil where variable.initial.isAbsent, Value.none?, .bool(false)?: break
    default:
      report(
        .noSwift(
          "an initial value of '\(variable.name)', which holds the focus",
          help: "assign it in onAppear", at: tree.range(variable.syntax)))
    }
    return "@\(wrapper.rawValue) private var \(variable.name): \(type ?? "Never")"
  }

  /// The type to write. `nil` if it follows from the value.
  private func declaredType(of variable: StateVariable) -> String? {
    if variable.typeName == nil, !variable.initial.isAbsent {
      let type = document.type(of: variable.initial)
      if !type.isComplete, !document.isTyped(variable.initial) {
        reportNoType(
          for: "the state '\(variable.name)'", of: variable.syntax, at: variable.syntax)
      }
      if case .script = variable.initial, valueText(variable.initial)?.hasPrefix(".") ?? false {
        return type.description
      }
      return nil
    }
    // An integer literal is an `Int` without a declared type.
    if let value = document.constantValue(of: variable.initial),
      ScriptType(exactly: value).description == variable.typeName,
      types.found[variable.syntax] != nil
    {
      return nil
    }
    return variable.typeName
  }

  /// The script of an initial value that uses parameters, which an initializer must assign.
  private func initialScript(of variable: StateVariable, _ parameters: [String]) -> ID<
    DocumentScript
  >? {
    guard case .script(let script) = variable.initial else { return nil }
    let names = document.scripts[script].program.captures.map(\.name)
    return names.contains { parameters.contains($0) } ? script : nil
  }

  // MARK: - Functions and values

  /// Computed values, then functions, with an empty line between them.
  func memberLines(_ members: [MemberTemplate], functions: Index?) -> [String] {
    var blocks: [[String]] = []
    for member in members where member.isComputed {
      guard let script = member.script else { continue }
      let program = document.scripts[script].program
      let type = member.resultType ?? program.resultType.description
      if type.contains("_") {
        report(
          .noTypeKnown(
            for: "the value '\(member.name)'",
            at: tree.range(document.scripts[script].syntax)))
      }
      blocks.append(
        ["private var \(member.name): \(type) {"]
          + PastedScript(document.text(of: script)).lines.map(\.indented) + ["}"])
    }
    if let functions { blocks += functionLines(functions) }
    return Array(blocks.joined(separator: [""]))
  }

  // MARK: - Components

  func componentDeclarations() -> [[String]] {
    document.components.indices.flatMap { place -> [[String]] in
      openComponent = place
      defer { openComponent = nil }
      let component = document.components[place]
      switch component.form {
      case .view: return [view(component, place)]
      case .modifier: return modifierDeclaration(component, place)
      case .style(let style): return [styleDeclaration(component, place, style)]
      }
    }
  }

  private func view(_ component: ComponentTemplate, _ place: Int) -> [String] {
    let generics = genericNames(of: component)
    let list =
      generics.isEmpty
      ? "" : "<" + generics.map { "\($0.name): View" }.joined(separator: ", ") + ">"
    let head = "struct \(component.name)\(list): View {"
    return [head] + genericAliases(component, place) + memberBlocks(component, place)
      + bodyLines(component, "var body: some View")
  }

  /// Names for the associated types of a pasted generic parameter: `Data`, if `Data.Element` is
  /// used. The type follows from the views that use the component.
  private func genericAliases(_ component: ComponentTemplate, _ place: Int) -> [String] {
    let text = component.parameters.map(\.type).joined(separator: " ")
    let aliases = component.parameters.enumerated().compactMap { number, parameter -> String? in
      guard text.contains("\(parameter.type).Element"),
        !sections.members(of: "types").contains(where: { $0.name == parameter.type })
      else { return nil }
      let types = Set(
        document.templates.filter { $0.kind == .component && Int($0.definition) == place }
          .map { document.type(of: argument($0, number)).description })
      guard types.count == 1, let type = types.first, !type.contains("_") else {
        report(.noTypeKnown(for: "'\(parameter.type)'", at: tree.range(component.syntax)))
        return nil
      }
      return "  typealias \(parameter.type) = \(type)"
    }
    return aliases.isEmpty ? [] : aliases + [""]
  }

  private func bodyLines(_ component: ComponentTemplate, _ head: String) -> [String] {
    ["  \(head) {"] + bindableLines(component).map { "    \($0)" }
      + SwiftPrinter.lines(statements(component.body), indent: 4) + ["  }", "}"]
  }

  /// The names of the generic parameters for passed views, by parameter.
  func genericNames(of component: ComponentTemplate) -> [(parameter: Int, name: String)] {
    component.parameters.indices.filter { place in
      if component.isModifier, place == component.parameters.count - 1 { return false }
      if case .views = component.parameters[place].role { return true }
      return false
    }.map { ($0, component.parameters[$0].name.capitalizedFirst) }
  }

  /// Properties, functions and, where needed, an initializer.
  private func memberBlocks(_ component: ComponentTemplate, _ place: Int) -> [String] {
    let node = component.syntax + 1
    let names = component.parameters.map(\.name)
    var properties = environmentLines(component)
    let own = component.givenParameters
    let generics = genericNames(of: component)
    // Views come last, so that they can be trailing closures.
    properties += own.filter { !$0.isViews }.map { property($0, generic: nil, of: component) }
    properties += handedDown[place].state.map {
      handedDownProperty(document.state[$0], component)
    }
    properties += handedDown[place].members.map {
      "let \(handedDownName($0, to: place)): \(handedDownType($0, to: place))"
    }
    properties += generics.map {
      property(component.parameters[$0.parameter], generic: $0.name, of: component)
    }
    properties += stateLines(component.state, besides: names)
    var blocks = properties.isEmpty ? [] : [properties]
    if let initializer = initializer(component, place, Array(own)) { blocks.append(initializer) }
    let members = memberLines(
      component.members, functions: sections.member("functions", of: node))
    blocks += presentValues(place)
    if !members.isEmpty { blocks.append(members) }
    blocks += component.views.map { ownViews(document.slots[$0]) }
    if blocks.isEmpty { return [] }
    return Array(blocks.joined(separator: [""])).map(\.indented) + [""]
  }

  /// A view that a component declares: a property, or a function of its inputs.
  private func ownViews(_ slot: ContentSlot) -> [String] {
    let inputs = zip(slot.inputs, slot.inputTypes).map { "\($0): \($1)" }
    let head =
      inputs.isEmpty
      ? "var \(slot.name): some View"
      : "func \(slot.name)(\(inputs.joined(separator: ", "))) -> some View"
    let body = slot.contents.flatMap { SwiftPrinter.lines(statements($0), indent: 2) }
    return ["@ViewBuilder private \(head) {"] + body + ["}"]
  }

  private func environmentLines(_ component: ComponentTemplate) -> [String] {
    guard let node = sections.member("environment", of: component.syntax + 1) else { return [] }
    return environmentNames(node).map { environmentProperty($0.name, $0.key, at: node) }
  }

  func environmentNames(_ node: Index) -> [(name: String, key: String)] {
    sections.environmentNames(node)
  }

  private func property(
    _ parameter: ComponentTemplate.Parameter, generic: String?, of component: ComponentTemplate?
  ) -> String {
    switch parameter.role {
    case .views(let inputs):
      let types = component.map { inputTypes(of: parameter, inputs, $0) } ?? inputs.map(\.type)
      let function = "(\(types.joined(separator: ", "))) -> \(generic ?? "Never")"
      return parameter.type.hasSuffix("?")
        ? "var \(parameter.name): (\(function))?"
        : "@ViewBuilder let \(parameter.name): \(function)"
    case .closure: return "let \(parameter.name): \(parameter.type)"
    case .value, .configuration:
      if parameter.type.hasPrefix("Binding<") {
        return bound(parameter.name, String(parameter.type.dropFirst(8).dropLast()))
      }
      if let component, let object = objectProperty(parameter.name, parameter.type, component) {
        let value = constantDefault(of: parameter)
        return value.map { object.replacingLet() + " = \($0)" } ?? object
      }
      guard let value = constantDefault(of: parameter) else {
        let type = component.map { openType(of: parameter, $0) } ?? parameter.type
        return "let \(parameter.name): \(type)"
      }
      return "var \(parameter.name): \(parameter.type) = \(value)"
    }
  }

  /// The default of a parameter that uses no other values. Other defaults are written at each use
  /// of the component.
  func constantDefault(of parameter: ComponentTemplate.Parameter) -> String? {
    switch parameter.defaultValue {
    case .absent: return nil
    case .script(let script) where !document.scripts[script].program.captures.isEmpty:
      return nil
    default: return typedText(parameter.defaultValue)
    }
  }

  private func handedDownProperty(
    _ variable: StateVariable, _ component: ComponentTemplate
  ) -> String {
    if let type = objectType(of: variable),
      let property = objectProperty(variable.name, type, component)
    {
      return property
    }
    if case .namespace? = systemNames.wrapper(variable.name) {
      return "let \(variable.name): Namespace.ID"
    }
    let type = typeName(
      variable.typeName, at: variable.syntax, variable.initial,
      what: "the state '\(variable.name)', which a component uses")
    return bound(variable.name, type ?? "Never")
  }

  /// True if a component receives the value of a variable rather than a binding to it.
  func isHandedAsItIs(_ variable: StateVariable) -> Bool {
    objectType(of: variable) != nil || systemNames.wrapper(variable.name) == .namespace
  }

  /// A property that is bound to a variable somewhere else.
  private func bound(_ name: String, _ type: String) -> String {
    guard let wrapper = systemNames.wrapper(name) else { return "@Binding var \(name): \(type)" }
    return "@\(wrapper.rawValue).Binding var \(name): \(type)"
  }

  /// The type of the parameter with which a component receives a state variable of the document.
  private func handedDownType(of variable: StateVariable) -> String {
    let type = variable.typeName ?? "Never"
    switch systemNames.wrapper(variable.name) {
    case .namespace?: return "Namespace.ID"
    case let wrapper?: return "\(wrapper.rawValue)<\(type)>.Binding"
    case nil: return objectType(of: variable) ?? "Binding<\(type)>"
    }
  }

  /// The name of the property for a function or a computed value of the document. For a current
  /// value, the closure that returns it has a separate name.
  func handedDownName(_ member: Int, to component: Int) -> String {
    var name = document.members[member].name
    guard handedDown[component].present.contains(member) else { return name }
    let taken = Set(
      document.rootNames.map(\.name)
        + document.components.flatMap { component in
          component.parameters.map(\.name) + component.state.map(\.name)
            + component.members.map(\.name)
        })
    repeat { name += "Now" } while taken.contains(name)
    return name
  }

  /// The type of that property.
  private func handedDownType(_ member: Int, to component: Int) -> String {
    let declared = document.members[member]
    let result = resultType(of: declared)
    if declared.isComputed {
      let type = result ?? "Never"
      return handedDown[component].present.contains(member) ? "() -> \(type)" : type
    }
    if declared.parameters.contains(where: { $0.label != nil || $0.type == nil }) {
      let user = document.components[component]
      report(
        .noSwift(
          "'\(declared.name)' in the component '\(user.name)', which takes no labels there",
          help: "write '_ ' before the names of its parameters",
          at: tree.range(user.syntax)))
    }
    let types = declared.parameters.compactMap(\.type).joined(separator: ", ")
    return "(\(types)) -> \(result ?? "Void")"
  }

  /// The computed values that a component receives as closures, which return the current value at
  /// each use.
  private func presentValues(_ component: Int) -> [[String]] {
    handedDown[component].present.sorted().map { member in
      let declared = document.members[member]
      return [
        "private var \(declared.name): \(resultType(of: declared) ?? "Never") {",
        "  \(handedDownName(member, to: component))()", "}",
      ]
    }
  }

  /// The return type of a member, from its declaration or its script. `nil` if it has no result.
  func resultType(of member: MemberTemplate) -> String? {
    if let written = member.resultType { return written }
    guard let script = member.script else { return nil }
    let entry = document.scripts[script]
    if let found = types.found[entry.syntax] { return found == "Void" ? nil : found }
    let type = entry.program.resultType
    return type.isComplete && type.description != "()" ? type.description : nil
  }

  /// An initializer, if initial values of the state use parameters.
  private func initializer(
    _ component: ComponentTemplate, _ place: Int, _ parameters: [ComponentTemplate.Parameter]
  ) -> [String]? {
    let names = component.parameters.map(\.name)
    let dependent = component.state.filter { initialScript(of: $0, names) != nil }
    guard !dependent.isEmpty else { return nil }
    let generics = genericNames(of: component)
    var declared: [String] = []
    var assigned: [String] = []
    for (number, parameter) in parameters.enumerated().filter({ !$0.element.isViews })
      + parameters.enumerated().filter({ $0.element.isViews })
    {
      let isBinding = parameter.type.hasPrefix("Binding<")
      var type = parameter.type
      var attribute = ""
      switch parameter.role {
      case .views(let inputs):
        let generic = generics.first { $0.parameter == number }?.name ?? "Never"
        let types = inputTypes(of: parameter, inputs, component)
        type = "@escaping (\(types.joined(separator: ", "))) -> \(generic)"
        attribute = "@ViewBuilder "
      case .closure: type = type.hasSuffix("?") ? type : "@escaping \(type)"
      case .value, .configuration: type = openType(of: parameter, component)
      }
      let value = constantDefault(of: parameter).map { " = \($0)" } ?? ""
      declared.append("\(attribute)\(parameter.name): \(type)\(value)")
      assigned.append(
        isBinding
          ? "_\(parameter.name) = \(parameter.name)"
          : "self.\(parameter.name) = \(parameter.name)")
    }
    for variable in handedDown[place].state.map({ document.state[$0] }) {
      declared.append("\(variable.name): \(handedDownType(of: variable))")
      assigned.append(
        "\(isHandedAsItIs(variable) ? "self." : "_")\(variable.name) = \(variable.name)")
    }
    for member in handedDown[place].members {
      let name = handedDownName(member, to: place)
      let type = handedDownType(member, to: place)
      declared.append("\(name): \(type.contains("->") ? "@escaping " : "")\(type)")
      assigned.append("self.\(name) = \(name)")
    }
    for variable in dependent {
      let isPublished = objectKind(objectType(of: variable)) == .published
      assigned.append(
        "_\(variable.name) = \(isPublished ? "StateObject(wrappedValue" : "State(initialValue"): "
          + "\(valueText(variable.initial) ?? "nil"))")
    }
    let head = "init(\(declared.joined(separator: ", "))) {"
    let lines =
      head.count + 2 <= SwiftPrinter.width
      ? [head]
      : ["init("]
        + declared.enumerated().map { "  \($1)\($0 == declared.count - 1 ? "" : ",")" } + [") {"]
    return lines + assigned.map(\.indented) + ["}"]
  }

  // MARK: - Declared styles

  private func styleDeclaration(
    _ component: ComponentTemplate, _ place: Int, _ style: StyleProtocol
  ) -> [String] {
    let type = style.configuration == nil ? "TextField<Self._Label>" : "Configuration"
    return ["struct \(component.name): \(style.rawValue) {"] + memberBlocks(component, place)
      + bodyLines(component, "func \(style.function)(configuration: \(type)) -> some View")
  }

  // MARK: - Declared modifiers

  private func modifierDeclaration(_ component: ComponentTemplate, _ place: Int) -> [[String]] {
    let name = names.modifierTypes[place] ?? component.name
    let own = component.parameters.dropLast()
    var type = ["struct \(name): ViewModifier {"]
    type += memberBlocks(component, place)
    type += bodyLines(component, "func body(content: Content) -> some View")
    var parameters = own.map { parameter in
      "\(parameter.name): \(parameter.type)"
        + (constantDefault(of: parameter).map { " = \($0)" } ?? "")
    }
    var arguments = own.map { "\($0.name): \($0.name)" }
    for variable in handedDown[place].state.map({ document.state[$0] }) {
      parameters.append("\(variable.name): \(handedDownType(of: variable))")
      arguments.append("\(variable.name): \(variable.name)")
    }
    for member in handedDown[place].members {
      let name = handedDownName(member, to: place)
      let type = handedDownType(member, to: place)
      parameters.append("\(name): \(type.contains("->") ? "@escaping " : "")\(type)")
      arguments.append("\(name): \(name)")
    }
    if own.contains(where: { $0.role != .value }) {
      report(
        .noSwift(
          "a modifier with views or closures as parameters",
          help: "write a component instead", at: tree.range(component.syntax)))
    }
    return [
      type,
      [
        "extension View {",
        "  func \(component.name)(\(parameters.joined(separator: ", "))) -> some View {",
        "    modifier(\(name)(\(arguments.joined(separator: ", "))))", "  }", "}",
      ],
    ]
  }

  // MARK: - Layouts

  func layoutDeclarations() -> [[String]] {
    document.layouts.map { layout in
      let node = layout.syntax + 1
      var blocks: [[String]] = []
      if !layout.parameters.isEmpty {
        blocks.append(layout.parameters.map { property($0, generic: nil, of: nil) })
      }
      let cache =
        sections.member("makeCache", of: node).map { types.found[$0] ?? "()" } ?? "()"
      if let closure = sections.member("makeCache", of: node) {
        if types.missing.contains(closure) {
          reportNoType(for: "the cache of '\(layout.name)'", of: closure, at: closure)
        }
        blocks.append(method(["func makeCache(subviews: Subviews) -> \(cache) {"], closure))
      }
      let changing = "cache: inout \(cache)"
      if let closure = sections.member("sizeThatFits", of: node) {
        blocks.append(
          method(
            [
              "func sizeThatFits(", "  proposal: ProposedViewSize, subviews: Subviews, \(changing)",
              ") -> CGSize {",
            ], closure))
      }
      if let closure = sections.member("placeSubviews", of: node) {
        blocks.append(
          method(
            [
              "func placeSubviews(",
              "  in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, \(changing)",
              ") {",
            ], closure))
      }
      if let functions = sections.member("functions", of: node) {
        blocks += functionLines(functions)
      }
      return ["struct \(layout.name): Layout {"]
        + Array(blocks.joined(separator: [""])).map(\.indented) + ["}"]
    }
  }

  private func method(_ head: [String], _ node: Index) -> [String] {
    let parameters = ["proposal", "subviews", "cache"]
    return head + functionBody(sections.script(node), parameters: parameters).map(\.indented) + [
      "}"
    ]
  }
}

extension String {
  /// A property that may get a value other than its first: `var` instead of `let`.
  fileprivate func replacingLet() -> String {
    hasPrefix("let ") ? "var " + dropFirst(4) : self
  }
}

extension ComponentTemplate.Parameter {
  /// True if the parameter receives views.
  fileprivate var isViews: Bool {
    if case .views = role { return true }
    return false
  }
}
