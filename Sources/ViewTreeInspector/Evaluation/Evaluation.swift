import ViewTreeDocument
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// The passes over one document: evaluate, run actions, and again until the state is stable
/// (docs/semantics.md, Passes).
final class Evaluation {
  let document: Document
  let limits: EvaluationLimits
  let machine: ScriptMachine
  let state = ScriptEnvironment()
  private(set) var inspection: Inspection
  /// The layout of the last pass, if it is kept.
  private(set) var explainer: LayoutExplainer?

  /// What each `onPreferenceChange` saw last, by identity.
  private var delivered: [UInt64: Value] = [:]
  /// The views whose `onAppear` ran, by identity.
  private var appeared: Set<UInt64> = []
  /// What decides how a pass goes, before each of them.
  private var history: [Configuration] = []
  private var closureCount = 0

  /// All that one pass hands to the next: two equal ones have the same future.
  private struct Configuration: Equatable {
    let state: [Value]
    let delivered: [UInt64: Value]
    let appeared: Set<UInt64>
  }

  private var configuration: Configuration {
    Configuration(state: state.values, delivered: delivered, appeared: appeared)
  }

  /// The places of the state variables that views look at.
  private let observedState: [Int]

  init(document: Document, limits: EvaluationLimits) {
    self.document = document
    self.limits = limits
    observedState = document.observedState
    machine = ScriptMachine(types: document.types)
    inspection = Inspection(tree: document.tree, window: document.window)
  }

  /// Gives the state variables their first values.
  func setUpState() throws {
    for variable in document.state {
      switch variable.initial {
      case .constant(let index):
        state.values.append(document.constants[Int(index)])
      case .script(let script):
        state.values.append(try evaluate(script))
      default:
        state.values.append(.none)
      }
    }
  }

  private func evaluate(_ script: UInt32) throws -> Value {
    do throws(ScriptFailure) {
      return try machine.evaluate(document.scripts[Int(script)].program, in: state)
    } catch {
      throw EvaluationError(diagnostic: document.diagnostic(of: error.problem, in: script))
    }
  }

  // MARK: - Passes

  func run(_ options: InspectionOptions) throws {
    for number in 1...max(limits.passes, 1) {
      history.append(configuration)
      let pass = Pass(
        document: document, state: state, machine: machine, limits: limits,
        recordsReduces: options.recordsReduces)
      if options.keepsLayout { pass.repeatedElements = [] }
      try pass.run(phaseEnded: options.phaseEnded)
      let actions = try runActions(of: pass)
      let verdict = verdict(after: number, actions)
      let record = PassRecord(pass, number: number)
      options.phaseEnded?(.record)
      inspection.passes = number
      if options.keepsLayout { explainer = LayoutExplainer(pass, places: record.places) }
      add(record, actions, of: pass, isLast: verdict != nil)
      if let verdict {
        inspection.status = verdict
        break
      }
    }
    inspection.diagnostics += inspection.endlessFrames().map { [$0] } ?? []
    inspection.state = zip(document.state, state.values).map { ($0.name, $1) }
  }

  /// How the evaluation ended; `nil` if another pass is needed.
  private func verdict(after number: Int, _ actions: Actions) -> Inspection.Status? {
    if !actions.changedState || !viewsSeeChange { return .stable }
    if let earlier = history.lastIndex(of: configuration) {
      return .oscillating(period: history.count - earlier)
    }
    let states = history.map(\.state) + [state.values]
    if Divergence.hasConverged(states) { return .stable }
    guard number >= limits.passes else { return nil }
    return Divergence.isGrowing(states) ? .diverging : .limit
  }

  /// Whether a state variable that views look at has changed since the last pass.
  private var viewsSeeChange: Bool {
    guard let last = history.last?.state else { return true }
    return observedState.contains { state.values[$0] != last[$0] }
  }

  // MARK: - Actions

  /// The actions that ran after a pass, and those that had nothing new.
  struct Actions {
    var ran: [PreferenceNode.Index] = []
    var equal: [PreferenceNode.Index] = []
    /// Whether anything ran that could have changed the state.
    var changedState = false
  }

  /// Runs the actions of a pass in the order in which their values were read; then `onAppear`.
  private func runActions(of pass: Pass) throws -> Actions {
    var actions = Actions()
    for change in pass.changes {
      let site = pass.sites[Int(change.site)]
      if let last = delivered[site.identity], last == change.value {
        actions.equal.append(change.node)
        continue
      }
      delivered[site.identity] = change.value
      actions.ran.append(change.node)
      actions.changedState = true
      if let script = pass.closure(of: site, 2) {
        _ = try pass.evaluate(script, in: site.environment, [change.value])
      }
    }
    for appearance in pass.appearances {
      let site = pass.sites[Int(appearance)]
      guard appeared.insert(site.identity).inserted else { continue }
      actions.changedState = true
      if let script = pass.closure(of: site, 0) {
        _ = try pass.evaluate(script, in: site.environment)
      }
    }
    return actions
  }

  // MARK: - Recording

  /// Adds what happened in a pass; views of a pass that is not the last are kept as paths.
  private func add(_ record: PassRecord, _ actions: Actions, of pass: Pass, isLast: Bool) {
    var part = record.inspection
    for node in actions.ran {
      part.order.append(record.event(.closure, node))
    }
    part.skipped += actions.equal.map { record.skip($0, .equal) }
    for index in part.order.indices where part.order[index].kind == .closure {
      closureCount += 1
      part.order[index].number = closureCount
    }
    let order = inspection.order
    let preferences = inspection.preferences
    let passes = inspection.passes
    if isLast {
      inspection = part
    } else {
      inspection.names = part.names
      part = part.withPaths()
    }
    inspection.passes = passes
    inspection.order = order + part.order
    inspection.preferences = preferences + part.preferences
  }
}
