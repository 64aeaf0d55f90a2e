import ViewTreeLayout
import ViewTreeNumbers

/// Drawing properties of views other than their frames.
extension PassRecord {
  /// The index of a view's drawing in the record, or `nil` if there is none.
  ///
  /// The view's modifiers must already be in the record, starting at `firstModifier`.
  mutating func drawing(
    of record: ViewRecord, firstModifier: ID<InspectedModifier>, _ outline: DrawnOutline?,
    _ built: BuiltViews
  ) -> ID<InspectedDrawing>? {
    let firstLook = inspection.looks.nextID
    addLooks(of: record, firstModifier, built)
    let text = brokenText(of: record, built)
    let looks = UInt32(inspection.looks.count - firstLook.index)
    // Most views have no drawing, so check that first.
    guard looks > 0 || outline?.corners != nil || text != nil || record.environment != .ofDocument
    else {
      return nil
    }
    var drawing = InspectedDrawing()
    (drawing.firstLook, drawing.lookCount) = (firstLook, looks)
    (drawing.corners, drawing.text) = (outline?.corners, text)
    addInherited(by: record, to: &drawing)
    guard drawing.hasContent else { return nil }
    inspection.drawings.append(drawing)
    return ID(inspection.drawings.count - 1)
  }

  private func brokenText(of record: ViewRecord, _ built: BuiltViews) -> BrokenText? {
    guard let content = record.content else { return nil }
    if case .none = record.text { return nil }
    return built.layout.brokenText(of: content)
  }

  /// Adds the inherited style and font of a view.
  private func addInherited(by record: ViewRecord, to drawing: inout InspectedDrawing) {
    // Most views inherit only the document's environment.
    guard record.environment != .ofDocument,
      pass.viewDefinitions.indices.contains(record.name.index),
      pass.viewDefinitions[record.name.index].takesForeground
    else { return }
    let environment = pass.built.viewEnvironments[record.environment]
    if let look = environment.foreground.map({ ID<LookRecord>($0) }),
      pass.built.looks[look].argumentCount > 0
    {
      drawing.foreground = pass.built.looks[look].firstArgument
    }
    guard case .none = record.text else {
      let font = environment.resolvedFont
      if font != pass.built.viewEnvironments[0].resolvedFont { drawing.font = font }
      return
    }
  }

  /// Adds the looks of a view: from its own arguments, and then from its modifiers, from the
  /// innermost outward.
  private mutating func addLooks(
    of record: ViewRecord, _ firstModifier: ID<InspectedModifier>, _ built: BuiltViews
  ) {
    add(record.look, modifier: nil)
    var foreground = ID<LookRecord>.none
    for (place, modifier) in record.modifiers.enumerated() {
      let look = built.modifiers[modifier].look
      // Skips a look that the shape already has as its foreground style.
      guard look.exists, look != foreground else { continue }
      if pass.built.looks[look].foreground.exists {
        foreground = pass.built.looks[look].foreground
      }
      add(look, modifier: firstModifier.advanced(by: place))
    }
  }

  private mutating func add(_ look: ID<LookRecord>, modifier: ID<InspectedModifier>?) {
    guard look.exists else { return }
    let record = pass.built.looks[look]
    inspection.looks.append(
      InspectedLook(
        modifier: modifier, area: record.area, firstArgument: record.firstArgument,
        argumentCount: record.argumentCount))
  }

  /// The outline in which the bare view is drawn, if it differs from its node's frame in the
  /// window.
  func outline(of record: ViewRecord, _ built: BuiltViews) -> DrawnOutline? {
    guard let content = record.content else { return nil }
    let isUpright = built.layout.isUprightInWindow(content)
    if !built.hasShapeEffects, isUpright { return nil }
    let effects = pass.shapeEffects(of: record)
    if effects.isEmpty, isUpright { return nil }
    return built.layout.drawnOutline(of: content, effects: effects)
  }

  // MARK: - Painting

  /// Records the views whose painting position among their siblings differs from tree order. The
  /// order is by `zIndex`, and then by tree order (docs/explanation/layout.md, Painting).
  mutating func addPaintingOrder() {
    let built = pass.built
    guard built.hasPaintingOrder else { return }
    let layered = built.pinned.union(built.zIndices.keys)
    let groups = Set(layered.map { built.views[$0].group }).sorted()
    for group in groups {
      var views: [ID<ViewRecord>] = []
      var next = pass.built.groups[group].firstView
      while next.exists {
        views.append(next)
        next = pass.built.views[next].next
      }
      let painted = views.enumerated().sorted { left, right in
        let (first, second) = (
          pass.built.paintingLayer(of: left.element), pass.built.paintingLayer(of: right.element)
        )
        return first == second ? left.offset < right.offset : first < second
      }
      for (place, entry) in painted.enumerated() where place != entry.offset {
        paint(places[entry.element.index], at: UInt32(place + 1))
      }
    }
  }

  mutating func paint(_ view: ID<InspectedView>, at place: UInt32) {
    if let drawing = inspection.views.drawing(of: view) {
      inspection.drawings[drawing].painted = place
      return
    }
    var drawing = InspectedDrawing()
    drawing.painted = place
    inspection.views.set(drawing: inspection.drawings.nextID, of: view)
    inspection.drawings.append(drawing)
  }
}

extension FinishedPass {
  /// The effects of a view's modifiers on its shape, the innermost first.
  func shapeEffects(of record: ViewRecord) -> [ShapeEffect] {
    guard !built.shapeEffects.isEmpty, viewDefinitions.indices.contains(record.name.index),
      viewDefinitions[record.name.index].isShape
    else { return [] }
    return record.modifiers.compactMap { built.shapeEffects[$0] }
  }
}
