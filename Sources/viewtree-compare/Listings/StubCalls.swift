import ViewTreeDocument

/// The views and modifiers of SwiftUI as declarations without bodies, written from the table of
/// calls.
enum StubCalls {
  /// The file.
  static var text: String {
    let views = ViewRegistry.standard.definitions.compactMap { view($0) }
    let modifiers = ModifierRegistry.standard.definitions.flatMap { modifier($0) }
    return (views + modifiers).joined(separator: "\n") + "\n"
  }

  // MARK: - Views

  private static func view(_ definition: ViewDefinition) -> String? {
    // The stub declares layouts by hand.
    guard !definition.traits.contains(.layout), let head = CallOverloads.head(of: definition) else {
      return nil
    }
    // Parameter names after labels exist only in the table, so Swift sees a single initializer.
    var seen: Set<String> = []
    let shapes = CallOverloads.shapes(of: definition).filter { seen.insert(signature($0)).inserted }
    let initializers = shapes.flatMap { forms(of: $0) }.map {
      "  \(isTwin($0) ? "@_disfavoredOverload " : "")nonisolated public \($0) { declaration() }"
    }
    return (["public \(head) {"] + members(head) + initializers + ["}"]).joined(separator: "\n")
  }

  private static func members(_ head: String) -> [String] {
    guard head.contains("Shape"), !head.contains("ShapeStyle") else {
      return ["  public var body: Never { declaration() }"]
    }
    return [
      "  nonisolated public func path(in rect: CGRect) -> Path { declaration() }",
      "  nonisolated public func inset(by amount: CGFloat) -> _Inset<Self> { declaration() }",
    ]
  }

  // MARK: - Modifiers

  private static func modifier(_ definition: ModifierDefinition) -> [String] {
    // `inset` is a requirement of a protocol.
    if definition.name == "inset" { return [] }
    return CallOverloads.shapes(of: definition).flatMap { shape in
      forms(of: shape).map {
        "extension \(shape.receiver) { \(isTwin($0) ? "@_disfavoredOverload " : "")nonisolated public \($0) { self } }"
      }
    }
  }

  // MARK: - Forms

  /// The identity of a declaration among overloads: labels, types, and constraints.
  private static func signature(_ shape: CallOverload) -> String {
    let parameters = shape.parameters.map { "\($0.label ?? "_"): \($0.type)" }
    let constraint = shape.declaration.split(separator: ") where ").dropFirst().last ?? ""
    return parameters.joined(separator: ", ") + " where " + constraint
  }

  private static func isTwin(_ declaration: String) -> Bool {
    declaration.contains("S: StringProtocol")
  }

  /// A declaration, and its overload with `String` instead of a localized string key, as in
  /// SwiftUI.
  private static func forms(of shape: CallOverload) -> [String] {
    let text = shape.declaration
    guard let first = shape.parameters.first, first.type == "LocalizedStringKey" else {
      return [text]
    }
    let parts = text.split(separator: "LocalizedStringKey", maxSplits: 1)
    let head = parts[0].split(separator: "(", maxSplits: 1)
    let generic =
      head[0].hasSuffix(">")
      ? head[0].dropLast() + ", S: StringProtocol>(" : head[0] + "<S: StringProtocol>("
    return [text, generic + head[1] + "S" + parts[1]]
  }
}
