import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// Records the dependencies of scripts by name while a pass builds its views (docs/semantics.md,
/// Feedback loops).
///
/// Every variable of a level of names is its own vertex, so that nothing is copied from level to
/// level.
final class DependencyRecorder {
  /// A variable of scripts.
  private struct Variable {
    /// True if it contains a geometry proxy.
    var isProxy = false
    /// The state variable to which it is a binding.
    var state: UInt32?
    /// The state variable with the same value, if any.
    var copied: UInt32?
    /// The node of the proxy.
    var reader: UInt32?
    /// The script of a passed closure or of a function, and the names that it sees.
    var closure: (script: ID<DocumentScript>, environment: ScriptEnvironment)?
  }

  /// The arguments of a view or a modifier and the nodes that they describe.
  struct Use {
    let source: FeedbackVertex
    let nodes: Range<UInt32>
    /// The axes along which they may change the nodes.
    let axes: AxisSet
    /// The state variable, if it is the only argument and unchanged.
    let plainState: UInt32?
  }

  /// The arguments of a view or a modifier, and the names that they see.
  struct Scripts {
    let arguments: Range<ID<Argument>>
    let environment: ScriptEnvironment
    let nodes: Range<UInt32>
  }

  let document: Document
  private(set) var edges: [(from: FeedbackVertex, to: FeedbackVertex)] = []
  private(set) var uses: [Use] = []
  /// The arguments with scripts, in the order of the nodes that they describe.
  private(set) var scripts: [Scripts] = []
  /// The conditions of views inside control forms.
  private(set) var conditionalViews: [(view: ID<ViewRecord>, condition: FeedbackVertex)] = []
  /// The nodes that enclose control forms.
  private(set) var conditionalNodes: [(node: NodeID, condition: FeedbackVertex)] = []
  private(set) var junctionCount: UInt32 = 0
  /// The notes, for questions about variables and nodes.
  var lookup = DependencyIndex()

  /// A variable of the document's state or of a component's.
  struct StateName {
    /// Its name, that of the component before it.
    let name: String
    /// The declaration of the variable.
    let syntax: SyntaxNode.Index
  }

  /// The state variables by their numbers.
  private(set) var stateNames: [Int: StateName] = [:]
  /// The number of variables at the start, including those of the document and of its components.
  private(set) var firstCount = 0
  private var variables: [Variable] = []
  /// Kept with their first variables, because the identity of a removed environment could be
  /// reused.
  private var levels: [ObjectIdentifier: (level: ScriptEnvironment, first: Int)] = [:]
  private var conditions: [(group: ID<GroupRecord>, vertex: FeedbackVertex)] = []
  /// The vertices of the environments that views inherit.
  private var environments: [ID<ViewEnvironment>: FeedbackVertex] = [:]
  private var keys: [TemplateRange: [ShortID<PreferenceKeyTemplate>]] = [:]
  private let flow: KeyFlow
  /// The state variables that contents of views assign while they are updated.
  private(set) var stateOfUpdates: [UInt32] = []

  init(_ document: Document, _ state: ScriptEnvironment, _ instances: ComponentStates) {
    self.document = document
    flow = KeyFlow(document)
    bindState(document.state, state) { $0 }
    bind(document.members, to: state)
    for instance in instances.instances {
      bindState(of: instance.component, instance.environment)
    }
    firstCount = variables.count
  }

  /// Adds the variables of a component.
  func bindState(of component: Int, _ level: ScriptEnvironment) {
    let component = document.components[component]
    bindState(component.state, level) { component.name + "." + $0 }
  }

  private func bindState(
    _ state: [StateVariable], _ level: ScriptEnvironment, named name: (String) -> String
  ) {
    for variable in state {
      bind(level)
      let index = variables.count - 1
      variables[index].state = UInt32(index)
      variables[index].copied = UInt32(index)
      stateNames[index] = StateName(name: name(variable.name), syntax: variable.syntax)
    }
  }

  var variableCount: Int { variables.count }

  func addEdge(_ from: FeedbackVertex, _ to: FeedbackVertex) { edges.append((from, to)) }

  /// Makes each of some aspects of a target depend on the same one of a source.
  func pass(
    _ source: FeedbackSource, _ aspects: GeometryAspects = .all, to target: FeedbackSource
  ) {
    edges += source.edges(passing: aspects, to: target)
  }

  /// Makes all of a target depend on some aspects of a source.
  func connect(_ source: FeedbackSource, _ aspects: GeometryAspects, to target: FeedbackSource) {
    edges += source.edges(aspects, to: target)
  }

