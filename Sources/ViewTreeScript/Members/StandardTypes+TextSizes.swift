/// SwiftUI's `DynamicTypeSize` and `ContentSizeCategory`, whose values have an order.
extension StandardTypes {
  static let dynamicTypeSize = textSize(
    "DynamicTypeSize", TextSizeOrder.names, "isAccessibilitySize")
  static let contentSizeCategory = textSize(
    "ContentSizeCategory", TextSizeOrder.categories, "isAccessibilityCategory")

  private static func textSize(
    _ name: String, _ cases: [String], _ isAccessibilitySize: String
  ) -> StandardType {
    StandardType(
      name,
      conforms: StandardType.Conformance.always(
        "CaseIterable", "Comparable", "Hashable", "Sendable"), isOpen: true,
      [
        StandardMember("var \(isAccessibilitySize): Bool") { _, receiver, _ in
          .bool(TextSizeOrder.isAccessibilitySize(receiver))
        },
        StandardMember("static var allCases: [\(name)]") { _, _, _ in
          .array(cases.map { .enumCase(EnumValue(typeName: name, name: $0)) })
        },
      ])
  }
}

/// The order of text sizes.
public enum TextSizeOrder {
  /// The names of SwiftUI's `DynamicTypeSize`, the smallest first.
  public static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// The same sizes in SwiftUI's `ContentSizeCategory`.
  public static let categories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  /// True if one size is smaller than another. `nil` for other values.
  static func isLess(_ first: Value, _ second: Value) -> Bool? {
    guard let first = index(first), let second = index(second) else { return nil }
    return first < second
  }

  /// True for the five largest sizes.
  static func isAccessibilitySize(_ value: Value) -> Bool {
    index(value).map { names[$0].hasPrefix("accessibility") } ?? false
  }

  private static func index(_ value: Value) -> Int? {
    guard case .enumCase(let member) = value, member.payload.isEmpty else { return nil }
    switch member.typeName {
    case nil: return names.firstIndex(of: member.name) ?? categories.firstIndex(of: member.name)
    case "DynamicTypeSize": return names.firstIndex(of: member.name)
    case "ContentSizeCategory": return categories.firstIndex(of: member.name)
    default: return nil
    }
  }
}
