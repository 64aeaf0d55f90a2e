extension [UInt8] {
  /// True if the bytes contain the text. Optimized for bytes that usually don't contain it.
  package func contains(_ text: String.UTF8View) -> Bool {
    guard let first = text.first else { return true }
    let others = Array(text.dropFirst())
    return withUnsafeBufferPointer { bytes in
      var index = 0
      let end = bytes.count - others.count
      while index < end {
        if bytes[index] == first, bytes[(index + 1)...].starts(with: others) { return true }
        index += 1
      }
      return false
    }
  }
}
