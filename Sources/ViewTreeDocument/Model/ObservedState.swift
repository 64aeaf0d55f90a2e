/// The state variables that something besides actions looks at, by their places.
public struct ObservedState: Sendable {
  /// The indices of the document's variables.
  public let variables: [Int]
  /// The indices of each component's variables.
  public let ofComponents: [[Int]]

  /// True if there are none.
  public var isEmpty: Bool { variables.isEmpty && ofComponents.allSatisfy(\.isEmpty) }
}
