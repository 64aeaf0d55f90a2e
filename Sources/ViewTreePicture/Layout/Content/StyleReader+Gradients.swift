import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeScript

extension StyleReader {
  /// The gradient of a view's arguments.
  func gradient(
    _ kind: ViewDefinition.Gradient, _ argument: (String) -> InspectedArgument.Value?
  ) -> Paint {
    func value(_ name: String) -> Value? {
      switch argument(name) {
      case .value(let value)?: value
      case .member(let node)?, .literal(let node)?: .string(inspection.tree.text(node))
      case .option(let text)?, .text(let text)?, .written(let text)?: .string(text)
      case .number(let number)?: .double(number)
      case .angle(let radians)?: .double(radians * 180 / Double.pi)
      default: nil
      }
    }
    for name in ["stops", "gradient", "colors"] {
      guard let list = value(name) else { continue }
      if let paint = paint(stops(list), form(kind, value)) { return paint }
    }
    return unknown
  }

  /// The gradient that a value makes, or `nil` for a value that makes none.
  func gradient(_ value: Value) -> Paint? {
    guard let call = CalledValue(value) else {
      guard case .array = value else { return nil }
      return paint(stops(value), .linear(from: .top, to: .bottom))
    }
    if call.name == "gradient", !isScreen, let base = call[0].flatMap(color) {
      return .color(base)
    }
    guard let kind = Self.kinds[call.name] else {
      return paint(stops(value), .linear(from: .top, to: .bottom))
    }
    return gradient(kind) { name in
      (call[name] ?? (name == "gradient" ? call[0] : nil)).map { .value($0) }
    }
  }

  /// The paint of colors, or `nil` if there are none. A single color is everywhere.
  private func paint(_ stops: [GradientPaint.Stop], _ form: GradientPaint.Form) -> Paint? {
    guard let first = stops.first else { return nil }
    return stops.count > 1
      ? .gradient(GradientPaint(stops: stops, form: form)) : .color(first.color)
  }

  private static let kinds: [String: ViewDefinition.Gradient] = [
    "LinearGradient": .linear, "linearGradient": .linear, "RadialGradient": .radial,
    "radialGradient": .radial, "AngularGradient": .angular, "angularGradient": .angular,
    "conicGradient": .angular, "EllipticalGradient": .elliptical, "ellipticalGradient": .elliptical,
  ]

  private func form(
    _ kind: ViewDefinition.Gradient, _ value: (String) -> Value?
  ) -> GradientPaint.Form {
    func point(_ name: String, _ usual: UnitPoint) -> UnitPoint {
      value(name).flatMap { self.point($0) } ?? usual
    }
    func number(_ name: String) -> Double? { value(name)?.drawnNumber }
    switch kind {
    case .linear:
      return .linear(from: point("startPoint", .top), to: point("endPoint", .bottom))
    case .radial:
      let (start, end) = (number("startRadius") ?? 0, number("endRadius") ?? 100)
      return .radial(center: point("center", .center), start: max(start, 0), end: max(end, 0))
    case .elliptical: return .elliptical(center: point("center", .center))
    case .angular:
      let start = degrees(value("startAngle") ?? value("angle")) ?? 0
      let end = degrees(value("endAngle")) ?? start + 360
      return .angular(
        center: point("center", .center), start: start, end: end == start ? start + 360 : end)
    }
  }

  /// An angle in degrees.
  private func degrees(_ value: Value?) -> Double? {
    guard let value else { return nil }
    if let number = value.drawnNumber { return number }
    guard let call = CalledValue(value) else { return nil }
    if let number = call.number("degrees") ?? call.number("_degrees") { return number }
    if let radians = call.number("radians") { return radians * 180 / Double.pi }
    guard let number = call[0]?.drawnNumber else { return call.name == "zero" ? 0 : nil }
    return call.name == "radians" ? number * 180 / Double.pi : number
  }

  /// The colors of a list, of stops, or of a `Gradient`.
  private func stops(_ value: Value) -> [GradientPaint.Stop] {
    if case .string(let text) = value { return stops(written: text) }
    if case .array(let values) = value {
      let last = Double(max(values.count - 1, 1))
      return values.enumerated().compactMap { number, value in
        let call = CalledValue(value)
        let isStop = call?["color"] != nil
        guard let color = isStop ? call?["color"].flatMap(self.color) : self.color(value) else {
          return nil
        }
        return GradientPaint.Stop(
          offset: call?.number("location") ?? Double(number) / last, color: color)
      }
    }
    guard let call = CalledValue(value) else { return [] }
    if call.name == "gradient", let base = call[0].flatMap(color) {
      return shades(of: base)
    }
    for list in [call["stops"], call["colors"], call["gradient"], call[0]] {
      if let list, case .array = list { return stops(list) }
    }
    return []
  }

  /// The names of a list that was never evaluated.
  private func stops(written text: String) -> [GradientPaint.Stop] {
    guard let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]"), start < end
    else { return [] }
    let names = text[text.index(after: start)..<end].split(separator: ",")
    let last = Double(max(names.count - 1, 1))
    return names.enumerated().compactMap { number, name in
      color(named: String(name.filter { $0 != " " })).map {
        GradientPaint.Stop(offset: Double(number) / last, color: $0)
      }
    }
  }

  /// The slight gradient of a color: lighter at the top.
  private func shades(of color: PictureColor) -> [GradientPaint.Stop] {
    let white = PictureColor(red: 255, green: 255, blue: 255, opacity: color.opacity)
    return [
      .init(offset: 0, color: color.mixed(with: white, 0.2)), .init(offset: 1, color: color),
    ]
  }
}
