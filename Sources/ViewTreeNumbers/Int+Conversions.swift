// The standard library converts whole numbers with generic initialisers that are laid out anew wherever one is
// called: some two hundred instructions that a debug build then looks through load by load, seven milliseconds for
// each of three thousand calls. These take their place by being the more special ones; they mean the same.

extension Int {
  /// The number of a byte. The conversion is lossless.
  @inlinable
  package init(_ value: UInt8) {
    self.init(truncatingIfNeeded: value)
  }

  /// The same number. The conversion is lossless.
  @inlinable
  package init(_ value: UInt16) {
    self.init(truncatingIfNeeded: value)
  }

  /// The same number. The conversion is lossless, because an `Int` has 64 bits on all supported
  /// platforms.
  @inlinable
  package init(_ value: UInt32) {
    self.init(truncatingIfNeeded: value)
  }

  /// The same number. The conversion is lossless.
  @inlinable
  package init(_ value: Int32) {
    self.init(truncatingIfNeeded: value)
  }
}
