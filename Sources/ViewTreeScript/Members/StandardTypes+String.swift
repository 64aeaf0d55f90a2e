import ViewTreeNumbers

/// Texts, their characters and their views.
extension StandardTypes {
  static let string = StandardType(
    "String", inherits: ["StringProtocol", "RangeReplaceableCollection"],
    conforms: textConformances + StandardType.Conformance.always("Codable"), element: "Character",
    index: "String.Index",
    subsequence: "Substring",
    [.changing("mutating func append(_ other: String)", ScriptMachine.appendText)] + textMaking
      + textChanging + textShortening)

  static let substring = StandardType(
    "Substring", inherits: ["StringProtocol", "RangeReplaceableCollection"],
    conforms: textConformances, element: "Character", index: "String.Index",
    subsequence: "Substring",
    [
      StandardMember("init()") { _, _, _ in .string("") },
      StandardMember("init(_ text: String)") { _, _, arguments in arguments[0] },
      StandardMember("var base: String") { _, receiver, _ in receiver },
    ] + textChanging + textShortening)

  private static let textConformances = StandardType.Conformance.always(
    "StringProtocol", "RangeReplaceableCollection", "Sendable",
    "CustomDebugStringConvertible")

  static let stringProtocol = protocolType(
    "StringProtocol", element: "Character", index: "String.Index", subsequence: "Substring",
    textProperties + textTests + textComparisons + textCases + textReplacing)

  // MARK: Initializers

