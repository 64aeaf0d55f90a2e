import ViewTreeScript

/// All data that one pass leaves to the next. Equal configurations lead to equal results.
struct Configuration: Equatable {
  let state: StateValues
  let delivered: [UInt64: Value]
  let appeared: Set<UInt64>
  /// The last value that each `onChange` and `onGeometryChange` received.
  let watched: [UInt64: Value]
}
