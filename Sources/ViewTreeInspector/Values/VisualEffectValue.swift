import ViewTreeLayout
import ViewTreeScript

/// The content of a `visualEffect` and a `scrollTransition`: the methods that its closure calls are
/// effects, each applied to the previous effect.
final class VisualEffectValue: ForeignValue {
  /// The effects that move, scale, or rotate, the innermost first.
  let effects: [VisualEffect]

  init(_ effects: [VisualEffect] = []) { self.effects = effects }

  var typeName: String { "EmptyVisualEffect" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? VisualEffectValue)?.effects == effects
  }

  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    switch method {
    case "offset": .foreign(adding(.offset(offset(arguments))))
    case "scaleEffect": .foreign(adding(scale(arguments)))
    case "rotationEffect":
      .foreign(
        adding(
          .rotation(
            arguments.values.first.flatMap(ArgumentConversion.angle) ?? 0,
            anchor: anchor(arguments))))
    default: Self.coloured.contains(method) ? .foreign(self) : nil
    }
  }

  /// Effects that change colors and sharpness, but not the position.
  private static let coloured: Set<String> = [
    "opacity", "blur", "brightness", "contrast", "grayscale", "hueRotation", "saturation",
    "colorEffect", "distortionEffect", "layerEffect",
  ]

  private func adding(_ effect: VisualEffect) -> VisualEffectValue {
    VisualEffectValue(effects + [effect])
  }

  private func offset(_ arguments: ScriptArguments) -> Point {
    if case .size(let size)? = arguments.values.first {
      return Point(x: size.width, y: size.height)
    }
    return Point(
      x: arguments["x"].flatMap(ArgumentConversion.number) ?? 0,
      y: arguments["y"].flatMap(ArgumentConversion.number) ?? 0)
  }

  private func scale(_ arguments: ScriptArguments) -> VisualEffect {
    let anchor = anchor(arguments)
    if case .size(let size)? = arguments.values.first {
      return .scale(x: size.width, y: size.height, anchor: anchor)
    }
    if arguments.label(0) == nil, let both = arguments.values.first {
      let factor = ArgumentConversion.number(both) ?? 1
      return .scale(x: factor, y: factor, anchor: anchor)
    }
    return .scale(
      x: arguments["x"].flatMap(ArgumentConversion.number) ?? 1,
      y: arguments["y"].flatMap(ArgumentConversion.number) ?? 1, anchor: anchor)
  }

  private func anchor(_ arguments: ScriptArguments) -> UnitPoint {
    guard let value = arguments["anchor"],
      let point = ArgumentConversion.unitPoint(value)
    else { return .center }
    return point
  }
}
