/// The share of the evaluation's work limit that a pass has used (docs/reference/format/files.md,
/// Limits).
struct SpentWork {
  /// The work that is already charged to the evaluation, and the part of it that was building.
  var settledWork = 0
  var settledBuilding = 0
  /// The work of building, without views, modifiers, and entries.
  var otherWork = 0
  /// Elements of loops, branches and components entered so far.
  var entries = 0
  /// Bytes of the values that scripts made so far.
  var valueBytes = 0
  /// Bytes of tables that the memory ledger has.
  var tableBytes = 0
}
