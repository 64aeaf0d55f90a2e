extension UInt8 {
  /// The number, which must be in 0…255.
  @inlinable
  package init(_ value: Int) {
    precondition(value >= 0 && value <= 0xFF, "a whole number is beyond the range of its type")
    self.init(truncatingIfNeeded: value)
  }
}
