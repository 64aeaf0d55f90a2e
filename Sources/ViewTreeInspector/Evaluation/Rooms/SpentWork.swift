/// What a pass has done so far of what an evaluation may do (docs/semantics.md, Limits).
struct SpentWork {
  /// How much of what was done is taken from what the evaluation may do, and how much of that was building.
  var settledWork = 0
  var settledBuilding = 0
  /// What building took besides views, modifiers and entries.
  var otherWork = 0
  /// Elements of loops, branches and components entered so far.
  var entries = 0
  /// Bytes of the values that scripts made so far.
  var valueBytes = 0
  /// Bytes of tables that the memory ledger has.
  var tableBytes = 0
}
