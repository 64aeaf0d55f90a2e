#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Comparisons by the bytes of UTF-8, as file systems compare names. The operators of strings also
/// equate letters that are composed otherwise.
extension String {
  /// True if all bytes equal those of another string.
  package func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && order(ofBytesSharedWith: other) == 0
  }

  /// True if the bytes come before those of another string.
  package func hasBytes(before other: String) -> Bool {
    let order = order(ofBytesSharedWith: other)
    return order == 0 ? utf8.count < other.utf8.count : order < 0
  }

  /// Compares as many bytes as both strings have. Negative if this string's come first, or 0 if
  /// they are equal.
  private func order(ofBytesSharedWith other: String) -> Int32 {
    withBytes { left in
      other.withBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
        return memcmp(first, second, min(left.count, right.count))
      }
    }
  }

  /// Calls a function with the bytes.
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    // The text of another runtime, such as Foundation's on a Mac.
    var copy = self
    return copy.withUTF8(body)
  }
}
