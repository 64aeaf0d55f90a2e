/// Gestures. Scripts are checked against them and never run, because no touch moves here.
extension StandardTypes {
  static let gestureList: [(name: String, make: @Sendable () -> StandardType)] =
    [
      gesture(
        "DragGesture", of: "DragGesture.Value",
        "init(minimumDistance: CGFloat = default, coordinateSpace: CoordinateSpace = default)"),
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

  /// A gesture whose closures get values of a type. Other gestures combine it, so it is open.
  private static func gesture(
    _ name: String, of value: String, _ initializer: String
  ) -> (name: String, make: @Sendable () -> StandardType) {
    let make: @Sendable () -> StandardType = {
      StandardType(
        name, conforms: StandardType.Conformance.always("Sendable"), isOpen: true,
        [
          initializer, "func onChanged(_ action: (\(value)) -> Void) -> \(name)",
          "func onEnded(_ action: (\(value)) -> Void) -> \(name)",
          "func updating<State>(_ state: Binding<State>, body: (\(value), inout State, inout Transaction) -> Void) -> \(name)",
        ].map { .host($0) })
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
        members.map { .host("var \($0)") })
    }
    return ("\(gesture).Value", make)
  }
}
