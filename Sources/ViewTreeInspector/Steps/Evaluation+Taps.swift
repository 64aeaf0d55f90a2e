import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// The effect of a tap, and the views that a user can tap (docs/explanation/updates.md, Taps).
extension Evaluation {
  /// Taps the middle of a view, and runs the action of the receiver.
  func tap(_ name: String) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    guard let pass = lastPass, let built = builtView(view) else {
      throw .notFor(step: "tap", view: name, candidates: [])
    }
    let test = HitTest(inMiddleOf: built, of: FinishedPass(pass))
    if let obstacle = test.obstacle() { throw .unreachable(name, view: test.meant, obstacle) }
    let place = test.frontmost()
    guard let place, let receiver = TapReceiver(ofTapAt: place, in: test.pass) else {
      throw problem(ofTapOn: name, test, arrivingAt: place)
    }
    if let obstacle = test.disabled(around: receiver.place) {
      throw .unreachable(
        name, view: built, test.isMeant(place) ? obstacle : .covered(by: place.view, test.point))
    }
    try attempt { try run(receiver, of: pass) }
    return .tap(name, receiver: other(receiver, test, place))
  }

  /// The reason why a tap has no receiver.
  private func problem(
    ofTapOn name: String, _ test: HitTest, arrivingAt place: TouchPlace?
  ) -> StepProblem {
    if let obstacle = test.letsThrough { return .unreachable(name, view: test.meant, obstacle) }
    guard let place, !test.isMeant(place),
      TapReceiver(ofTapAt: .view(test.meant), in: test.pass) != nil
    else {
      return .notFor(
        step: "tap", view: name,
        candidates: names { view in
          self.builtView(view).map { TapReceiver.answersTaps($0, in: test.pass) } ?? false
        })
    }
    return .unreachable(name, view: test.meant, .covered(by: place.view, test.point))
  }

  /// The name of another view that gets the tap, or `nil` if the tapped view gets it.
  private func other(
    _ receiver: TapReceiver, _ test: HitTest, _ place: TouchPlace
  ) -> String? {
    if test.isMeant(place) { return nil }
    let own = TapReceiver(ofTapAt: .view(test.meant), in: test.pass)
    return own?.place == receiver.place ? nil : name(ofBuilt: receiver.view)
  }

  private func run(_ receiver: TapReceiver, of pass: Pass) throws {
    switch receiver.effect {
    case .action(let script, let environment):
      try act("tap", script, view: receiver.view) {
        _ = try pass.evaluate(script, in: environment)
      }
    case .toggle: try switchToggle(lastPlaces[receiver.view.index])
    case .edits: try switchEditing(receiver.view, in: pass)
    case .pushes(.appends(let value, let binding)):
      let path = try machine.read(binding)
      try machine.write(binding, path.withPathValues(path.pathValues + [value]))
    case .pushes(.appendsValue(let value, let stack)):
      pushed.paths[stack, default: []].append(value)
    case .pushes(.shows(let link)): pushed.links.insert(link)
    case .nothing: break
    }
    if let binding = FinishedPass(pass).dialog(around: receiver.view)?.binding {
      try machine.write(binding, .bool(false))
    }
  }

  /// Throws if a user couldn't touch a control.
  func checkReach(of view: ID<InspectedView>) throws(StepProblem) {
    guard let pass = lastPass, let built = builtView(view) else { return }
    let test = HitTest(inMiddleOf: built, of: FinishedPass(pass))
    var obstacle =
      test.obstacle() ?? test.disabled(around: .view(built)) ?? test.letsThrough
    if obstacle == nil, let place = test.frontmost(), !test.isMeant(place) {
      obstacle = .covered(by: place.view, test.point)
    }
    if let obstacle { throw .unreachable(name(of: view), view: built, obstacle) }
  }

  /// The name of a view of the last pass.
  func name(ofBuilt view: ID<ViewRecord>) -> String { name(of: lastPlaces[view.index]) }
}
