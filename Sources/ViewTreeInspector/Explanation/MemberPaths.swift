/// The member paths that start at a variable in the text of a script: `["size", "width"]` for
/// `model.size.width`.
struct MemberPaths {
  /// The paths in the order of the text. Empty for the variable alone.
  private(set) var paths: [[String]] = []

  init(from variable: Substring, in text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      guard Self.isInWord(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !Self.isInWord($0) } ?? bytes.count
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let isCall = end < bytes.count && bytes[end] == UInt8(ascii: "(")
      if let path = Self.path(from: variable, in: word, isCall: isCall) { paths.append(path) }
      start = end
    }
  }

  /// A method at the end isn't part of the path.
  private static func path(from variable: Substring, in word: String, isCall: Bool) -> [String]? {
    var names = word.split(separator: ".", omittingEmptySubsequences: false)[...]
    if names.first == "self" { names = names.dropFirst() }
    guard let first = names.first, first == variable || first == "$\(variable)" else { return nil }
    let path = names.dropFirst().map(String.init)
    return isCall ? path.dropLast() : path
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
