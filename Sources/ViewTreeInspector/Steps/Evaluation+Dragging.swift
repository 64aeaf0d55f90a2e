import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Drags (docs/explanation/updates.md, Drags).
extension Evaluation {
  /// A gesture that a drag reaches, and its position.
  private struct Receiver {
    let gesture: GestureValue
    let priority: ModifierDefinition.GesturePriority
    let view: ID<ViewRecord>
    let place: TouchPlace
    let script: ID<DocumentScript>
    /// The view as modified so far, in whose coordinates locations are.
    let proxy: GeometryProxyValue?

    /// The minimum distance in points after which the gesture begins.
    var distance: Double { max(gesture.minimumDistance, 0) }
  }

  /// Drags the middle of a view by a distance, and runs the closures of the gestures there.
  ///
  /// A touch that was held ends without its closures: its gesture states are as before.
  func drag(
    _ name: String, by offset: Point, isHeld: Bool
  ) throws(StepProblem) -> InspectedStep.Action {
    let view = try find(name)
    guard let pass = lastPass, let built = builtView(view) else {
      throw .notFor(step: "drag", view: name, candidates: [])
    }
    let test = HitTest(inMiddleOf: built, of: FinishedPass(pass))
    if let obstacle = test.obstacle() {
      throw .unreachable(name, view: test.meant, obstacle, by: .drag)
    }
    try attempt { try releaseGestureStates() }
    let place = test.frontmost()
    let all = try attempt { try place.map { try receivers(at: $0, of: pass) } ?? [] }
    let recognized = Self.recognized(all.filter { $0.distance <= offset.length })
    guard let first = recognized.first ?? all.first else {
      if let place, !test.isMeant(place) {
        throw .unreachable(
          name, view: test.meant, .covered(by: place.view, test.point), by: .drag)
      }
      throw .notFor(
        step: "drag", view: name,
        candidates: names { $0 != view && hasDragGesture($0) })
    }
    if let obstacle = test.disabled(around: first.place) {
      throw .unreachable(name, view: built, obstacle, by: .drag)
    }
    // A shorter drag is too short for all of the gestures.
    if recognized.isEmpty {
      let distance = all.map(\.distance).min() ?? 0
      return .shortDrag(view: name, by: offset, needs: distance)
    }
    for receiver in recognized {
      try attempt { try run(receiver, from: test.point, by: offset) }
    }
    if !isHeld {
      for receiver in recognized {
        try attempt { try end(receiver, from: test.point, by: offset) }
      }
      try attempt { try releaseGestureStates() }
    }
    let other = first.view == built ? nil : self.name(ofBuilt: first.view)
    return .drag(view: name, by: offset, isHeld: isHeld, receiver: other)
  }

  // MARK: - Gestures

  /// The gestures at a position, the innermost first.
  private func receivers(at place: TouchPlace, of pass: Pass) throws -> [Receiver] {
    var found: [Receiver] = []
    for element in Surroundings(of: place, in: FinishedPass(pass)) {
      guard case .modifier(let modifier, let view) = element,
        case .gesture(let handle, let maskHandle, let priority) = pass.meaning(of: modifier)
      else { continue }
      let record = pass.built.modifiers[modifier]
      let site = pass.built.sites[record.site]
      let mask = try mask(maskHandle, of: site, in: pass)
      if !mask.includesInside { found.removeAll() }
      guard mask.includesOwn, case .script(let script) = pass.argument(handle, of: site),
        let gesture = GestureValue(try pass.evaluate(script, in: site.environment)),
        gesture.typeName == "DragGesture"
      else { continue }
      let node = record.node ?? pass.built.views[view].content
      found.append(
        Receiver(
          gesture: gesture, priority: priority, view: view,
          place: TouchPlace(
            view: view, modifier: modifier.index - pass.built.views[view].firstModifier.index + 1),
          script: script, proxy: node.map { GeometryProxyValue(node: $0, view: view, pass: pass) }))
    }
    return found
  }

  /// The `GestureMask` of a modifier.
  private func mask(
    _ handle: Handle<Value>, of site: ClosureSite, in pass: Pass
  ) throws -> GestureMask {
    switch pass.argument(handle, of: site) {
    case .script(let script): GestureMask(try pass.evaluate(script, in: site.environment))
    case .member(let name): GestureMask(named: document.tree.text(name))
    default: .all
    }
  }

