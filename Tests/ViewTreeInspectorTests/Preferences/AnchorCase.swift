import ViewTreeInspector
import ViewTreeLayout

/// A document of Fixtures/preferences and the anchors that its reader resolves.
struct AnchorCase: Sendable, CustomStringConvertible {
  let name: String
  /// State variables that are set before.
  let settings: [String: String]
  /// What each anchor is in the reader's coordinates.
  let resolved: [AnchorGeometry]

  init(_ name: String, setting settings: [String: String] = [:], _ resolved: AnchorGeometry...) {
    self.name = name
    self.settings = settings
    self.resolved = resolved
  }

  var description: String { settings.isEmpty ? name : "\(name) \(settings)" }

  /// A view of 100 by 40 at (50, 60), a reader at (10, 20): before what is in the name, and after it.
  static let modifiers = [
    AnchorCase("anchor-is-relative-to-the-reader", rect(40, 40, 100, 40)),
    AnchorCase(
      "anchor-before-and-after-offset", rect(45, 47, 100, 40), rect(40, 40, 100, 40)),
    AnchorCase(
      "anchor-before-and-after-scale", rect(-10, 20, 200, 80), rect(40, 40, 100, 40)),
    AnchorCase(
      "anchor-before-and-after-rotation", rect(70, 10, 40, 100), rect(40, 40, 100, 40)),
    AnchorCase(
      "anchor-before-and-after-padding", rect(50, 50, 100, 40), rect(40, 40, 120, 60)),
    AnchorCase(
      "anchor-before-and-after-background", rect(40, 40, 100, 40), rect(40, 40, 100, 40)),
    AnchorCase(
      "anchor-before-and-after-frame", rect(60, 50, 100, 40), rect(40, 40, 140, 60)),
    // Centred at (80, 70) of the 150 by 140 that are offered.
    AnchorCase(
      "anchor-before-and-after-position", rect(70, 90, 100, 40), rect(40, 40, 150, 140)),
    AnchorCase("anchor-of-the-centre-stays-under-effects", point(90, 60)),
  ]

  /// The view turned together with its reader: w + h |sin 2t| wide and h + w |sin 2t| high, about the
  /// centre at (50, 20).
  static let rotations = [
    AnchorCase(inflated, rect(50 - 113.681 / 2, 20 - 74.202 / 2, 113.681, 74.202)),
    AnchorCase(inflated, setting: ["angle": "45"], rect(-20, -50, 140, 140)),
    AnchorCase(inflated, setting: ["angle": "90"], rect(0, 0, 100, 40)),
  ]

  /// Its top leading and bottom trailing corners.
  static let corners = ["10", "45", "90", "123"].map { angle in
    AnchorCase(
      "rotation-around-both-keeps-points", setting: ["angle": angle],
      .list([point(0, 0), point(100, 40)]))
  }

  private static let inflated = "rotation-around-both-inflates-a-rectangle"

  private static func rect(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> AnchorGeometry {
    .rect(Rect(x: x, y: y, width: w, height: h))
  }

  private static func point(_ x: Double, _ y: Double) -> AnchorGeometry {
    .point(Point(x: x, y: y))
  }
}
