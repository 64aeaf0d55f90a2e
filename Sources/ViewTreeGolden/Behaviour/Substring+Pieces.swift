/// Reports put two spaces between the parts of a line.
extension Substring {
  private static var space: UInt8 { UInt8(ascii: " ") }

  /// Takes off the part after the last two spaces; `nil` if there are none.
  mutating func takeLastPiece() -> Substring? {
    let bytes = utf8
    guard var end = bytes.indices.last else { return nil }
    while end > bytes.startIndex {
      let before = bytes.index(before: end)
      if bytes[end] == Self.space, bytes[before] == Self.space {
        let piece = self[bytes.index(after: end)...]
        self = self[..<before]
        return piece
      }
      end = before
    }
    return nil
  }

  /// Takes off the part before the first two spaces, or all of it if there are none.
  mutating func takeFirstPiece() -> Substring {
    guard let (piece, rest) = split(at: "  ") else {
      defer { self = self[endIndex...] }
      return self
    }
    self = rest
    return piece
  }

  /// What is before and after the first place where some ASCII text stands.
  func split(at separator: StaticString) -> (Substring, Substring)? {
    let bytes = utf8
    return separator.withUTF8Buffer { separator in
      var place = bytes.startIndex
      while place < bytes.endIndex {
        if bytes[place] == separator[0], bytes[place...].starts(with: separator) {
          return (self[..<place], self[bytes.index(place, offsetBy: separator.count)...])
        }
        place = bytes.index(after: place)
      }
      return nil
    }
  }

  /// What is before and after the last place where some text stands.
  func split(atLast separator: StaticString) -> (Substring, Substring)? {
    guard var (head, tail) = split(at: separator) else { return nil }
    while let (_, rest) = tail.split(at: separator) {
      head = self[..<utf8.index(rest.startIndex, offsetBy: -separator.utf8CodeUnitCount)]
      tail = rest
    }
    return (head, tail)
  }

  /// The rest after some text, if it begins so.
  func dropping(_ start: StaticString) -> Substring? {
    let matches = start.withUTF8Buffer { utf8.starts(with: $0) }
    return matches ? self[utf8.index(startIndex, offsetBy: start.utf8CodeUnitCount)...] : nil
  }

  /// Two numbers with a character between them.
  func numbers(around separator: UInt8) -> (Double, Double)? {
    guard let place = utf8.firstIndex(of: separator), let left = Double(self[..<place]),
      let right = Double(self[utf8.index(after: place)...])
    else { return nil }
    return (left, right)
  }

  /// Takes off a frame that ends the text: `x y  wxh`; leaves the text alone if there is none.
  mutating func takeFrame() -> BehaviourFrame? {
    var rest = self
    guard let size = rest.takeLastPiece()?.numbers(around: UInt8(ascii: "x")) else { return nil }
    let origin: Substring
    if let piece = rest.takeLastPiece() {
      origin = piece
    } else {
      origin = rest
      rest = rest[rest.endIndex...]
    }
    guard let corner = origin.numbers(around: Self.space) else { return nil }
    self = rest
    return BehaviourFrame(x: corner.0, y: corner.1, width: size.0, height: size.1)
  }
}
