/// What the machine knows of methods, told before anything runs.
extension StaticType {
  /// A standard method; `nil` if there is none. Only for types that are `hasStandardMembers`.
  func method(_ name: String) -> MethodShape? {
    if isCollection { return collectionMethod(name) }
    if let own = ownMethod(name) { return own }
    // An optional has these two.
    guard name == "map" || name == "flatMap" else { return nil }
    return MethodShape(1...1, closure: [self], .first)
  }

  private func ownMethod(_ name: String) -> MethodShape? {
    switch self {
    case .number: Self.numberMethods[name]
    case .bool: name == "toggle" ? MethodShape(0...0, .type(.void)) : nil
    case .rect: Self.rectMethods[name]
    case .point: name == "applying" ? MethodShape(1...1, .type(.point)) : nil
    case .proxy: name == "frame" ? MethodShape(1...1, .type(.rect)) : nil
    case .subview: Self.subviewMethods[name]
    case .spacing: name == "distance" ? MethodShape(2...2, .type(.number)) : nil
    case .size, .proposedSize:
      name == "replacingUnspecifiedDimensions" ? MethodShape(0...1, .type(.size)) : nil
    default: nil
    }
  }

  private static let numberMethods: [String: MethodShape] = [
    "isMultiple": MethodShape(1...1, .type(.bool)), "signum": MethodShape(0...0, .type(.number)),
    "advanced": MethodShape(1...1, .type(.number)), "distance": MethodShape(1...1, .type(.number)),
    "rounded": MethodShape(0...1, .type(.number)), "squareRoot": MethodShape(0...0, .type(.number)),
    "truncatingRemainder": MethodShape(1...1, .type(.number)),
    "remainder": MethodShape(1...1, .type(.number)), "negate": MethodShape(0...0, .type(.void)),
    "round": MethodShape(0...1, .type(.void)), "formSquareRoot": MethodShape(0...0, .type(.void)),
  ]

  private static let rectMethods: [String: MethodShape] = [
    "union": MethodShape(1...1, argument: .rect, .type(.rect)),
    "intersection": MethodShape(1...1, argument: .rect, .type(.rect)),
    "intersects": MethodShape(1...1, argument: .rect, .type(.bool)),
    "insetBy": MethodShape(2...2, .type(.rect)), "offsetBy": MethodShape(2...2, .type(.rect)),
    "contains": MethodShape(1...1, .type(.bool)),
  ]

  private static let subviewMethods: [String: MethodShape] = [
    "sizeThatFits": MethodShape(1...1, argument: .proposedSize, .type(.size)),
    "dimensions": MethodShape(1...1, argument: .proposedSize, .type(.dimensions)),
    "place": MethodShape(1...3, .type(.void)),
  ]

  // MARK: Collections

  private func collectionMethod(_ name: String) -> MethodShape? {
    switch self {
    case .dictionary(let key, let value):
      if let own = Self.dictionaryMethod(name, key, value, self) { return own }
    case .string: if let own = Self.stringMethods[name] { return own }
    case .array: if let own = changingMethod(name) { return own }
    case .range where name == "contains": return MethodShape(1...1, .type(.bool))
    default: break
    }
    return sequenceMethod(name)
  }

  private static func dictionaryMethod(
    _ name: String, _ key: StaticType, _ value: StaticType, _ whole: StaticType
  ) -> MethodShape? {
    switch name {
    case "merging": MethodShape(2...2, closure: [value, value], argument: whole, .type(whole))
    case "merge": MethodShape(2...2, closure: [value, value], argument: whole, .type(.void))
    case "mapValues", "compactMapValues":
      MethodShape(1...1, closure: [value], .type(.dictionary(key, .unknown)))
    case "removeValue": MethodShape(1...1, argument: key, .type(value))
    case "updateValue": MethodShape(2...2, .type(value))
    case "removeAll": MethodShape(0...1, .type(.void))
    default: nil
    }
  }

  private static let stringMethods: [String: MethodShape] = [
    "uppercased": MethodShape(0...0, .type(.string)),
    "lowercased": MethodShape(0...0, .type(.string)),
    "hasPrefix": MethodShape(1...1, .type(.bool)), "hasSuffix": MethodShape(1...1, .type(.bool)),
    "split": MethodShape(1...3, .type(.array(.string))),
    "components": MethodShape(1...1, .type(.array(.string))),
    "trimmingCharacters": MethodShape(1...1, .type(.string)),
    "replacingOccurrences": MethodShape(2...2, .type(.string)),
    "append": MethodShape(1...1, .type(.void)), "removeAll": MethodShape(0...1, .type(.void)),
    "removeFirst": MethodShape(0...1, .type(.string)),
    "removeLast": MethodShape(0...1, .type(.string)),
    "popLast": MethodShape(0...0, .type(.string)),
  ]

  /// The methods that change an array.
  private func changingMethod(_ name: String) -> MethodShape? {
    switch name {
    case "append": MethodShape(1...1, argument: element, .type(.void))
    case "insert": MethodShape(2...2, .type(.void))
    case "remove": MethodShape(1...1, .type(element))
    case "removeFirst", "removeLast": MethodShape(0...1, .type(element))
    case "popFirst", "popLast": MethodShape(0...0, .type(element))
    case "removeAll": MethodShape(0...1, closure: [element], .type(.void))
    case "sort": MethodShape(0...1, closure: [element, element], .type(.void))
    case "reverse": MethodShape(0...0, .type(.void))
    case "swapAt": MethodShape(2...2, .type(.void))
    default: nil
    }
  }

  private func sequenceMethod(_ name: String) -> MethodShape? {
    switch name {
    case "map", "compactMap": MethodShape(1...1, closure: [element], .arrayOfFirst)
    case "flatMap": MethodShape(1...1, closure: [element])
    case "forEach": MethodShape(1...1, closure: [element], .type(.void))
    case "filter": MethodShape(1...1, closure: [element], .type(part))
    case "first", "last": MethodShape(1...1, closure: [element], .type(element))
    case "firstIndex", "lastIndex":
      MethodShape(1...1, closure: [element], argument: element, .type(.number))
    case "contains", "allSatisfy":
      MethodShape(1...1, closure: [element], argument: element, .type(.bool))
    // The first argument says what the closure is called with.
    case "reduce": MethodShape(2...2, .first)
    case "sorted": MethodShape(0...1, closure: [element, element], .type(.array(element)))
    case "min", "max": MethodShape(0...1, closure: [element, element], .type(element))
    case "joined": MethodShape(0...1, .type(joined))
    case "prefix", "suffix": MethodShape(1...1, closure: [element], .type(part))
    case "drop": MethodShape(1...1, closure: [element], .type(part))
    case "dropFirst", "dropLast": MethodShape(0...1, closure: [element], .type(part))
    case "reversed": MethodShape(0...0, .type(.array(element)))
    case "enumerated":
      MethodShape(
        0...0, .type(.array(.tuple([.number, element], labels: ["offset", "element"]))))
    case "starts", "elementsEqual": MethodShape(1...2, argument: self, .type(.bool))
    default: nil
    }
  }

  /// The type of a part of the collection.
  private var part: StaticType {
    switch self {
    case .string, .dictionary: self == .string ? .string : .unknown
    default: .array(element)
    }
  }

  private var joined: StaticType {
    switch element {
    case .string: .string
    case .array(let inner): .array(inner)
    default: .unknown
    }
  }
}
