import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Records, during a pass, the state variables that scripts read, directly or through the
/// parameters of components, loops, and `let`.
///
/// Every variable of a scope has its own number, so scopes don't copy data from outer scopes.
final class DependencyRecorder {
  /// The arguments of a view or a modifier with scripts, and the names that they can use.
  struct Scripts {
    let arguments: Range<ID<Argument>>
    let environment: ScriptEnvironment
    let nodes: Range<UInt32>
    /// The source location of the view or the modifier.
    let syntax: SyntaxNode.Index
  }

  /// A variable of the document's state or of a component's.
  struct StateName {
    /// Its name, after the name of its component.
    let name: String
    /// The declaration of the variable.
    let syntax: SyntaxNode.Index
  }

  let document: Document
  /// The arguments with scripts, in the order of the nodes that they describe.
  private(set) var scripts: [Scripts] = []
  /// The state variables by their numbers.
  private(set) var stateNames: [Int: StateName] = [:]
  /// A script with the variables that it reads.
  private struct Reading {
    let script: ID<DocumentScript>
    let variables: [Int]
  }

  /// A state variable that a length depends on, or a property of it.
  struct StateRead: Hashable {
    /// The number of the variable.
    let variable: Int
    /// The names of the properties from the variable on. Empty for the whole value.
    let path: [String]
  }

  /// The script that decides which views follow.
  private struct Branch {
    let script: ID<DocumentScript>
    let environment: ScriptEnvironment
    /// The first node of these views.
    let node: UInt32
  }

  /// The conditions, the subjects of switches, and the data of loops, in the order of the nodes.
  private var branches: [Branch] = []
  /// The arguments that set values of the environment, by the entry.
  private var environmentSources: [UInt32: (argument: Argument, in: ScriptEnvironment)] = [:]
  /// The scripts that make each variable.
  private var sources: [[Reading]] = []
  /// Kept with their first variables, because the identity of a removed environment could be
  /// reused.
  private var levels: [ObjectIdentifier: (level: ScriptEnvironment, first: Int)] = [:]
  /// The first scripts of each node. Each query adds only the scripts since the last query.
  private var scriptsByNode: [UInt32: Int] = [:]
  private var indexedScripts = 0

  init(_ document: Document, _ state: ScriptEnvironment, _ instances: ComponentStates) {
    self.document = document
    bindState(document.state, state) { $0 }
    bind(document.members, to: state)
    for instance in instances.instances {
      bindState(of: instance.component, instance.environment)
    }
  }

  var variableCount: Int { sources.count }

