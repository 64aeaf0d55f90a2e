import ViewTreeSyntax

/// Numbers in pictures, as reports write them.
enum NumberText {
  /// A number to a thousandth, such as `10.8`.
  static func exact(_ value: Double) -> String {
    var buffer = ByteBuffer(capacity: 16)
    buffer.append(value)
    return buffer.text
  }

  /// A number rounded to a tenth, such as `95.3`, for small labels.
  static func short(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return exact(value) }
    let tenths = Double(Int64(value.magnitude * 10 + 0.5)) / 10
    return exact(value < 0 ? -tenths : tenths)
  }
}
