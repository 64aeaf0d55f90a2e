import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The results of one pass, as the records that reports read.
struct PassRecord {
  var inspection: Inspection
  let pass: FinishedPass
  private let number: Int
  /// The last run of each closure in an earlier pass, by identity.
  private let earlierRuns: [UInt64: InspectedRun]
  /// The contribution of each of the graph's `written` nodes.
  private(set) var written: [Contribution]
  /// The sources of the values of `ViewThatFits`, by identity, or `nil` for a default.
  private(set) var shownOrigins: [UInt64: [InspectedPreference.Contribution]?] = [:]
  /// The pre-order index of each view, by build order.
  private(set) var places: [ID<InspectedView>]

  /// The amount of data kept about the values of writers without a closure.
  private let detail: ValueDetail

  /// Records a pass. If other passes follow, the record doesn't keep its layout.
  init(
    _ pass: FinishedPass, number: Int, earlierRuns: [UInt64: InspectedRun] = [:],
    isFollowed: Bool = false
  ) {
    self.pass = pass
    self.number = number
    self.earlierRuns = earlierRuns
    detail = pass.pulled.returned.detail
    written = pass.contributions()
    inspection = Inspection(pass.document)
    inspection.compatibility = pass.document.compatibility
    inspection.lazyRows = pass.document.lazyRows
    places = Array(repeating: ID(0), count: pass.built.views.count)
    inspection.lookArguments = pass.built.lookArguments
    addNames()
    addViews(isFollowed ? .init(copying: pass.layout) : .init(handingOn: pass.layout))
    inspection.givenNames = pass.built.givenNames.map { name in
      GivenName(
        view: places[pass.built.modifiers[name.modifier].view.index], text: name.text)
    }
    addPaintingOrder()
    inspection.measuredOnly = unshownViews()
    inspection.components = componentUses()
    inspection.instances = componentInstances()
    addPreferences()
    written = []
    shownOrigins = originsOfShown()
    addEvents()
    addSkips()
    inspection.absences = absences()
    addAnchors()
    inspection.diagnostics =
      pass.remarkDiagnostics() + pass.gridDiagnostics(in: inspection, places: places)
      + pass.scrollDiagnostics() + pass.marginDiagnostics()
  }

  /// The number in the pass of each view, from their pre-order indices.
  func inverse(of places: [ID<InspectedView>]) -> [ID<ViewRecord>] {
    var built = Array(repeating: ID<ViewRecord>(0), count: places.count)
    for (number, place) in places.enumerated() { built[place.index] = ID(number) }
    return built
  }

  private mutating func addNames() {
    inspection.names = pass.recall.shared.names(in: pass.document)
    inspection.names.texts = NameList(pass.built.texts)
  }

  // MARK: - Views

  /// Adds the views in pre-order: a view, its children, then its secondaries.
  private mutating func addViews(_ geometry: InspectedGeometry) {
    inspection.views = InspectedViews(of: pass.built.views, geometry)
    inspection.modifiers = InspectedModifiers(of: pass.built.modifiers, geometry)
    inspection.groups = pass.built.groups.map { group in
      InspectedGroup(
        parent: ID(group.parent.rawValue), role: group.role,
        modifier: group.order < 0 ? nil : UInt32(group.order), count: group.count, ordinal: 0,
        ordinalCount: 1)
    }
    guard let root = pass.built.groups.first else { return }
    let built = BuiltViews(pass)
    // A stack of the views to add, with their depth.
    var stack: [(view: ID<ViewRecord>, depth: UInt32)] = []
    if root.firstView.exists { stack.append((root.firstView, 0)) }
    while let (view, depth) = stack.popLast() {
      let record = built.views[view]
      places[view.index] = ID(inspection.views.count)
      add(view, record, depth: depth, built)
      if record.next.exists { stack.append((record.next, depth)) }
      var group = record.firstGroup
      let first = stack.count
      while group.exists {
        let views = built.groups[group]
        if views.firstView.exists { stack.append((views.firstView, depth + 1)) }
        group = views.next
      }
      if stack.count > first + 1 { stack[first...].reverse() }
    }
    numberGroups()
  }

