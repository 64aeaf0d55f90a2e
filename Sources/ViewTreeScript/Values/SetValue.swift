/// A `Set` that keeps the order of insertion, so that results never depend on hashing.
public struct SetValue {
  /// The elements are the keys.
  private var members = DictionaryValue()

  /// Creates an empty set.
  public init() {}

  /// Creates a set of a list's elements, each once.
  public init(_ elements: [Value]) {
    for element in elements { insert(element) }
  }

  /// The elements in order of insertion.
  public var elements: [Value] { members.keys }
  /// The number of elements.
  public var count: Int { members.count }

  /// True if another value shares the storage, so that a change makes a copy.
  var isShared: Bool {
    mutating get { members.isShared }
  }

  /// True if the set contains an element.
  public func contains(_ element: Value) -> Bool { members[element] != nil }

  /// Adds an element. Returns true if it's new.
  @discardableResult
  public mutating func insert(_ element: Value) -> Bool {
    guard members[element] == nil else { return false }
    members[element] = .void
    return true
  }

  /// Removes an element and returns it.
  @discardableResult
  public mutating func remove(_ element: Value) -> Value? {
    guard let known = members.key(equalTo: element) else { return nil }
    members[element] = nil
    return known
  }

  /// The element that is equal to another.
  func member(equalTo element: Value) -> Value? { members.key(equalTo: element) }

  func hasSameElements(as other: SetValue) -> Bool {
    count == other.count && elements.allSatisfy(other.contains)
  }
}