  // MARK: - Scopes

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
      stateNames[sources.count - 1] = StateName(
        name: name(variable.name), syntax: variable.syntax)
    }
  }

  /// Adds a variable that depends on no state to a level of names.
  func bind(_ level: ScriptEnvironment) {
    let key = ObjectIdentifier(level)
    if levels[key] == nil { levels[key] = (level, sources.count) }
    sources.append([])
  }

  /// Adds a variable with the value of an argument, or with a part of it.
  func bind(_ level: ScriptEnvironment, to argument: Argument, in environment: ScriptEnvironment) {
    bind(level, toAll: [(argument, environment)])
  }

  /// Adds a variable that consists of the values of some arguments.
  func bind(
    _ level: ScriptEnvironment, toAll arguments: [(argument: Argument, in: ScriptEnvironment)]
  ) {
    bind(level)
    for (argument, environment) in arguments {
      guard case .script(let script) = argument else { continue }
      sources[sources.count - 1].append(reading(script, in: environment))
    }
  }

  /// Adds a variable with a value of the environment. `entry` is `nil` for a value that no modifier
  /// sets.
  func bind(_ level: ScriptEnvironment, toEnvironmentValue entry: UInt32?) {
    let source = entry.flatMap { environmentSources[$0] }
    bind(level, toAll: source.map { [$0] } ?? [])
  }

  /// Records the argument that sets a value of the environment.
  func setEnvironmentValue(
    _ entry: UInt32, _ argument: Argument, in environment: ScriptEnvironment
  ) {
    environmentSources[entry] = (argument, environment)
  }

  /// Adds functions and computed values to the level that they can use.
  func bind(_ members: [MemberTemplate], to level: ScriptEnvironment) {
    let first = sources.count
    for _ in members { bind(level) }
    for (index, member) in members.enumerated() {
      guard let script = member.script else { continue }
      sources[first + index] = [reading(script, in: level)]
    }
  }

  private func reading(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment
  ) -> Reading {
    Reading(script: script, variables: variables(of: script, in: environment))
  }

  private func variables(
    of script: ID<DocumentScript>, in environment: ScriptEnvironment
  ) -> [Int] {
    document.scripts[script].program.captures.compactMap { capture in
      guard let level = environment.ancestor(capture.framesUp),
        let first = levels[ObjectIdentifier(level)]?.first,
        sources.indices.contains(first + capture.index)
      else { return nil }
      return first + capture.index
    }
  }

  // MARK: - Arguments

  /// Records the arguments that describe the nodes of a view or a modifier.
  func use(
    _ arguments: Range<ID<Argument>>, in environment: ScriptEnvironment, nodes: Range<UInt32>,
    _ syntax: SyntaxNode.Index
  ) {
    guard !nodes.isEmpty,
      arguments.contains(where: { !scripts(in: document.arguments[$0]).isEmpty })
    else { return }
    scripts.append(
      Scripts(arguments: arguments, environment: environment, nodes: nodes, syntax: syntax))
  }

  /// Records the argument that decides which views follow, from a node on.
  func branch(
    on argument: Argument, in environment: ScriptEnvironment, nodesFrom node: Int
  ) {
    guard case .script(let script) = argument else { return }
    branches.append(Branch(script: script, environment: environment, node: UInt32(node)))
  }

  /// The scripts in an argument that use variables.
  func scripts(in argument: Argument) -> [ID<DocumentScript>] {
    switch argument {
    case .script(let index):
      let script = document.scripts[index]
      // A control writes through a binding, which doesn't change the control's size.
      let isRead =
        !script.isAction && !script.program.makesBinding && !script.program.captures.isEmpty
      return isRead ? [index] : []
    case .size(let first):
      return scripts(in: document.arguments[first]) + scripts(in: document.arguments[first, 1])
    case .styledText(let first, let count):
      return (first.index..<first.index + Int(count) * ParameterDefinition.argumentsOfPart.count)
        .flatMap {
          scripts(in: document.arguments[$0])
        }
    case .font(let first):
      return (first.index..<first.index + FontMembers.parameters.count).flatMap {
        scripts(in: document.arguments[$0])
      }
    default: return []
    }
  }

  // MARK: - Queries

  /// The scope of a variable, and its index there.
  func location(of variable: Int) -> (level: ScriptEnvironment, index: Int)? {
    let level = levels.values.filter { $0.first <= variable }.max { $0.first < $1.first }
    return level.map { ($0.level, variable - $0.first) }
  }

  /// The first arguments with scripts that describe a node.
  func scripts(of node: NodeID) -> Scripts? {
    for index in indexedScripts..<scripts.count {
      for node in scripts[index].nodes where scriptsByNode[node] == nil {
        scriptsByNode[node] = index
      }
    }
    indexedScripts = scripts.count
    return scriptsByNode[node.rawValue].map { scripts[$0] }
  }

  /// The numbers of the state variables that decide which views there are among some nodes.
  func branchVariables(inside nodes: Range<UInt32>) -> [Int] {
    var found: [Int] = []
    for branch in branches where nodes.contains(branch.node) || branch.node == nodes.upperBound {
      for variable in stateVariables(of: branch.script, in: branch.environment)
      where !found.contains(variable) {
        found.append(variable)
      }
    }
    return found
  }

  /// The ascending numbers of the state variables that a script reads, directly or through other
  /// variables.
  func stateVariables(of script: ID<DocumentScript>, in environment: ScriptEnvironment) -> [Int] {
    Set(stateReads(of: script, in: environment).map(\.variable)).sorted()
  }

  /// The state that a script reads, directly or through other variables, in the order of the
  /// variables. A property is named if each script that reads the variable reads one.
  func stateReads(
    of script: ID<DocumentScript>, in environment: ScriptEnvironment
  ) -> [StateRead] {
    var left = [reading(script, in: environment)]
    var seen: Set<Int> = []
    var reads: Set<StateRead> = []
    while let reading = left.popLast() {
      for variable in reading.variables {
        if let state = stateNames[variable] {
          for path in paths(of: state, in: reading.script) {
            reads.insert(StateRead(variable: variable, path: path))
          }
        } else if seen.insert(variable).inserted {
          left += sources[variable]
        }
      }
    }
    let whole = Set(reads.filter(\.path.isEmpty).map(\.variable))
    return reads.filter { $0.path.isEmpty || !whole.contains($0.variable) }
      .sorted { ($0.variable, $0.path.joined()) < ($1.variable, $1.path.joined()) }
  }

  /// The properties of a state variable that a script names: `["isOpen"]` for `model.isOpen`. One
  /// empty path if it uses the whole value.
  private func paths(of state: StateName, in script: ID<DocumentScript>) -> [[String]] {
    let name = state.name.split(separator: ".").last ?? state.name[...]
    let paths = MemberPaths(from: name, in: document.text(of: script)).paths
    return paths.isEmpty || paths.contains([]) ? [[]] : paths
  }
}
