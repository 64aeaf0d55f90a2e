import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Runs actions and the work that they start, and logs them (docs/explanation/updates.md, When
/// things run).
final class ActionRunner {
  /// The running action or deferred work.
  struct Context {
    var name: String
    var subject = ""
    var view = ActionView.none
    /// The script that contains its code.
    var script: ID<DocumentScript>?
    var starter: Int?
    var change: (old: Value, new: Value)?
    var isLater = false
    /// Its entry in the log, once there is one.
    var number: Int?
  }

  let document: Document
  let machine: ScriptMachine
  let limits: EvaluationLimits
  var log = ActionLog()
  var schedule = Schedule()
  var lifecycle = Lifecycle()
  /// Until when a step waits, in seconds from the start.
  var deadline = 0.0
  /// The running action, or `nil` during an update.
  var context: Context?
  /// The pass whose update or actions run.
  var pass: Pass?
  /// The number of that pass.
  var passNumber = 0
  /// The task that runs now.
  var runningTask: RunningTask?
  /// The tasks that have started and not ended.
  var openTasks: [RunningTask] = []
  /// True during a trial run, which doesn't log and doesn't start work.
  var isAside = false
  /// The work that a trial run would have started, or `nil` if it isn't needed.
  var workAside: [LaterWork]?
  /// The source ranges of assignments to state during updates, without duplicates.
  private(set) var modifications: [(range: SourceRange, isPublished: Bool)] = []
  /// The number of times that the clock has advanced in this step.
  var times = 0
  /// The number of times that work has run since then, and the number of updates that followed.
  var turns = 0
  var updates = 0
  /// True if work was dropped because it caused too many updates.
  var hasGivenUp = false

  /// The errors that the evaluation passes over. `nil` if every error ends it.
  private let gaps: EvaluationGaps?

  init(
    _ document: Document, machine: ScriptMachine, limits: EvaluationLimits, gaps: EvaluationGaps?
  ) {
    (self.document, self.machine, self.limits) = (document, machine, limits)
    self.gaps = gaps
    machine.host = self
  }

  /// Ends an action that failed. Throws unless the document takes unknown names.
  ///
  /// An error that a task throws has no further effect, and neither has the end of the evaluation.
  func end(_ failure: ScriptFailure, in script: ID<DocumentScript>?) throws {
    if failure.thrown != nil || runningTask?.isAbandoned == true { return }
    if let gaps, let script { return try gaps.passOver(failure, in: script) }
    let error = EvaluationError(diagnostic: document.diagnostic(of: failure.problem, in: script))
    guard let gaps else { throw error }
    try gaps.passOver(error)
  }

  // MARK: - Updates

  /// Runs an update of the views. Assignments by scripts are deferred to its end.
  func update(_ pass: Pass, number: Int, _ body: () throws -> Void) throws {
    (self.pass, passNumber) = (pass, number)
    try body()
    for (script, place) in pass.modifications {
      let range = document.range(of: place.range, from: place.origin, in: script)
      if !modifications.contains(where: { $0.range == range }) {
        modifications.append((range, place.isPublished))
      }
    }
  }

  /// Applies the assignments of the update to the variables. Returns true if there were any.
  func commit() -> Bool {
    let hasChanges = !machine.writes.isEmpty
    machine.writes.commit()
    return hasChanges
  }

  /// SwiftUI's own warning for each location that changed state in an update since the last call.
  func takeModifications() -> [Diagnostic] {
    defer { modifications = [] }
    return modifications.map {
      .stateModifiedDuringUpdate(at: $0.range, isPublished: $0.isPublished)
    }
  }

  /// Runs `body` as a trial, which doesn't log and doesn't start work.
  func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    isAside = true
    defer { isAside = false }
    return try body()
  }

  // MARK: - Actions

  /// Runs an action. If it isn't listed anyway, it gets an entry when it prints or starts work.
  func perform(
    _ context: Context, isListed: Bool, _ body: () throws -> Void
  ) throws {
    guard !isAside else { return try body() }
    let outer = self.context
    self.context = context
    defer { self.context = outer }
    if isListed { _ = currentEntry() }
    machine.writes.beginAction()
    var changes: [VariableWrites.Former] = []
    do {
      defer { changes = machine.writes.endAction() }
      try body()
    }
    guard let number = self.context?.number else { return }
    for change in changes {
      log.note(
        ActionLog.Change(
          environment: change.environment, before: change.values,
          after: change.environment.values), of: number)
    }
  }

  /// The context for an action of a modifier. Callers add more properties.
  func context(_ site: ClosureSite, of pass: Pass, script: ID<DocumentScript>?) -> Context {
    let modifier = pass.built.modifiers[site.modifier]
    return Context(
      name: pass.modifierDefinitions[modifier.definition].name, view: .built(modifier.view),
      script: script)
  }

  /// The entry of the current action, created on demand.
  func currentEntry() -> Int? {
    if let number = context?.number { return number }
    if let context {
      let number = add(context)
      self.context?.number = number
      return number
    }
    return updateEntry()
  }

  /// The work units for logging an action. Its script counts separately.
  private static let workOfEntry = 16

  private func add(_ context: Context) -> Int {
    machine.work.spend(Self.workOfEntry)
    var action = action(context.name, subject: context.subject)
    action.change = context.change
    action.isLater = context.isLater
    action.starter = context.starter
    if case .none = context.view { action.syntax = syntax(of: context.script) }
    return log.add(action, context.view)
  }

  private func action(_ name: String, subject: String) -> InspectedAction {
    var action = InspectedAction(number: 0, name: name, subject: subject, pass: passNumber)
    action.time = schedule.now
    return action
  }

  private func syntax(of script: ID<DocumentScript>?) -> SyntaxNode.Index? {
    script.map { document.scripts[$0].syntax }
  }

  /// The entry of the script that runs in the update.
  private func updateEntry() -> Int? {
    guard let pass else { return nil }
    let running = pass.running
    if let known = log.entry(of: running, pass: passNumber) { return known }
    let script = running.script.exists ? running.script : nil
    switch running.owner {
    case .nothing, .layout:
      var action = action(running.owner == .layout ? "layout" : "body", subject: "")
      action.syntax = syntax(of: script)
      return log.add(action, .none, running: running)
    case .body(let view):
      return log.add(action("body", subject: ""), .built(view), running: running)
    case .reduce(let key):
      let name = document.preferenceKeys[key].name
      return log.add(action("reduce", subject: name), .none, running: running)
    case .site(let site):
      let context = context(pass.built.sites[site], of: pass, script: script)
      return log.add(action(context.name, subject: ""), context.view, running: running)
    }
  }

  // MARK: - Recording

  /// Resolves the views and the variables of the latest pass, which is being recorded.
  func resolve(_ name: (ID<ViewRecord>) -> InspectedReference?, _ variables: VariableNames) {
    log.resolve(name, variables)
    schedule.resolve(name)
    lifecycle.resolve(name)
  }

  /// Work that isn't finished.
  var waiting: [WaitingWork] {
    schedule.waiting.compactMap { work in
      if case .timer = work.body { return nil }
      return WaitingWork(
        name: work.name, view: work.view.reference, due: work.due, starter: work.starter)
    }
  }
}