  /// The gestures that recognize the touch: the outermost gesture with high priority, or the
  /// innermost gesture, and the simultaneous gestures.
  private static func recognized(_ all: [Receiver]) -> [Receiver] {
    let winner = all.lastIndex { $0.priority == .high } ?? all.firstIndex { $0.priority == .normal }
    return all.indices.filter { $0 == winner || all[$0].priority == .simultaneous }
      .map { all[$0] }
  }

  /// True if a view itself has a modifier for gestures.
  private func hasDragGesture(_ view: ID<InspectedView>) -> Bool {
    guard let pass = lastPass, let built = builtView(view) else { return false }
    return pass.built.views[built].modifiers.contains { modifier in
      if case .gesture = pass.meaning(of: modifier) { true } else { false }
    }
  }

  // MARK: - Closures

  private func run(_ receiver: Receiver, from start: Point, by offset: Point) throws {
    let gesture = receiver.gesture
    try act(receiver) {
      let value = try value(of: receiver, from: start, by: offset)
      for (state, body) in gesture.updating {
        let before = try machine.read(state)
        var arguments = [value, before, Self.transaction]
        try machine.call(body, &arguments, changing: 1)
        heldGestureStates.append((state, before))
        try machine.write(state, arguments[1])
      }
      for body in gesture.changed { _ = try machine.call(body, [value]) }
    }
  }

  private func end(_ receiver: Receiver, from start: Point, by offset: Point) throws {
    try act(receiver) {
      let value = try value(of: receiver, from: start, by: offset)
      for body in receiver.gesture.ended { _ = try machine.call(body, [value]) }
    }
  }

  /// Runs closures of a gesture. An error is one of its script.
  private func act(_ receiver: Receiver, _ body: () throws -> Void) throws {
    _ = try act("drag", receiver.script, view: receiver.view) {
      do {
        try body()
      } catch let failure as ScriptFailure {
        try runner.end(failure, in: receiver.script)
      }
    }
  }

  /// Gives gesture states the values that they had before the touch, in reverse order.
  private func releaseGestureStates() throws {
    while let (state, value) = heldGestureStates.popLast() { try machine.write(state, value) }
  }

  private static var transaction: Value {
    .nominal(
      NominalValue(
        typeName: "Transaction",
        fields: [("animation", .none), ("disablesAnimations", .bool(false))]))
  }

  /// The `DragGesture.Value` after a touch moved from a point of the window.
  ///
  /// Its speed is unknown, so the predicted end is the current location.
  private func value(of receiver: Receiver, from start: Point, by offset: Point) throws -> Value {
    let start = try location(start, of: receiver)
    let end = Value.point(PointValue(x: start.x + offset.x, y: start.y + offset.y))
    let translation = Value.size(SizeValue(width: offset.x, height: offset.y))
    return .nominal(
      NominalValue(
        typeName: "DragGesture.Value",
        fields: [
          ("location", end), ("startLocation", .point(PointValue(x: start.x, y: start.y))),
          ("translation", translation), ("velocity", .size(SizeValue(width: 0, height: 0))),
          ("predictedEndLocation", end), ("predictedEndTranslation", translation),
        ]))
  }

  /// A point of the window in the coordinate space of a gesture.
  private func location(_ point: Point, of receiver: Receiver) throws -> Point {
    guard let proxy = receiver.proxy else { return point }
    let space = receiver.gesture.coordinateSpace ?? .enumCase(EnumValue(name: "local"))
    let global = try origin(of: proxy, in: .enumCase(EnumValue(name: "global")))
    let own = try origin(of: proxy, in: space)
    return Point(x: point.x - global.x + own.x, y: point.y - global.y + own.y)
  }

  private func origin(of proxy: GeometryProxyValue, in space: Value) throws -> Point {
    let frame = try proxy.call("frame", ScriptArguments([space], labels: ["in"]))
    guard case .rect(let rect)? = frame else { return .zero }
    return Point(x: rect.origin.x, y: rect.origin.y)
  }
}
