import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// The passes over one document: evaluate, run actions, and repeat until the state is stable
/// (docs/explanation/updates.md, Passes). It runs again after each step.
final class Evaluation {
  /// The document. All passes read it, so checks at run time would cost copies.
  var document: Document
  let limits: EvaluationLimits
  let machine: ScriptMachine
  let state = ScriptEnvironment()
  /// The skipped errors, or `nil` if the document takes no unknown names.
  let gaps: EvaluationGaps?
  /// The state of components.
  let instances = ComponentStates()
  /// The record of the passes since the last step.
  private(set) var inspection: Inspection
  /// The record of the requested pass, if the options request one.
  private(set) var earlierPass: EarlierPass?
  /// The layout of the last pass, if it's kept.
  private(set) var explainer: LayoutExplainer?
  /// The layouts of all frames, if they are kept.
  private(set) var explainers: [LayoutExplainer] = []

  /// The last value that each `onPreferenceChange` received, by identity.
  var delivered: [UInt64: Value] = [:]
  /// The views whose `onAppear` ran, by identity.
  var appeared: Set<UInt64> = []
  /// The scroll offsets that steps and targets have set, by the identity of the scroll view.
  var scrollOffsets: [UInt64: Point] = [:]
  /// The views that taps on links have pushed.
  let pushed = PushedViews()
  /// The gesture states of a touch that hasn't ended, with their values before it.
  var heldGestureStates: [(state: BindingValue, value: Value)] = []
  /// The ids that scroll views had.
  var scrollIDs: [UInt64: ScrollIDMemory] = [:]
  /// The calls of `scrollTo`.
  let scrollRequests = ScrollRequests()
  /// The memory of the last pass.
  var memory = PassMemory()
  let shared = SharedCaptures()
  /// The last pass, if steps can refer to its views.
  var lastPass: Pass?
  /// The last pass, for code that only reads it.
  var lastFinished: FinishedPass? { lastPass.map { FinishedPass($0) } }
  /// The index of each of its views in the inspection.
  var lastPlaces: [ID<InspectedView>] = []
  /// The number in the pass of each view of the inspection.
  var lastBuilt: [ID<ViewRecord>] = []
  /// The bytes of the tables of the last pass.
  private(set) var passBytes = 0
  /// The bytes of the pass that the memory ledger counts in addition to records.
  var heldPassBytes = 0
  private var closureCount = 0
  /// The last run of each closure in earlier passes, by identity.
  private var earlierRuns: [UInt64: InspectedRun] = [:]
  /// The state before the first pass since the last step.
  private(set) var firstState: StateValues?

  /// Runs asynchronous work, and logs it.
  let runner: ActionRunner

  /// The view that gets a `fixedSize(horizontal: false, vertical: true)` to see its effect.
  var fixedHeightTrial: SyntaxNode.Index?

  /// The passes of the verdict on an unsettled state.
  var verdict: Verdict?

  /// The state variables that views read.
  let observedState: ObservedState
  /// True if the actions of a pass can require another pass.
  let isReactive: Bool

  init(document: Document, limits: EvaluationLimits) {
    self.document = document
    self.limits = limits
    gaps = document.takesUnknown ? EvaluationGaps(document) : nil
    observedState = document.observedState
    isReactive =
      document.hasReactions && (!observedState.isEmpty || document.hasScrollProxies)
    machine = ScriptMachine(
      types: document.types, budget: ScriptBudget(steps: limits.stepsOfOneScript),
      allSteps: limits.scriptSteps, work: limits.work(forBytes: document.tree.source.bytes.count),
      memory: MemoryLedger(limit: limits.memory(forBytes: document.tree.source.bytes.count)))
    machine.branches = document.branches?.scripts
    inspection = Inspection(document)
    runner = ActionRunner(document, machine: machine, limits: limits, gaps: gaps)
  }

  /// The work so far, in units of `EvaluationLimits.work`.
  var work: Int {
    limits.work(forBytes: document.tree.source.bytes.count) - max(machine.work.steps, 0)
  }

  /// Throws if the work limit is exceeded.
  func requireWork() throws {
    guard machine.work.steps < 0 else { return }
    throw EvaluationError(
      diagnostic: .tooMuchWork(at: document.tree.range(document.rootNode)))
  }

  /// Throws if the memory limit is exceeded. Needed after the last charge, which no other check
  /// covers.
  func requireMemory(at syntax: SyntaxNode.Index? = nil) throws {
    guard machine.memory.left < 0 else { return }
    let node = syntax ?? document.rootNode
    throw EvaluationError(diagnostic: .tooMuchMemory(at: document.tree.range(node)))
  }

