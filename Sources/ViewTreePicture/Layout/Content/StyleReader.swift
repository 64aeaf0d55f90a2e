import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The styles that a picture contains.
final class FoundStyles {
  /// True if there is a material.
  var hasMaterial = false
  /// The names of colors in a catalog that isn't read.
  var missingColors = UndrawnNames()
}

/// The appearance of a document's styles: colors and gradients. Any other style is unknown.
struct StyleReader {
  let inspection: Inspection
  /// The colors of the system.
  let colors: SystemColors
  /// True for a picture of the screen, which has gradients with all their colors.
  let isScreen: Bool
  /// The styles that were read so far.
  let found: FoundStyles
  /// The color of the style `.tint` where the next style is read, or `nil` for the system's.
  var tint: PictureColor?
  /// The style of the views around the next style, of which `.secondary` is a level, or `nil` for that
  /// of the system.
  var foreground: Paint?

  /// The paint of unknown content in a schematic drawing.
  static let hatch = Paint.hatch(.other)

  /// The paint for an unknown style, such as a color from an asset catalog.
  var unknown: Paint { isScreen ? .color(colors.fill) : Self.hatch }

  /// The paint of a style.
  func paint(_ value: InspectedArgument.Value) -> Paint {
    if let foreground, let opacity = level(value) { return foreground.faded(opacity) }
    return switch value {
    case .value(let value): paint(value)
    case .member(let node), .literal(let node):
      paint(named: inspection.tree.text(node))
    case .option(let name), .text(let name), .written(let name): paint(named: name)
    case .number, .flag, .angle, .parts: unknown
    }
  }

  /// The opacity of a level of the style around a view, or `nil` for any other style. `Color.secondary`
  /// is a color.
  private func level(_ value: InspectedArgument.Value) -> Double? {
    var name: String?
    switch value {
    case .value(.enumCase(let value)) where value.typeName != "Color" && value.payload.isEmpty:
      name = value.name
    case .member(let node), .literal(let node): name = inspection.tree.text(node)
    case .option(let text), .text(let text), .written(let text): name = text
    default: return nil
    }
    guard let name else { return nil }
    let level = name.hasPrefix(".") ? String(name.dropFirst()) : name
    return level == "primary" ? 1 : HierarchicalLevel(rawValue: level)?.opacity
  }

  /// The paint of a value.
  func paint(_ value: Value) -> Paint {
    let (value, opacity) = opaque(value)
    if let color = opaqueColor(value) { return .color(color.faded(opacity)) }
    if let call = CalledValue(value), let material = material(named: call.name) {
      return .color(material.faded(opacity))
    }
    return gradient(value)?.faded(opacity) ?? unknown
  }

  /// The tint of a material, which has no blur.
  private func material(named name: String) -> PictureColor? {
    let tint = colors.material(named: name)
    if tint != nil { found.hasMaterial = true }
    return tint
  }

  /// The color of a value, or `nil` if it's none that is known.
  func color(_ value: Value) -> PictureColor? {
    let (value, opacity) = opaque(value)
    return opaqueColor(value)?.faded(opacity)
  }

  /// A style without its calls of `opacity`, and their product.
  private func opaque(_ value: Value) -> (style: Value, opacity: Double) {
    var (value, opacity) = (value, 1.0)
    while let call = CalledValue(value), ["opacity", "withAlphaComponent"].contains(call.name),
      let base = call[0],
      let part = call[1]?.drawnNumber
    {
      (value, opacity) = (base, opacity * min(max(part, 0), 1))
    }
    return (value, opacity)
  }

  private func opaqueColor(_ value: Value) -> PictureColor? {
    if case .string(let text) = value { return color(named: text) }
    guard let call = CalledValue(value) else { return nil }
    switch call.name {
    case "Color", "UIColor", "init": return made(by: call)
    case "mix":
      guard let base = call[0].flatMap(color), let other = call[1].flatMap(color),
        let part = call[2]?.drawnNumber
      else { return nil }
      return base.mixed(with: other, min(max(part, 0), 1))
    default:
      if let base = call[0], let level = HierarchicalLevel(rawValue: call.name) {
        let name = CalledValue(base)?.name
        return name.flatMap { colors.color(level, of: $0) } ?? color(base)?.faded(level.opacity)
      }
      return system(call.name)
    }
  }