  private mutating func add(
    _ view: ID<ViewRecord>, _ record: ViewRecord, depth: UInt32, _ built: BuiltViews
  ) {
    let place = ID<InspectedView>(inspection.views.count)
    let first = ID<InspectedModifier>(inspection.modifiers.count)
    for modifier in record.modifiers { inspection.modifiers.append(modifier, of: place) }
    let outline = outline(of: record, built)
    let drawing = drawing(of: record, firstModifier: first, outline, built)
    inspection.views.append(
      view, depth: depth, firstModifier: first, drawing: drawing, outline)
  }

  /// Numbers the groups of a view with the same path segment, and updates their view's index.
  private mutating func numberGroups() {
    let (views, groups) = (pass.built.views, pass.built.groups)
    for view in views {
      guard view.firstGroup.exists,
        groups[view.firstGroup].next.exists
      else { continue }
      for role in InspectedGroup.Role.named {
        var ordinal: UInt32 = 0
        forEachGroup(of: view, role) { groups, index in
          groups[index].ordinal = ordinal
          ordinal += 1
        }
        forEachGroup(of: view, role) { groups, index in groups[index].ordinalCount = ordinal }
      }
    }
    for index in inspection.groups.indices where inspection.groups[index].role != .root {
      inspection.groups[index].parent = places[inspection.groups[index].parent.index]
    }
  }

  private mutating func forEachGroup(
    of view: ViewRecord, _ role: InspectedGroup.Role, _ body: (inout [InspectedGroup], Int) -> Void
  ) {
    var group = view.firstGroup
    while group.exists {
      if pass.built.groups[group].role == role { body(&inspection.groups, group.index) }
      group = pass.built.groups[group].next
    }
  }

  // MARK: - References

  func view(of node: PreferenceNode.Index) -> InspectedReference {
    .view(places[pass.builtView(of: node).index])
  }

  private func modifier(of node: PreferenceNode.Index) -> ID<InspectionNames.Modifier> {
    pass.modifierDefinition(of: node)
  }

  func key(of node: PreferenceNode.Index) -> ID<InspectionNames.Key> {
    ID(pass.graph.node(node).key.index)
  }

  // MARK: - Preferences

  private mutating func addPreferences() {
    var budget = Self.scanLimit
    inspection.preferences = pass.pulled.readings.map { reading in
      InspectedPreference(
        key: key(of: reading.node), reader: view(of: reading.node),
        modifier: modifier(of: reading.node), pass: number, value: reading.value,
        isDefault: reading.isDefault, isUnchanged: reading.isUnchanged, position: reading.position,
        depth: reading.depth, reduces: reading.reduces,
        contributions: contributions(to: reading, &budget),
        column: pass.column(of: reading.node))
    }
  }

  // MARK: - Order

  func event(_ kind: InspectedEvent.Kind, _ node: PreferenceNode.Index) -> InspectedEvent {
    InspectedEvent(
      kind: kind, number: 0, modifier: modifier(of: node), key: key(of: node),
      view: view(of: node), pass: number, depth: 0,
      cause: kind == .closure ? pass.graph.cause(of: node).map { cause($0) } : nil)
  }

  private func cause(_ cause: PreferenceCause) -> InspectedCause {
    switch cause {
    case .new: .new
    case .variable(let number): .variable(pass.recall.shared.names[number])
    case .source: .source
    case .geometry(let moved, let resized): .geometry(moved: moved, resized: resized)
    case .content: .content
    }
  }

  private mutating func addEvents() {
    inspection.order.reserveCapacity(pass.graph.eventCount + pass.pulled.changes.count)
    for event in pass.graph.events {
      var record = self.event(event.kind == .reduce ? .reduce : .closure, event.node)
      record.key = ID(event.key.index)
      record.depth = Int(event.depth)
      inspection.order.append(record)
    }
  }

