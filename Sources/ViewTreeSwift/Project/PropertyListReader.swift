import ViewTreeSyntax

/// Reads a property list in its old form, or a table of strings.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of the whole text.
  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    try skipSpace()
    guard place < bytes.count else { return .object([:]) }
    guard bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "(") else {
      return try members(until: nil, depth: 1)
    }
    let value = try value(depth: 1)
    try skipSpace()
    if place < bytes.count { throw problem(.expected("the end of the file")) }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    guard depth <= PropertyList.depthLimit else { throw problem(.tooDeep) }
    guard place < bytes.count else { throw problem(.expected("a value")) }
    switch bytes[place] {
    case UInt8(ascii: "{"):
      place += 1
      return try members(until: UInt8(ascii: "}"), depth: depth)
    case UInt8(ascii: "("):
      place += 1
      return try elements(depth: depth)
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try text())
    }
  }

  /// `key = value;` until a closing brace, or until the end of the text.
  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    let start = place
    var members: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      guard place < bytes.count else {
        if end == nil { return .object(members) }
        throw PropertyList.Problem(
          reason: .notClosed("'{'"), range: max(start - 1, 0)..<max(start, 1))
      }
      if bytes[place] == end {
        place += 1
        return .object(members)
      }
      let key = try text()
      try skipSpace()
      // In a string table, a key without a value is its own value.
      if end == nil, place < bytes.count, bytes[place] == UInt8(ascii: ";") {
        members[key] = .text(key)
      } else {
        try take("=")
        try skipSpace()
        members[key] = try value(depth: depth + 1)
        try skipSpace()
      }
      try take(";")
    }
  }

  private mutating func elements(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    let start = place
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      guard place < bytes.count else {
        throw PropertyList.Problem(
          reason: .notClosed("'('"), range: max(start - 1, 0)..<max(start, 1))
      }
      if bytes[place] == UInt8(ascii: ")") {
        place += 1
        return .list(elements)
      }
      if !elements.isEmpty {
        try take(",")
        try skipSpace()
        if place < bytes.count, bytes[place] == UInt8(ascii: ")") { continue }
      }
      elements.append(try value(depth: depth + 1))
    }
  }

  // MARK: - Tokens

  private mutating func take(_ sign: Unicode.Scalar) throws(PropertyList.Problem) {
    guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else {
      throw problem(.expected("'\(sign)'"))
    }
    place += 1
  }

  /// The digits of data, which no caller needs as bytes.
  private mutating func data() throws(PropertyList.Problem) -> String {
    let start = place
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else {
      throw problem(.notClosed("'<'"))
    }
    place = end + 1
    return String(decoding: bytes[start + 1..<end], as: UTF8.self)
  }

  private mutating func text() throws(PropertyList.Problem) -> String {
    let first = bytes[place]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    if start == place { throw problem(.expected("a value")) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-+@~".utf8.contains(byte) || byte >= 0x80
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyList.Problem) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
    }
    throw PropertyList.Problem(reason: .notClosed("a text"), range: start..<start + 1)
  }

  /// The bytes of an escape sequence, after its backslash.
  private mutating func escape() -> [UInt8] {
    guard place < bytes.count else { return [] }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[place...].prefix(4)
      guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { return [byte] }
      place += digits.count
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyList.Problem) {
    while place < bytes.count {
      let rest = bytes[place...]
      if bytes[place] <= 0x20 {
        place += 1
      } else if rest.starts(with: "//".utf8) {
        place = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        let start = place
        place += 2
        while place + 1 < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        guard place + 1 < bytes.count else {
          throw PropertyList.Problem(reason: .notClosed("'/*'"), range: start..<start + 2)
        }
        place += 2
      } else {
        return
      }
    }
  }

  private func problem(_ reason: Diagnostic.FileReason) -> PropertyList.Problem {
    PropertyList.Problem(reason: reason, range: place..<min(place + 1, max(bytes.count, place)))
  }
}
