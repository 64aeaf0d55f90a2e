import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// Notes while a pass builds its views what their scripts depend on, by names
/// (docs/semantics.md, Feedback loops).
///
/// Every variable that a level of names gets is a vertex of its own, so that nothing is copied from level
/// to level.
final class DependencyRecorder {
  /// A variable of scripts.
  private struct Variable {
    /// Whether it holds a geometry proxy.
    var isProxy = false
    /// The state variable to which it is a binding.
    var state: UInt32?
  }

  /// The arguments of a view or a modifier and the nodes that they describe.
  struct Use {
    let source: FeedbackVertex
    let nodes: Range<UInt32>
  }

  /// The arguments of a view or a modifier, and the names that they see.
  struct Scripts {
    let arguments: Range<UInt32>
    let environment: ScriptEnvironment
    let nodes: Range<UInt32>
  }

  let document: Document
  private(set) var edges: [(from: FeedbackVertex, to: FeedbackVertex)] = []
  private(set) var uses: [Use] = []
  /// The arguments with scripts, in the order of the nodes that they describe.
  private(set) var scripts: [Scripts] = []
  /// The conditions of views that stand in control forms.
  private(set) var conditionalViews: [(view: UInt32, condition: FeedbackVertex)] = []
  /// The nodes around control forms.
  private(set) var conditionalNodes: [(node: NodeID, condition: FeedbackVertex)] = []
  private(set) var junctionCount: UInt32 = 0

  private var variables: [Variable] = []
  /// Kept with their first variables: an environment that is gone could give its place to another.
  private var levels: [ObjectIdentifier: (level: ScriptEnvironment, first: Int)] = [:]
  private var conditions: [(group: UInt32, vertex: FeedbackVertex)] = []
  /// What views inherit, by number.
  private var environments: [UInt32: FeedbackVertex] = [:]
  private var keys: [TemplateRange: [UInt16]] = [:]
  private let flow: KeyFlow

  init(_ document: Document, state: ScriptEnvironment) {
    self.document = document
    flow = KeyFlow(document)
    for variable in state.values.indices {
      bind(state)
      variables[variable].state = UInt32(variable)
    }
  }

  var variableCount: Int { variables.count }

  func addEdge(_ from: FeedbackVertex, _ to: FeedbackVertex) { edges.append((from, to)) }

  func addEdge(_ from: FeedbackSource, _ to: FeedbackSource) {
    addEdge(from.whole, to.whole)
    addEdge(from.sizes, to.sizes)
  }

  // MARK: - Levels of names

  /// Adds a variable to a level of names.
  @discardableResult
  func bind(_ level: ScriptEnvironment) -> FeedbackSource {
    let key = ObjectIdentifier(level)
    if levels[key] == nil { levels[key] = (level, variables.count) }
    variables.append(Variable())
    let source = FeedbackSource.variable(UInt32(variables.count - 1))
    // A whole tells of its size too.
    addEdge(source.sizes, source.whole)
    return source
  }

  /// Adds a variable that holds the value of an argument.
  func bind(_ level: ScriptEnvironment, to argument: Argument, in environment: ScriptEnvironment) {
    let target = bind(level)
    guard case .script(let script) = argument else { return }
    connect(script, in: environment, to: target)
    let program = document.scripts[Int(script)].program
    if let plain = program.plainVariable.flatMap({ index(of: $0, in: environment) }) {
      variables[variables.count - 1] = variables[plain]
    } else if let bound = program.boundVariable.flatMap({ index(of: $0, in: environment) }) {
      variables[variables.count - 1].state = variables[bound].state
    }
  }

  /// Adds the proxy of a `GeometryReader`.
  func bindProxy(_ level: ScriptEnvironment, of node: NodeID) {
    let target = bind(level)
    variables[variables.count - 1].isProxy = true
    addEdge(FeedbackVertex(.place, node.rawValue), target.whole)
    addEdge(FeedbackVertex(.size, node.rawValue), target.sizes)
  }

  /// Adds the value of a preference reader.
  func bindPreference(_ level: ScriptEnvironment, of reader: UInt32) {
    addEdge(.preference(reader), bind(level))
  }

  func index(of variable: ScriptProgram.Variable, in environment: ScriptEnvironment) -> Int? {
    guard let level = environment.ancestor(variable.framesUp),
      let first = levels[ObjectIdentifier(level)]?.first,
      variables.indices.contains(first + variable.index)
    else { return nil }
    return first + variable.index
  }

  // MARK: - Scripts

  /// How a script looks at anchors and proxies.
  private enum Look {
    case none, sizes, whole
  }

  /// Makes something depend on what a script uses, and on what the script is given.
  func connect(
    _ script: UInt32, in environment: ScriptEnvironment, given: [FeedbackSource] = [],
    usesVariables: Bool = true, to target: FeedbackSource
  ) {
    let program = document.scripts[Int(script)].program
    var sources = given
    var look = Look.none
    for capture in program.captures {
      let variable = ScriptProgram.Variable(capture)
      guard let index = index(of: variable, in: environment) else { continue }
      if usesVariables { sources.append(.variable(UInt32(index))) }
      guard variables[index].isProxy, program.plainVariable == nil else { continue }
      if !program.readsOnlySizes(of: variable) {
        look = .whole
      } else if look == .none {
        look = .sizes
      }
    }
    for source in sources {
      switch look {
      case .none: addEdge(source, target)
      case .sizes: addEdge(FeedbackSource(source.sizes), target)
      case .whole: addEdge(FeedbackSource(source.whole), target)
      }
    }
  }