  /// The color of a system color's name.
  private func system(_ name: String) -> PictureColor? {
    name == "tint" ? tint ?? colors.accent : colors.color(named: name)
  }

  /// A color such as `Color(white: 0.9)` or `Color(red: 1, green: 0, blue: 0, opacity: 0.5)`.
  private func made(by call: CalledValue) -> PictureColor? {
    let opacity = call.number("opacity") ?? call.number("alpha") ?? 1
    if let white = call.number("white") {
      return PictureColor(white, white, white, opacity)
    }
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return PictureColor(red, green, blue, opacity)
    }
    if let hue = call.number("hue"), let saturation = call.number("saturation"),
      let brightness = call.number("brightness")
    {
      return PictureColor(hue: hue, saturation, brightness, opacity)
    }
    // A color of an asset catalog, which differs in dark appearance.
    if let light = call["light"], let dark = call["dark"] {
      return color(colors.isDark ? dark : light)?.faded(opacity)
    }
    if let inner = call["uiColor"] ?? call["color"] ?? call["cgColor"] { return color(inner) }
    if let hex = call["hex"], case .string(let digits) = hex { return PictureColor(hex: digits) }
    // `Color(.systemRed)` is a system color, and `Color("brand")` is in an asset catalog.
    if case .string(let name)? = call[0] { found.missingColors.add(name) }
    guard let first = call[0], case .enumCase = first else { return nil }
    return color(first)
  }

  private func paint(named name: String?) -> Paint {
    guard let name else { return unknown }
    if let color = color(named: name) { return .color(color) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let material = material(named: last) { return .color(material) }
    return unknown
  }

  /// The color of a name, with or without a prefix such as `Color.`, of a level of a style such as
  /// `.background.secondary`, or of hexadecimal digits.
  func color(named name: String) -> PictureColor? {
    if name.hasPrefix("#") { return PictureColor(hex: name) }
    var parts = name.split(separator: ".").map(String.init)
    guard let last = parts.popLast() else { return nil }
    if let style = parts.last, let level = HierarchicalLevel(rawValue: last),
      let color = colors.color(level, of: style) ?? system(style)?.faded(level.opacity)
    {
      return color
    }
    return system(last)
  }

  // MARK: - Points

  /// A unit point: `.top`, `UnitPoint(x: 0, y: 1)`.
  func point(_ value: Value) -> UnitPoint? {
    if case .unitPoint(let point) = value {
      return point.x.isFinite && point.y.isFinite ? UnitPoint(x: point.x, y: point.y) : nil
    }
    if case .string(let name) = value {
      return name.split(separator: ".").last.flatMap { Self.points[String($0)] }
    }
    return CalledValue(value).flatMap { Self.points[$0.name] }
  }

  private static let points: [String: UnitPoint] = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
}

extension PictureColor {
  /// A color from its components, each from 0 to 1.
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 1) * 255 + 0.5) }
    self.init(
      red: byte(red), green: byte(green), blue: byte(blue), opacity: min(max(opacity, 0), 1))
  }

  /// A color from its hue, saturation, and brightness, each from 0 to 1.
  fileprivate init(hue: Double, _ saturation: Double, _ brightness: Double, _ opacity: Double) {
    let sixth = min(max(hue, 0), 1) * 6
    func part(_ shift: Double) -> Double {
      let place = sixth + shift < 6 ? sixth + shift : sixth + shift - 6
      let level = max(min(min(place, 4 - place), 1), 0)
      return brightness * (1 - min(max(saturation, 0), 1) * level)
    }
    self.init(part(5), part(3), part(1), opacity)
  }
}
