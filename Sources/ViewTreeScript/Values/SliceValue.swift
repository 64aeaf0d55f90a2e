/// An `ArraySlice`: elements that keep the indices of the array that they were part of.
public struct SliceValue {
  /// The elements in order.
  public var elements: [Value]
  /// The index of the first element.
  public var startIndex: Int

  /// Creates a slice.
  public init(_ elements: [Value], startIndex: Int) {
    self.elements = elements
    self.startIndex = startIndex
  }

  /// The index after the last element.
  public var endIndex: Int { startIndex + elements.count }
}