  /// Makes the state that the content of a view assigns depend on what that uses.
  func connectAssignments(of script: ID<DocumentScript>, in environment: ScriptEnvironment) {
    let replaced = document.scripts[script].program.replacedVariables
    for state in assignedState(script, in: environment) {
      stateOfUpdates.append(state)
      connect(script, in: environment, without: replaced, to: .variable(state))
    }
  }

  // MARK: - Levels of names

  /// Adds a variable to a level of names.
  @discardableResult
  func bind(_ level: ScriptEnvironment) -> FeedbackSource {
    let key = ObjectIdentifier(level)
    if levels[key] == nil { levels[key] = (level, variables.count) }
    variables.append(Variable())
    let source = FeedbackSource.variable(UInt32(variables.count - 1))
    source.addInner(to: &edges)
    return source
  }

  /// Adds a variable with the value of an argument.
  func bind(_ level: ScriptEnvironment, to argument: Argument, in environment: ScriptEnvironment) {
    let target = bind(level)
    guard case .script(let script) = argument else { return }
    connect(script, in: environment, to: target)
    let program = document.scripts[script].program
    variables[variables.count - 1].closure = (script, environment)
    if let plain = program.plainVariable.flatMap({ index(of: $0, in: environment) }) {
      variables[variables.count - 1] = variables[plain]
    } else if let bound = program.assignedVariables.first,
      let index = index(of: bound, in: environment)
    {
      // A binding to a variable, or to a part of one.
      variables[variables.count - 1].state = variables[index].state
      if program.boundVariable != nil {
        variables[variables.count - 1].copied = variables[index].state
      }
    }
  }

  /// Adds a variable that is made of the values of some arguments.
  func bind(
    _ level: ScriptEnvironment, toAll arguments: [(argument: Argument, in: ScriptEnvironment)]
  ) {
    let target = bind(level)
    for (argument, environment) in arguments {
      if case .script(let script) = argument { connect(script, in: environment, to: target) }
    }
  }

  /// Adds functions and computed values to the level that they see.
  func bind(_ members: [MemberTemplate], to level: ScriptEnvironment) {
    let first = variables.count
    for _ in members { bind(level) }
    for (place, member) in members.enumerated() {
      guard let script = member.script else { continue }
      connect(script, in: level, to: .variable(UInt32(first + place)))
      variables[first + place].closure = (script, level)
    }
  }

  /// Adds a variable with a part of the value of an argument.
  func bindPart(
    _ level: ScriptEnvironment, of argument: Argument, in environment: ScriptEnvironment
  ) {
    let target = bind(level)
    guard case .script(let script) = argument else { return }
    connect(script, in: environment, to: target)
  }

  /// Adds a variable with a value of the environment.
  func bind(_ level: ScriptEnvironment, toInherited number: ID<ViewEnvironment>) {
    let target = bind(level)
    if let inherited = environments[number] { pass(.vertex(inherited), to: target) }
  }

  /// Adds a variable whose value never changes.
  func bindConstant(_ level: ScriptEnvironment) { _ = bind(level) }

  /// Adds the proxy of a `GeometryReader`.
  func bindProxy(_ level: ScriptEnvironment, of node: NodeID) {
    let target = bind(level)
    variables[variables.count - 1].isProxy = true
    variables[variables.count - 1].reader = node.rawValue
    pass(.frame(node.rawValue), to: target)
  }

  /// Adds the value of a preference reader.
  func bindPreference(_ level: ScriptEnvironment, of reader: PreferenceNode.Index) {
    pass(.preference(reader), to: bind(level))
  }

  func index(of variable: ScriptProgram.Variable, in environment: ScriptEnvironment) -> Int? {
    guard let level = environment.ancestor(variable.framesUp),
      let first = levels[ObjectIdentifier(level)]?.first,
      variables.indices.contains(first + variable.index)
    else { return nil }
    return first + variable.index
  }

  // MARK: - Scripts

  /// Makes a target depend on a script's variables and on its input.
  ///
  /// Of a proxy, and of the anchors that it resolves, only the properties that the script reads
  /// count. A script without a proxy passes anchors on unchanged.
  func connect(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment, given: FeedbackSource? = nil,
    without unread: [ScriptProgram.Variable] = [], to target: FeedbackSource
  ) {
    let program = document.scripts[script].program
    if let whole = program.plainSize.flatMap({ index(of: $0, in: environment) }) {
      return pass(.variable(UInt32(whole)), .size, to: target)
    }
    var opaque = given.map { [$0] } ?? []
    var looks = program.aspects
    var hasProxy = false
    for capture in program.captures {
      let variable = ScriptProgram.Variable(capture)
      guard !unread.contains(variable), let index = index(of: variable, in: environment)
      else { continue }
      let source = FeedbackSource.variable(UInt32(index))
      let isProxy = variables[index].isProxy && program.plainVariable == nil
      hasProxy = hasProxy || isProxy
      // Of what it only makes a binding to, it looks at nothing itself, and hands on all of it.
      let isBound = program.assignedVariables.contains(variable)
      if let aspects = program.aspects(of: variable), !(isBound && aspects.isEmpty) {
        connect(source, aspects, to: target)
      } else {
        if isProxy { looks = .all }
        opaque.append(source)
      }
    }
    for source in opaque {
      connect(source, looks, to: target)
      if !hasProxy { pass(source, to: target) }
    }
  }

