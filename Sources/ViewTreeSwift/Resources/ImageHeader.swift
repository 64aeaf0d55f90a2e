/// The size of an image, from the first bytes of its file.
package enum ImageHeader {
  /// The number of bytes that a header may need.
  package static let byteLimit = 1 << 20

  /// A size, in pixels or in points.
  package struct Size: Equatable, Sendable {
    package let width: Double
    package let height: Double
    /// True for PDF and SVG, whose size doesn't depend on a scale.
    package let isVector: Bool
  }

  /// The size of a PNG, JPEG, GIF, HEIC, PDF or SVG image. `nil` for any other file.
  package static func size(_ bytes: [UInt8]) -> Size? {
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        pixels(number(bytes, 16, 4), number(bytes, 20, 4))
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        jpeg(bytes)
      } else if bytes.starts(with: "GIF8".utf8) {
        pixels(littleNumber(bytes, 6), littleNumber(bytes, 8))
      } else if bytes.starts(with: "%PDF".utf8) {
        pdf(bytes)
      } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
        heic(bytes)
      } else {
        svg(bytes)
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  private static func pixels(_ width: Int?, _ height: Int?) -> Size? {
    guard let width, let height else { return nil }
    return Size(width: Double(width), height: Double(height), isVector: false)
  }

  /// A number of several bytes, the highest first.
  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
    guard start >= 0, start + count <= bytes.count else { return nil }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleNumber(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 2 <= bytes.count else { return nil }
    return Int(bytes[start + 1]) << 8 | Int(bytes[start])
  }

  /// The size in the frame header of a JPEG file.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else {
        place += 1
        continue
      }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF: place += 1
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return pixels(number(bytes, place + 7, 2), number(bytes, place + 5, 2))
      case 0x01, 0xD0...0xD9: place += 2
      default: place += 2 + max(number(bytes, place + 2, 2) ?? 2, 2)
      }
    }
    return nil
  }

  /// The largest item of a HEIC file, which has a size for each tile, too.
  private static func heic(_ bytes: [UInt8]) -> Size? {
    var best: Size?
    for place in matches(of: "ispe", in: bytes) {
      guard let size = pixels(number(bytes, place + 8, 4), number(bytes, place + 12, 4)) else {
        continue
      }
      if size.width * size.height > (best.map { $0.width * $0.height } ?? 0) { best = size }
    }
    return best
  }

  /// The offsets of a word.
  private static func matches(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    var found: [Int] = []
    var place = 0
    while let first = word.first, let start = bytes[place...].firstIndex(of: first) {
      if bytes[start...].starts(with: word) { found.append(start) }
      place = start + 1
    }
    return found
  }

  /// The media box of the first page.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard let start = matches(of: "/MediaBox", in: bytes).first,
      let open = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].prefix(128).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = bytes[open + 1..<close].split { $0 <= 0x20 }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1], isVector: true)
  }

  /// The width and height of an SVG image, or those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard let start = matches(of: "<svg", in: bytes).first,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: bytes[start..<end], as: UTF8.self)
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return Size(width: width, height: height, isVector: true)
    }
    let box = (attribute("viewBox", in: tag) ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2], height: box[3], isVector: true) : nil
  }

  private static func length(_ name: String, in tag: String) -> Double? {
    guard let text = attribute(name, in: tag), !text.hasSuffix("%") else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." })
  }

  /// The value of an attribute.
  private static func attribute(_ name: String, in tag: String) -> String? {
    let words = tag.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for quote in ["\"", "'"] {
      let start = Array(" \(name)=\(quote)".utf8)
      let bytes = Array(words.utf8)
      guard let place = matches(of: String(decoding: start, as: UTF8.self), in: bytes).first else {
        continue
      }
      let value = bytes[(place + start.count)...].prefix { $0 != quote.utf8.first }
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }
}
