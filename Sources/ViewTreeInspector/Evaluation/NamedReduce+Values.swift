import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// The reduces that have a name, on values of the script (docs/reference/format/declarations.md,
/// Preference keys).
extension NamedReduce {
  /// Combines the value at an index of the pass's list with the next value, if the rule reads it.
  func reduce(
    at index: Int, of pass: Pass, key: Int,
    nextValue: () throws -> PreferenceValueID
  ) throws {
    switch self {
    case .first:
      return
    case .and:
      if case .bool(false) = pass.pulled.values[index] { return }
    case .or:
      if case .bool(true) = pass.pulled.values[index] { return }
    default:
      break
    }
    let next = pass.pulled.values[Int(try nextValue().index)]
    var value = Value.void
    swap(&value, &pass.pulled.values[index])
    defer { swap(&value, &pass.pulled.values[index]) }
    guard combine(&value, next) else {
      let key = pass.document.preferenceKeys[key]
      return try pass.passOver(
        EvaluationError(
          diagnostic: .valuesDoNotReduce(
            rawValue, key: key.name, value: value.typeName, next: next.typeName,
            at: pass.document.tree.range(key.syntax))))
    }
  }

  /// Combines a value with the next value by the rule. Returns false if the rule doesn't apply to
  /// the two.
  private func combine(_ value: inout Value, _ next: Value) -> Bool {
    switch self {
    case .append: return append(&value, next)
    case .merge: return merge(&value, next)
    case .first: return true
    case .last: value = next
    case .sum: return add(&value, next)
    case .min: return choose(&value, next) { $0 < $1 }
    case .max: return choose(&value, next) { $0 > $1 }
    case .and, .or:
      guard case .bool = value, case .bool = next else { return false }
      value = next
    }
    return true
  }

  private func append(_ value: inout Value, _ next: Value) -> Bool {
    switch (consume value, next) {
    case (.array(var elements), .array(let more)):
      value = .void
      elements.append(contentsOf: more)
      value = .array(elements)
    case (.string(var text), .string(let more)):
      value = .void
      text.append(more)
      value = .string(text)
    case (let other, _):
      value = other
      return false
    }
    return true
  }

  private func merge(_ value: inout Value, _ next: Value) -> Bool {
    guard case .dictionary(var entries) = value, case .dictionary(let more) = next else {
      return false
    }
    value = .void
    for (key, element) in zip(more.keys, more.values) { entries[key] = element }
    value = .dictionary(entries)
    return true
  }

  private func add(_ value: inout Value, _ next: Value) -> Bool {
    if case .int(let left) = value, case .int(let right) = next {
      let (sum, overflow) = left.addingReportingOverflow(right)
      value = overflow ? .double(Double(left) + Double(right)) : .int(sum)
      return true
    }
    guard let left = ArgumentConversion.number(value),
      let right = ArgumentConversion.number(next)
    else { return false }
    value = .double(left + right)
    return true
  }

  private func choose(
    _ value: inout Value, _ next: Value, _ isBetter: (Double, Double) -> Bool
  ) -> Bool {
    guard let left = ArgumentConversion.number(value),
      let right = ArgumentConversion.number(next)
    else { return false }
    if isBetter(right, left) { value = next }
    return true
  }
}
