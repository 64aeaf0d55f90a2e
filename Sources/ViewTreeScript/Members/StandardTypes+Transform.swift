/// `CGAffineTransform`.
extension StandardTypes {
  static let affineTransform = StandardType(
    "CGAffineTransform",
    conforms: StandardType.Conformance.always("Equatable", "Hashable", "Sendable", "Codable"),
    transformMaking + transformParts + transformChanging)

  private static var transformMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in
        TransformValue(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0).value
      },
      StandardMember("static var identity: CGAffineTransform") { _, _, _ in
        TransformValue().value
      },
      making("init(translationX tx: CGFloat, y ty: CGFloat)") {
        TransformValue(translationX: $0[0], y: $0[1])
      },
      making("init(scaleX sx: CGFloat, y sy: CGFloat)") {
        TransformValue(scaleX: $0[0], y: $0[1])
      },
      making("init(rotationAngle angle: CGFloat)") { TransformValue(rotationAngle: $0[0]) },
      making(
        "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)", make),
      making(
        "init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)",
        make),
    ]
  }

  @Sendable
  private static func make(_ numbers: [Double]) -> TransformValue {
    TransformValue(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// An initializer with numeric arguments.
  private static func making(
    _ declaration: String, _ body: @escaping @Sendable ([Double]) -> TransformValue
  ) -> StandardMember {
    let count = SignatureReader.read(declaration).parameters.count
    return StandardMember(declaration) { machine, _, arguments throws(ScriptFailure) in
      var numbers: [Double] = []
      for place in 0..<count { numbers.append(try machine.double(arguments[place])) }
      return body(numbers).value
    }
  }

  private static var transformParts: [StandardMember] {
    TransformValue.labels.enumerated().map { place, label in
      .place(
        "var \(label): CGFloat",
        get: { machine, receiver, _ throws(ScriptFailure) in
          try machine.nominal(receiver).fields[place]
        },
        set: { machine, receiver, value throws(ScriptFailure) in
          var nominal = try machine.nominal(receiver)
          nominal.fields[place] = .double(try machine.double(value))
          receiver = .nominal(nominal)
        })
    } + [
      StandardMember("var isIdentity: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.transform(receiver) == TransformValue())
      }
    ]
  }

  private static var transformChanging: [StandardMember] {
    [
      StandardMember("func inverted() -> CGAffineTransform") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.transform(receiver).inverted.value
      },
      StandardMember("func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.transform(receiver).concatenating(machine.transform(arguments[0])).value
      },
      StandardMember("func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform") {
        machine, receiver, arguments throws(ScriptFailure) in
        let move = TransformValue(
          translationX: try machine.double(arguments[0]), y: try machine.double(arguments[1]))
        return move.concatenating(try machine.transform(receiver)).value
      },
      StandardMember("func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform") {
        machine, receiver, arguments throws(ScriptFailure) in
        let scale = TransformValue(
          scaleX: try machine.double(arguments[0]), y: try machine.double(arguments[1]))
        return scale.concatenating(try machine.transform(receiver)).value
      },
      StandardMember("func rotated(by angle: CGFloat) -> CGAffineTransform") {
        machine, receiver, arguments throws(ScriptFailure) in
        let turn = TransformValue(rotationAngle: try machine.double(arguments[0]))
        return turn.concatenating(try machine.transform(receiver)).value
      },
    ]
  }
}
