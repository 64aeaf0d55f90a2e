import ViewTreeNumbers

/// The comments of JSON that may have some.
enum JSONComment {
  /// The range of the first comment in a valid text, or `nil` if there is none.
  static func first(in bytes: [UInt8]) -> SourceRange? {
    let slash = UInt8(ascii: "/")
    var position = 0
    var isInString = false
    while position < bytes.count {
      let byte = bytes[position]
      if isInString {
        // A backslash escapes the next character, including a quotation mark.
        if byte == Byte.backslash {
          position += 1
        } else if byte == Byte.quote {
          isInString = false
        }
      } else if byte == Byte.quote {
        isInString = true
      } else if byte == slash {
        return SourceRange(position, end(of: position, in: bytes))
      }
      position += 1
    }
    return nil
  }

  /// The end of a comment: of its line, or after `*/`.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "*") else {
      return bytes[start...].firstIndex(where: Byte.isLineEnd) ?? bytes.count
    }
    var position = start + 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        return position + 2
      }
      position += 1
    }
    return bytes.count
  }
}
