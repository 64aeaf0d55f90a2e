/// The state variables that something besides actions looks at, by their places.
public struct ObservedState: Sendable {
  /// Those of the document.
  public let variables: [Int]
  /// Those of each component.
  public let ofComponents: [[Int]]

  /// Whether there is none.
  public var isEmpty: Bool { variables.isEmpty && ofComponents.allSatisfy(\.isEmpty) }
}
