import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Events after the first evaluation: the document's steps, then the steps from the options
/// (docs/explanation/updates.md, Steps).
extension Evaluation {
  /// Evaluates the document, and evaluates it again after each step.
  ///
  /// The problems are those of user events. The evaluation stops at the first problem.
  func runAll(
    _ options: InspectionOptions
  ) throws -> (inspection: Inspection?, problems: [InspectionResult.Problems]) {
    defer { runner.abandonTasks() }
    let steps = document.steps.prefix(options.stepCount ?? document.steps.count)
    try run(options, hasSteps: steps.count + options.events.count > 0)
    var first = reported
    hold(first, first.bytes, since: nil, from: 0)
    try requireMemory()
    for step in steps {
      runner.beginStep()
      let before = frames
      let action: InspectedStep.Action
      do throws(StepProblem) {
        action = try perform(step.action)
      } catch {
        throw evaluationError(error, at: document.tree.range(step.syntax))
      }
      try follow(action, from: before, &first, options)
      try requireMemory(at: step.syntax)
    }
    for event in options.events {
      runner.beginStep()
      let before = frames
      let action: InspectedStep.Action
      do throws(StepProblem) {
        action = try perform(event)
      } catch {
        // A problem in a closure of the document is reported at the closure.
        if case .failed(let error) = error, !(error is EventProblem) { throw error }
        return (nil, [problems(error, of: event)])
      }
      try follow(action, from: before, &first, options)
      try requireMemory()
    }
    return (first, [])
  }

  /// The current frames of the views.
  private var frames: ViewFrames { ViewFrames(inspection, lastFinished, lastPlaces) }

  /// The work units for a view of a frame and for a change in it, in addition to building it. Views
  /// are kept, and compared with the previous views. A change is then written into a report.
  private static let (workOfView, workOfChange) = (4, 24)

  /// Evaluates again after an event, and adds the result as a step.
  private func follow(
    _ action: InspectedStep.Action, from old: ViewFrames, _ first: inout Inspection,
    _ options: InspectionOptions
  ) throws {
    let before = inspection
    let held = machine.memory.live
    try run(options, hasSteps: true)
    let after = earlierPass?.frames ?? frames
    var step = InspectedStep(action: action, inspection: reported, before: before)
    step.inspection.stateChanges = stateChanges(
      after: first.steps.last?.inspection.stateChanges ?? [:], number: first.steps.count + 1, step)
    step.changes = after.changes(since: old)
    machine.work.spend(
      inspection.views.count * Self.workOfView + step.changes.count * Self.workOfChange)
    try requireWork()
    hold(step.inspection, step.bytes, since: before, from: held)
    first.steps.append(step)
  }

