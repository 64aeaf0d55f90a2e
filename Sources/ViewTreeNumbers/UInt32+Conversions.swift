extension UInt32 {
  /// The number, which must be in 0…4,294,967,295.
  @inlinable
  package init(_ value: Int) {
    precondition(
      value >= 0 && value <= 0xFFFF_FFFF, "a whole number is beyond the range of its type")
    self.init(truncatingIfNeeded: value)
  }
}
