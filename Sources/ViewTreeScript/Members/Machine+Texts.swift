/// Members of strings.
extension ScriptMachine {
  static func capitalized(_ text: String) -> String {
    var result = ""
    var startsWord = true
    for character in text {
      result += startsWord ? character.uppercased() : character.lowercased()
      startsWord = !(character.isLetter || character == "'" || character == "’")
    }
    return result
  }

  @Sendable
  static func contains(_ text: String, _ part: String) -> Bool {
    // In Foundation, no string contains the empty string.
    !part.isEmpty && range(of: Array(part.utf8), in: Array(text.utf8), from: 0) != nil
  }

  private static func range(of part: [UInt8], in text: [UInt8], from: Int) -> Int? {
    guard !part.isEmpty else { return from }
    guard text.count - from >= part.count else { return nil }
    let borders = borders(of: part)
    var matched = 0
    for place in from..<text.count {
      while matched > 0, part[matched] != text[place] { matched = borders[matched - 1] }
      if part[matched] == text[place] { matched += 1 }
      if matched == part.count { return place + 1 - matched }
    }
    return nil
  }

  /// The failure table of Knuth, Morris and Pratt, so that no byte is compared twice. For each
  /// prefix, the length of its longest proper suffix that is also a prefix.
  private static func borders(of part: [UInt8]) -> [Int] {
    var borders = [Int](repeating: 0, count: part.count)
    var matched = 0
    for place in part.indices.dropFirst() {
      while matched > 0, part[matched] != part[place] { matched = borders[matched - 1] }
      if part[matched] == part[place] { matched += 1 }
      borders[place] = matched
    }
    return borders
  }

  func components(
    _ text: String, separatedBy separator: String
  ) throws(ScriptFailure) -> [Value] {
    let bytes = Array(text.utf8)
    let part = Array(separator.utf8)
    try step(bytes.count + part.count)
    try charge(bytes.count + 1)
    guard !part.isEmpty else { return [.string(text)] }
    var pieces: [Value] = []
    var place = 0
    while let found = Self.range(of: part, in: bytes, from: place) {
      try charge(1)
      pieces.append(.string(String(decoding: bytes[place..<found], as: UTF8.self)))
      place = found + part.count
    }
    return pieces + [.string(String(decoding: bytes[place...], as: UTF8.self))]
  }

  @Sendable
  static func replacedText(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let text = try machine.string(receiver)
    let old = try machine.string(arguments[0])
    let new = try machine.string(arguments[1])
    guard !old.isEmpty else { return receiver }
    let pieces = try machine.components(text, separatedBy: old)
    let (added, overflow) = pieces.count.multipliedReportingOverflow(by: new.utf8.count)
    try machine.charge(overflow ? .max : added)
    return try machine.joinedText(pieces, separator: new)
  }

  func joinedText(_ parts: [Value], separator: String) throws(ScriptFailure) -> Value {
    var result = ""
    for (place, part) in parts.enumerated() {
      if place > 0 { result += separator }
      let text = try string(part)
      try charge(separator.utf8.count + text.utf8.count + 1)
      result += text
    }
    return .string(result)
  }

  /// `padding(toLength:withPad:startingAt:)`.
  @Sendable
  static func paddedText(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let text = try machine.string(receiver)
    let length = try machine.integer(arguments[0])
    let pad = Array(try machine.string(arguments[1]))
    var place = try machine.integer(arguments[2])
    guard length >= 0, place >= 0, place < pad.count else {
      throw ScriptFailure(.indexOutOfRange(place, count: pad.count))
    }
    try machine.charge(text.utf8.count)
    try machine.charge(length)
    var result = Array(text.prefix(length))
    while result.count < length {
      try machine.step()
      result.append(pad[place])
      place = (place + 1) % pad.count
    }
    return .string(String(result))
  }