  private static var textMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in .string("") },
      StandardMember("init(_ text: String)") { _, _, arguments in arguments[0] },
      StandardMember("init(_ text: Substring)") { _, _, arguments in arguments[0] },
      StandardMember("init(_ character: Character)") { _, _, arguments in arguments[0] },
      StandardMember("init<S: Sequence>(_ characters: S) where S.Element == Character") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.joinedCharacters(machine.elements(of: arguments[0]))
      },
      StandardMember("init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = default)") {
        machine, _, arguments throws(ScriptFailure) in
        let isUppercase = arguments.has(2) ? try machine.bool(arguments[2]) : false
        return .string(
          String(
            try machine.integer(arguments[0]), radix: try machine.radix(arguments[1]),
            uppercase: isUppercase))
      },
      .describingArgument("init<T: LosslessStringConvertible>(_ value: T)", isDebug: false),
      .describingArgument("init<T>(describing subject: T)", isDebug: false),
      .describingArgument("init<T>(reflecting subject: T)", isDebug: true),
      StandardMember(
        "init(repeating repeatedValue: String, count: Int)", ScriptMachine.repeatedText),
      StandardMember(
        "init(repeating repeatedValue: Character, count: Int)", ScriptMachine.repeatedText),
      StandardMember("init(format: String, _ arguments: Any...)", ScriptMachine.formattedText),
      StandardMember("init(format: String, arguments: [Any])", ScriptMachine.formattedText),
      StandardMember(
        "init(format: String, locale: Any?, arguments: [Any])", ScriptMachine.formattedTextOfLocale),
      StandardMember(
        "init(format: String, locale: Any?, _ arguments: Any...)",
        ScriptMachine.formattedTextOfLocale),
    ]
  }

  // MARK: Properties

  private static var textProperties: [StandardMember] {
    [
      StandardMember("var isEmpty: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.string(receiver).isEmpty)
      },
      StandardMember("var first: Character?") { machine, receiver, _ throws(ScriptFailure) in
        try machine.character(machine.string(receiver).first)
      },
      StandardMember("var last: Character?") { machine, receiver, _ throws(ScriptFailure) in
        let text = try machine.string(receiver)
        try machine.step(ScriptMachine.bytesBeforeLast(of: text) / 16)
        return try machine.character(text.last)
      },
      StandardMember("var utf8: String.UTF8View") { machine, receiver, _ throws(ScriptFailure) in
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count)
        return .array(text.utf8.map { .int(Int($0)) })
      },
      StandardMember("var utf16: String.UTF16View") { machine, receiver, _ throws(ScriptFailure) in
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count)
        return .array(text.utf16.map { .int(Int($0)) })
      },
      StandardMember("var unicodeScalars: String.UnicodeScalarView") {
        machine, receiver, _ throws(ScriptFailure) in
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count)
        return .array(text.unicodeScalars.map { .string(String($0)) })
      },
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ]
  }

  private static var textTests: [StandardMember] {
    [
      textTest("func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool") { $0.hasPrefix($1) },
      textTest("func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool") { $0.hasSuffix($1) },
      textTest("func contains(_ element: Character) -> Bool", ScriptMachine.contains),
      textTest("func contains<S: StringProtocol>(_ other: S) -> Bool", ScriptMachine.contains),
      textTest("func localizedCaseInsensitiveContains<S: StringProtocol>(_ other: S) -> Bool") {
        ScriptMachine.contains($0.lowercased(), $1.lowercased())
      },
      textTest("func localizedStandardContains<S: StringProtocol>(_ other: S) -> Bool") {
        ScriptMachine.contains(
          ComparedText.searched.folded($0), ComparedText.searched.folded($1))
      },
    ]
  }

  /// Comparisons, and searches with options.
  private static var textComparisons: [StandardMember] {
    [
      comparison("func compare<S: StringProtocol>(_ other: S) -> ComparisonResult", ComparedText()),
      comparison(
        "func caseInsensitiveCompare<S: StringProtocol>(_ other: S) -> ComparisonResult",
        ComparedText(ignoresCase: true)),
      comparison(
        "func localizedCompare<S: StringProtocol>(_ other: S) -> ComparisonResult",
        ComparedText(isLocalized: true)),
      comparison(
        "func localizedCaseInsensitiveCompare<S: StringProtocol>(_ other: S) -> ComparisonResult",
        ComparedText(ignoresCase: true)),
      comparison(
        "func localizedStandardCompare<S: StringProtocol>(_ other: S) -> ComparisonResult",
        ComparedText(isNumeric: true, isLocalized: true)),
      StandardMember(
        "func compare<S: StringProtocol>(_ other: S, options: String.CompareOptions) -> ComparisonResult"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.compared(receiver, arguments[0], try machine.comparedText(arguments[1]))
      },
      StandardMember(
        "func range<S: StringProtocol>(of aString: S, options: String.CompareOptions) -> Range<String.Index>?"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.range(of: arguments[0], in: receiver, options: arguments[1])
      },
      StandardMember(
        "func localizedStandardRange<S: StringProtocol>(of aString: S) -> Range<String.Index>?"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.range(of: arguments[0], in: receiver, as: .searched)
      },
      StandardMember("func folding(options: String.CompareOptions, locale: _) -> String") {
        machine, receiver, arguments throws(ScriptFailure) in
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count)
        return .string(try machine.comparedText(arguments[0]).folded(text))
      },
    ]
  }

  private static func comparison(_ declaration: String, _ form: ComparedText) -> StandardMember {
    StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      try machine.compared(receiver, arguments[0], form)
    }
  }

  private static func textTest(
    _ declaration: String, _ body: @escaping @Sendable (String, String) -> Bool
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, arguments throws(ScriptFailure) in
      let text = try machine.string(receiver)
      let part = try machine.string(arguments[0])
      try machine.stepThrough(text)
      try machine.stepThrough(part)
      return .bool(body(text, part))
    }
  }

  private static var textCases: [StandardMember] {
    [
      text("func uppercased() -> String") { $0.uppercased() },
      text("func lowercased() -> String") { $0.lowercased() },
      text("var capitalized: String", ScriptMachine.capitalized),
      text("var localizedCapitalized: String", ScriptMachine.capitalized),
      text("var localizedUppercase: String") { $0.uppercased() },
      text("var localizedLowercase: String") { $0.lowercased() },
    ]
  }

  private static func text(
    _ declaration: String, _ body: @escaping @Sendable (String) -> String
  ) -> StandardMember {
    StandardMember(declaration) { machine, receiver, _ throws(ScriptFailure) in
      let text = try machine.string(receiver)
      try machine.step(1 + text.utf8.count / 4)
      try machine.charge(text.utf8.count)
      return .string(body(text))
    }
  }

  private static var textReplacing: [StandardMember] {
    [
      StandardMember("func components(separatedBy separator: String) -> [String]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(
          try machine.components(
            machine.string(receiver), separatedBy: machine.string(arguments[0])))
      },
      StandardMember("func components(separatedBy separator: CharacterSet) -> [String]") {
        machine, receiver, arguments throws(ScriptFailure) in
        let isSeparator = try machine.characters(arguments[0])
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count + 1)
        return .array(
          text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
            .map { .string(String($0)) })
      },
      StandardMember("func trimmingCharacters(in set: CharacterSet) -> String") {
        machine, receiver, arguments throws(ScriptFailure) in
        let isTrimmed = try machine.characters(arguments[0])
        let text = try machine.string(receiver)
        try machine.charge(text.utf8.count)
        var slice = text[...]
        while let first = slice.first, isTrimmed(first) { slice.removeFirst() }
        while let last = slice.last, isTrimmed(last) { slice.removeLast() }
        return .string(String(slice))
      },
      StandardMember(
        "func replacingOccurrences<S: StringProtocol, T: StringProtocol>(of target: S, with replacement: T) -> String",
        ScriptMachine.replacedText),
      StandardMember(
        "func replacing<S: StringProtocol, T: StringProtocol>(_ target: S, with replacement: T) -> Self",
        ScriptMachine.replacedText),
      StandardMember(
        "func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String",
        ScriptMachine.paddedText),
      StandardMember("func range<S: StringProtocol>(of aString: S) -> Range<String.Index>?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let part = try machine.string(arguments[0])
        if part.isEmpty { return .none }
        return try machine.ranges(ofPart: arguments[0], in: receiver, limit: 1).first ?? .none
      },
      StandardMember(
        "func split<S: StringProtocol>(separator: S, maxSplits: Int = default, omittingEmptySubsequences: Bool = default) -> [Substring]",
        ScriptMachine.splitAtPart),
      .refused(
        "func data(using encoding: String.Encoding) -> Data?", instead: "use 'utf8' for the bytes"),
    ]
  }

  // MARK: Mutation

  private static var textChanging: [StandardMember] {
    [
      .changing("mutating func append(_ newElement: Character)", ScriptMachine.appendText),
      .changing(
        "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let added = try machine.joinedCharacters(machine.elements(of: arguments[0]))
        return try ScriptMachine.appendText(machine, &receiver, MemberArguments([added]))
      },
      StandardMember("func filter(_ isIncluded: (Character) -> Bool) -> String") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.joinedCharacters(
          machine.filtered(machine.elements(of: receiver), arguments[0]))
      },
      .changing("mutating func removeAll(keepingCapacity: Bool = default)") { _, receiver, _ in
        receiver = .string("")
        return .void
      },
      .changing("mutating func write(_ other: String)", ScriptMachine.appendText),
      .changing(
        "mutating func replace<S: StringProtocol, T: StringProtocol>(_ target: S, with replacement: T)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        receiver = try ScriptMachine.replacedText(machine, receiver, arguments)
        return .void
      },
    ]
  }

  private static var textShortening: [StandardMember] {
    [
      .changing("@discardable mutating func removeFirst() -> Element") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.removeCharacter(fromEnd: false, of: &receiver, "removeFirst")
      },
      .changing("@discardable mutating func removeLast() -> Element") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.removeCharacter(fromEnd: true, of: &receiver, "removeLast")
      },
      .changing("mutating func popLast() -> Element?", ScriptMachine.popCharacter),
    ]
  }

  // MARK: Views

  static let utf8View = view("String.UTF8View", of: "UInt8")
  static let utf16View = view("String.UTF16View", of: "UInt16")
  static let scalarView = view("String.UnicodeScalarView", of: "Unicode.Scalar")

  private static func view(_ name: String, of element: String) -> StandardType {
    StandardType(
      name, inherits: ["BidirectionalCollection"],
      conforms: StandardType.Conformance.always("BidirectionalCollection"), element: element,
      index: "String.Index", subsequence: "Slice<\(element)>")
  }

  static let stringIndex = StandardType(
    "String.Index", conforms: StandardType.Conformance.always("Comparable", "Hashable", "Sendable"))

  static let characterSet = StandardType(
    "CharacterSet", conforms: StandardType.Conformance.always("Hashable", "SetAlgebra", "Sendable"),
    [
      "whitespaces", "whitespacesAndNewlines", "newlines", "letters", "decimalDigits",
      "alphanumerics", "punctuationCharacters", "uppercaseLetters", "lowercaseLetters", "symbols",
    ].map { name in
      StandardMember("static var \(name): CharacterSet") { _, _, _ in
        .enumCase(EnumValue(typeName: "CharacterSet", name: name))
      }
    } + [
      StandardMember("init(charactersIn string: String)") { _, _, arguments in
        .nominal(
          NominalValue(typeName: "CharacterSet", fields: [("charactersIn", arguments[0])]))
      }
    ])
}
