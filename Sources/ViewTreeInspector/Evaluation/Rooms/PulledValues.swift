import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The values of preferences in a pass, and the values that readers received.
struct PulledValues {
  /// Values of preferences. The graph refers to them by index.
  var values: [Value] = []
  var defaultValues: [PreferenceValueID?]
  /// Values that SwiftUI writes itself, by the index of the modifier in `sites`.
  var systemValues: [ID<ClosureSite>: Value] = [:]
  /// The `reduce` of each key.
  let reduces: [PreferenceKeyTemplate.Reduce]
  /// The values that readers received, in the order of their requests.
  var readings: [Reading] = []
  /// The number of `reduce` calls for readers that were evaluated within the current reader.
  var nestedReduces = 0
  /// The actions of `onPreferenceChange` that have a value, and those of `onAppear`.
  var changes: [PreferenceChange] = []
  var readersWithoutSlot: Set<PreferenceNode.Index> = []
  /// The values that closures returned, if the options record them.
  var returned = ReturnedValues()
  /// Predicted slots of entries whose views aren't built yet.
  var knownSlots = Pass.KnownSlots()

  /// Creates an empty state for a document's keys.
  init(of keys: [PreferenceKeyTemplate]) {
    reduces = keys.map(\.reduce)
    defaultValues = Array(repeating: nil, count: keys.count)
  }
}