  /// Makes a state variable depend on the value with which an action runs, whatever else it uses.
  func connect(action script: ID<DocumentScript>, given value: FeedbackSource, to state: UInt32) {
    let program = document.scripts[script].program
    let target = FeedbackSource.variable(state)
    guard program.onlyAssigns else { return connect(value, .all, to: target) }
    if let aspects = program.aspects(ofParameter: 0), !aspects.isEmpty {
      return connect(value, aspects, to: target)
    }
    connect(value, program.aspects, to: target)
    pass(value, to: target)
  }

  /// The reader whose length a script returns unchanged, and the axis of the length.
  func measuredLength(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment
  ) -> (reader: NodeID, axis: Axis)? {
    guard let measured = document.scripts[script].program.measuredLength,
      let index = index(of: measured.variable, in: environment),
      let reader = variables[index].reader
    else { return nil }
    return (NodeID(rawValue: reader), measured.aspect == .width ? .horizontal : .vertical)
  }

  /// The state variables that an action changes.
  func assignedState(_ script: ID<DocumentScript>, in environment: ScriptEnvironment) -> [UInt32] {
    var called: Set<Int> = []
    return assignedState(script, in: environment, &called)
  }

  /// The state that a script assigns. `called` are the variables whose closures were visited.
  private func assignedState(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment, _ called: inout Set<Int>
  ) -> [UInt32] {
    let program = document.scripts[script].program
    var found = program.assignedVariables.compactMap { variable in
      index(of: variable, in: environment).flatMap { variables[$0].state }
    }
    // What it calls may assign, too.
    for capture in program.captures {
      guard let index = index(of: ScriptProgram.Variable(capture), in: environment),
        let closure = variables[index].closure, called.insert(index).inserted
      else { continue }
      found += assignedState(closure.script, in: closure.environment, &called)
    }
    return found
  }

  /// A script of an argument, and the axes along which it may change anything.
  struct AxisScript {
    let script: ID<DocumentScript>
    let axes: AxisSet
  }

  /// The scripts of some arguments together, if there are any that use variables.
  func junction(
    _ arguments: Range<ID<Argument>>, in environment: ScriptEnvironment
  ) -> FeedbackVertex? {
    var scripts: [AxisScript] = []
    for argument in arguments { collectScripts(document.arguments[argument], .both, &scripts) }
    return scripts.isEmpty ? nil : junction(scripts.map(\.script), in: environment)
  }

  private func junction(
    _ scripts: [ID<DocumentScript>], in environment: ScriptEnvironment
  ) -> FeedbackVertex {
    let vertex = FeedbackVertex(.junction, junctionCount)
    junctionCount += 1
    for script in scripts { connect(script, in: environment, to: .vertex(vertex)) }
    return vertex
  }

  func collectScripts(
    _ argument: Argument, _ axes: AxisSet, _ scripts: inout [AxisScript]
  ) {
    var parts = 0..<0
    switch argument {
    case .script(let index):
      let script = document.scripts[index]
      // What a control changes is no part of its size.
      guard !script.isAction, script.program.boundVariable == nil,
        !script.program.captures.isEmpty
      else { return }
      scripts.append(AxisScript(script: index, axes: axes))
    case .size(let first):
      collectScripts(document.arguments[first], .horizontal, &scripts)
      collectScripts(document.arguments[first, 1], .vertical, &scripts)
    case .styledText(let first, let count): parts = first.index..<first.index + Int(count) * 3
    case .font(let first): parts = first.index..<first.index + FontMembers.parameters.count
    default: return
    }
    for part in parts { collectScripts(document.arguments[part], axes, &scripts) }
  }

  /// The axes to which the given edges limit the effect of other arguments.
  private func edgeAxes(_ arguments: Range<ID<Argument>>) -> AxisSet {
    for argument in arguments {
      guard case .edges(let edges) = document.arguments[argument] else { continue }
      var axes: AxisSet = []
      if !edges.isDisjoint(with: .horizontal) { axes.insert(.horizontal) }
      if !edges.isDisjoint(with: .vertical) { axes.insert(.vertical) }
      return axes
    }
    return .both
  }