  /// The state variables that an action changes.
  func assignedState(_ script: UInt32, in environment: ScriptEnvironment) -> [UInt32] {
    document.scripts[Int(script)].program.assignedVariables.compactMap { variable in
      index(of: variable, in: environment).flatMap { variables[$0].state }
    }
  }

  /// The scripts of some arguments together, if there are any that use variables.
  func junction(
    _ arguments: Range<UInt32>, in environment: ScriptEnvironment
  ) -> FeedbackVertex? {
    var scripts: [UInt32] = []
    for argument in arguments { collectScripts(document.arguments[Int(argument)], &scripts) }
    guard !scripts.isEmpty else { return nil }
    let vertex = FeedbackVertex(.junction, junctionCount)
    junctionCount += 1
    for script in scripts { connect(script, in: environment, to: FeedbackSource(vertex)) }
    return vertex
  }

  func collectScripts(_ argument: Argument, _ scripts: inout [UInt32]) {
    var parts = 0..<0
    switch argument {
    case .script(let index):
      let script = document.scripts[Int(index)]
      // What a control changes is no part of its size.
      guard !script.isAction, script.program.boundVariable == nil,
        !script.program.captures.isEmpty
      else { return }
      scripts.append(index)
    case .size(let first): parts = Int(first)..<Int(first) + 2
    case .styledText(let first, let count): parts = Int(first)..<Int(first) + Int(count) * 3
    case .font(let first): parts = Int(first)..<Int(first) + FontMembers.parameters.count
    default: return
    }
    for part in parts { collectScripts(document.arguments[part], &scripts) }
  }

  // MARK: - Views

  /// Notes what the nodes of a view or a modifier depend on.
  func use(
    _ arguments: Range<UInt32>, in environment: ScriptEnvironment, nodes: Range<UInt32>
  ) {
    guard !nodes.isEmpty, let source = junction(arguments, in: environment) else { return }
    scripts.append(Scripts(arguments: arguments, environment: environment, nodes: nodes))
    uses.append(Use(source: source, nodes: nodes))
  }

  /// Notes what views inherit after a change of it.
  func inherit(
    _ arguments: Range<UInt32>, in environment: ScriptEnvironment, number: UInt32,
    from outer: UInt32
  ) {
    let source = junction(arguments, in: environment)
    if let source, let inherited = environments[outer] { addEdge(inherited, source) }
    environments[number] = source ?? environments[outer]
  }

  /// Notes that a node depends on what it inherits.
  func use(inherited number: UInt32, nodes: Range<UInt32>) {
    if let source = environments[number] { uses.append(Use(source: source, nodes: nodes)) }
  }

  // MARK: - Control forms

  /// Opens a control form whose views stand in a list; returns whether they depend on anything.
  func openCondition(
    _ template: ViewTemplate, in environment: ScriptEnvironment, group: UInt32, below node: NodeID?
  ) -> Bool {
    var arguments: [UInt32] = [template.firstArgument]
    if template.kind == .switch {
      arguments += stride(from: 1, to: template.argumentCount, by: 2).map {
        template.firstArgument + $0
      }
    }
    let sources = arguments.compactMap { junction($0..<$0 + 1, in: environment) }
    guard let vertex = sources.first else { return false }
    for source in sources.dropFirst() { addEdge(source, vertex) }
    if let outer = conditions.last, outer.group == group { addEdge(outer.vertex, vertex) }
    conditions.append((group, vertex))
    if let node { conditionalNodes.append((node, vertex)) }
    for place in 0..<template.argumentCount {
      guard case .content(let content) = document.arguments[Int(template.firstArgument + place)]
      else { continue }
      for key in keys(in: content) { addEdge(vertex, FeedbackVertex(.presence, UInt32(key))) }
    }
    return true
  }

  func closeCondition() { conditions.removeLast() }

  /// Notes the condition of a view in a list.
  func add(view: UInt32, in group: UInt32) {
    guard let condition = conditions.last, condition.group == group else { return }
    conditionalViews.append((view, condition.vertex))
  }

  /// The keys that are written in some views, those of components included.
  private func keys(in content: TemplateRange) -> [UInt16] {
    if let known = keys[content] { return known }
    // A component that leads to itself adds nothing.
    keys[content] = []
    var found: Set<UInt16> = []
    for use in flow.uses(in: content) where use.role != .reader { found.insert(use.key) }
    for index in content.first..<content.end {
      let template = document.templates[Int(index)]
      guard template.kind == .component else { continue }
      found.formUnion(keys(in: document.components[Int(template.definition)].body))
    }
    keys[content] = found.sorted()
    return keys[content] ?? []
  }
}
