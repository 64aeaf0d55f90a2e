/// SwiftUI's `DynamicTypeSize`, whose values have an order.
extension StandardTypes {
  static let dynamicTypeSize = StandardType(
    "DynamicTypeSize",
    conforms: StandardType.Conformance.always(
      "CaseIterable", "Comparable", "Hashable", "Sendable"), isOpen: true,
    [
      StandardMember("var isAccessibilitySize: Bool") { _, receiver, _ in
        .bool(TextSizeOrder.isAccessibilitySize(receiver))
      },
      StandardMember("static var allCases: [DynamicTypeSize]") { _, _, _ in
        .array(
          TextSizeOrder.names.map {
            .enumCase(EnumValue(typeName: "DynamicTypeSize", name: $0))
          })
      },
    ])
}

/// The order of text sizes.
public enum TextSizeOrder {
  /// The names of SwiftUI's `DynamicTypeSize`, the smallest first.
  public static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
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
    guard case .enumCase(let member) = value, member.payload.isEmpty,
      (member.typeName ?? "DynamicTypeSize") == "DynamicTypeSize"
    else { return nil }
    return names.firstIndex(of: member.name)
  }
}
