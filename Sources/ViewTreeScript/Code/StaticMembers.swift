/// The constants that standard types offer, such as `CGRect.zero`.
enum StaticMembers {
  static let names = [
    "zero", "infinity", "pi", "max", "min", "greatestFiniteMagnitude", "nan", "null", "topLeading",
    "center", "bottomTrailing", "unspecified",
  ]

  /// Whether all members of a type are known here.
  static func isStandard(_ type: String) -> Bool {
    switch type {
    case "Int", "Double", "CGFloat", "Float", "CGPoint", "CGSize", "CGRect", "CGVector",
      "EdgeInsets", "ProposedViewSize":
      true
    default: false
    }
  }

  /// The constant called `name` of a type.
  static func value(type: String, name: String) -> Value? {
    switch type {
    case "Int":
      switch name {
      case "max": .int(.max)
      case "min": .int(.min)
      case "zero": .int(0)
      default: nil
      }
    case "Double", "CGFloat", "Float": Value.namedNumber(name).map { .double($0) }
    case "UnitPoint": unitPoint(name).map { .unitPoint($0) }
    case "ProposedViewSize": .proposedSize(named: name)
    case "CGRect" where name == "null": .rect(.null)
    default: name == "zero" ? zero(TypeNote(name: type)) : nil
    }
  }

  /// The zero of a geometry or number type.
  static func zero(_ type: TypeNote) -> Value? {
    switch type {
    case .double: .double(0)
    case .int: .int(0)
    case .point: .point(PointValue(x: 0, y: 0))
    case .size: .size(SizeValue(width: 0, height: 0))
    case .rect: .rect(RectValue(x: 0, y: 0, width: 0, height: 0))
    case .vector: .vector(VectorValue(dx: 0, dy: 0))
    case .unitPoint: .unitPoint(PointValue(x: 0, y: 0))
    case .edgeInsets: .edgeInsets(EdgeInsetsValue(top: 0, leading: 0, bottom: 0, trailing: 0))
    case .angle: .angle(0)
    default: nil
    }
  }

  static func unitPoint(_ name: String) -> PointValue? {
    switch name {
    case "zero", "topLeading": PointValue(x: 0, y: 0)
    case "top": PointValue(x: 0.5, y: 0)
    case "topTrailing": PointValue(x: 1, y: 0)
    case "leading": PointValue(x: 0, y: 0.5)
    case "center": PointValue(x: 0.5, y: 0.5)
    case "trailing": PointValue(x: 1, y: 0.5)
    case "bottomLeading": PointValue(x: 0, y: 1)
    case "bottom": PointValue(x: 0.5, y: 1)
    case "bottomTrailing": PointValue(x: 1, y: 1)
    default: nil
    }
  }
}
