import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The values of preferences in a pass, and what readers were told.
struct PulledValues {
  /// Values of preferences; the graph knows them by number.
  var values: [Value] = []
  var defaultValues: [PreferenceValueID?]
  /// What the system writes for itself, by the place of the modifier in `sites`.
  var systemValues: [ID<ClosureSite>: Value] = [:]
  /// How the values of each key are combined.
  let reduces: [PreferenceKeyTemplate.Reduce]
  /// What readers got, in the order in which they asked.
  var readings: [Reading] = []
  /// The calls of `reduce` that readers evaluated within the present one account for.
  var nestedReduces = 0
  /// The actions of `onPreferenceChange` that have a value, and those of `onAppear`.
  var changes: [PreferenceChange] = []
  var readersWithoutSlot: Set<PreferenceNode.Index> = []
  /// What closures returned, if that is asked for.
  var returned = ReturnedValues()
  /// Slots of entries that were asked for before their views were built.
  var knownSlots = Pass.KnownSlots()

  /// Nothing yet, of a document's keys.
  init(of keys: [PreferenceKeyTemplate]) {
    reduces = keys.map(\.reduce)
    defaultValues = Array(repeating: nil, count: keys.count)
  }
}
