/// Elements of a table that lives as long as the process: read without counting references.
///
/// Only for the registries, which are made once; what is allocated here is never freed.
struct ImmortalArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    base = .allocate(capacity: Swift.max(elements.count, 1))
    base.initialize(from: elements, count: elements.count)
    count = elements.count
  }

  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count)
    return base[index]
  }
}
