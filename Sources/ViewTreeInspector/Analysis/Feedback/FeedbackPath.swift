import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// The views and modifiers on a cycle of variables, for reports.
struct FeedbackPath {
  private let search: FeedbackSearch
  private let cycle: [FeedbackSearch.Edge]
  /// A pass without changes whose scripts are recorded.
  private let pass: FinishedPass
  private let recorder: DependencyRecorder
  private let record: PassRecord
  /// The view that owns each layout node.
  private let owners: [ID<ViewRecord>]

  /// Runs another pass. Returns `nil` if it fails.
  init?(_ search: FeedbackSearch, _ cycle: [FeedbackSearch.Edge]) {
    (self.search, self.cycle) = (search, cycle)
    let evaluation = search.evaluation
    let made = try? FinishedPass.alone(
      evaluation.document, in: search.start.state, machine: evaluation.machine,
      limits: evaluation.limits
    ) { pass in
      evaluation.positionScreens(in: pass)
      let recorder = DependencyRecorder(evaluation.document, pass.state, pass.instances)
      pass.dependencies = recorder
      return recorder
    }
    guard let made else { return nil }
    (pass, recorder) = made
    owners = pass.nodeOwners
    record = PassRecord(pass, number: 1)
  }

  /// The loop, or `nil` if a variable has no declaration.
  func loop(values: [Value]) -> FeedbackLoop? {
    var loop = FeedbackLoop(hops: [], settles: values.isEmpty, values: values)
    for edge in cycle {
      guard let declared = search.evaluation.declaration(of: edge.source) else { return nil }
      loop.hops.append(FeedbackLoop.Hop(hop: .state(declared.name), syntax: declared.syntax))
      guard let trial = search.trials[edge.source]?[edge.trial] else { continue }
      let changes = FrameChanges(from: pass, to: trial.probe.pass)
      let sized = self.sized(declared.syntax, changes)
      let measured = self.measured(by: edge.reaction, changes)
      let geometry = [sized?.hop, measured.hop].compactMap { $0 }
      if geometry.count == 2, geometry[0] == geometry[1] {
        loop.hops.append(geometry[0])
      } else {
        loop.hops += geometry
      }
      if loop.cause == nil, let sized { loop.cause = sized.cause }
      loop.hops += [measured.writer, action(edge.reaction)].compactMap { $0 }
    }
    return loop
  }

  // MARK: - Hops

  private func hop(_ make: (String) -> FeedbackHop, _ view: ID<ViewRecord>) -> FeedbackLoop.Hop {
    FeedbackLoop.Hop(hop: make(name(of: view)), syntax: pass.built.views[view].syntax)
  }

  private func name(of view: ID<ViewRecord>) -> String {
    record.inspection.name(of: .view(record.places[view.index]))
  }

  /// The first view that changes and whose arguments read a state variable.
  private func sized(
    _ variable: SyntaxNode.Index, _ changes: FrameChanges
  ) -> (hop: FeedbackLoop.Hop, cause: SyntaxNode.Index)? {
    for scripts in recorder.scripts where reads(scripts, variable) {
      guard let view = scripts.nodes.lazy.map({ owners[Int($0)] }).first(where: \.exists),
        let change = changes.change(of: view)
      else { continue }
      return (hop(change, view), scripts.syntax)
    }
    return nil
  }

  private func reads(
    _ scripts: DependencyRecorder.Scripts, _ variable: SyntaxNode.Index
  ) -> Bool {
    scripts.arguments.contains { argument in
      recorder.scripts(in: pass.document.arguments[argument]).contains { script in
        recorder.stateVariables(of: script, in: scripts.environment).contains {
          recorder.stateNames[$0]?.syntax == variable
        }
      }
    }
  }

