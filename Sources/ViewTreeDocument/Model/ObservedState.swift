/// The state variables that are read outside actions, by their indices.
public struct ObservedState: Sendable {
  /// The indices of the document's variables.
  public let variables: [Int]
  /// The indices of each component's variables.
  public let ofComponents: [[Int]]

  /// True if there are none.
  public var isEmpty: Bool { variables.isEmpty && ofComponents.allSatisfy(\.isEmpty) }
}
