import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Views and lists of views. Templates are appended in document order: a template, then its
/// contents, then the next.
extension DocumentDecoder {
  /// Decodes a node or a list of nodes.
  func decodeContent(_ node: Index) -> TemplateRange {
    let first = document.templates.nextID
    guard here.depth < PlaceInDocument.depthLimit else {
      if !problems.isTooDeep {
        report(.viewsNestedTooDeeply(limit: here.depth, at: tree.openingRange(node)))
      }
      problems.isTooDeep = true
      return TemplateRange(first: first, end: first)
    }
    here.depth += 1
    defer { here.depth -= 1 }
    if kind(node) == .array { return decodeEntries(from: node + 1, to: next(after: node)) }
    decodeEntry(node)
    return TemplateRange(first: first, end: document.templates.nextID)
  }

  /// Decodes the entries of a list from an index on. A statement takes the entries after it.
  func decodeEntries(from start: Index, to end: Index) -> TemplateRange {
    let first = document.templates.nextID
    var element = start
    while element < end, !problems.isStopped {
      let next = next(after: element)
      if decodeStatement(element, before: next, end) { break }
      decodeEntry(element)
      element = next
    }
    return TemplateRange(first: first, end: document.templates.nextID)
  }

  private func decodeEntry(_ node: Index) {
    switch kind(node) {
    case .string:
      decodeView(node, nil, name: node)
    case .object:
      let keys = ViewKeys.find(in: node, of: self)
      if let name = keys.view {
        if let value = keys.standIn { decodeStandIn(value, of: node) }
        decodeView(node, keys, name: name)
      } else if !decodeControlForm(node) {
        reportMissingView(node)
      }
    default:
      reportKind(node, expected: "a view: an object with 'view', or a view's name")
    }
  }

  /// Decodes the mark of a placeholder view.
  private func decodeStandIn(_ value: Index, of node: Index) {
    switch kind(value) {
    case .true: document.standIns.insert(node)
    case .false: break
    default: reportKind(value, expected: "true or false for 'standIn'")
    }
  }

  /// Reports a node that names neither a view nor a control structure, at the key that is probably
  /// misspelled or at the object.
  private func reportMissingView(_ node: Index) {
    let forms = [
      "view", "forEach", "if", "if let", "switch", "guard", "guard let", "let", "var",
      "environment", "slot",
    ]
    for (key, _) in tree.members(node) {
      let name = tree.text(key)
      if NearMatch.nearestName(to: name, in: forms) != nil, name != "id" {
        return report(.unknownMember(name, of: "a view", at: tree.range(key), known: forms))
      }
    }
    report(.missingMember("view", of: "a view", at: tree.openingRange(node)))
  }

  /// The value of a member, or `nil`.
  func member(_ name: StaticString, of object: Index) -> Index? {
    for (key, value) in tree.members(object) where text(key, equals: name) {
      return value
    }
    return nil
  }

  private func decodeView(_ node: Index, _ keys: ViewKeys?, name: Index) {
    guard kind(name) == .string else {
      reportKind(name, expected: "the name of a view")
      return
    }
    guard !declaredNames.modifiers.isEmpty, var keys, keys.modifiers != nil else {
      return decodeBareView(node, keys, name: name)
    }
    withOwnModifiers(keys.modifiers, OwnModifiers(lets: keys.lets)) { own in
      keys.modifierRange = own.range
      keys.lets = own.lets
      decodeBareView(node, keys, name: name)
    }
  }

  /// Decodes a view without its custom modifiers.
  private func decodeBareView(_ node: Index, _ keys: ViewKeys?, name: Index) {
    if declaredNames.hasComponents, let component = declaredNames.componentPlaces[tree.text(name)] {
      let declared = document.components[component]
      decodeDeclaredView(
        node, keys,
        DeclaredView(
          kind: .component, place: component, name: declared.name,
          parameters: declared.parameters, hasContent: false))
    } else if !declaredNames.layouts.isEmpty,
      let layout = declaredNames.layouts.firstIndex(of: tree.text(name))
    {
      decodeLayoutView(node, keys, layout)
    } else if let index = registry.place(of: tree.text(name)) {
      decodeView(node, keys, definition: index)
    } else if unknown.areTaken {
      decodeUnknownView(node, keys, name: name)
    } else {
      report(
        .unknownView(
          tree.text(name), at: tree.range(name),
          known: declaredNames.components + declaredNames.layouts + registry.names))
      if let keys { decodeInside(node, keys) }
    }
  }