  /// Gives the state variables their first values.
  func setUpState() throws {
    for variable in document.state {
      switch variable.initial {
      case .constant(let index):
        state.values.append(document.constants[index])
      case .script(let script):
        let value = try evaluate(script)
        state.values.append(
          variable.typeName.map { ParameterConversion.convert(value, to: $0) } ?? value)
      default:
        state.values.append(.none)
      }
    }
    state.values += document.values(of: document.members)
  }

  /// The values of all state variables.
  var stateValues: StateValues {
    get {
      let variables = Array(state.values.prefix(document.state.count))
      let instances = instances.values
      return StateValues(
        variables: variables, instances: instances, objects: objects(of: variables, instances))
    }
    set {
      // Keeps functions and computed properties, which follow the variables.
      state.values.replaceSubrange(..<document.state.count, with: newValue.variables)
      instances.values = newValue.instances
      for object in newValue.objects { object.object.variables.values = object.values }
    }
  }

  /// The objects that variables lead to, and those of static properties.
  private func objects(
    of variables: [Value], _ instances: [StateValues.Instance]
  ) -> [ObjectValue] {
    guard document.types.hasClasses else { return [] }
    var objects = ReachedObjects()
    for value in variables { objects.add(value) }
    for instance in instances {
      for value in instance.values { objects.add(value) }
    }
    for value in machine.heldObjects { objects.add(value) }
    // Counts the visits, because each of many objects can hold a list of all others.
    machine.work.spend(objects.visits / 2)
    return objects.all
  }

  func evaluate(_ script: ID<DocumentScript>, _ arguments: [Value] = []) throws -> Value {
    do throws(ScriptFailure) {
      return try machine.evaluate(document.scripts[script].program, in: state, arguments)
    } catch {
      guard let gaps else {
        throw EvaluationError(diagnostic: document.diagnostic(of: error.problem, in: script))
      }
      try gaps.passOver(error, in: script)
      return .none
    }
  }

  // MARK: - Passes

  /// Evaluates until the state is stable, as SwiftUI does for a frame on the screen.
  ///
  /// With `hasSteps`, steps follow.
  func run(_ options: InspectionOptions, hasSteps: Bool) throws {
    nameViewsOfActions()
    inspection = Inspection(document)
    closureCount = 0
    earlierPass = nil
    earlierRuns = [:]
    var frame = Frame(start: configuration)
    firstState = stateValues
    while true {
      frame.number += 1
      frame.passes += 1
      let number = frame.number
      let pass = try runPass(number, options, hasSteps: hasSteps)
      forgetAbsent(in: pass)
      let before = stateValues
      let isModified = runner.commit()
      let actions = try runActions(of: pass, &frame.deliveries)
      let hasChanged = actions.changedState || isModified
      let isSettled = !hasChanged || !needsUpdate(since: before)
      let isFrameDone = isSettled || frame.passes >= limits.passes
      if isFrameDone { keepScrollOffsets(of: pass) }
      let isFollowed = try isSettled && runLaterWork()
      let isLast = isFrameDone && !isFollowed
      if !isLast || hasSteps { remember(pass, state: before) }
      let finished = FinishedPass(pass)
      var record = PassRecord(
        finished, number: number, earlierRuns: earlierRuns, isFollowed: hasSteps)
      if !isLast || hasSteps { memory.origins = record.lastingOrigins(in: memory.preferences) }
      options.observer?.phaseEnded(.record)
      passBytes = pass.spent.tableBytes
      inspection.passes = number
      if options.keepsLayout {
        explainer = LayoutExplainer(finished, places: record.places, state: stateValues)
      }
      lastPass = hasSteps ? pass : nil
      lastPlaces = hasSteps ? record.places : []
      lastBuilt = record.inverse(of: lastPlaces)
      let part = part(&record, actions, of: pass, isLast: isLast, options)
      if number == options.passNumber {
        earlierPass = EarlierPass(
          part, number, of: hasSteps ? finished : nil, lastPlaces,
          state: named(before, record.inspection.instances))
      }
      add(part, isLast: isLast)
      if isLast {
        let isStable = isSettled && frame.deliveries.dropped.isEmpty
        verdict = nil
        inspection.status = isStable ? .stable : try verdict(from: frame.start)
        if !isStable {
          let loops = findLoops()
          inspection.loop = loops.first { !$0.settles } ?? loops.first
        }
        break
      }
      if isFollowed { frame.begin(configuration) }
    }
    if options.keepsEveryLayout, let explainer { explainers.append(explainer) }
    finish(frame)
  }

