import ViewTreeNumbers
import ViewTreeSyntax

/// The address of a document as an editor gives it.
package enum DocumentURI {
  /// The path of a file. For any other address, the part after its scheme.
  package static func path(_ uri: String) -> String {
    var text = Array(uri.utf8)
    if uri.hasPrefix("file://") {
      text.removeFirst("file://".utf8.count)
      // The authority is usually empty and ends at the first slash.
      text = Array(text.drop { $0 != Byte.slash })
    } else if let colon = text.firstIndex(of: Byte.colon) {
      text.removeFirst(colon + 1)
    }
    return decoded(text)
  }

  /// The address of a file.
  static func of(path: String) -> String {
    "file://" + PercentEncoding.path(path)
  }

  private static func decoded(_ text: [UInt8]) -> String {
    var bytes: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place] == UInt8(ascii: "%"), place + 2 < text.count,
        let high = Byte.hexadecimalValue(text[place + 1]),
        let low = Byte.hexadecimalValue(text[place + 2])
      {
        bytes.append(UInt8(truncatingIfNeeded: high << 4 | low))
        place += 3
      } else {
        bytes.append(text[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
