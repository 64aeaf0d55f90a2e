import ViewTreeNumbers

/// A component with its own state at one position of the tree.
struct InspectedInstance: Sendable {
  /// The identity of the instance, which is equal in all passes.
  let identity: UInt64
  /// The index in `Document.components`.
  let component: Int
  /// The index of its view in `Inspection.views`, or `nil` if it isn't a view.
  let view: ID<InspectedView>?
  /// The name in reports and addresses: its id, or its path if it has none.
  let name: String
  /// Its path.
  let path: String
}
