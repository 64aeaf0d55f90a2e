extension UInt16 {
  /// The number, which must be in 0…65,535.
  @inlinable
  package init(_ value: Int) {
    precondition(value >= 0 && value <= 0xFFFF, "a whole number is beyond the range of its type")
    self.init(truncatingIfNeeded: value)
  }
}
