/// `ProposedViewSize`: a struct of two optional lengths, which scripts may make and change.
extension Value {
  private static let proposedShape = StructInfo(
    typeName: "ProposedViewSize", labels: ["width", "height"])

  /// A `ProposedViewSize`. A length that is `nil` isn't specified.
  public static func proposedSize(width: Double?, height: Double?) -> Value {
    .nominal(
      NominalValue(
        shape: proposedShape,
        fields: [width.map { .double($0) } ?? .none, height.map { .double($0) } ?? .none]))
  }

  /// The lengths of a `ProposedViewSize`, of a size, or of a member such as `.unspecified`. `nil`
  /// for any other value.
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
