/// The size of a symbol of the system, in em (docs/explanation/text.md, Symbols).
public struct SymbolSize: Sendable {
  /// The origin of a size.
  public enum Source: BitwiseCopyable, Sendable {
    /// It was read from Apple's own layout.
    case measured
    /// It's fitted to the shape of the symbol.
    case fitted
    /// It's the same for all other symbols.
    case usual
  }

  let width: Double
  let height: Double
  /// The measured height at 13 points, if it's not in proportion.
  private var heightAt13: Double?
  /// The origin of the size in the regular weight.
  let source: Source

  /// The size of a symbol by its name in SwiftUI. A filled symbol has the size of its outline.
  init(named name: String) {
    let outline = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    switch outline {
    case "star": (width, height, heightAt13, source) = (1.28, 1.19, 16, .measured)
    case "gear", "gearshape": (width, height, source) = (21.5 / 17, 20.5 / 17, .measured)
    case "wifi": (width, height, source) = (22.5 / 17, 16.0 / 17, .measured)
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward":
      (width, height, source) = (12.5 / 17, 16.5 / 17, .measured)
    case "house": (width, height, source) = (20.0 / 17, 17.667 / 17, .measured)
    default:
      let shape = SymbolShape(named: outline)
      (width, height) = shape?.size ?? SymbolShape.usualSize
      source = shape == nil ? .usual : .fitted
    }
  }

  /// The size at a point size, in whole pixels.
  ///
  /// A heavier symbol is larger, in the same ratio as text at text sizes.
  func size(
    at points: Double, weight: FontWeight, imageScale factor: Double, on grid: PixelGrid
  ) -> Size {
    let scale = points * factor * weight.textWidening
    switch source {
    case .usual:
      return Size(width: grid.roundUp(width * scale), height: grid.roundUp(height * scale))
    case .fitted:
      return Size(
        width: grid.roundToNearest(width * scale), height: grid.roundToNearest(height * scale))
    case .measured:
      // At the large scale, the height grows a little more than the width.
      let proportional = height * (factor > 1 ? scale * 1.04 : scale)
      let isExact = points == 13 && factor == 1 && weight == .regular
      return Size(
        width: grid.roundToNearest(width * scale),
        height: grid.roundToNearest(isExact ? heightAt13 ?? proportional : proportional))
    }
  }
}
