/// `Optional`, and types without members.
extension StandardTypes {
  /// Paths to properties.
  static let keyPath = StandardType(
    "KeyPath", parameters: ["Root", "Value"],
    conforms: StandardType.Conformance.always("Hashable", "Sendable"))

  static let never = StandardType(
    "Never", conforms: StandardType.Conformance.always("Hashable", "Sendable", "Error"))

  static let anyHashable = StandardType(
    "AnyHashable", conforms: StandardType.Conformance.always("Hashable"))

  static let optional = StandardType(
    "Optional", parameters: ["Wrapped"],
    conforms: StandardType.Conformance.always(
      "ExpressibleByNilLiteral", "CustomDebugStringConvertible")
      + StandardType.Conformance.conditional("Hashable", "Equatable", "Codable", "Sendable"),
    [
      StandardMember("func map<U>(_ transform: (Wrapped) -> U) -> U?") {
        machine, receiver, arguments throws(ScriptFailure) in
        if receiver.isNone { return .none }
        return .wrapping(
          try machine.invoke(machine.function(arguments[0]), receiver.unwrapped))
      },
      StandardMember("func flatMap<U>(_ transform: (Wrapped) -> U?) -> U?") {
        machine, receiver, arguments throws(ScriptFailure) in
        if receiver.isNone { return .none }
        return try machine.invoke(machine.function(arguments[0]), receiver.unwrapped)
      },
      StandardMember("static var none: Self") { _, _, _ in .none },
      StandardMember("static func some(_ value: Wrapped) -> Self") { _, _, arguments in
        .wrapping(arguments[0])
      },
      StandardMember("init(_ value: Wrapped)") { _, _, arguments in .wrapping(arguments[0]) },
      StandardMember("var unsafelyUnwrapped: Wrapped") {
        _, receiver, _ throws(ScriptFailure) in
        if receiver.isNone { throw ScriptFailure(.unwrappedNil) }
        return receiver.unwrapped
      },
      .changing("mutating func take() -> Self") { _, receiver, _ in
        let value = receiver
        receiver = .none
        return value
      },
      .describing("var debugDescription: String", isDebug: true),
    ])
}