  /// The changed view that an action measures, and the writer of the preference.
  private func measured(
    by reaction: FeedbackProbe.Reaction?, _ changes: FrameChanges
  ) -> (hop: FeedbackLoop.Hop?, writer: FeedbackLoop.Hop?) {
    guard let reaction, let modifier = self.modifier(of: reaction) else { return (nil, nil) }
    guard let key = reaction.key else {
      let view = measuredView(of: modifier)
      return (view.flatMap { view in changes.change(of: view).map { hop($0, view) } }, nil)
    }
    let writers = self.writers(of: key, inside: modifier.view)
    let name = pass.document.preferenceKeys[Int(key.index)].name
    func writer(_ modifier: ModifierRecord) -> FeedbackLoop.Hop {
      FeedbackLoop.Hop(
        hop: .preference(name, of: self.name(of: modifier.view)), syntax: modifier.syntax)
    }
    for modifier in writers {
      guard let view = measuredView(of: modifier), let change = changes.change(of: view) else {
        continue
      }
      return (hop(change, view), writer(modifier))
    }
    return (nil, writers.first.map(writer))
  }

  /// The writers of a key on a view and below it.
  private func writers(
    of key: PreferenceKeyID, inside view: ID<ViewRecord>
  ) -> [ModifierRecord] {
    pass.graph.nodes.compactMap { node in
      guard node.key == key, node.kind.isUse, !node.kind.isReader,
        case .closure(let site) = NodeOwner(node.token)
      else { return nil }
      let modifier = pass.built.modifiers[pass.built.sites[site].modifier]
      var next = modifier.view
      while next.exists {
        if next == view { return modifier }
        next = pass.built.parent(of: next)
      }
      return nil
    }
  }

  /// The view whose geometry a modifier measures: its own for an anchor and for `onGeometryChange`,
  /// otherwise that of the `GeometryReader` around it. For a reader in a background or an overlay,
  /// the view that has it.
  private func measuredView(of modifier: ModifierRecord) -> ID<ViewRecord>? {
    switch pass.modifierDefinitions[modifier.definition].meaning {
    case .anchorPreference, .transformAnchorPreference, .onGeometryChange: return modifier.view
    default: break
    }
    var view = modifier.view
    while view.exists, !pass.isGeometryReader(view) {
      view = pass.built.parent(of: view)
    }
    guard view.exists else { return nil }
    let group = pass.built.groups[pass.built.views[view].group]
    return group.role == .children || group.role == .root ? view : group.parent
  }

  private func modifier(of reaction: FeedbackProbe.Reaction) -> ModifierRecord? {
    let site = pass.built.sites.first { $0.identity == reaction.site.identity }
    return site.map { pass.built.modifiers[$0.modifier] }
  }

  private func action(_ reaction: FeedbackProbe.Reaction?) -> FeedbackLoop.Hop? {
    guard let reaction, let modifier = self.modifier(of: reaction) else { return nil }
    let definition = pass.modifierDefinitions[modifier.definition]
    var subject = reaction.key.map { pass.document.preferenceKeys[Int($0.index)].name }
    if case .onChange(let value, _, _) = definition.meaning,
      let script = pass.script(value, of: reaction.site)
    {
      subject = pass.document.text(of: script)
    }
    return FeedbackLoop.Hop(
      hop: .action(
        modifier: definition.name, subject: subject, of: name(of: modifier.view)),
      syntax: modifier.syntax)
  }
}

extension FinishedPass {
  /// The view that owns each layout node, or `none`.
  fileprivate var nodeOwners: [ID<ViewRecord>] {
    var owners = [ID<ViewRecord>](repeating: .none, count: layout.count)
    for (index, view) in built.views.enumerated() {
      var next = view.outer ?? view.content
      // Each node between the outermost modifier and the bare view has one child.
      while let node = next {
        owners[Int(node.rawValue)] = ID(index)
        next = node == view.content ? nil : layout.firstChild(of: node)
      }
    }
    return owners
  }
}

extension BuiltTree {
  /// The view that contains a view, or `none`.
  fileprivate func parent(of view: ID<ViewRecord>) -> ID<ViewRecord> {
    groups[views[view].group].parent
  }
}
