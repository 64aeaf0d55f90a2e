import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The keys whose `reduce` changes a value that it combines with the default, tested with values of
/// a pass.
final class ReduceLosses {
  /// A value and its changed results.
  struct Loss {
    let value: Value
    let defaultValue: Value
    /// The result of reducing the value and then the default, if it differs from the value.
    let resultAfter: Value?
    /// The result of reducing the default and then the value, if it differs from the value.
    let resultBefore: Value?

    /// True if `reduce` replaces the value by the next one, whatever the default.
    var keepsLast: Bool { resultAfter == defaultValue && resultBefore == nil }

    /// True for a number that is larger than the default, so that `max` keeps it.
    var isLargerThanDefault: Bool {
      guard let number = value.number, let other = defaultValue.number else { return false }
      return number > other
    }
  }

  /// The maximum number of values that are tried per key.
  private static let limit = 32

  private let pass: FinishedPass
  private let losses: [Int: Loss]
  /// The keys for which a value other than the default was tried.
  private let triedKeys: Set<Int>

  init(_ pass: FinishedPass) {
    self.pass = pass
    var values: [[Value]] = Array(repeating: [], count: pass.document.preferenceKeys.count)
    func note(_ value: Value, _ key: PreferenceKeyID) {
      if values[Int(key.index)].count < Self.limit { values[Int(key.index)].append(value) }
    }
    // Transformers and combinations may have produced other values by now. Written values are
    // final.
    for index in pass.graph.written {
      let node = pass.graph.node(index)
      guard node.kind == .preference || node.kind == .anchorPreference,
        values[Int(node.key.index)].count < Self.limit, let id = pass.graph.value(of: index)
      else { continue }
      note(pass.value(id), node.key)
    }
    for reading in pass.pulled.readings where !reading.isDefault {
      note(reading.value, pass.graph.node(reading.node).key)
    }
    var losses: [Int: Loss] = [:]
    var triedKeys: Set<Int> = []
    for (key, values) in values.enumerated() where !values.isEmpty {
      losses[key] = Self.loss(of: PreferenceKeyID(key), values, pass)
      let defaultValue = pass.defaultValue(of: PreferenceKeyID(key))
      if values.contains(where: { $0 != defaultValue }) { triedKeys.insert(key) }
    }
    self.losses = losses
    self.triedKeys = triedKeys
  }

  /// The loss of a key's `reduce`, if there is one.
  subscript(key: Int) -> Loss? { losses[key] }

  /// True if values of the key were tried, and none was lost.
  func isHarmless(_ key: Int) -> Bool { losses[key] == nil && triedKeys.contains(key) }

  private static func loss(
    of key: PreferenceKeyID, _ values: [Value], _ pass: FinishedPass
  ) -> Loss? {
    guard let defaultValue = pass.defaultValue(of: key) else { return nil }
    var loss: Loss?
    for value in values {
      // A value that isn't equal to itself, such as a closure, proves nothing.
      guard value == value else { continue }
      // Compares one result at a time, so that a large value and both results don't exist at once.
      let after = pass.reduced(value, with: defaultValue, of: key).flatMap {
        $0 == value ? nil : $0
      }
      let before = pass.reduced(defaultValue, with: value, of: key).flatMap {
        $0 == value ? nil : $0
      }
      let found = Loss(
        value: value, defaultValue: defaultValue, resultAfter: after, resultBefore: before)
      // Prefers a value that shows the loss on both sides.
      if found.resultAfter != nil, found.resultBefore != nil { return found }
      if found.resultAfter != nil || found.resultBefore != nil { loss = loss ?? found }
    }
    return loss
  }
}
