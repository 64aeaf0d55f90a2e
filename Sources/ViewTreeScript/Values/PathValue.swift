/// A `Path`: an outline of lines and curves.
///
/// Scripts have it as a struct with a list of numbers. Each element's numbers end with its end point and
/// the code of its kind, so that the current point is found without a search.
public struct PathValue: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// The start of a part.
    case move(PointValue)
    /// A straight line.
    case line(PointValue)
    /// A quadratic curve with its control point.
    case quadCurve(PointValue, control: PointValue)
    /// A cubic curve with its control points.
    case curve(PointValue, control1: PointValue, control2: PointValue)
    /// A line back to the start of the part, which is the point.
    case close(PointValue)
  }

  /// The elements in drawing order.
  public var elements: [Element]

  static let typeName = "Path"
  private static let shape = StructInfo(typeName: typeName, labels: ["elements"])

  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The path in a value. `nil` for any other value.
  public init?(_ value: Value) {
    guard case .nominal(let nominal) = value, nominal.typeName == Self.typeName,
      case .array(let numbers)? = nominal.fields.first
    else { return nil }
    var elements: [Element] = []
    var points: [PointValue] = []
    var place = 0
    while place < numbers.count {
      if case .int(let code) = numbers[place] {
        guard let element = Element(code: code, points) else { return nil }
        elements.append(element)
        points = []
        place += 1
      } else if place + 1 < numbers.count, case .double(let x) = numbers[place],
        case .double(let y) = numbers[place + 1]
      {
        points.append(PointValue(x: x, y: y))
        place += 2
      } else {
        return nil
      }
    }
    self.init(elements)
  }

  /// The path as scripts have it.
  var value: Value {
    .nominal(NominalValue(shape: Self.shape, fields: [.array(elements.flatMap(\.numbers))]))
  }

  /// The end point of the last element of a path in a value, or `nil` for an empty path.
  static func currentPoint(of value: Value) -> PointValue? {
    guard case .nominal(let nominal) = value, case .array(let numbers)? = nominal.fields.first,
      numbers.count > 2, case .double(let x) = numbers[numbers.count - 3],
      case .double(let y) = numbers[numbers.count - 2]
    else { return nil }
    return PointValue(x: x, y: y)
  }

  /// The smallest rectangle around all points, including control points, or `nil` for an empty path.
  public var box: RectValue? {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = PointValue(x: min(low.x, point.x), y: min(low.y, point.y))
      high = PointValue(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return RectValue(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The path moved by a distance.
  public func offsetBy(x: Double, y: Double) -> PathValue {
    applying(TransformValue(translationX: x, y: y))
  }

  func applying(_ transform: TransformValue) -> PathValue {
    transform == TransformValue()
      ? self : PathValue(elements.map { $0.map { transform.applied(to: $0) } })
  }

  /// The path as Swift makes one of text: `Path("0 0 m 10 10 l h")`. Of a long one, the start.
  package var summary: String {
    var text = "Path(\""
    for (place, element) in elements.prefix(Self.shownElements).enumerated() {
      if place > 0 { text += " " }
      element.write(into: &text)
    }
    return text + (elements.count > Self.shownElements ? " …\")" : "\")")
  }

  private static let shownElements = 12
}

extension PathValue.Element {
  fileprivate init?(code: Int, _ points: [PointValue]) {
    switch (code, points.count) {
    case (0, 1): self = .move(points[0])
    case (1, 1): self = .line(points[0])
    case (2, 2): self = .quadCurve(points[1], control: points[0])
    case (3, 3): self = .curve(points[2], control1: points[0], control2: points[1])
    case (4, 1): self = .close(points[0])
    default: return nil
    }
  }

  private var code: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }

  /// The control points, then the end point.
  public var points: [PointValue] {
    switch self {
    case .move(let end), .line(let end), .close(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    }
  }

  /// The point at which the element ends.
  var end: PointValue {
    switch self {
    case .move(let end), .line(let end), .close(let end), .quadCurve(let end, _),
      .curve(let end, _, _):
      end
    }
  }

  /// The element as the numbers of a value.
  var numbers: [Value] {
    points.flatMap { [.double($0.x), .double($0.y)] } + [.int(code)]
  }

  func map(_ body: (PointValue) -> PointValue) -> Self {
    switch self {
    case .move(let end): .move(body(end))
    case .line(let end): .line(body(end))
    case .quadCurve(let end, let control): .quadCurve(body(end), control: body(control))
    case .curve(let end, let control1, let control2):
      .curve(body(end), control1: body(control1), control2: body(control2))
    case .close(let start): .close(body(start))
    }
  }

  fileprivate func write(into sink: inout String) {
    if case .close = self { return sink.write("h") }
    for point in points { sink.write("\(Self.text(point.x)) \(Self.text(point.y)) ") }
    switch self {
    case .move: sink.write("m")
    case .line: sink.write("l")
    case .quadCurve: sink.write("q")
    case .curve, .close: sink.write("c")
    }
  }

  /// A number to a hundredth, without a fraction of zero.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard rounded.magnitude < 1e9 else { return number.description }
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }
}
