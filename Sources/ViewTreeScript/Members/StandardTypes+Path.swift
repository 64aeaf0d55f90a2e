/// `Path`.
extension StandardTypes {
  static let path = StandardType(
    "Path", conforms: StandardType.Conformance.always("Equatable", "Sendable", "Shape"),
    pathMaking + pathLines + pathOutlines + pathArcs + pathParts)

  private static var pathMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in PathValue().value },
      StandardMember("init(_ callback: (inout Path) -> Void)") {
        machine, _, arguments throws(ScriptFailure) in
        var path = PathValue().value
        try machine.invokeInout(machine.function(arguments[0]), &path, [])
        return path
      },
      StandardMember("init(_ rect: CGRect)") { machine, _, arguments throws(ScriptFailure) in
        PathValue.rectangle(try machine.rect(arguments[0])).value
      },
      StandardMember("init(ellipseIn rect: CGRect)") {
        machine, _, arguments throws(ScriptFailure) in
        PathValue.ellipse(in: try machine.rect(arguments[0])).value
      },
      StandardMember(
        "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = default)"
      ) { machine, _, arguments throws(ScriptFailure) in
        let radius = try machine.double(arguments[1])
        return PathValue.roundedRectangle(
          try machine.rect(arguments[0]), corner: SizeValue(width: radius, height: radius)
        ).value
      },
      StandardMember(
        "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = default)"
      ) { machine, _, arguments throws(ScriptFailure) in
        PathValue.roundedRectangle(
          try machine.rect(arguments[0]), corner: try machine.size(arguments[1])
        ).value
      },
    ]
  }

  private static var pathLines: [StandardMember] {
    [
      .changing("mutating func move(to end: CGPoint)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.append([.move(machine.point(arguments[0]))], to: &receiver)
      },
      joined("mutating func addLine(to end: CGPoint)") { .line($0[0]) },
      joined("mutating func addQuadCurve(to end: CGPoint, control: CGPoint)") {
        .quadCurve($0[0], control: $0[1])
      },
      joined("mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)") {
        .curve($0[0], control1: $0[1], control2: $0[2])
      },
      .changing("mutating func closeSubpath()") { machine, receiver, _ throws(ScriptFailure) in
        let elements = try machine.path(receiver).elements
        try machine.step(elements.count / 16)
        guard let last = elements.last else { return .void }
        if case .close = last { return .void }
        let start = elements.last { element in
          switch element {
          case .move, .close: true
          default: false
          }
        }
        return try machine.append([.close(start?.end ?? last.end)], to: &receiver)
      },
      .changing("mutating func addLines(_ lines: [CGPoint])") {
        machine, receiver, arguments throws(ScriptFailure) in
        var elements: [PathValue.Element] = []
        for value in try machine.elements(of: arguments[0]) {
          let point = try machine.point(value)
          elements.append(elements.isEmpty ? .move(point) : .line(point))
        }
        return try machine.append(elements, to: &receiver)
      },
    ]
  }

  /// An element that begins at the current point. Without one, nothing is added, as in SwiftUI.
  private static func joined(
    _ declaration: String,
    _ make: @escaping @Sendable ([PointValue]) -> PathValue.Element
  ) -> StandardMember {
    .changing(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      var points: [PointValue] = []
      for value in arguments.values { points.append(try machine.point(value)) }
      guard PathValue.currentPoint(of: receiver) != nil else { return .void }
      return try machine.append([make(points)], to: &receiver)
    }
  }

  // MARK: Outlines

  private static var pathOutlines: [StandardMember] {
    [
      outline("mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = default)", 1) {
        machine, arguments throws(ScriptFailure) in
        .rectangle(try machine.rect(arguments[0]))
      },
      outline(
        "mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = default)", 1
      ) {
        machine, arguments throws(ScriptFailure) in
        .ellipse(in: try machine.rect(arguments[0]))
      },
      outline(
        "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = default, transform: CGAffineTransform = default)",
        3
      ) { machine, arguments throws(ScriptFailure) in
        .roundedRectangle(
          try machine.rect(arguments[0]), corner: try machine.size(arguments[1]))
      },
      outline("mutating func addPath(_ path: Path, transform: CGAffineTransform = default)", 1) {
        machine, arguments throws(ScriptFailure) in
        try machine.path(arguments[0])
      },
      .changing("mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = default)")
      {
        machine, receiver, arguments throws(ScriptFailure) in
        for value in try machine.elements(of: arguments[0]) {
          let path = PathValue.rectangle(try machine.rect(value))
          try machine.append(
            machine.transformed(path, by: arguments, 1).elements, to: &receiver)
        }
        return .void
      },
    ]
  }

  /// A member that adds an outline of its own, transformed by the argument at a place.
  private static func outline(
    _ declaration: String, _ transform: Int,
    _ make:
      @escaping @Sendable (ScriptMachine, MemberArguments) throws(ScriptFailure) -> PathValue
  ) -> StandardMember {
    .changing(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      let path = try make(machine, arguments)
      return try machine.append(
        machine.transformed(path, by: arguments, transform).elements, to: &receiver)
    }
  }

  private static var pathArcs: [StandardMember] {
    [
      arc(
        "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = default)",
        5
      ) { machine, arguments, start throws(ScriptFailure) in
        PathValue.turn(
          from: start, to: try machine.radians(arguments[3]),
          clockwise: try machine.bool(arguments[4]))
      },
      arc(
        "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = default)",
        4
      ) { machine, arguments, _ throws(ScriptFailure) in try machine.radians(arguments[3]) },
      .changing(
        "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = default)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        guard let start = PathValue.currentPoint(of: receiver) else { return .void }
        let path = PathValue.arc(
          from: start, corner: try machine.point(arguments[0]),
          to: try machine.point(arguments[1]), radius: try machine.double(arguments[2]))
        return try machine.append(
          machine.transformed(path, by: arguments, 3).elements, to: &receiver)
      },
    ]
  }

  /// A member that adds a part of a circle, as long as the closure says.
  private static func arc(
    _ declaration: String, _ transform: Int,
    _ turn:
      @escaping @Sendable (ScriptMachine, MemberArguments, Double) throws(ScriptFailure) -> Double
  ) -> StandardMember {
    .changing(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      let start = try machine.radians(arguments[2])
      let path = PathValue.arc(
        try machine.point(arguments[0]), radius: try machine.double(arguments[1]), from: start,
        delta: try turn(machine, arguments, start),
        joins: PathValue.currentPoint(of: receiver) != nil)
      return try machine.append(
        machine.transformed(path, by: arguments, transform).elements, to: &receiver)
    }
  }

  // MARK: Parts

  private static var pathParts: [StandardMember] {
    [
      ofPath("var isEmpty: Bool") { .bool($0.elements.isEmpty) },
      ofPath("var boundingRect: CGRect") { .rect($0.boundingRect) },
      ofPath("var currentPoint: CGPoint?") { $0.elements.last.map { .point($0.end) } ?? .none },
      StandardMember("func contains(_ p: CGPoint, eoFill: Bool = default) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        let path = try machine.path(receiver)
        try machine.step(path.elements.count)
        return .bool(
          path.contains(
            try machine.point(arguments[0]),
            eoFill: arguments.has(1) ? try machine.bool(arguments[1]) : false))
      },
      StandardMember("func applying(_ transform: CGAffineTransform) -> Path") {
        machine, receiver, arguments throws(ScriptFailure) in
        let path = try machine.path(receiver)
        try machine.charge(path.elements.count)
        return path.applying(try machine.transform(arguments[0])).value
      },
      StandardMember("func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") {
        machine, receiver, arguments throws(ScriptFailure) in
        let path = try machine.path(receiver)
        try machine.charge(path.elements.count)
        return path.applying(
          TransformValue(
            translationX: try machine.double(arguments[0]), y: try machine.double(arguments[1]))
        ).value
      },
      StandardMember("func trimmedPath(from: CGFloat, to: CGFloat) -> Path") {
        machine, receiver, arguments throws(ScriptFailure) in
        let path = try machine.path(receiver)
        try machine.charge(path.elements.count * 32)
        return path.trimmed(
          from: try machine.double(arguments[0]), to: try machine.double(arguments[1])
        ).value
      },
      StandardMember("func path(in rect: CGRect) -> Path") { _, receiver, _ in receiver },
      .refused(
        "func strokedPath(_ style: StrokeStyle) -> Path", instead: "use the modifier 'stroke'"),
    ]
  }

  private static func ofPath(
    _ declaration: String, _ body: @escaping @Sendable (PathValue) -> Value
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      let path = try machine.path(receiver)
      try machine.step(path.elements.count / 16)
      return body(path)
    }
  }
}
