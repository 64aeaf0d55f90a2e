/// Puts comments and trailing commas into strict JSON, at places that its seed decides.
struct JSONRelaxer {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2 &+ 1
  }

  /// A number below `bound`, by a linear congruence (Knuth's MMIX).
  private mutating func next(below bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }

  private mutating func comment() -> String {
    let comments = [
      "/**/", "/* a */", "/* { \" ] */", "// b \"\n", "//\r\n", "/* 日本\n*/", " ", "/***/",
    ]
    return comments[Int(next(below: UInt64(comments.count)))]
  }

  /// The text with what was put in; its values are the same.
  mutating func relax(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = Array(comment().utf8)
    var isInString = false
    var last: UInt8 = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        result.append(byte)
        if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
          index += 1
          result.append(bytes[index])
        }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        let isMark = "{}[],:".utf8.contains(byte)
        let closes = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        let isEmpty = last == UInt8(ascii: "{") || last == UInt8(ascii: "[")
        if closes, !isEmpty, next(below: 2) == 0 { result.append(UInt8(ascii: ",")) }
        if isMark, next(below: 4) == 0 { result += Array(comment().utf8) }
        result.append(byte)
        if isMark, next(below: 4) == 0 { result += Array(comment().utf8) }
        isInString = byte == UInt8(ascii: "\"")
      }
      if byte > 0x20 { last = byte }
      index += 1
    }
    return result + Array(comment().utf8)
  }
}