  @Sendable
  static func repeatedText(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    guard case .string(let text) = arguments[0] else {
      return try machine.repeated(arguments[0], machine.integer(arguments[1]))
    }
    let count = try machine.integer(arguments[1])
    guard count >= 0 else { throw ScriptFailure(.invalidRange) }
    if text.isEmpty { return .string("") }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: text.utf8.count)
    try machine.charge(overflow ? .max : bytes)
    return .string(String(repeating: text, count: count))
  }

  @Sendable
  static func appendText(
    _ machine: ScriptMachine, _ receiver: inout Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let suffix = try machine.string(arguments[0])
    try machine.charge(suffix.utf8.count)
    machine.mutateString(&receiver) { $0 += suffix }
    return .void
  }

  /// Removes a character from a string in place. `nil` if there is none.
  private func removeCharacter(
    fromEnd: Bool, of receiver: inout Value
  ) throws(ScriptFailure) -> Value? {
    var removed: Character?
    var length = 1
    mutateString(&receiver) { text in
      if fromEnd {
        length = 1 + Self.bytesBeforeLast(of: text) / 16
        removed = text.popLast()
      } else if !text.isEmpty {
        length = 1 + text.utf8.count / 16
        removed = text.removeFirst()
      }
    }
    try step(length + (removed?.utf8.count ?? 0) / 16)
    return removed.map { .string(String($0)) }
  }

  /// The number of bytes to check for the start of the last character. Flags are paired from the
  /// first flag on.
  static func bytesBeforeLast(of text: String) -> Int {
    guard let last = text.unicodeScalars.last, (0x1F1E6...0x1F1FF).contains(last.value) else {
      return 0
    }
    return text.utf8.count
  }

  /// A character of a string, charged by its length, because it may have any number of marks.
  func character(_ character: Character?) throws(ScriptFailure) -> Value {
    guard let character else { return .none }
    try step(character.utf8.count / 16)
    return .string(String(character))
  }

  /// Removes a character, which must exist.
  func removeCharacter(
    fromEnd: Bool, of receiver: inout Value, _ name: String
  ) throws(ScriptFailure) -> Value {
    if let removed = try removeCharacter(fromEnd: fromEnd, of: &receiver) { return removed }
    throw ScriptFailure(.emptyCollection(name))
  }

  /// `popLast()`.
  @Sendable
  static func popCharacter(
    _ machine: ScriptMachine, _ receiver: inout Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    try machine.removeCharacter(fromEnd: true, of: &receiver) ?? .none
  }

  // MARK: Sets of characters

  /// A predicate that is true for the characters of a set.
  func characters(_ set: Value) throws(ScriptFailure) -> (Character) -> Bool {
    switch set {
    case .enumCase(let named):
      if let holds = Self.characterSets[named.name] { return holds }
    case .nominal(let made):
      guard made.typeName == "CharacterSet", case .string(let characters)? = made["charactersIn"]
      else { break }
      try step(characters.utf8.count)
      let held = Set(characters)
      return { held.contains($0) }
    default: break
    }
    throw ScriptFailure(
      .typeMismatch(
        expected: "'.whitespaces', '.newlines', '.whitespacesAndNewlines' or "
          + "'CharacterSet(charactersIn:)'", found: set.description))
  }

  private static let characterSets: [String: @Sendable (Character) -> Bool] = [
    "whitespaces": { $0.isWhitespace && !$0.isNewline },
    "whitespacesAndNewlines": { $0.isWhitespace },
    "newlines": { $0.isNewline },
    "letters": { $0.isLetter },
    "decimalDigits": { $0.unicodeScalars.first?.properties.numericType == .decimal },
    "alphanumerics": { $0.isLetter || $0.isNumber },
    "punctuationCharacters": { $0.isPunctuation },
    "uppercaseLetters": { $0.isUppercase },
    "lowercaseLetters": { $0.isLowercase },
    "symbols": { $0.isSymbol },
  ]
}
