import ViewTreeNumbers

/// `Character` and `Unicode.Scalar`: strings of one character at run time.
extension StandardTypes {
  static let character = StandardType(
    "Character",
    conforms: StandardType.Conformance.always(
      "Comparable", "Hashable", "Sendable", "LosslessStringConvertible",
      "CustomDebugStringConvertible"),
    characterMembers + [
      StandardMember("init(_ text: String)") { machine, _, arguments throws(ScriptFailure) in
        let text = try machine.string(arguments[0])
        try machine.step(text.utf8.count / 16)
        guard text.count == 1 else {
          throw ScriptFailure(.notRepresentable(arguments[0].description, type: "Character"))
        }
        return arguments[0]
      },
      StandardMember("init(_ scalar: Unicode.Scalar)") { _, _, arguments in arguments[0] },
      StandardMember("var utf8: String.UTF8View") { machine, receiver, _ throws(ScriptFailure) in
        .array(try machine.string(receiver).utf8.map { .int(Int($0)) })
      },
      StandardMember("var unicodeScalars: String.UnicodeScalarView") {
        machine, receiver, _ throws(ScriptFailure) in
        .array(try machine.string(receiver).unicodeScalars.map { .string(String($0)) })
      },
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ])

  private static var characterMembers: [StandardMember] {
    [
      test("isLetter", \.isLetter), test("isNumber", \.isNumber),
      test("isWholeNumber", \.isWholeNumber), test("isHexDigit", \.isHexDigit),
      test("isUppercase", \.isUppercase), test("isLowercase", \.isLowercase),
      test("isCased", \.isCased), test("isWhitespace", \.isWhitespace),
      test("isNewline", \.isNewline), test("isPunctuation", \.isPunctuation),
      test("isSymbol", \.isSymbol), test("isMathSymbol", \.isMathSymbol),
      test("isCurrencySymbol", \.isCurrencySymbol), test("isASCII", \.isASCII),
      of("var wholeNumberValue: Int?") { $0.wholeNumberValue.map { .int($0) } ?? .none },
      of("var hexDigitValue: Int?") { $0.hexDigitValue.map { .int($0) } ?? .none },
      of("var asciiValue: UInt8?") { $0.asciiValue.map { .int(Int($0)) } ?? .none },
      of("func uppercased() -> String") { .string($0.uppercased()) },
      of("func lowercased() -> String") { .string($0.lowercased()) },
    ]
  }

  private static func test(
    _ name: String, _ body: any KeyPath<Character, Bool> & Sendable
  ) -> StandardMember {
    of("var \(name): Bool") { .bool($0[keyPath: body]) }
  }

  private static func of(
    _ declaration: String, _ body: @escaping @Sendable (Character) -> Value
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      let text = try machine.string(receiver)
      try machine.step(text.utf8.count / 16)
      guard let character = text.first, text.count == 1 else {
        throw ScriptFailure(.typeMismatch(expected: "Character", found: receiver.typeName))
      }
      return body(character)
    }
  }

  static let scalar = StandardType(
    "Unicode.Scalar",
    conforms: StandardType.Conformance.always(
      "Comparable", "Hashable", "Sendable", "LosslessStringConvertible"),
    [
      StandardMember("var value: UInt32") { machine, receiver, _ throws(ScriptFailure) in
        .int(Int(try machine.string(receiver).unicodeScalars.first?.value ?? 0))
      },
      StandardMember("init?(_ value: UInt32)") { machine, _, arguments throws(ScriptFailure) in
        let number = UInt32(exactly: try machine.integer(arguments[0]))
        return number.flatMap { Unicode.Scalar($0) }.map { .string(String($0)) } ?? .none
      },
      StandardMember("init(_ value: UInt8)") { machine, _, arguments throws(ScriptFailure) in
        let number = UInt8(exactly: try machine.integer(arguments[0])) ?? 0
        return .string(String(Unicode.Scalar(number)))
      },
      StandardMember("var isASCII: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.string(receiver).unicodeScalars.allSatisfy { $0.isASCII })
      },
      .describing("var description: String", isDebug: false),
    ])
}
