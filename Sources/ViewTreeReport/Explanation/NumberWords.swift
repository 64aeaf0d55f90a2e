import ViewTreeSyntax

/// Numbers as reports write them.
enum NumberWords {
  /// A finite number rounded to a thousandth.
  static func text(_ value: Double) -> String {
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(value)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