  // MARK: - Views

  /// Records the dependencies of a view's or a modifier's nodes. The arguments are those of some
  /// parameters, if they are known.
  func use(
    _ arguments: Range<ID<Argument>>, of parameters: [ParameterDefinition] = [],
    in environment: ScriptEnvironment, nodes: Range<UInt32>
  ) {
    guard !nodes.isEmpty else { return }
    let edges = edgeAxes(arguments)
    var scripts: [AxisScript] = []
    for (place, argument) in arguments.enumerated() {
      let axes = place < parameters.count ? parameters[place].axes : .both
      collectScripts(document.arguments[argument], axes.intersection(edges), &scripts)
    }
    guard !scripts.isEmpty else { return }
    self.scripts.append(Scripts(arguments: arguments, environment: environment, nodes: nodes))
    for axes in [AxisSet.horizontal, .vertical, .both] {
      let group = scripts.filter { $0.axes == axes }.map(\.script)
      guard let first = group.first else { continue }
      uses.append(
        Use(
          source: junction(group, in: environment), nodes: nodes, axes: axes,
          plainState: group.count == 1 ? plainState(first, in: environment) : nil))
    }
  }

  /// The state variable whose value a script returns unchanged.
  private func plainState(_ script: ID<DocumentScript>, in environment: ScriptEnvironment)
    -> UInt32?
  {
    document.scripts[script].program.plainVariable
      .flatMap { index(of: $0, in: environment) }.flatMap { variables[$0].copied }
  }

  /// Records the dependencies of a new environment that views inherit.
  func inherit(
    _ arguments: Range<ID<Argument>>, in environment: ScriptEnvironment,
    number: ID<ViewEnvironment>,
    from outer: ID<ViewEnvironment>
  ) {
    let source = junction(arguments, in: environment)
    if let source, let inherited = environments[outer] { addEdge(inherited, source) }
    environments[number] = source ?? environments[outer]
  }

  /// Records that a node depends on its environment.
  func use(inherited number: ID<ViewEnvironment>, nodes: Range<UInt32>) {
    if let source = environments[number] {
      uses.append(Use(source: source, nodes: nodes, axes: .both, plainState: nil))
    }
  }

  // MARK: - Control forms

  /// Opens a control form in a list of views. Returns true if its views have any dependencies.
  func openCondition(
    _ template: ViewTemplate, in environment: ScriptEnvironment, group: ID<GroupRecord>,
    below node: NodeID?
  ) -> Bool {
    var arguments = [template.firstArgument]
    if template.kind == .switch {
      arguments += stride(from: 1, to: template.argumentCount, by: 2).map {
        template.firstArgument.advanced(by: $0)
      }
    }
    let sources = arguments.compactMap { junction($0..<$0.advanced(by: 1), in: environment) }
    guard let vertex = sources.first else { return false }
    for source in sources.dropFirst() { addEdge(source, vertex) }
    if let outer = conditions.last, outer.group == group { addEdge(outer.vertex, vertex) }
    conditions.append((group, vertex))
    if let node { conditionalNodes.append((node, vertex)) }
    for argument in document.arguments[template.arguments] {
      guard case .content(let content) = argument else { continue }
      for key in keys(in: content) {
        addEdge(vertex, FeedbackVertex(.presence, UInt32(key.rawValue)))
      }
    }
    return true
  }

  func closeCondition() { conditions.removeLast() }

  /// Notes the condition of a view in a list.
  func add(view: ID<ViewRecord>, in group: ID<GroupRecord>) {
    guard let condition = conditions.last, condition.group == group else { return }
    conditionalViews.append((view, condition.vertex))
  }

  /// The keys that are written in some views, those of components included.
  private func keys(in content: TemplateRange) -> [ShortID<PreferenceKeyTemplate>] {
    if let known = keys[content] { return known }
    // A component that leads to itself adds nothing.
    keys[content] = []
    var found: Set<ShortID<PreferenceKeyTemplate>> = []
    for use in flow.uses(in: content) where use.role != .reader { found.insert(use.key) }
    for index in content.templates {
      let template = document.templates[index]
      switch template.kind {
      case .component:
        found.formUnion(keys(in: document.components[template.component].body))
      case .slot:
        for content in document.slots[template.slot].contents {
          found.formUnion(keys(in: content))
        }
      default: continue
      }
    }
    keys[content] = found.sorted()
    return keys[content] ?? []
  }
}
