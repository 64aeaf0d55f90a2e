import ViewTreeSyntax

/// Reads the subset of XML property lists that Xcode writes.
struct PropertyListXMLReader {
  private let bytes: [UInt8]
  private var place = 0

  /// A tag: `<dict>`, `</dict>`, `<true/>`.
  private struct Tag {
    let name: String
    let isEnd: Bool
    let isWhole: Bool
    let range: Range<Int>
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value inside `<plist>`.
  mutating func read() throws(PropertyList.Problem) -> PropertyList {
    var tag = try tag()
    if tag.name == "plist" { tag = try self.tag() }
    return try value(tag, depth: 1)
  }

  private mutating func value(
    _ tag: Tag, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    guard depth <= PropertyList.depthLimit else {
      throw PropertyList.Problem(reason: .tooDeep, range: tag.range)
    }
    if tag.isEnd { throw PropertyList.Problem(reason: .expected("a value"), range: tag.range) }
    switch tag.name {
    case "dict": return try object(tag, depth: depth)
    case "array":
      var elements: [PropertyList] = []
      guard !tag.isWhole else { return .list([]) }
      while true {
        let next = try self.tag()
        if next.isEnd { return .list(elements) }
        elements.append(try value(next, depth: depth + 1))
      }
    case "true", "false":
      if !tag.isWhole { _ = try text(of: tag) }
      return .text(tag.name)
    default: return .text(tag.isWhole ? "" : try text(of: tag))
    }
  }

  private mutating func object(
    _ tag: Tag, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    var members: [String: PropertyList] = [:]
    guard !tag.isWhole else { return .object(members) }
    while true {
      let key = try self.tag()
      if key.isEnd { return .object(members) }
      guard key.name == "key" else {
        throw PropertyList.Problem(reason: .expected("<key>"), range: key.range)
      }
      let name = key.isWhole ? "" : try text(of: key)
      members[name] = try value(try self.tag(), depth: depth + 1)
    }
  }

  /// The next tag, after comments and declarations.
  private mutating func tag() throws(PropertyList.Problem) -> Tag {
    while true {
      guard let start = bytes[min(place, bytes.count)...].firstIndex(of: UInt8(ascii: "<")) else {
        throw PropertyList.Problem(
          reason: .expected("a tag"), range: bytes.count..<bytes.count)
      }
      let isComment = bytes[start...].starts(with: "<!--".utf8)
      guard
        let end = isComment
          ? endOfComment(start) : bytes[start...].firstIndex(of: UInt8(ascii: ">"))
      else {
        throw PropertyList.Problem(reason: .notClosed("'<'"), range: start..<start + 1)
      }
      place = end + 1
      let second = start + 1 < bytes.count ? bytes[start + 1] : 0
      if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") { continue }
      let isEnd = second == UInt8(ascii: "/")
      let inside = bytes[min(start + (isEnd ? 2 : 1), end)..<end]
      let name = inside.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      return Tag(
        name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
        isWhole: inside.last == UInt8(ascii: "/"), range: start..<end + 1)
    }
  }

  private func endOfComment(_ start: Int) -> Int? {
    var place = start + 4
    while place + 2 < bytes.count {
      if bytes[place...].starts(with: "-->".utf8) { return place + 2 }
      place += 1
    }
    return nil
  }

  /// The text between a tag and its end.
  private mutating func text(of tag: Tag) throws(PropertyList.Problem) -> String {
    let start = place
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else {
      throw PropertyList.Problem(reason: .notClosed("<\(tag.name)>"), range: tag.range)
    }
    _ = try self.tag()
    return Self.decoded(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// A text with its entities replaced.
  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"), let sign = entity(rest[..<end].dropFirst()) else {
        decoded.append("&")
        rest = rest.dropFirst()
        continue
      }
      decoded += sign
      rest = rest[end...].dropFirst()
    }
    return decoded + rest
  }

  private static func entity(_ name: Substring) -> String? {
    let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    if let sign = known[String(name)] { return sign }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
