import ViewTreeLayout
import ViewTreeNumbers

/// Controls that are hard to touch.
extension LayoutSurvey {
  /// The minimum size of a touch target, by Apple's Human Interface Guidelines, in points.
  static var touchTarget: Double { 44 }

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
