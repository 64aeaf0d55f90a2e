/// A gesture that a script made, with its closures.
public struct GestureValue {
  /// The kinds of closures.
  enum Handler: String {
    case updating, changed, ended
  }

  /// The name of its type, such as `DragGesture`.
  public let typeName: String
  /// The coordinate space of its locations. `nil` for the local one.
  public let coordinateSpace: Value?
  /// The minimum distance, in points, after which it starts.
  public let minimumDistance: Double
  /// The gesture states with the closures that change them.
  public private(set) var updating: [(state: BindingValue, body: FunctionValue)] = []
  /// The closures of `onChanged`.
  public private(set) var changed: [FunctionValue] = []
  /// The closures of `onEnded`.
  public private(set) var ended: [FunctionValue] = []

  /// Reads a value. `nil` if it isn't a gesture.
  public init?(_ value: Value) {
    guard case .nominal(let gesture) = value, case .array(let handlers)? = gesture[Self.handlers]
    else { return nil }
    typeName = gesture.typeName
    coordinateSpace = gesture[Self.space].flatMap { if case .void = $0 { nil } else { $0 } }
    minimumDistance =
      switch gesture[Self.distance] {
      case .double(let number)?: number
      case .int(let number)?: Double(number)
      default: Self.standardDistance
      }
    for handler in handlers { add(handler) }
  }

  private mutating func add(_ handler: Value) {
    guard case .array(let parts) = handler, case .string(let name)? = parts.first,
      case .function(let body)? = parts.last
    else { return }
    switch Handler(rawValue: name) {
    case .updating:
      if case .binding(let state) = parts[1] { updating.append((state, body)) }
    case .changed: changed.append(body)
    case .ended: ended.append(body)
    case nil: break
    }
  }

  // MARK: - In scripts

  private static let handlers = "handlers"
  private static let space = "coordinateSpace"
  private static let distance = "minimumDistance"
  /// SwiftUI's default of `DragGesture.minimumDistance`.
  private static let standardDistance = 10.0

  /// A gesture without closures.
  static func value(_ typeName: String, distance: Value, space: Value) -> Value {
    .nominal(
      NominalValue(
        typeName: typeName,
        fields: [
          (handlers, .array([])), (Self.space, space), (Self.distance, distance),
        ]))
  }

  /// The gesture with one more closure, after its gesture state if it has one.
  static func adding(_ handler: Handler, _ parts: [Value], to gesture: Value) -> Value {
    guard case .nominal(var nominal) = gesture, let place = nominal.shape.index(of: handlers),
      case .array(let known) = nominal.fields[place]
    else { return gesture }
    nominal.fields[place] = .array(known + [.array([.string(handler.rawValue)] + parts)])
    return .nominal(nominal)
  }
}
