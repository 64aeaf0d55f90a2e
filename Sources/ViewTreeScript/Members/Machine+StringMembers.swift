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
    case .trimmingCharacters: return .string(Self.trimmed(text, arguments))
    case .replacingOccurrences:
      return .string(
        try replace(text, string(arguments["of"]), string(arguments["with"])))
    case .prefix, .suffix, .dropFirst, .dropLast, .reversed, .filter, .joined:
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
    let separator = try string(arguments["separator"] ?? arguments["separatedBy"])
    let bytes = Array(text.utf8)
    let part = Array(separator.utf8)
    guard !part.isEmpty else { return .array([.string(text)]) }
    var pieces: [Value] = []
    var place = 0
    while place <= bytes.count {
      let end = Self.range(of: part, in: bytes, from: place) ?? bytes.count
      if end > place || name.known == .components {
        pieces.append(.string(String(decoding: bytes[place..<end], as: UTF8.self)))
      }
      place = end + part.count
    }
    return .array(pieces)
  }

  private static func trimmed(_ text: String, _ arguments: ScriptArguments) -> String {
    var takesBreaks = true
    if case .enumCase(let set)? = arguments.values.first { takesBreaks = set.name != "whitespaces" }
    func isSpace(_ character: Character) -> Bool {
      character.isWhitespace && (takesBreaks || !character.isNewline)
    }
    var slice = text[...]
    while let first = slice.first, isSpace(first) { slice.removeFirst() }
    while let last = slice.last, isSpace(last) { slice.removeLast() }
    return String(slice)
  }

  func mutateText(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard case .string(let text) = receiver else { return .void }
    switch name.known {
    case .append:
      let suffix = try string(arguments.values.first)
      try charge(suffix.utf8.count)
      mutateString(&receiver) { $0 += suffix }
      return .void
    case .removeAll: receiver = .string("")
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
