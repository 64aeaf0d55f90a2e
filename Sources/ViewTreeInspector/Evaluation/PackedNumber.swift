import ViewTreeNumbers

/// The place of something that may be missing in a list, in four bytes: an optional number takes 16 in a record.
struct PackedNumber {
  private var number = UInt32.max

  /// Nothing.
  init() {}

  init(_ value: Int?) {
    // The greatest number is never a place: lists that records point into have fewer elements.
    if let value { number = UInt32(clamping: value) }
  }

  /// The place itself.
  var value: Int? { number == .max ? nil : Int(number) }
}
