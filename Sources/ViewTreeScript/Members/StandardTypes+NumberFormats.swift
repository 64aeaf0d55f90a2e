/// The formats of numbers as text, for `formatted(_:)` and `\(number, format: …)`. Foundation has a
/// type for each kind of number. Here they are one.
extension StandardTypes {
  static let numberFormatList: [(name: String, make: @Sendable () -> StandardType)] = [
    ("FloatingPointFormatStyle", { numberFormat }),
    ("NumberFormatStyleConfiguration.Precision", { precision }),
    ("NumberFormatStyleConfiguration.Grouping", { grouping }),
    ("NumberFormatStyleConfiguration.Notation", { notation }),
    ("NumberFormatStyleConfiguration.SignDisplayStrategy", { signs }),
  ]

  private static let numberFormat = values(
    "FloatingPointFormatStyle",
    [
      "static var number: Self", "static var percent: Self",
      "static func currency(code: String) -> Self",
      "func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self",
      "func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self",
      "func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self",
      "func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self",
      "func rounded(rule: FloatingPointRoundingRule = default, increment: Double? = default) -> Self",
    ])

  private static let precision = values(
    "NumberFormatStyleConfiguration.Precision",
    [
      "static func fractionLength(_ length: Int) -> Self",
      "static func fractionLength(_ limits: ClosedRange<Int>) -> Self",
    ])

  private static let notation = values(
    "NumberFormatStyleConfiguration.Notation",
    ["static var automatic: Self", "static var compactName: Self"])

  private static let signs = values(
    "NumberFormatStyleConfiguration.SignDisplayStrategy",
    [
      "static var automatic: Self", "static var never: Self",
      "static func always(includingZero: Bool = default) -> Self",
    ])

  private static let grouping = values(
    "NumberFormatStyleConfiguration.Grouping",
    ["static var automatic: Self", "static var never: Self"])

  /// `formatted(_:)` of a number.
  static let formattedNumber = StandardMember(
    "func formatted(_ format: FloatingPointFormatStyle) -> String"
  ) { machine, receiver, arguments throws(ScriptFailure) in
    try machine.formattedNumber(receiver, as: arguments[0])
  }

  /// A type whose values are described by the members that make them: the name, the receiver, and
  /// the arguments.
  private static func values(_ type: String, _ declarations: [String]) -> StandardType {
    let members = declarations.map { declaration in
      let name = SignatureReader.read(declaration).name
      return StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
        var payload = arguments.values
        if case .enumCase = receiver {
          try machine.chargeNested(receiver)
          payload.insert(receiver, at: 0)
        }
        return .enumCase(EnumValue(typeName: type, name: name, payload: payload))
      }
    }
    return StandardType(
      type, conforms: StandardType.Conformance.always("Hashable", "Sendable"), members)
  }
}
