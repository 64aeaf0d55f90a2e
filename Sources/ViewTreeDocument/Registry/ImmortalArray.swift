/// Elements of a table that lives as long as the process: read without counting references.
///
/// Only for the registries, which are made once; what is allocated here is never freed.
struct ImmortalArray<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
  private let all: UnsafeBufferPointer<Element>

  /// Takes over some elements; for none, nothing is allocated.
  init(_ elements: [Element]) {
    guard !elements.isEmpty else {
      all = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = copy.initialize(from: elements)
    all = UnsafeBufferPointer(copy)
  }

  var count: Int { all.count }

  /// Some elements one after another.
  func elements(from start: Int, count: Int) -> UnsafeBufferPointer<Element> {
    precondition(start >= 0 && count >= 0 && start + count <= all.count)
    return UnsafeBufferPointer(rebasing: all[start..<start + count])
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < all.count)
    return all[index]
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