  /// Decodes the contents of an unknown view, to find errors in them.
  private func decodeInside(_ node: Index, _ keys: ViewKeys) {
    let template = openTemplate(.view, definition: 0, argumentCount: 0, at: node)
    let names = keys.names.flatMap { givenNames($0, ["_"]) } ?? []
    withLets(keys.lets, template) { decoder in
      for content in [decoder.member("children", of: node), decoder.member("content", of: node)] {
        guard let content else { continue }
        _ = decoder.withNames(names.map { ScopeName($0) }) { $0.decodeContent(content) }
      }
      if let modifiers = keys.modifiers {
        decoder.decodeModifiers(modifiers, template, keys.modifierRange)
      }
    }
    closeTemplate(template)
  }

  // MARK: - Templates

  /// Appends a template and reserves its arguments. `closeTemplate` sets its end.
  func openTemplate(
    _ kind: ViewTemplate.Kind, definition: Int, argumentCount: Int, at node: Index
  ) -> Int {
    let index = document.templates.count
    document.templates.append(
      ViewTemplate(
        kind: kind, isDynamic: false, hasScripts: false, definition: UInt16(clamping: definition),
        argumentCount: UInt32(clamping: argumentCount), modifierCount: 0,
        firstArgument: document.arguments.nextID, firstModifier: ID(0), firstLet: ID(0),
        letCount: 0, end: ID(0), syntax: node))
    document.arguments.appendAbsent(count: argumentCount)
    return index
  }

  func closeTemplate(_ index: Int) {
    document.templates[index].end = document.templates.nextID
  }

  /// True if an argument has no value before it's evaluated.
  func isScript(_ argument: Argument) -> Bool {
    if case .size(let first) = argument {
      return document.arguments[first].isScript || document.arguments[first, 1].isScript
    }
    return argument.isScript
  }

  func setArgument(_ argument: Argument, _ place: Int, of template: Int) {
    document.arguments[document.templates[template].firstArgument.index + place] = argument
    if isScript(argument) { document.templates[template].hasScripts = true }
  }

  // MARK: - Views of the registry

  private func decodeView(_ node: Index, _ keys: ViewKeys?, definition index: Int) {
    let definition = registry.definitions[index]
    let count = definition.parameters.count
    let template = openTemplate(.view, definition: index, argumentCount: count, at: node)
    if let keys {
      if let id = keys.id { document.templates[template].id = decodeText(id) }
      let outerRowType = here.tableRowType
      if definition.tableColumns != nil { here.tableRowType = .unknown }
      withLets(keys.lets, template) { $0.decodeViewMembers(node, keys, template, definition) }
      if definition.tableColumns != nil { here.tableRowType = outerRowType }
      if let value = definition.rowValue { noteRowType(of: template, value: value.place) }
    }
    let first = document.templates[template].firstArgument.index
    reportMissing(definition, first..<first + count, at: node)
    if definition.isGroup { markDynamicGroup(template, definition) }
    closeTemplate(template)
  }

  /// A group may change type if its content may, or if its purpose is to hide the type. The traits
  /// of its views are traits for its container, too.
  func markDynamicGroup(_ template: Int, _ definition: ViewDefinition) {
    if document.isMadeSingle(document.templates[template]) { return }
    if definition.isAnyView { document.templates[template].isDynamic = true }
    guard !definition.isAnyView, let content = definition.contentIndex else { return }
    let argument = document.templates[template].firstArgument.index + content
    guard case .content(let range) = document.arguments[argument] else { return }
    if document.contains(\.isDynamic, in: range) { document.templates[template].isDynamic = true }
    if document.contains(\.hasTrait, in: range) { document.templates[template].hasTrait = true }
  }