  /// The changes of each state variable, up to and with a step.
  private func stateChanges(
    after earlier: [String: [StateChange]], number: Int, _ step: InspectedStep
  ) -> [String: [StateChange]] {
    var changes = earlier
    let old = Dictionary(
      step.before.state.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    for variable in step.inspection.state {
      guard let former = old[variable.name], former != variable.value else { continue }
      changes[variable.name, default: []].append(
        StateChange(step: number, action: step.action, former: former))
    }
    return changes
  }

  /// Updates the memory ledger after a step: releases everything since `held` bytes, and charges
  /// the last pass and a record.
  private func hold(_ record: Inspection, _ bytes: Int, since former: Inspection?, from held: Int) {
    var values = HeldBytes()
    let bytesOfValues = record.bytesOfValues(since: former, &values)
    machine.work.spend(values.visits / Self.visitsPerWork)
    machine.memory.release(machine.memory.live - held)
    machine.memory.charge(bytes + bytesOfValues + passBytes - heldPassBytes)
    heldPassBytes = passBytes
  }

  /// The number of visited value elements per unit of work.
  private static let visitsPerWork = 64

  // MARK: - Steps of the document

  private func perform(_ action: StepTemplate.Action) throws(StepProblem) -> InspectedStep.Action {
    switch action {
    case .set(let assignments):
      var values: [(target: String, value: Value)] = []
      for assignment in assignments {
        values.append((assignment.target, try assign(assignment)))
      }
      return .set(values)
    case .perform(let script):
      _ = try attempt { try act("perform", script) { try evaluate(script) } }
      return .perform(document.text(of: script))
    case .tap(let view): return try tap(view)
    case .type(let view, let text): return try type(text, into: view)
    case .toggle(let view): return try toggle(view)
    case .slide(let view, let value): return try slide(view, to: value)
    case .drag(let view, let offset, let isHeld): return try drag(view, by: offset, isHeld: isHeld)
    case .scroll(let view, let target): return try scroll(view, to: target)
    case .wait(let seconds): return try wait(seconds)
    case .send(let event, let value): return try send(event, value)
    case .window(let window, let saysScale):
      self.document.window.width = window.width
      self.document.window.height = window.height
      self.document.window.safeArea = window.safeArea
      self.document.window.proposal = nil
      if saysScale { self.document.window.scale = window.scale }
      return .window(self.document.window)
    }
  }

  private func assign(_ assignment: StepTemplate.Assignment) throws(StepProblem) -> Value {
    try attempt {
      let value: Value
      switch assignment.value {
      case .script(let script): value = try evaluate(script)
      case .constant(let place): value = document.constants[place]
      default: value = .none
      }
      if let setter = assignment.setter {
        _ = try evaluate(setter, [value])
      } else {
        try assign(value, toInstance: assignment)
      }
      return value
    }
  }

  /// Assigns to a variable of the instance that has the name now.
  private func assign(_ value: Value, toInstance assignment: StepTemplate.Assignment) throws {
    let range = document.tree.range(assignment.syntax)
    let place: AssignedPlace
    do throws(InstanceProblem) {
      place = try instance(of: assignment.target, in: inspection)
    } catch {
      throw EvaluationError(diagnostic: error.diagnostic(range))
    }
    let compiler = ScriptCompiler(types: document.types)
    if let type = compiler.compile(place.target, as: .expression, in: place.scope).program?
      .resultType, let types = place.mismatch(of: value, with: type)
    {
      throw EvaluationError(
        diagnostic: .wrongType(needed: types.needed, found: types.found, at: range))
    }
    let setter = compiler.compile(
      "\(place.target) = newValue", as: .action(parameters: ["newValue"]), in: place.scope)
    func diagnostic(_ problem: ScriptProblem) -> EvaluationError {
      EvaluationError(
        diagnostic: problem.diagnostic(
          suggest: { NearMatch.nearestName(to: $0, in: $1) }, map: { _ in range }))
    }
    if let problem = setter.problems.first { throw diagnostic(problem) }
    guard let program = setter.program else { return }
    do throws(ScriptFailure) {
      _ = try machine.evaluate(program, in: place.environment, [value])
    } catch {
      throw diagnostic(error.problem)
    }
  }

  // MARK: - Events from a user

  private func perform(_ event: InspectionOptions.Event) throws(StepProblem) -> InspectedStep.Action
  {
    switch event {
    case .perform(let text):
      try attempt { try act("perform", nil) { try performText(text) } }
      return .perform(text)
    case .tap(let view): return try tap(view)
    case .type(let view, let text): return try type(text, into: view)
    case .toggle(let view): return try toggle(view)
    case .slide(let view, let value): return try slide(view, to: value)
    case .drag(let view, let offset, let isHeld): return try drag(view, by: offset, isHeld: isHeld)
    case .scroll(let view, let target): return try scroll(view, to: target)
    case .wait(let seconds): return try wait(seconds)
    }
  }

  private func performText(_ text: String) throws {
    let scope = ScriptScope().pushing(document.rootNames)
    let result = ScriptCompiler(types: document.types)
      .compile(text, as: .action(parameters: []), in: scope)
    if let problem = result.problems.first { throw EventProblem(problem: problem) }
    guard let program = result.program else { return }
    do throws(ScriptFailure) {
      _ = try machine.evaluate(program, in: state)
    } catch {
      throw EventProblem(problem: error.problem)
    }
  }

  /// A problem in the script of an event.
  private struct EventProblem: Error {
    let problem: ScriptProblem
  }

  func attempt<Result>(_ body: () throws -> Result) throws(StepProblem) -> Result {
    do {
      return try body()
    } catch let problem as StepProblem {
      throw problem
    } catch {
      throw .failed(error)
    }
  }

  // MARK: - Problems

  private func evaluationError(_ problem: StepProblem, at range: SourceRange) -> any Error {
    if case .failed(let error) = problem { return error }
    return EvaluationError(diagnostic: diagnostic(problem, at: range))
  }

  private func diagnostic(_ problem: StepProblem, at range: SourceRange) -> Diagnostic {
    switch problem {
    case .noView(let name, let nearest):
      .stepWithoutView(name, nearest: nearest, at: range)
    case .severalViews(let name, let views):
      .stepWithSeveralViews(name, views.paths, count: views.count, at: range)
    case .notFor(let step, let view, let candidates):
      .stepNotForView(step, view: view, candidates: candidates, at: range)
    case .unreachable(let name, let view, let obstacle, let touch):
      self.diagnostic(obstacle, to: view, named: name, by: touch, at: range)
    case .noBinding(let view, let argument):
      .controlWithoutBinding(view: view, argument: argument, at: range)
    case .failed(let error):
      .evaluationFailed("\(error)")
    }
  }

  private func problems(
    _ problem: StepProblem, of event: InspectionOptions.Event
  ) -> InspectionResult.Problems {
    let (option, text) = event.option
    let source = SourceFile(name: option, text: text)
    let range = SourceRange(0, text.utf8.count)
    if case .failed(let error) = problem, let error = error as? EventProblem {
      let diagnostic = error.problem.diagnostic(
        suggest: { NearMatch.nearestName(to: $0, in: $1) }
      ) { SourceRange($0.lowerBound, $0.upperBound) }
      return InspectionResult.Problems(source: source, diagnostics: [diagnostic])
    }
    var diagnostic = diagnostic(problem, at: range)
    // Removes notes about the document, because the message shows the text of the option.
    diagnostic.notes.removeAll { $0.range != nil }
    return InspectionResult.Problems(source: source, diagnostics: [diagnostic])
  }
}

extension InspectionOptions.Event {
  /// The equivalent command-line option, and its value.
  var option: (name: String, text: String) {
    switch self {
    case .perform(let text): ("--perform", text)
    case .tap(let view): ("--tap", view)
    case .type(let view, let text): ("--type", "\(view)=\(text)")
    case .toggle(let view): ("--toggle", view)
    case .slide(let view, let value): ("--slide", "\(view)=\(value)")
    case .drag(let view, let offset, let isHeld):
      ("--drag", "\(view)=\(offset.x),\(offset.y)\(isHeld ? ",hold" : "")")
    case .wait(let seconds): ("--wait", "\(seconds)")
    case .scroll(let view, .along(let distance)): ("--scroll", "\(view)=\(distance)")
    case .scroll(let view, .point(let x, let y)): ("--scroll", "\(view)=\(x ?? 0),\(y ?? 0)")
    }
  }
}
