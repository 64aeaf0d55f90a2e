import ViewTreeLayout
import ViewTreeNumbers

/// Controls that are hard to touch.
extension LayoutSurvey {
  /// The minimum size of a touch target, by Apple's Human Interface Guidelines, in points.
  static var touchTarget: Double { 44 }

  /// True if a fixed frame makes a control smaller than a touch target.
  func isMadeSmall(_ place: ID<InspectedView>) -> Bool {
    guard let node = node(place) else { return false }
    let layout = explainer.pass.layout
    let frames = [layout.parent(of: node), layout.firstChild(of: node)].compactMap { $0 }
    return frames.contains { frame in
      [Axis.horizontal, .vertical].contains { axis in
        layout.hasFixedLength(frame, along: axis)
          && layout.size(of: frame)[axis] < Self.touchTarget - tolerance
      }
    }
  }

  /// True for a control that contains a symbol and nothing else, and is smaller than a touch target in
  /// both directions. In a bar, the bar enlarges the target.
  func showsOnlySymbol(_ place: ID<InspectedView>) -> Bool {
    let size = inspection.views.frames(of: place).content.size
    guard !isInToolbar(place), var node = node(place),
      max(size.width, size.height) < Self.touchTarget - tolerance
    else { return false }
    let layout = explainer.pass.layout
    while let child = layout.firstChild(of: node) {
      if layout.nextSibling(of: child) != nil { return false }
      node = child
    }
    return layout.isNode(node, laidOutBy: SymbolImageLayout.self)
  }

  private func isInToolbar(_ place: ID<InspectedView>) -> Bool {
    var view = views[place]
    while view.role != .toolbar {
      guard let parent = view.parent else { return false }
      view = views[parent]
    }
    return true
  }

  /// The controls that are smaller than a touch target, in the order of the tree.
  ///
  /// In a list, the row takes the tap, so controls in lists are skipped.
  func smallControls() -> [ID<InspectedView>] {
    inspection.views.ids.compactMap { place in
      let view = views[place]
      guard view.isShown, !view.isInList, view.traits.contains(.control) else { return nil }
      let least = Self.touchTarget - tolerance
      let content = inspection.views.frames(of: place).content
      return content.width < least || content.height < least ? place : nil
    }
  }
}