  /// Adds diagnostics, actions, and state that concern all passes together.
  private func finish(_ frame: Frame) {
    inspection.diagnostics += inspection.endlessFrames().map { [$0] } ?? []
    inspection.diagnostics += frame.dropped.flatMap { droppedDiagnostics($0) }
    inspection.diagnostics += runner.takeModifications()
    addActions(to: &inspection)
    inspection.state = named(stateValues, inspection.instances)
    numberAnchors(of: &inspection)
    if var earlier = earlierPass {
      earlier.finish(after: inspection)
      numberAnchors(of: &earlier.inspection)
      earlierPass = earlier
    }
  }

  /// The reported record: the record of the requested pass, or of the last pass.
  var reported: Inspection { earlierPass?.inspection ?? inspection }

  /// Values of the state variables with their names.
  private func named(
    _ values: StateValues, _ instances: [InspectedInstance]
  ) -> [(name: String, value: Value)] {
    let known = Dictionary(
      values.instances.map { ($0.identity, $0.values) }, uniquingKeysWith: { first, _ in first })
    // Finding the objects takes a visit to every part of a value, so skip it without classes.
    let hasObjects = document.types.hasClasses
    return zip(document.state, values.variables).map { ($0.name, hasObjects ? $1.told : $1) }
      + instances.flatMap { instance in
        zip(document.components[instance.component].state, known[instance.identity] ?? []).map {
          (instance.name + "." + $0.name, hasObjects ? $1.told : $1)
        }
      }
  }

  private func runPass(
    _ number: Int, _ options: InspectionOptions, hasSteps: Bool
  ) throws -> Pass {
    let pass = makePass(options, isRemembered: isReactive || hasSteps || options.keepsLayout)
    positionScreens(in: pass)
    pass.fixedHeightTrial = fixedHeightTrial
    pass.pulled.returned.detail = options.valueDetail
    pass.pulled.returned.includesReduces = options.recordsReduces
    if options.keepsLayout { pass.repeatedElements = [] }
    if options.tracesState { pass.dependencies = DependencyRecorder(document, state, instances) }
    try runner.update(pass, number: number) {
      try pass.run(phaseEnded: options.observer?.phaseEnded)
    }
    scrollIDs = pass.questions.scrollIDs
    return pass
  }

  /// Gives a pass the scroll positions and the pushed views that steps have left.
  func positionScreens(in pass: Pass) {
    pass.questions.scrollOffsets = scrollOffsets
    pass.questions.scrollIDs = scrollIDs
    pass.questions.scrollRequests = scrollRequests.take()
    pass.scrollRequests = scrollRequests
    pass.pushed = pushed
    if pushed.isEditing { pass.startEditing() }
  }

  /// Ends a frame for scroll views: those that moved to a target keep their offset.
  private func keepScrollOffsets(of pass: Pass) {
    for scrolled in pass.built.scrolledViews {
      guard let bounds = pass.layout.scrollBounds(of: scrolled.node) else { continue }
      scrollOffsets[scrolled.identity] = bounds.offset
    }
    for view in scrollIDs.keys { scrollIDs[view]?.settle() }
    scrollRequests.settle()
  }

  private func makePass(_ options: InspectionOptions, isRemembered: Bool) -> Pass {
    Pass(
      document: document, state: state, instances: instances, machine: machine, limits: limits,
      gaps: gaps, recordsReduces: options.recordsReduces,
      remembering: Pass.MemoryOptions(
        memory: memory, shared: shared, isRemembered: isRemembered, isStrict: options.isStrict))
  }

  /// Keeps the memory of a pass. Its closures saw the state as it was before the actions.
  private func remember(_ pass: Pass, state before: StateValues) {
    let after = stateValues
    stateValues = before
    memory = pass.makeMemory()
    stateValues = after
  }

