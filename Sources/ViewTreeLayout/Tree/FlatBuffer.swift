/// A growable block of plain values without reference counting or exclusivity checks.
///
/// Owned by ``LayoutArena``, which frees it. Copies share the memory.
struct FlatBuffer<Element: BitwiseCopyable>: BitwiseCopyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Reserves space for further elements, which the caller fills from the returned pointer on.
  mutating func appendUninitialized(_ added: Int) -> UnsafeMutablePointer<Element> {
    if count &+ added > capacity { grow(to: max(count &+ added, capacity * 2)) }
    defer { count &+= added }
    return base + count
  }

  mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: max(wanted, capacity * 2)) }
  }

  /// Removes the elements from an index on. Keeps the memory.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// A copy with separate memory.
  func copied() -> FlatBuffer {
    var copy = FlatBuffer(capacity: count)
    copy.appendUninitialized(count).initialize(from: base, count: count)
    return copy
  }

  func deallocate() { base.deallocate() }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}
