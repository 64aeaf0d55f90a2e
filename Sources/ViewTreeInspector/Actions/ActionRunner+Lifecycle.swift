import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Actions that run because views appeared, disappeared, or have another value
/// (docs/explanation/updates.md, Actions).
extension ActionRunner {
  // MARK: - onChange

  /// Runs the actions of `onChange` whose values changed. Returns true if any ran.
  func runChanges(of pass: Pass, _ deliveries: inout Deliveries) throws -> Bool {
    var known = lifecycle.watched
    lifecycle.watched = [:]
    var hasRun = false
    for watch in pass.actionSites.watches {
      let site = pass.built.sites[watch.site]
      let value = try watch.value ?? pass.geometryValue(of: site)
      let old = known.removeValue(forKey: site.identity)
      lifecycle.watched[site.identity] = value
      guard old.map({ $0 != value }) ?? watch.isInitial else { continue }
      guard deliveries.admits(site.identity) else {
        deliveries.drop(
          Deliveries.Dropped(
            identity: site.identity, reader: .onChange(type: value.typeName),
            syntax: pass.built.modifiers[site.modifier].syntax))
        continue
      }
      hasRun = true
      try run(site, of: pass, from: old ?? value, to: value)
    }
    return hasRun
  }

  private func run(
    _ site: ClosureSite, of pass: Pass, from old: Value, to value: Value
  ) throws {
    guard let script = pass.closure(of: site) else { return }
    var context = context(site, of: pass, script: script)
    if case .onChange(let watched, _, _) = pass.meaning(of: site.modifier),
      let watched = pass.script(watched, of: site)
    {
      context.subject = document.text(of: watched)
    }
    context.change = (old, value)
    let arguments: [Value] =
      switch document.scripts[script].program.parameterCount {
      case 0: []
      case 1: [value]
      default: [old, value]
      }
    try perform(context, isListed: true) {
      _ = try pass.evaluate(script, in: site.environment, arguments)
    }
  }

  // MARK: - Appearance

  func runAppearance(of site: ClosureSite, in pass: Pass) throws {
    let script = pass.closure(of: site)
    try perform(context(site, of: pass, script: script), isListed: true) {
      if let script { _ = try pass.evaluate(script, in: site.environment) }
    }
  }

  /// Runs `onDisappear` of the views that the previous pass had and this one doesn't have. Returns
  /// true if any ran.
  func runDisappearances(of pass: Pass) throws -> Bool {
    let before = lifecycle.leaving
    lifecycle.leaving = pass.actionSites.disappearances.map { place in
      let site = pass.built.sites[place]
      return Lifecycle.Leaving(
        identity: site.identity, script: pass.closure(of: site), environment: site.environment,
        view: .built(pass.built.modifiers[site.modifier].view))
    }
    if before.isEmpty { return false }
    let present = Set(lifecycle.leaving.map(\.identity))
    var hasRun = false
    for leaving in before where !present.contains(leaving.identity) {
      guard let script = leaving.script else { continue }
      hasRun = true
      let context = Context(name: "onDisappear", view: leaving.view, script: script)
      try perform(context, isListed: true) {
        _ = try pass.evaluate(script, in: leaving.environment)
      }
    }
    return hasRun
  }

  // MARK: - Tasks

  /// Starts the tasks of new views and of changed task ids. Cancels the tasks of removed views.
  func startTasks(of pass: Pass) {
    guard !isAside else { return }
    var before = lifecycle.tasks
    lifecycle.tasks = [:]
    for task in pass.actionSites.tasks {
      let site = pass.built.sites[task.site]
      if let started = before.removeValue(forKey: site.identity) {
        if started.id == task.id {
          lifecycle.tasks[site.identity] = started
          continue
        }
        cancel(started.task)
      }
      lifecycle.taskCount += 1
      lifecycle.tasks[site.identity] = Lifecycle.StartedTask(
        id: task.id, task: start(site, of: pass), number: lifecycle.taskCount)
    }
    let gone = before.values.sorted { $0.number < $1.number }
    for started in gone { cancel(started.task) }
  }

  private func start(_ site: ClosureSite, of pass: Pass) -> RunningTask {
    let script = pass.closure(of: site)
    let task = RunningTask(beside: machine) { [unowned self] machine in
      guard let script else { return }
      do throws(ScriptFailure) {
        _ = try machine.evaluate(
          document.scripts[script].program, in: site.environment)
      } catch {
        try end(error, in: script)
      }
    }
    schedule.add(
      ScheduledWork(
        name: "task", body: .task(task), due: schedule.now,
        view: .built(pass.built.modifiers[site.modifier].view), script: script, starter: nil))
    return task
  }

  // MARK: - Publishers

  /// Starts the timers of new views. Terminators those of removed views.
  func setTimers(of pass: Pass) {
    guard !isAside else { return }
    let before = lifecycle.timers
    lifecycle.timers = [:]
    for receiver in pass.actionSites.receivers {
      guard let interval = receiver.interval else { continue }
      let site = pass.built.sites[receiver.site]
      let view = ActionView.built(pass.built.modifiers[site.modifier].view)
      let known = before[site.identity]
      lifecycle.timers[site.identity] = Lifecycle.Timer(
        script: pass.closure(of: site), environment: site.environment, interval: interval,
        view: view, start: known?.start ?? schedule.now, count: known?.count ?? 0)
      if known == nil { setTimer(site.identity) }
    }
    guard !before.isEmpty else { return }
    let timers = lifecycle.timers
    schedule.remove { work in
      if case .timer(let identity) = work.body { timers[identity] == nil } else { false }
    }
  }

  /// Waits for the next event of a timer.
  private func setTimer(_ identity: UInt64) {
    lifecycle.timers[identity]?.count += 1
    guard let timer = lifecycle.timers[identity] else { return }
    schedule.add(
      ScheduledWork(
        name: "onReceive", body: .timer(identity), due: timer.start + timer.count * timer.interval,
        view: timer.view,
        script: timer.script, starter: nil))
  }

  /// A timer's time has come.
  func tick(_ identity: UInt64, due: Double, _ context: Context) throws {
    guard let timer = lifecycle.timers[identity], let script = timer.script else { return }
    var context = context
    context.view = timer.view
    context.subject = "timer \(timer.interval)"
    try perform(context, isListed: true) {
      try evaluate(script, in: timer.environment, [.double(due)])
    }
    setTimer(identity)
  }

  /// Sends an event to all views of the latest pass that listen to it.
  func send(_ event: String, _ value: Value, to pass: Pass) throws {
    for receiver in pass.actionSites.receivers where receiver.publisher == event {
      guard receiver.interval == nil else { continue }
      let site = pass.built.sites[receiver.site]
      guard let script = pass.closure(of: site) else { continue }
      var context = context(site, of: pass, script: script)
      context.subject = event
      try perform(context, isListed: true) {
        try evaluate(script, in: site.environment, [value])
      }
    }
  }

  private func evaluate(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment, _ arguments: [Value]
  ) throws {
    do throws(ScriptFailure) {
      _ = try machine.evaluate(
        document.scripts[script].program, in: environment, arguments)
    } catch {
      try end(error, in: script)
    }
  }
}
