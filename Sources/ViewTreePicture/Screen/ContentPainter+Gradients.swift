import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

// Gradients with all their colors, and parts of shapes.
extension ContentPainter {
  /// Fills the area of a view in the form of a shape.
  mutating func fill(
    _ place: DrawnGeometry.Place, _ paint: Paint, _ shape: InspectedArgument.Value,
    _ look: DrawnLook, _ view: ID<InspectedView>
  ) {
    within(place) { marks, rect in
      let clip = ClipOutline.clip(shape, look, rect, marks.plan.geometry)
      marks.add(clip?.figure ?? .rectangle(rect), fill: paint, view)
    }
  }

  /// Adds a filled outline. A gradient around a point consists of sectors.
  mutating func add(_ figure: Figure, fill paint: Paint, _ view: ID<InspectedView>) {
    guard case .gradient(let gradient) = paint,
      case .angular(let center, let start, let end) = gradient.form,
      let box = figure.box, let clip = figure.clip
    else { return scene.add(figure, .content, fill: paint, view: view) }
    let middle = Point(x: box.minX + center.x * box.width, y: box.minY + center.y * box.height)
    let radius = box.width + box.height
    scene.add(.beginGroup(Figure.Group(clip: clip)), .content)
    let count = 72
    for number in 0..<count {
      let part = Double(number) / Double(count)
      let angle = start + (end - start) * part
      let step = (end - start) / Double(count)
      let points = [angle, angle + step * 1.15].map { degrees -> Point in
        let end = AffineTransform.rotation(degrees: degrees).apply(to: Point(x: radius, y: 0))
        return Point(x: middle.x + end.x, y: middle.y + end.y)
      }
      scene.add(
        .line([middle] + points, isClosed: true), .content,
        fill: .color(gradient.color(at: part + 0.5 / Double(count))), view: view)
    }
    scene.add(.endGroup, .content)
  }

  /// Adds the line of an outline, or of a part of it. A gradient around a point consists of short
  /// lines.
  mutating func add(
    _ figure: Figure, _ trim: ClosedRange<Double>?, _ stroke: Stroke, _ view: ID<InspectedView>
  ) {
    var angular: GradientPaint?
    if case .gradient(let gradient) = stroke.paint, case .angular = gradient.form {
      angular = gradient
    }
    guard let angular else {
      return scene.add(
        trim.map { figure.part($0) } ?? figure, .content, stroke: stroke, view: view)
    }
    let whole = figure.outlinePoints
    let range = trim ?? 0...1
    let count = 48
    let length = range.upperBound - range.lowerBound
    for number in 0..<count {
      let start = range.lowerBound + length * Double(number) / Double(count)
      let end = range.lowerBound + length * Double(number + 1) / Double(count)
      // A partial outline has the colors of the whole turn.
      let color = angular.color(at: (start + end) / 2)
      scene.add(
        .line(whole.part(start...end), isClosed: false), .content,
        stroke: Stroke(.color(color), width: stroke.width, isRound: true), view: view)
    }
  }

  /// The line of a shape with a width, or with a style that has one.
  func stroke(_ look: DrawnLook, _ paint: Paint) -> Stroke {
    guard let style = look.value("style").flatMap({ CalledValue($0) }), screen != nil else {
      let width = look.value("style").flatMap { CalledValue($0)?.number("lineWidth") }
      return Stroke(paint, width: max(look.number("lineWidth") ?? width ?? 1, 0))
    }
    var stroke = Stroke(paint, width: max(style.number("lineWidth") ?? 1, 0))
    stroke.cap = style.name(of: "lineCap").flatMap { Stroke.Cap(rawValue: $0) } ?? .butt
    stroke.join = style.name(of: "lineJoin").flatMap { Stroke.Join(rawValue: $0) } ?? .miter
    let dashes = style["dash"]?.elements?.compactMap(\.drawnNumber) ?? []
    if dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) { stroke.dashes = dashes }
    stroke.dashPhase = style.number("dashPhase") ?? 0
    return stroke
  }

  /// The part of a shape that `trim` leaves, or `nil` for all of it.
  func trim(_ looks: [DrawnLook]) -> ClosedRange<Double>? {
    guard screen != nil, let look = looks.last(where: { $0.painting == .trim }) else { return nil }
    let (start, end) = (look.number("from") ?? 0, look.number("to") ?? 1)
    let low = min(max(start, 0), 1)
    return low...min(max(end, low), 1)
  }
}

extension Figure {
  /// The outline as one that groups are cut to, or `nil` for any other.
  var clip: Clip? {
    switch self {
    case .rectangle(let rect, let radius): .rectangle(rect, radius: radius)
    case .ellipse(let rect): .ellipse(rect)
    case .path(let steps): .path(steps)
    default: nil
    }
  }

  /// The part of an outline between two fractions of its length, as lines.
  func part(_ range: ClosedRange<Double>) -> Figure {
    if range == 0...1 { return self }
    return .line(outlinePoints.part(range), isClosed: false)
  }

  /// Points along the outline.
  fileprivate var outlinePoints: [Point] {
    switch self {
    case .rectangle(let rect, let radius):
      return [PathStep].roundedRectangle(rect, radius: radius).flattened
    case .ellipse(let rect):
      return [PathStep].ellipse(
        Point(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2
      ).flattened
    case .line(let points, let isClosed): return isClosed ? points + points.prefix(1) : points
    case .path(let steps): return steps.flattened
    default: return []
    }
  }
}

extension Figure.Clip {
  /// The outline as a figure.
  var figure: Figure {
    switch self {
    case .rectangle(let rect, let radius): .rectangle(rect, radius: radius)
    case .ellipse(let rect): .ellipse(rect)
    case .path(let steps): .path(steps)
    }
  }
}

extension [Point] {
  /// The part of a line between two fractions of its length.
  fileprivate func part(_ range: ClosedRange<Double>) -> [Point] {
    let lengths = zip(self, dropFirst()).map { first, second in
      ((second.x - first.x) * (second.x - first.x) + (second.y - first.y) * (second.y - first.y))
        .squareRoot()
    }
    let whole = lengths.reduce(0, +)
    let (start, end) = (range.lowerBound * whole, range.upperBound * whole)
    var points: [Point] = []
    var x = 0.0
    for (number, length) in lengths.enumerated() {
      defer { x += length }
      guard length > 0, x <= end, x + length >= start else { continue }
      func point(_ distance: Double) -> Point {
        let part = Swift.min(Swift.max((distance - x) / length, 0), 1)
        let (first, second) = (self[number], self[number + 1])
        return Point(
          x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
      }
      if points.isEmpty { points.append(point(start)) }
      points.append(point(end))
    }
    return points
  }
}
