import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Searches for state that influences itself, by trying it (docs/explanation/updates.md, Feedback
/// loops).
///
/// The search changes each variable that a measuring closure assigns, runs a pass, and observes the
/// values that closures receive. These dependencies make a small graph of variables. The variables
/// of each of its cycles are then followed for a few passes.
struct FeedbackSearch {
  /// The maximum number of variables that are changed.
  private static let variableLimit = 16
  /// The number of changes in a frame that make a loop: SwiftUI drops the third change in a
  /// frame.
  private static let changesOfLoop = 3

  /// An assignment to a variable that depends on another variable.
  struct Edge {
    let source: FeedbackVariable
    let target: FeedbackVariable
    /// The action that assigns, or `nil` for an assignment in the content of a view.
    let reaction: FeedbackProbe.Reaction?
    /// The trial of the source, by its index.
    let trial: Int
  }

  /// A tried change with its first pass.
  struct Trial {
    /// The values of the variable before the pass.
    let values: [Value]
    let probe: FeedbackProbe
  }

  let evaluation: Evaluation
  /// The configuration in which variables are changed.
  let start: Configuration
  /// The states of the evaluation, or those of its verdict if the state didn't settle.
  private let history: [StateValues]
  let base: FeedbackProbe
  private var edges: [Edge] = []
  private(set) var trials: [FeedbackVariable: [Trial]] = [:]

  /// Runs a pass without changes. Returns `nil` if the pass fails.
  init?(_ evaluation: Evaluation, from start: Configuration, history: [StateValues]) {
    (self.evaluation, self.start, self.history) = (evaluation, start, history)
    guard let base = Self.probe(evaluation, from: start, { true }) else { return nil }
    self.base = base
  }

  /// Runs one pass from a configuration after a change. Returns `nil` if `change` returns false, if
  /// the pass fails, or if too little work is left.
  private static func probe(
    _ evaluation: Evaluation, from start: Configuration, _ change: () -> Bool
  ) -> FeedbackProbe? {
    let machine = evaluation.machine
    let held = machine.memory.live
    defer { machine.memory.release(machine.memory.live - held) }
    evaluation.configuration = start
    guard machine.work.steps > 0, change() else { return nil }
    return try? evaluation.advance()
  }

  // MARK: - Loops

  /// The loops: at most one through each variable.
  mutating func loops() -> [FeedbackLoop] {
    var variables = base.updates.map(\.variable)
    for reaction in base.reactions {
      variables += evaluation.assignedVariables(by: reaction, of: base.pass)
    }
    var known: Set<FeedbackVariable> = []
    variables = variables.filter { known.insert($0).inserted }
    for variable in variables.prefix(Self.variableLimit) { explore(variable) }
    var reported: Set<FeedbackVariable> = []
    var loops: [FeedbackLoop] = []
    for variable in variables where !reported.contains(variable) {
      let cycle = shortestCycle(from: variable)
      guard !cycle.isEmpty, let loop = loop(cycle) else { continue }
      reported.formUnion(cycle.map(\.source))
      loops.append(loop)
    }
    return loops
  }

  /// Tries all changes of a variable, and adds the assignments that depend on it.
  private mutating func explore(_ variable: FeedbackVariable) {
    for perturbation in Perturbation.allCases {
      var values: [Value] = []
      let probe = Self.probe(evaluation, from: start) {
        let changes = apply(perturbation, to: variable)
        values = evaluation.values(of: variable)
        return changes
      }
      guard let probe else { continue }
      addEdges(from: variable, probe, trial: trials[variable]?.count ?? 0)
      trials[variable, default: []].append(Trial(values: values, probe: probe))
    }
  }

  /// Changes a variable. Returns false if the change doesn't apply to its value.
  private func apply(_ perturbation: Perturbation, to variable: FeedbackVariable) -> Bool {
    var changes = false
    let first = firstValue(of: variable)
    for level in evaluation.levels(of: variable) {
      let value = level.values[variable.index]
      let changed = perturbation.applied(to: value, first: first)
      if changed == value { continue }
      level.values[variable.index] = changed
      changes = true
    }
    return changes
  }

  private func firstValue(of variable: FeedbackVariable) -> Value? {
    guard case .document = variable.owner else { return nil }
    return history.first?.variables[variable.index]
  }

  private mutating func addEdges(
    from source: FeedbackVariable, _ probe: FeedbackProbe, trial: Int
  ) {
    let before = Dictionary(
      base.reactions.map { ($0.site.identity, $0.value) }, uniquingKeysWith: { first, _ in first })
    for reaction in probe.reactions where before[reaction.site.identity] != reaction.value {
      for target in evaluation.assignedVariables(by: reaction, of: probe.pass) {
        edges.append(Edge(source: source, target: target, reaction: reaction, trial: trial))
      }
    }
    for (target, value) in probe.updates
    where !base.updates.contains(where: { $0.variable == target && $0.value == value }) {
      edges.append(Edge(source: source, target: target, reaction: nil, trial: trial))
    }
  }

  private func shortestCycle(from start: FeedbackVariable) -> [Edge] {
    var paths: [[Edge]] = [[]]
    var known: Set<FeedbackVariable> = []
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      let end = path.last?.target ?? start
      for edge in edges where edge.source == end {
        if edge.target == start { return path + [edge] }
        if known.insert(edge.target).inserted { paths.append(path + [edge]) }
      }
    }
    return []
  }

  // MARK: - Settling

  /// A cycle as a loop, or `nil` if its variable returns to its value after each change.
  private func loop(_ cycle: [Edge]) -> FeedbackLoop? {
    guard let variable = cycle.first?.source else { return nil }
    var values = unsettledValues(of: variable)
    var returns = true
    for (index, trial) in (trials[variable] ?? []).enumerated() where values.isEmpty {
      let changes = follow(variable, trial, passes: Self.changesOfLoop * cycle.count)
      if changes.count > Self.changesOfLoop {
        values = changes.compactMap(\.first)
        break
      }
      let isAssigned =
        changes.count > 1
        || edges.contains {
          $0.source == variable && $0.target == variable && $0.trial == index
        }
      returns =
        returns && (!isAssigned || changes.last == evaluation.values(of: variable, in: start.state))
    }
    guard !values.isEmpty || !returns else { return nil }
    return FeedbackPath(self, cycle)?.loop(values: values)
  }

  /// The values of a variable that changed often in the passes of the verdict.
  private func unsettledValues(of variable: FeedbackVariable) -> [Value] {
    var changes: [Value] = []
    for state in history {
      guard let value = evaluation.values(of: variable, in: state).first else { continue }
      if changes.last != value { changes.append(value) }
    }
    return changes.count > Self.changesOfLoop ? Array(changes.prefix(Self.changesOfLoop + 1)) : []
  }

  /// The values of a variable after a trial, without repetitions.
  private func follow(
    _ variable: FeedbackVariable, _ trial: Trial, passes: Int
  ) -> [[Value]] {
    var changes = [trial.values]
    var probe = trial.probe
    for _ in 0...passes {
      let values = evaluation.values(of: variable, in: probe.end.state)
      if values != changes.last { changes.append(values) }
      guard !probe.isSettled, changes.count <= Self.changesOfLoop,
        let next = Self.probe(evaluation, from: probe.end, { true })
      else { break }
      probe = next
    }
    return changes
  }
}
