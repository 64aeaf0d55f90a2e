/// The size of a symbol, in em (docs/explanation/text.md, Symbols).
struct SymbolSize {
  let width: Double
  let height: Double
  /// The measured height at 13 points, if it's not in proportion.
  private var heightAt13: Double?

  /// The size of a symbol by its name in SwiftUI. `nil` if the size is unknown. A filled symbol has
  /// the size of its outline.
  init?(named name: String) {
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    switch outline {
    case "star": (width, height, heightAt13) = (1.28, 1.19, 16)
    case "gear", "gearshape": (width, height) = (21.5 / 17, 20.5 / 17)
    case "wifi": (width, height) = (22.5 / 17, 16.0 / 17)
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward":
      (width, height) = (12.5 / 17, 16.5 / 17)
    case "house": (width, height) = (20.0 / 17, 17.667 / 17)
    default: return nil
    }
  }

  /// The size at a point size, in whole pixels. At the large scale, the height grows a little more
  /// than the width.
  func size(at points: Double, imageScale factor: Double, on grid: PixelGrid) -> Size {
    let proportional = height * points * (factor > 1 ? factor * 1.04 : factor)
    return Size(
      width: grid.roundToNearest(width * points * factor),
      height: grid.roundToNearest(
        points == 13 && factor == 1 ? heightAt13 ?? proportional : proportional))
  }
}