  private func decodeViewMembers(
    _ node: Index, _ keys: ViewKeys, _ template: Int, _ definition: ViewDefinition
  ) {
    let names = definition.parameterTable.nameDefaults.flatMap { givenNames(keys.names, $0) }
      .map { ClosureNames($0, value: inputType(of: definition)) }
    var parts: [Int: Index] = [:]
    var columns: Index?
    keys.forEachOther(in: node, of: self) { key in
      guard let place = definition.place(of: tree.text(key)) else {
        return reportUnknown(key, definition, node)
      }
      if let section = definition.section, section.parts.contains(where: { $0.place == place }) {
        guard parts[place] == nil else { return reportTwice(key, definition, place) }
        return parts[place] = key + 1
      }
      if place == definition.tableColumns?.place {
        guard columns == nil else { return reportTwice(key, definition, place) }
        return columns = key + 1
      }
      let argument = document.templates[template].firstArgument.index + place
      guard document.arguments[argument].isAbsent else {
        return reportTwice(key, definition, place)
      }
      let parameter = definition.parameters[place]
      setArgument(decodeArgument(key + 1, parameter, names: names), place, of: template)
    }
    if let section = definition.section { decodeParts(parts, section, template, definition) }
    if let columns, let place = definition.tableColumns?.place {
      decodeColumns(columns, place, of: template)
    }
    if let modifiers = keys.modifiers {
      decodeModifiers(modifiers, template, keys.modifierRange)
    }
  }

  /// The known facts about the value that a view passes to its content.
  private func inputType(of definition: ViewDefinition) -> ScriptType {
    if case .tableRow? = definition.input { return here.tableRowType }
    return definition.input?.type ?? .unknown
  }

  private func reportUnknown(_ key: Index, _ definition: Definition, _ node: Index) {
    reportUnknownArgument(
      key, of: definition.name, known: definition.parameters.map(\.name), at: node)
  }

  /// An argument whose closure or content may see names that the document gives.
  func decodeArgument(
    _ node: Index, _ parameter: ParameterDefinition, names: ClosureNames?
  ) -> Argument {
    guard let names else { return decodeArgument(node, parameter) }
    switch parameter.type {
    case .content:
      return .content(
        withNames(names.scopeNames) { $0.decodeContent(node) })
    case .closure(let form):
      return decodeClosure(node, form, names)
    case .keyPathText:
      return .content(
        withNames(names.scopeNames) { $0.decodeKeyPathText(node, of: names.names[0], parameter) })
    default:
      return decodeArgument(node, parameter)
    }
  }

  /// The names for a closure's parameters, if the definition has such a closure.
  func givenNames(_ given: Index?, _ defaults: [String]?) -> [String]? {
    guard let defaults, let given else { return defaults }
    let nodes = kind(given) == .array ? Array(tree.elements(given)) : [given]
    var names = defaults
    for (index, name) in nodes.prefix(defaults.count).enumerated() {
      guard kind(name) == .string else {
        reportKind(name, expected: "a name for the closure's parameter")
        continue
      }
      if isIdentifier(tree.text(name), at: name) { names[index] = tree.text(name) }
    }
    return names
  }

  // MARK: - Let

  /// Decodes with the names of a view's `let` in scope. Each one sees those before it. A `let`
  /// without names opens no scope, because none exists when its view is built.
  func withLets(
    _ lets: Index?, as storage: ScopeName.Storage = .constant, _ template: Int,
    _ body: (DocumentDecoder) -> Void
  ) {
    guard let lets else { return body(self) }
    guard kind(lets) == .object else {
      let word = storage == .constant ? "let" : "var"
      reportKind(lets, expected: "an object of names and expressions for '\(word)'")
      return body(self)
    }
    guard tree.members(lets).contains(where: { _ in true }) else { return body(self) }
    let outer = here.scope
    var names = outer.names.pushing([])
    var number = memory?.scope([], in: outer.number) ?? 0
    var scripts: [ID<DocumentScript>] = []
    for (key, value) in tree.members(lets) {
      let name = tree.text(key)
      guard name == "_" || isIdentifier(name, at: key) else { continue }
      scopeCount += 1
      here.scope = DocumentScope(names: names, id: scopeCount, number: number)
      // Without a name, the code is a statement of the body instead of a value.
      let form: ScriptCache.Form =
        name == "_" ? .closure(parameters: [], inoutFirst: false) : .expression
      let script = takingText { compile(value, form) }
      if let script { scripts.append(script) }
      let added = ScopeName(name, storage: storage, type: type(of: script.map { .script($0) }))
      names = names.adding(added)
      if let memory { number = memory.scope([added], adding: true, in: number) }
    }
    scopeCount += 1
    here.scope = DocumentScope(names: names, id: scopeCount, number: number)
    document.templates[template].firstLet = document.lets.nextID
    document.templates[template].letCount = UInt32(clamping: scripts.count)
    document.lets += scripts.map { .script($0) }
    body(self)
    here.scope = outer
  }

