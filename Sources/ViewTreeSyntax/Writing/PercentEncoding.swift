import ViewTreeNumbers

/// Percent-encoding of bytes that aren't allowed in a URL (RFC 3986, 2.1).
package enum PercentEncoding {
  /// A path as a relative or absolute reference: slashes remain, and characters that a URL doesn't
  /// allow are encoded.
  package static func path(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += encoded(byte)
      }
    }
    return text
  }

  /// A byte as a percent sign and two digits.
  package static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
