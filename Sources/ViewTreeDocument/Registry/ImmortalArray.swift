/// Elements of a table that lives as long as the process: read without counting references.
///
/// Only for the registries, which are made once; what is allocated here is never freed.
struct ImmortalArray<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    base = .allocate(capacity: Swift.max(elements.count, 1))
    base.initialize(from: elements, count: elements.count)
    count = elements.count
  }

  /// Some elements one after another.
  func elements(from start: Int, count: Int) -> UnsafeBufferPointer<Element> {
    precondition(start >= 0 && count >= 0 && start + count <= self.count)
    return UnsafeBufferPointer(start: base + start, count: count)
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    return base[index]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two texts of the same length are the same bytes.
  func matches(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count, let left = baseAddress, let right = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    var index = 0
    while index < count {
      if left[index] != right[index] { return false }
      index += 1
    }
    return true
  }
}
