extension UInt64 {
  /// The number, which must not be negative.
  @inlinable
  package init(_ value: Int) {
    precondition(value >= 0, "a whole number is beyond the range of its type")
    self.init(truncatingIfNeeded: value)
  }

  /// The number. The conversion is lossless.
  @inlinable
  package init(_ value: UInt32) {
    self.init(truncatingIfNeeded: value)
  }

  /// The number of a byte. The conversion is lossless.
  @inlinable
  package init(_ value: UInt8) {
    self.init(truncatingIfNeeded: value)
  }
}
