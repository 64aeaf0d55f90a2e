/// What the machine knows of properties, told before anything runs.
extension StaticType {
  /// The type of a standard property; `nil` if there is none. Only for types that are `hasMembers`.
  func property(_ name: String) -> StaticType? {
    switch self {
    case .array, .dictionary, .string, .range: collectionProperty(name)
    case .number: Self.numberProperties[name]
    case .bool: name == "description" ? .string : nil
    case .point, .unitPoint: name == "x" || name == "y" ? .number : nil
    case .size, .dimensions, .proposedSize: name == "width" || name == "height" ? .number : nil
    case .vector: name == "dx" || name == "dy" ? .number : nil
    case .angle: name == "radians" || name == "degrees" ? .number : nil
    case .edgeInsets: Self.edges.contains(name) ? .number : nil
    case .rect: Self.rectProperties[name]
    case .proxy: name == "size" ? .size : name == "safeAreaInsets" ? .edgeInsets : nil
    case .subview: name == "priority" ? .number : name == "spacing" ? .spacing : nil
    default: nil
    }
  }

  /// Whether all members of the type are known here.
  var hasStandardMembers: Bool {
    switch self {
    case .unknown, .void, .declared, .tuple, .function, .method, .supplier: false
    default: true
    }
  }

  private func collectionProperty(_ name: String) -> StaticType? {
    switch (name, self) {
    case ("count", _): .number
    case ("isEmpty", _): .bool
    case ("first", _): element
    case ("last", .array), ("last", .string), ("last", .range): element
    case ("startIndex", .array), ("endIndex", .array): .number
    case ("indices", .array): .range
    case ("keys", .dictionary(let key, _)): .array(key)
    case ("values", .dictionary(_, let value)): .array(value)
    case ("lowerBound", .range), ("upperBound", .range): .number
    case ("description", .string), ("debugDescription", .string), ("capitalized", .string): .string
    default: nil
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]

  private static let numberProperties: [String: StaticType] = [
    "description": .string, "magnitude": .number, "isNaN": .bool, "isFinite": .bool,
    "isInfinite": .bool, "isZero": .bool,
  ]

  private static let rectProperties: [String: StaticType] = [
    "width": .number, "height": .number, "minX": .number, "midX": .number, "maxX": .number,
    "minY": .number, "midY": .number, "maxY": .number, "origin": .point, "size": .size,
    "isEmpty": .bool, "isNull": .bool, "standardized": .rect,
  ]

  /// The properties that a misspelt one may have meant.
  var propertyNames: [String] {
    MemberName.allCases.map(\.rawValue).filter { property($0) != nil }
      + (self == .proxy
        ? ["safeAreaInsets"] : self == .subview ? ["priority", "spacing"] : [])
  }
}
