import ViewTreeLayout

/// A device whose screen a window can be: sizes in points, with the bars of the system kept clear.
public struct Device: Sendable {
  /// The safe area in landscape, in points.
  struct Landscape: Sendable {
    var top = 0.0
    /// On both sides, as a device may be turned either way.
    var sides = 0.0
    var bottom = 0.0
  }

  /// Its name, such as `iPhone 16`.
  public let name: String
  /// The screen in portrait, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Int
  /// The pixels of the display in portrait, as Apple states them.
  public let pixels: Size
  /// The safe area in portrait: status bar and home indicator.
  let portrait: EdgeInsets
  let landscape: Landscape
  /// The system that it ships with, if that is later than the default one. Such a device runs no
  /// earlier system.
  public let system: String?

  /// - Parameters:
  ///   - pixels: The width and height in portrait, in pixels.
  ///   - portrait: The top and bottom insets of the safe area, in points.
  init(
    _ name: String, _ width: Double, _ height: Double, scale: Int, pixels: (Double, Double),
    portrait: (top: Double, bottom: Double), landscape: Landscape, system: String? = nil
  ) {
    self.name = name
    size = Size(width: width, height: height)
    self.scale = scale
    self.pixels = Size(width: pixels.0, height: pixels.1)
    self.portrait = EdgeInsets(
      top: portrait.top, leading: 0, bottom: portrait.bottom, trailing: 0)
    self.landscape = landscape
    self.system = system
  }

  /// The safe area in one of the two orientations.
  public func safeArea(isLandscape: Bool) -> EdgeInsets {
    guard isLandscape else { return portrait }
    return EdgeInsets(
      top: landscape.top, leading: landscape.sides, bottom: landscape.bottom,
      trailing: landscape.sides)
  }

  /// The window that fills the screen.
  public func window(isLandscape: Bool) -> WindowDescription {
    WindowDescription(
      width: isLandscape ? size.height : size.width, height: isLandscape ? size.width : size.height,
      scale: scale, safeArea: safeArea(isLandscape: isLandscape), proposal: nil, system: system)
  }
}
