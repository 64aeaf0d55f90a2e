/// Points, sizes, rectangles and angles.
extension StandardTypes {
  static let geometryList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("CGPoint", { point }), ("CGSize", { size }), ("CGRect", { rect }), ("CGVector", { vector }),
    ("UnitPoint", { unitPoint }), ("EdgeInsets", { edgeInsets }), ("Angle", { angle }),
    ("CGAffineTransform", { affineTransform }), ("ProposedViewSize", { proposedViewSize }),
    ("Path", { path }),
  ]

  private static let valueConformances = StandardType.Conformance.always(
    "Equatable", "Hashable", "Sendable", "Codable", "CustomDebugStringConvertible")

  /// A number of a geometric value, which can be assigned.
  private static func number(
    _ name: String, of type: String = "CGFloat",
    get: @escaping @Sendable (Value) -> Double?,
    set: @escaping @Sendable (inout Value, Double) -> Void
  ) -> StandardMember {
    .place(
      "var \(name): \(type)",
      get: { _, receiver, _ throws(ScriptFailure) in
        guard let number = get(receiver) else {
          throw ScriptFailure(.unknownMember(name, type: receiver.typeName, candidates: []))
        }
        return .double(number)
      },
      set: { machine, receiver, value throws(ScriptFailure) in
        set(&receiver, try machine.double(value))
      })
  }

  /// A type with two numeric properties, and its initializer.
  private static func pair(
    _ first: String, _ second: String, _ type: String = "CGFloat",
    get: @escaping @Sendable (Value) -> (Double, Double)?,
    make: @escaping @Sendable (Double, Double) -> Value
  ) -> [StandardMember] {
    let integers = type == "CGFloat" ? ["Int"] : []
    return [
      number(first, of: type, get: { get($0)?.0 }) { $0 = make($1, get($0)?.1 ?? 0) },
      number(second, of: type, get: { get($0)?.1 }) { $0 = make(get($0)?.0 ?? 0, $1) },
      StandardMember("init()") { _, _, _ in make(0, 0) },
      StandardMember("static var zero: Self") { _, _, _ in make(0, 0) },
      .describing("var debugDescription: String", isDebug: true),
    ]
      + ([type] + integers).map { type in
        StandardMember("init(\(first): \(type), \(second): \(type))") {
          machine, _, arguments throws(ScriptFailure) in
          make(try machine.double(arguments[0]), try machine.double(arguments[1]))
        }
      }
  }

  static let point = StandardType(
    "CGPoint", conforms: valueConformances,
    pair("x", "y", get: { $0.point.map { ($0.x, $0.y) } }) { .point(PointValue(x: $0, y: $1)) } + [
      StandardMember("func applying(_ t: CGAffineTransform) -> CGPoint") {
        machine, receiver, arguments throws(ScriptFailure) in
        .point(try machine.transform(arguments[0]).applied(to: machine.point(receiver)))
      },
      StandardMember("func equalTo(_ point2: CGPoint) -> Bool") { _, receiver, arguments in
        .bool(receiver == arguments[0])
      },
    ])

  static let size = StandardType(
    "CGSize", conforms: valueConformances,
    pair(
      "width", "height",
      get: { value in
        if case .size(let size) = value { (size.width, size.height) } else { nil }
      }
    ) { .size(SizeValue(width: $0, height: $1)) } + [
      StandardMember("func applying(_ t: CGAffineTransform) -> CGSize") {
        machine, receiver, arguments throws(ScriptFailure) in
        let transform = try machine.transform(arguments[0])
        guard case .size(let size) = receiver else { return receiver }
        return .size(
          SizeValue(
            width: transform.a * size.width + transform.c * size.height,
            height: transform.b * size.width + transform.d * size.height))
      },
      StandardMember("func equalTo(_ size2: CGSize) -> Bool") { _, receiver, arguments in
        .bool(receiver == arguments[0])
      },
    ])

  static let vector = StandardType(
    "CGVector", conforms: valueConformances,
    pair(
      "dx", "dy",
      get: { value in
        if case .vector(let vector) = value { (vector.dx, vector.dy) } else { nil }
      }
    ) { .vector(VectorValue(dx: $0, dy: $1)) })

  static let unitPoint = StandardType(
    "UnitPoint", conforms: StandardType.Conformance.always("Hashable", "Sendable"),
    pair("x", "y", get: { $0.point.map { ($0.x, $0.y) } }) {
      .unitPoint(PointValue(x: $0, y: $1))
    }.filter { $0.signature.name != "debugDescription" }
      + [
        ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5),
        ("center", 0.5, 0.5), ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1),
        ("bottomTrailing", 1, 1),
      ].map { name, x, y in
        StandardMember("static var \(name): UnitPoint") { _, _, _ in
          .unitPoint(PointValue(x: x, y: y))
        }
      })

  // MARK: Insets and angles

  static let edgeInsets = StandardType(
    "EdgeInsets", conforms: StandardType.Conformance.always("Equatable", "Sendable"),
    edges.map { name, path in
      number(name, get: { $0.insets?[keyPath: path] }) { value, length in
        guard var insets = value.insets else { return }
        insets[keyPath: path] = length
        value = .edgeInsets(insets)
      }
    } + [
      StandardMember("init()") { _, _, _ in noInsets },
      StandardMember("static var zero: EdgeInsets") { _, _, _ in noInsets },
      StandardMember("init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") {
        machine, _, arguments throws(ScriptFailure) in
        .edgeInsets(
          EdgeInsetsValue(
            top: try machine.double(arguments[0]), leading: try machine.double(arguments[1]),
            bottom: try machine.double(arguments[2]), trailing: try machine.double(arguments[3])))
      },
    ])

  private static var noInsets: Value {
    .edgeInsets(EdgeInsetsValue(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  private static let edges: [(String, WritableKeyPath<EdgeInsetsValue, Double> & Sendable)] = [
    ("top", \.top), ("leading", \.leading), ("bottom", \.bottom), ("trailing", \.trailing),
  ]

  static let angle = StandardType(
    "Angle", conforms: StandardType.Conformance.always("Comparable", "Hashable", "Sendable"),
    [
      number("radians", of: "Double", get: { $0.radians }) { $0 = .angle($1) },
      number("degrees", of: "Double", get: { $0.radians.map { $0 * 180 / .pi } }) {
        $0 = .angle($1 * .pi / 180)
      },
      StandardMember("init()") { _, _, _ in .angle(0) },
      StandardMember("static var zero: Angle") { _, _, _ in .angle(0) },
    ]
      + ["init(radians: Double)", "static func radians(_ radians: Double) -> Angle"].map {
        StandardMember($0) { machine, _, arguments throws(ScriptFailure) in
          .angle(try machine.double(arguments[0]))
        }
      }
      + ["init(degrees: Double)", "static func degrees(_ degrees: Double) -> Angle"].map {
        StandardMember($0) { machine, _, arguments throws(ScriptFailure) in
          .angle(try machine.double(arguments[0]) * .pi / 180)
        }
      })

  // MARK: Rectangles

  static let rect = StandardType(
    "CGRect", conforms: valueConformances,
    rectMaking + rectParts + rectNumbers + rectOperations)

  private static var rectMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in .rect(.zero) },
      StandardMember("init(origin: CGPoint, size: CGSize)") {
        machine, _, arguments throws(ScriptFailure) in
        .rect(
          RectValue(
            origin: try machine.point(arguments[0]), size: try machine.size(arguments[1])))
      },
      rectOfNumbers("CGFloat"), rectOfNumbers("Int"),
      StandardMember("static var zero: CGRect") { _, _, _ in .rect(.zero) },
      StandardMember("static var null: CGRect") { _, _, _ in .rect(.null) },
      StandardMember("static var infinite: CGRect") { _, _, _ in .rect(.infinite) },
    ]
  }

  private static func rectOfNumbers(_ type: String) -> StandardMember {
    StandardMember("init(x: \(type), y: \(type), width: \(type), height: \(type))") {
      machine, _, arguments throws(ScriptFailure) in
      .rect(
        RectValue(
          x: try machine.double(arguments[0]), y: try machine.double(arguments[1]),
          width: try machine.double(arguments[2]), height: try machine.double(arguments[3])))
    }
  }

  private static var rectParts: [StandardMember] {
    [
      .place(
        "var origin: CGPoint",
        get: { machine, receiver, _ throws(ScriptFailure) in
          .point(try machine.rect(receiver).origin)
        },
        set: { machine, receiver, value throws(ScriptFailure) in
          receiver = .rect(
            RectValue(origin: try machine.point(value), size: try machine.rect(receiver).size))
        }),
      .place(
        "var size: CGSize",
        get: { machine, receiver, _ throws(ScriptFailure) in
          .size(try machine.rect(receiver).size)
        },
        set: { machine, receiver, value throws(ScriptFailure) in
          receiver = .rect(
            RectValue(origin: try machine.rect(receiver).origin, size: try machine.size(value)))
        }),
      ofRect("var standardized: CGRect") { .rect($0.standardized) },
      ofRect("var integral: CGRect") { .rect($0.integral) },
      ofRect("var isEmpty: Bool") { .bool($0.isEmpty) },
      ofRect("var isNull: Bool") { .bool($0.isNull) },
      ofRect("var isInfinite: Bool") { .bool($0 == .infinite) },
      .describing("var debugDescription: String", isDebug: true),
    ]
  }

  private static var rectNumbers: [StandardMember] {
    let numbers: [(String, KeyPath<RectValue, Double> & Sendable)] = [
      ("width", \.width), ("height", \.height), ("minX", \.minX), ("midX", \.midX),
      ("maxX", \.maxX), ("minY", \.minY), ("midY", \.midY), ("maxY", \.maxY),
    ]
    return numbers.map { name, path in
      ofRect("var \(name): CGFloat") { .double($0[keyPath: path]) }
    }
  }

  private static func ofRect(
    _ declaration: String, _ body: @escaping @Sendable (RectValue) -> Value
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      body(try machine.rect(receiver))
    }
  }

  private static var rectOperations: [StandardMember] {
    [
      withRect("func union(_ r2: CGRect) -> CGRect") { .rect($0.union($1)) },
      withRect("func intersection(_ r2: CGRect) -> CGRect") { .rect($0.intersection($1)) },
      withRect("func intersects(_ rect2: CGRect) -> Bool") { .bool($0.intersects($1)) },
      withRect("func contains(_ rect2: CGRect) -> Bool") { .bool($0.contains($1)) },
      withRect("func equalTo(_ rect2: CGRect) -> Bool") { .bool($0 == $1) },
      StandardMember("func contains(_ point: CGPoint) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.rect(receiver).contains(machine.point(arguments[0])))
      },
      StandardMember("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
        machine, receiver, arguments throws(ScriptFailure) in
        .rect(
          try machine.rect(receiver).insetBy(
            dx: machine.double(arguments[0]), dy: machine.double(arguments[1])))
      },
      StandardMember("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") {
        machine, receiver, arguments throws(ScriptFailure) in
        .rect(
          try machine.rect(receiver).offsetBy(
            dx: machine.double(arguments[0]), dy: machine.double(arguments[1])))
      },
      StandardMember("func applying(_ t: CGAffineTransform) -> CGRect") {
        machine, receiver, arguments throws(ScriptFailure) in
        .rect(try machine.transform(arguments[0]).applied(to: machine.rect(receiver)))
      },
    ]
  }

  private static func withRect(
    _ declaration: String, _ body: @escaping @Sendable (RectValue, RectValue) -> Value
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      body(try machine.rect(receiver), try machine.rect(arguments[0]))
    }
  }

  // MARK: Proposals

  static let proposedViewSize = StandardType(
    "ProposedViewSize", conforms: StandardType.Conformance.always("Equatable", "Sendable"),
    ["width", "height"].enumerated().map { place, name in
      .place(
        "var \(name): CGFloat?",
        get: { machine, receiver, _ throws(ScriptFailure) in
          try machine.nominal(receiver).fields[place]
        },
        set: { machine, receiver, value throws(ScriptFailure) in
          var nominal = try machine.nominal(receiver)
          nominal.fields[place] = value.isNone ? .none : .double(try machine.double(value))
          receiver = .nominal(nominal)
        })
    } + [
      StandardMember("init(width: CGFloat?, height: CGFloat?)") {
        machine, _, arguments throws(ScriptFailure) in
        .proposedSize(
          width: try machine.length(arguments[0]), height: try machine.length(arguments[1]))
      },
      StandardMember("init(_ size: CGSize)") { machine, _, arguments throws(ScriptFailure) in
        let size = try machine.size(arguments[0])
        return .proposedSize(width: size.width, height: size.height)
      },
      StandardMember(
        "func replacingUnspecifiedDimensions(by size: CGSize = default) -> CGSize",
        ScriptMachine.replacingUnspecified),
    ]
      + ["zero", "infinity", "unspecified"].map { name in
        StandardMember("static var \(name): ProposedViewSize") { _, _, _ in
          Value.proposedSize(named: name) ?? .none
        }
      })
}
