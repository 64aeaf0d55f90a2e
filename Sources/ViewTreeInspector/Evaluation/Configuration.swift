import ViewTreeScript

/// All that one pass hands to the next: two equal ones have the same future.
struct Configuration: Equatable {
  let state: StateValues
  let delivered: [UInt64: Value]
  let appeared: Set<UInt64>
}