  func skip(
    _ node: PreferenceNode.Index, _ reason: InspectedSkip.Reason
  ) -> InspectedSkip {
    InspectedSkip(
      modifier: modifier(of: node), key: key(of: node), view: view(of: node), pass: number,
      reason: reason, earlierRun: earlierRun(of: node))
  }

  private func earlierRun(of node: PreferenceNode.Index) -> InspectedRun? {
    if earlierRuns.isEmpty { return nil }
    return earlierRuns[pass.identity(of: pass.graph.node(node).token)]
  }

  private mutating func addSkips() {
    let graph = pass.graph
    // A copy, because calling methods of `self` while `inspection` changes would copy it each time.
    let record = self
    var skipped: [InspectedSkip] = []
    graph.forEachNode(below: graph.roots) { node in
      let kind = graph.node(node).kind
      guard kind.hasClosure else {
        if kind == .preference { addPlainValue(of: node) }
        return
      }
      switch kind {
      case .onPreferenceChange where record.pass.pulled.readersWithoutSlot.contains(node):
        skipped.append(record.skip(node, .noSlot))
      case .systemReader:
        if graph.contentIsUnchanged(of: node) {
          skipped.append(record.skip(node, record.unchanged(node)))
        }
      case .onPreferenceChange, .overlayReader, .backgroundReader:
        if let reason = graph.skipReason(ofReader: node) {
          skipped.append(record.skip(node, record.reason(reason)))
        }
      default:
        if let reason = graph.skipReason(of: node) {
          skipped.append(record.skip(node, record.reason(reason)))
        }
      }
    }
    inspection.skipped = skipped
  }

  /// Records the value of a `preference`, if no reader received it or if values are recorded.
  private mutating func addPlainValue(of node: PreferenceNode.Index) {
    var reason = pass.graph.skipReason(of: node)
    // The value is computed with its view, so it exists even if it hasn't changed.
    if reason == .clean || reason == .equal { reason = nil }
    guard reason != nil || detail != .none else { return }
    let value = detail == .none ? nil : pass.graph.plainValue(of: node)
    inspection.plainValues.append(
      InspectedPlainValue(
        modifier: modifier(of: node), key: key(of: node), view: view(of: node), pass: number,
        value: value.map { ValueExcerpt.record(pass.pulled.values[Int($0.index)], detail) },
        reason: reason.map { self.reason($0) }))
  }

  /// The reason why a reader with unchanged content didn't run.
  func unchanged(_ reader: PreferenceNode.Index) -> InspectedSkip.Reason {
    pass.graph.contentIsClean(of: reader) ? .clean : .equal
  }

  func reason(_ reason: PreferenceSkip.Reason) -> InspectedSkip.Reason {
    switch reason {
    case .unreadKey: .unreadKey
    case .overridden(let node): .overridden(by: pass.writer(node, places: places))
    case .nextValueNotCalled(let node): .nextValueNotCalled(by: view(of: node))
    case .readerNotEvaluated(let node): .readerNotEvaluated(view(of: node))
    case .notInstantiated: .notInstantiated
    case .notInSight: .notInSight
    case .noSlot: .noSlot
    case .clean: .clean
    case .equal: .equal
    }
  }

  // MARK: - Anchors

  private mutating func addAnchors() {
    inspection.anchors = pass.built.anchors.map { anchor in
      InspectedAnchor(
        serial: anchor.number, source: anchor.source.description,
        attachment: anchor.isAttachment
          ? ID(pass.built.modifiers[anchor.modifier].definition.rawValue) : nil,
        view: .view(places[pass.built.modifiers[anchor.modifier].view.index]),
        global: anchor.global,
        resolved: anchor.resolved.map {
          InspectedAnchor.Resolution(reader: .view(places[$0.view.index]), value: $0.value)
        })
    }
  }
}