  // MARK: - Declared views

  /// Decodes a component in use, or a view that a declared layout lays out.
  func decodeDeclaredView(_ node: Index, _ keys: ViewKeys?, _ declared: DeclaredView) {
    let count = declared.parameters.count + (declared.hasContent ? 1 : 0)
    let template = openTemplate(
      declared.kind, definition: declared.place, argumentCount: count, at: node)
    if let keys {
      if let id = keys.id { document.templates[template].id = decodeText(id) }
      withLets(keys.lets, template) {
        $0.decodeDeclaredMembers(node, keys, template, declared)
      }
    }
    for (place, parameter) in declared.parameters.enumerated() {
      let argument = document.templates[template].firstArgument.index + place
      guard case .absent = document.arguments[argument],
        !parameter.isOptional, !givesMember(parameter.name, node),
        !(parameter.slot != nil && parameter.name == "content" && givesMember("children", node))
      else { continue }
      report(
        .missingMember(parameter.name, of: "'\(declared.name)'", at: tree.openingRange(node)))
    }
    closeTemplate(template)
  }

  private func decodeDeclaredMembers(
    _ node: Index, _ keys: ViewKeys, _ template: Int, _ declared: DeclaredView
  ) {
    let parameters = declared.parameters
    for (key, value) in tree.members(node) {
      let name = tree.text(key)
      if let place = parameters.firstIndex(where: { $0.name == name })
        ?? (name == "children"
          ? parameters.firstIndex { $0.name == "content" && $0.slot != nil } : nil)
      {
        setArgument(decodeArgument(value, of: parameters[place]), place, of: template)
      } else if declared.hasContent, name == "children" || name == "content" {
        setArgument(.content(decodeContent(value)), parameters.count, of: template)
      } else if ViewKeys.kind(key, in: self).isNobodys {
        let known = parameters.map(\.name) + (declared.hasContent ? ["children"] : [])
        reportUnknownArgument(key, of: declared.name, known: known, at: node)
      }
    }
    if let modifiers = keys.modifiers {
      decodeModifiers(modifiers, template, keys.modifierRange)
    }
  }

  func decodeArgument(
    _ node: Index, of parameter: ComponentTemplate.Parameter
  ) -> Argument {
    if let slot = parameter.slot { return decodeHandedIn(node, slot) }
    return decodeArgument(node, type: parameter.type, parameter.role)
  }

  /// True if the object has a member of this name, valid or not.
  private func givesMember(_ name: String, _ node: Index) -> Bool {
    guard kind(node) == .object else { return false }
    for (key, _) in tree.members(node) where tree.text(key) == name { return true }
    return false
  }

  /// True if a modifier's arguments or a view's own members contain this name.
  private func givesArgument(_ name: String, _ node: Index) -> Bool {
    if givesMember(name, node) { return true }
    guard kind(node) == .object, node + 1 < next(after: node) else { return false }
    return givesMember(name, node + 2)
  }

  /// Reports missing required arguments. `arguments` is the range of stored arguments.
  func reportMissing(_ definition: Definition, _ arguments: Range<Int>, at node: Index) {
    for place in definition.parameterTable.required {
      let argument = arguments.lowerBound + place
      if argument < arguments.upperBound, !document.arguments[argument].isAbsent { continue }
      // An argument that is present but wrong has already been reported.
      let name = definition.parameters[place].name
      if givesArgument(name, node) || hasDiagnostics(in: node) || hasWrongValue(node) { continue }
      if let other = definition.parameters[place].alternative, givesArgument(other, node) {
        continue
      }
      report(.missingMember(name, of: "'\(definition.name)'", at: tree.openingRange(node)))
    }
  }

  /// True if the last problem was in a value of an object, which may be elsewhere in a Swift file.
  private func hasWrongValue(_ node: Index) -> Bool {
    kind(node) == .object && tree.members(node).contains { hasDiagnostics(in: $0.1) }
  }

  /// True if the last problem was in a value.
  func hasDiagnostics(in node: Index) -> Bool {
    let range = tree.range(node)
    return problems.diagnostics.last.flatMap(\.range).map {
      $0.start >= range.start && $0.end <= range.end
    } ?? false
  }
}
