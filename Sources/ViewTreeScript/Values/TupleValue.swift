import ViewTreeNumbers

/// A tuple: two or more elements, some of them with labels.
public struct TupleValue {
  /// The labels, as many as elements. `nil` when no element has one.
  public let labels: [String?]?
  /// The elements in order.
  public var elements: [Value]

  /// Creates a tuple. Pass `nil` for `labels` when no element has one.
  public init(labels: [String?]? = nil, elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }

  /// The index of the element called `name`: a label or a number.
  func index(of name: String) -> Int? {
    if let found = labels?.firstIndex(of: name) { return found }
    guard let number = Int(name), elements.indices.contains(number) else { return nil }
    return number
  }
}
