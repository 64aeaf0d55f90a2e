import ViewTreeInspector
import ViewTreeLayout

/// The parts of a screen that belong to the system and to the device: status bar, home indicator,
/// island and the body of the device.
struct ScreenChrome {
  private let window: Rect
  private let insets: EdgeInsets
  private let colors: SystemColors

  init(_ plan: LayoutPlan, _ look: ScreenLook) {
    window = plan.window
    insets = plan.inspection.window.safeArea
    colors = look.colors
  }

  private var isUpright: Bool { window.height >= window.width }
  /// True for a phone without a home button.
  private var isRound: Bool { insets.bottom > 0 }
  /// True for a tablet, whose status bar is low.
  private var isTablet: Bool { min(window.width, window.height) >= 600 }
  /// True for a phone whose camera is in an island.
  private var isWithIsland: Bool { cameraInset >= 59 }
  private var isWithNotch: Bool { !isTablet && cameraInset >= 44 && cameraInset < 59 }
  /// The inset of the side with the camera: the top, or the left in landscape.
  private var cameraInset: Double { isUpright ? insets.top : insets.leading }

  /// The radius of the corners of the screen, in points.
  var cornerRadius: Double { !isRound ? 0 : isTablet ? 22 : isWithIsland ? 55 : 44 }

  /// Adds the body of the device in the background of the screen.
  func addBody(to scene: inout Scene) {
    let radius = cornerRadius > 0 ? cornerRadius + 12 : 12
    scene.add(
      .rectangle(window.grown(by: 12), radius: radius), .content,
      fill: .color(PictureColor(red: 24, green: 24, blue: 27)),
      stroke: Stroke(.color(PictureColor(red: 108, green: 108, blue: 114)), width: 2))
  }

  /// Adds the parts of the system in front of the content.
  func addSystem(to scene: inout Scene, hasIsland: Bool) {
    if isUpright || isTablet { addStatusBar(to: &scene) }
    if hasIsland { addCamera(to: &scene) }
    if isRound { addHomeIndicator(to: &scene) }
  }

  private func addCamera(to scene: inout Scene) {
    let black = Paint.color(PictureColor(red: 0, green: 0, blue: 0))
    if isWithIsland {
      let island = camera(depth: cameraInset - 48, length: 126, thickness: 37)
      scene.add(.rectangle(island, radius: 18.5), .content, fill: black)
    } else if isWithNotch {
      let notch = camera(depth: -20, length: 160, thickness: 52)
      scene.add(.path(.roundedRectangle(notch, radius: 20)), .content, fill: black)
    }
  }

  /// The area of a camera in the middle of the top side, or of the left one in landscape.
  private func camera(depth: Double, length: Double, thickness: Double) -> Rect {
    isUpright
      ? Rect(x: window.midX - length / 2, y: depth, width: length, height: thickness)
      : Rect(x: depth, y: window.midY - length / 2, width: thickness, height: length)
  }

  private func addHomeIndicator(to scene: inout Scene) {
    let width = min(window.width * (isTablet || !isUpright ? 0.27 : 0.354), 300)
    let bar = Rect(x: window.midX - width / 2, y: window.maxY - 13, width: width, height: 5)
    scene.add(.rectangle(bar, radius: 2.5), .content, fill: .color(colors.primary))
  }

  private func addStatusBar(to scene: inout Scene) {
    guard insets.top >= 20 else { return }
    let isLow = insets.top < 44
    let size = isLow ? 12.0 : 17.0
    let baseline = isLow ? insets.top / 2 + 4.5 : isWithIsland ? insets.top - 24 : insets.top - 14
    let paint = Paint.color(colors.primary)
    let width = LabelMetrics.width(of: "9:41", size: size, weight: 600)
    let start =
      !isLow ? (window.width - 126) / 4 - width / 2 + 4 : isTablet ? 20 : window.midX - width / 2
    scene.add(
      .label(
        Label("9:41", at: Point(x: start, y: baseline), size: size, weight: 600, width: width)),
      .content, fill: paint)
    addSignals(to: &scene, paint, middle: baseline - size * 0.36, isLow: isLow)
  }

  /// Adds the strength of signals and the battery at the right edge.
  private func addSignals(
    to scene: inout Scene, _ paint: Paint, middle: Double, isLow: Bool
  ) {
    let scale = isLow ? 0.8 : 1.0
    let end = isLow ? window.maxX - 8 : window.maxX - (window.width - 126) / 4 + 37
    let battery = Rect(
      x: end - 27 * scale, y: middle - 6 * scale, width: 24 * scale, height: 12 * scale)
    scene.add(
      .rectangle(battery, radius: 3.6 * scale), .content,
      stroke: Stroke(.color(colors.primary.faded(0.4)), width: 1))
    scene.add(
      .rectangle(battery.grown(by: -2 * scale), radius: 2 * scale), .content, fill: paint)
    scene.add(
      .rectangle(
        Rect(
          x: battery.maxX + 1.2, y: middle - 2 * scale, width: 1.6 * scale, height: 4 * scale),
        radius: 0.8), .content, fill: .color(colors.primary.faded(0.4)))
    if let glyph = SymbolGlyph(named: "wifi") {
      let side = 17 * scale
      glyph.add(
        to: &scene,
        in: Rect(x: battery.minX - 6 - side, y: middle - side / 2, width: side, height: side),
        paint, weight: 1.35, view: nil)
    }
    guard !isTablet else { return }
    let left = battery.minX - 46 * scale
    let bars = (0..<4).map { number in
      let height = (4 + 2.6 * Double(number)) * scale
      return Rect(
        x: left + Double(number) * 4.8 * scale, y: middle + 6 * scale - height, width: 3.2 * scale,
        height: height)
    }
    for bar in bars { scene.add(.rectangle(bar, radius: 0.8), .content, fill: paint) }
  }
}
