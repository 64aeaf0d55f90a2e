#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `ProposedViewSize`: a struct of two optional lengths, which scripts may make and change.
extension Value {
  private static let proposedShape = NominalShape(
    typeName: "ProposedViewSize", labels: ["width", "height"])

  /// A `ProposedViewSize`; a length that is `nil` is not specified.
  public static func proposedSize(width: Double?, height: Double?) -> Value {
    .nominal(
      NominalValue(
        shape: proposedShape,
        fields: [width.map { .double($0) } ?? .none, height.map { .double($0) } ?? .none]))
  }

  /// The lengths of a `ProposedViewSize`, of a size, or of a member such as `.unspecified`; `nil` for any
  /// other value.
  public var proposedLengths: (width: Double?, height: Double?)? {
    switch self {
    case .size(let size): return (size.width, size.height)
    case .nominal(let value) where value.typeName == "ProposedViewSize":
      return (value["width"]?.number, value["height"]?.number)
    case .enumCase(let member) where member.payload.isEmpty:
      return Self.proposedSize(named: member.name)?.proposedLengths
    default: return nil
    }
  }

  /// A static member of `ProposedViewSize`.
  static func proposedSize(named name: String) -> Value? {
    switch name {
    case "zero": proposedSize(width: 0, height: 0)
    case "infinity": proposedSize(width: .infinity, height: .infinity)
    case "unspecified": proposedSize(width: nil, height: nil)
    default: nil
    }
  }
}

extension ScriptMachine {
  /// `ProposedViewSize(width:height:)`, where a length may be `nil`, and `ProposedViewSize(size)`.
  func makeProposedSize(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    if arguments.values.count == 1, arguments.label(0) == nil,
      case .size(let size) = try coerce(arguments.values[0], .size)
    {
      return .proposedSize(width: size.width, height: size.height)
    }
    guard arguments.labels == ["width", "height"] else {
      throw ScriptFailure(
        .wrongArguments(callee: "ProposedViewSize", expected: "width:, height:, or a CGSize"))
    }
    return .proposedSize(
      width: try length(arguments.values[0]), height: try length(arguments.values[1]))
  }

  private func length(_ value: Value) throws(ScriptFailure) -> Double? {
    value.isNone ? nil : try double(value)
  }

  /// `replacingUnspecifiedDimensions(by:)`; 10 by 10 unless a size is given.
  func replacingUnspecified(
    _ lengths: (width: Double?, height: Double?), _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    var fallback = SizeValue(width: 10, height: 10)
    if let given = arguments.values.first {
      guard case .size(let size) = try coerce(given, .size) else {
        throw ScriptFailure(.typeMismatch(expected: "CGSize", found: given.typeName))
      }
      fallback = size
    }
    return .size(
      SizeValue(
        width: lengths.width ?? fallback.width, height: lengths.height ?? fallback.height))
  }

  /// A point moved by a `CGAffineTransform` that its initialiser describes; `nil` for any other value.
  func applying(_ transform: Value?, to point: PointValue) throws(ScriptFailure) -> Value? {
    guard case .nominal(let transform)? = transform,
      transform.typeName == "CGAffineTransform"
    else { return nil }
    switch transform.shape.labels {
    case ["rotationAngle"]:
      let angle = try double(transform.fields[0])
      return .point(
        PointValue(
          x: point.x * cos(angle) - point.y * sin(angle),
          y: point.x * sin(angle) + point.y * cos(angle)))
    case ["translationX", "y"]:
      return .point(
        PointValue(
          x: point.x + (try double(transform.fields[0])),
          y: point.y + (try double(transform.fields[1]))))
    case ["scaleX", "y"]:
      return .point(
        PointValue(
          x: point.x * (try double(transform.fields[0])),
          y: point.y * (try double(transform.fields[1]))))
    default:
      return nil
    }
  }
}
