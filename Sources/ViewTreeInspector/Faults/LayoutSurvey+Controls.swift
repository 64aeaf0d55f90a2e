import ViewTreeLayout
import ViewTreeNumbers

/// Controls that are hard to touch.
extension LayoutSurvey {
  /// The minimum size of a touch target, by Apple's Human Interface Guidelines, in points.
  static var touchTarget: Double { 44 }

  /// The controls that are narrower or lower than a finger needs, in the order of the tree.
  ///
  /// In a list the row takes the tap, so that controls in one are not looked at.
  func smallControls() -> [ID<InspectedView>] {
    inspection.views.ids.compactMap { place in
      let view = views[place]
      guard view.isShown, !view.isInList, view.roles.contains(.controls) else { return nil }
      let least = Self.touchTarget - tolerance
      let content = inspection.views.frames(of: place).content
      return content.width < least || content.height < least ? place : nil
    }
  }
}
