import ViewTreeNumbers

/// A component with its own state at one position of the tree.
struct InspectedInstance: Sendable {
  /// The same in every pass in which it exists.
  let identity: UInt64
  /// The index in `Document.components`.
  let component: Int
  /// The view that it is, by its place in `Inspection.views`, or `nil` if it is none.
  let view: ID<InspectedView>?
  /// The name that reports and addresses have for it: its id, or else its path.
  let name: String
  /// Its path.
  let path: String
}