  /// Removes data of views that a pass no longer has. A view that comes back is new
  /// (docs/explanation/updates.md, Identity).
  func forgetAbsent(in pass: Pass) {
    instances.keep(pass.built.instanceUses.map(\.identity))
    if !appeared.isEmpty {
      appeared.formIntersection(pass.appearances.lazy.map { pass.built.sites[$0].identity })
    }
    if !delivered.isEmpty {
      let readers = Set(pass.built.changeSites.lazy.map { pass.built.sites[$0].identity })
      delivered = delivered.filter { readers.contains($0.key) }
    }
    if !scrollOffsets.isEmpty, !pass.recall.viewIdentities.isEmpty {
      let views = Set(pass.recall.viewIdentities)
      scrollOffsets = scrollOffsets.filter { views.contains($0.key) }
    }
    if !pushed.isEmpty, !pass.recall.viewIdentities.isEmpty {
      pushed.keep(Set(pass.recall.viewIdentities))
    }
  }

  /// True if views need another pass: a variable that they read has changed, or a proxy scrolls.
  func needsUpdate(since before: StateValues) -> Bool {
    !scrollRequests.pending.isEmpty || viewsSeeChange(since: before)
  }

  /// True if a state variable that views read has changed.
  func viewsSeeChange(since before: StateValues) -> Bool {
    stateValues.differs(from: before, in: observedState)
  }

  // MARK: - Recording

  /// The record of a pass, including its actions.
  private func part(
    _ record: inout PassRecord, _ actions: Actions, of pass: Pass, isLast: Bool,
    _ options: InspectionOptions
  ) -> Inspection {
    var part = record.inspection
    // Clears the list in the record, so that changing its copy in `part` doesn't copy the storage.
    record.inspection.order = []
    runner.resolve(
      { view in
        record.places.indices.contains(view.index)
          ? part.lasting(.view(record.places[view.index])) : nil
      }, variableNames(part.instances))
    part.returned = pass.pulled.returned.all(
      eventCount: part.order.count, actions: actions.ran.map(\.value))
    for change in actions.ran {
      part.order.append(record.event(.closure, change.node))
    }
    part.skipped += actions.clean.map { record.skip($0, .clean) }
    part.skipped += actions.equal.map { record.skip($0, .equal) }
    part.skipped += actions.dropped.map { record.skip($0, .dropped) }
    for index in part.order.indices where part.order[index].kind == .closure {
      closureCount += 1
      part.order[index].number = closureCount
    }
    if !isLast { noteRuns(part.order, actions, of: pass) }
    if isLast, options.recordsViewTreeOrder {
      part.viewTreeOrder = record.viewTreeOrder(actions, part.order)
    }
    return part
  }

  /// Adds the record of a pass. References to views of earlier passes are kept as paths.
  private func add(_ part: Inspection, isLast: Bool) {
    var part = part
    let order = inspection.order
    let returned = inspection.returned
    for index in part.preferences.indices { part.preferences[index].position += order.count }
    let preferences = inspection.preferences
    let passes = inspection.passes
    if isLast {
      inspection = part
    } else {
      inspection.names = part.names
      part = part.withPaths()
    }
    inspection.passes = passes
    inspection.order = order.isEmpty ? part.order : order + part.order
    inspection.returned = returned + part.returned
    inspection.preferences = preferences + part.preferences
  }

  /// Records the runs of a pass, for later passes in which the closures don't run.
  ///
  /// `order` contains the graph's events, then the actions.
  private func noteRuns(_ order: [InspectedEvent], _ actions: Actions, of pass: Pass) {
    let nodes = pass.graph.events.map(\.node) + actions.ran.map(\.node)
    for (event, node) in zip(order, nodes) where event.kind == .closure {
      earlierRuns[pass.identity(of: pass.graph.node(node).token)] = InspectedRun(
        number: event.number, pass: event.pass)
    }
  }

  /// Gives anchors the numbers that they have among those of the last pass.
  private func numberAnchors(of inspection: inout Inspection) {
    let numbers = inspection.anchors.map(\.serial)
    guard inspection.passes > 1 || memory.anchorCount > 0 || numbers.first ?? 1 != 1 else { return }
    var places: [Int: Int] = [:]
    for (place, number) in numbers.enumerated() { places[number] = place + 1 }
    for index in inspection.preferences.indices {
      inspection.preferences[index].value.renumberAnchors(places)
    }
    for index in inspection.state.indices {
      inspection.state[index].value.renumberAnchors(places)
    }
    for index in inspection.actions.indices { inspection.actions[index].renumberAnchors(places) }
    for index in inspection.plainValues.indices {
      inspection.plainValues[index].value?.value.renumberAnchors(places)
    }
    for index in inspection.returned.indices {
      inspection.returned[index]?.value.renumberAnchors(places)
    }
  }
}
