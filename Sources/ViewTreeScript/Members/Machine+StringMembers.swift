extension ScriptMachine {
  func stringMember(_ text: String, _ name: MemberReference) -> Value? {
    switch name.known {
    case .count: .int(text.count)
    case .isEmpty: .bool(text.isEmpty)
    case .first: text.first.map { .string(String($0)) } ?? Value.none
    case .last: text.last.map { .string(String($0)) } ?? Value.none
    case .description: .string(text)
    case .debugDescription: .string(text.debugDescription)
    case .capitalized: .string(Self.capitalized(text))
    default: nil
    }
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var startsWord = true
    for character in text {
      result += startsWord ? character.uppercased() : character.lowercased()
      startsWord = character.isWhitespace
    }
    return result
  }

  func callString(
    _ text: String, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    try step(text.utf8.count)
    try charge(text.utf8.count)
    switch name.known {
    case .uppercased: return .string(text.uppercased())
    case .lowercased: return .string(text.lowercased())
    case .hasPrefix: return .bool(text.hasPrefix(try string(arguments.values.first)))
    case .hasSuffix: return .bool(text.hasSuffix(try string(arguments.values.first)))
    case .contains:
      guard case .string(let part)? = arguments.values.first else { break }
      return .bool(Self.range(of: Array(part.utf8), in: Array(text.utf8), from: 0) != nil)
    case .split, .components: return try split(text, name, arguments)
    case .trimmingCharacters: return .string(try trimmed(text, arguments))
    case .replacingOccurrences:
      return .string(
        try replace(text, string(arguments["of"]), string(arguments["with"])))
    case .prefix, .suffix, .drop, .dropFirst, .dropLast, .reversed, .filter, .joined:
      return try sliceString(text, name, arguments)
    default: break
    }
    return try callArray(text.map { .string(String($0)) }, name, arguments)
  }

  private func sliceString(
    _ text: String, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    let characters = text.map { Value.string(String($0)) }
    guard let result = try callArray(characters, name, arguments) else { return nil }
    if name.known == .reversed { return result }
    return .string(
      try elements(of: result).reduce(into: "") { text, part in
        if case .string(let piece) = part { text += piece }
      })
  }

  private static func range(of part: [UInt8], in text: [UInt8], from: Int) -> Int? {
    guard !part.isEmpty else { return from }
    var place = from
    while place + part.count <= text.count {
      if text[place..<place + part.count].elementsEqual(part) { return place }
      place += 1
    }
    return nil
  }

  private func replace(_ text: String, _ old: String, _ new: String) throws(ScriptFailure) -> String
  {
    let bytes = Array(text.utf8)
    let part = Array(old.utf8)
    guard !part.isEmpty else { return text }
    var result: [UInt8] = []
    var place = 0
    while let found = Self.range(of: part, in: bytes, from: place) {
      result.append(contentsOf: bytes[place..<found])
      result.append(contentsOf: Array(new.utf8))
      try charge(new.utf8.count + 1)
      place = found + part.count
    }
    result.append(contentsOf: bytes[place...])
    return String(decoding: result, as: UTF8.self)
  }

  private func split(
    _ text: String, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if case .function? = arguments.values.first { return try splitWhere(text, arguments) }
    let separator = try string(arguments["separator"] ?? arguments["separatedBy"])
    let isKept: Bool =
      if let omits = arguments["omittingEmptySubsequences"] { try !bool(omits) } else {
        name.known == .components
      }
    var splitsLeft = try arguments["maxSplits"].map { value throws(ScriptFailure) in
      try integer(value)
    }
    let bytes = Array(text.utf8)
    let part = Array(separator.utf8)
    guard !part.isEmpty else { return .array([.string(text)]) }
    var pieces: [Value] = []
    var place = 0
    while place <= bytes.count {
      let found =
        splitsLeft == 0 ? nil : Self.range(of: part, in: bytes, from: place)
      let end = found ?? bytes.count
      if end > place || isKept {
        pieces.append(.string(String(decoding: bytes[place..<end], as: UTF8.self)))
        splitsLeft = splitsLeft.map { $0 - 1 }
      }
      place = end + part.count
    }
    return .array(pieces)
  }

  private func splitWhere(
    _ text: String, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let isSeparator = try function(arguments, 0)
    var pieces: [Value] = []
    var piece = ""
    for character in text {
      try step()
      if try !bool(invoke(isSeparator, .string(String(character)))) {
        piece.append(character)
      } else if !piece.isEmpty {
        pieces.append(.string(piece))
        piece = ""
      }
    }
    return .array(piece.isEmpty ? pieces : pieces + [.string(piece)])
  }

  private func trimmed(_ text: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> String
  {
    let isTrimmed = try trimming(arguments.values.first ?? .none)
    var slice = text[...]
    while let first = slice.first, isTrimmed(first) { slice.removeFirst() }
    while let last = slice.last, isTrimmed(last) { slice.removeLast() }
    return String(slice)
  }

  /// What a set of characters holds.
  private func trimming(_ set: Value) throws(ScriptFailure) -> (Character) -> Bool {
    switch set {
    case .enumCase(let named) where named.name == "whitespaces":
      return { $0.isWhitespace && !$0.isNewline }
    case .enumCase(let named) where named.name == "whitespacesAndNewlines":
      return { $0.isWhitespace }
    case .enumCase(let named) where named.name == "newlines": return { $0.isNewline }
    case .nominal(let made):
      guard made.typeName == "CharacterSet", case .string(let characters)? = made["charactersIn"]
      else { break }
      return { characters.contains($0) }
    default: break
    }
    throw ScriptFailure(
      .typeMismatch(
        expected: "'.whitespaces', '.newlines', '.whitespacesAndNewlines' or "
          + "'CharacterSet(charactersIn:)'", found: set.description))
  }

  func mutateText(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard case .string(let text) = receiver else { return .void }
    switch name.known {
    case .append:
      var suffix = ""
      if case .array(let parts)? = arguments.values.first {
        for part in parts { suffix += try string(part) }
      } else {
        suffix = try string(arguments.values.first)
      }
      try charge(suffix.utf8.count)
      let added = suffix
      mutateString(&receiver) { $0 += added }
      return .void
    case .removeAll:
      guard case .function? = arguments.values.first else {
        receiver = .string("")
        break
      }
      let isRemoved = try function(arguments, 0)
      var kept = ""
      for character in text {
        try step()
        if try !bool(invoke(isRemoved, .string(String(character)))) { kept.append(character) }
      }
      receiver = .string(kept)
    case .removeLast where !arguments.values.isEmpty,
      .removeFirst where !arguments.values.isEmpty:
      let count = try integer(arguments.values.first)
      guard count >= 0, count <= text.count else {
        throw ScriptFailure(.indexOutOfRange(count, count: text.count))
      }
      receiver = .string(
        String(name.known == .removeFirst ? text.dropFirst(count) : text.dropLast(count)))
    case .removeLast, .removeFirst, .popLast:
      guard let removed = name.known == .removeFirst ? text.first : text.last else {
        if name.known == .popLast { return .none }
        throw ScriptFailure(.emptyCollection(name.name))
      }
      receiver = .string(String(name.known == .removeFirst ? text.dropFirst() : text.dropLast()))
      return .string(String(removed))
    default: throw unknownMember(receiver, name)
    }
    return .void
  }
}
