extension Int32 {
  /// The number, which must be in -2,147,483,648…2,147,483,647.
  @inlinable
  package init(_ value: Int) {
    precondition(
      value >= -0x8000_0000 && value <= 0x7FFF_FFFF,
      "a whole number is beyond the range of its type")
    self.init(truncatingIfNeeded: value)
  }
}
