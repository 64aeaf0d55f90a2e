/// Gestures. A `drag` step evaluates a `DragGesture` and calls its closures. No step makes the
/// others.
extension StandardTypes {
  static let gestureList: [(name: String, make: @Sendable () -> StandardType)] =
    [
      gesture(
        "DragGesture", of: "DragGesture.Value",
        "init(minimumDistance: CGFloat = default, coordinateSpace: CoordinateSpace = default)",
        isDrag: true),
      gesture("TapGesture", of: "()", "init(count: Int = default)"),
      gesture(
        "SpatialTapGesture", of: "SpatialTapGesture.Value",
        "init(count: Int = default, coordinateSpace: CoordinateSpace = default)"),
      gesture(
        "LongPressGesture", of: "Bool",
        "init(minimumDuration: Double = default, maximumDistance: CGFloat = default)"),
      gesture(
        "MagnificationGesture", of: "CGFloat", "init(minimumScaleDelta: CGFloat = default)"),
      gesture(
        "MagnifyGesture", of: "MagnifyGesture.Value", "init(minimumScaleDelta: CGFloat = default)"),
      gesture("RotationGesture", of: "Angle", "init(minimumAngleDelta: Angle = default)"),
      gesture(
        "RotateGesture", of: "RotateGesture.Value", "init(minimumAngleDelta: Angle = default)"),
      values(
        "DragGesture", "location: CGPoint", "startLocation: CGPoint", "translation: CGSize",
        "velocity: CGSize", "predictedEndLocation: CGPoint", "predictedEndTranslation: CGSize"),
      values("SpatialTapGesture", "location: CGPoint"),
      values(
        "MagnifyGesture", "magnification: CGFloat", "velocity: CGFloat", "startAnchor: UnitPoint",
        "startLocation: CGPoint"),
      values(
        "RotateGesture", "rotation: Angle", "velocity: Angle", "startAnchor: UnitPoint",
        "startLocation: CGPoint"),
    ]

  /// A gesture whose closures get values of a type. Other gestures combine it, so it's open.
  private static func gesture(
    _ name: String, of value: String, _ initializer: String, isDrag: Bool = false
  ) -> (name: String, make: @Sendable () -> StandardType) {
    let make: @Sendable () -> StandardType = {
      StandardType(
        name, conforms: StandardType.Conformance.always("Gesture", "Sendable"), isOpen: true,
        [
          StandardMember(initializer) { _, _, arguments in
            GestureValue.value(
              name, distance: isDrag ? arguments[0] : .void, space: isDrag ? arguments[1] : .void)
          },
          StandardMember("func onChanged(_ action: (\(value)) -> Void) -> \(name)") {
            _, receiver, arguments in
            GestureValue.adding(.changed, [arguments[0]], to: receiver)
          },
          StandardMember("func onEnded(_ action: (\(value)) -> Void) -> \(name)") {
            _, receiver, arguments in
            GestureValue.adding(.ended, [arguments[0]], to: receiver)
          },
          StandardMember(
            "func updating<State>(_ state: Binding<State>, body: (\(value), inout State, inout Transaction) -> Void) -> \(name)"
          ) { _, receiver, arguments in
            GestureValue.adding(.updating, [arguments[0], arguments[1]], to: receiver)
          },
        ])
    }
    return (name, make)
  }

  /// The values of a gesture's closures.
  private static func values(
    _ gesture: String, _ members: String...
  ) -> (name: String, make: @Sendable () -> StandardType) {
    let make: @Sendable () -> StandardType = {
      StandardType(
        "\(gesture).Value", conforms: StandardType.Conformance.always("Equatable", "Sendable"),
        members.map { member in
          let name = String(member.prefix { $0 != ":" })
          return StandardMember("var \(member)") { machine, receiver, _ throws(ScriptFailure) in
            try machine.nominal(receiver)[name] ?? .void
          }
        })
    }
    return ("\(gesture).Value", make)
  }
}
