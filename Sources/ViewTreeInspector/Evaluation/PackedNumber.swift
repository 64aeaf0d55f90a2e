import ViewTreeNumbers

/// The optional index of an element in a list, in four bytes. An optional number takes 16 in a
/// record.
struct PackedNumber {
  private var number = UInt32.max

  /// Nothing.
  init() {}

  init(_ value: Int?) {
    // The greatest number is never a place: lists that records point into have fewer elements.
    if let value { number = UInt32(clamping: value) }
  }

  /// The index.
  var value: Int? { number == .max ? nil : Int(number) }
}
