import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The sizes of records, for the memory ledger.
extension Inspection {
  /// The bytes of the values in the record that aren't in the previous record.
  func bytesOfValues(since former: Inspection?, _ held: inout HeldBytes) -> Int {
    var sum = 0
    for (place, variable) in state.enumerated() {
      let old = former.flatMap { place < $0.state.count ? $0.state[place].value : nil }
      sum += held.bytes(of: variable.value, since: old)
    }
    for (place, reading) in preferences.enumerated() {
      let old = former.flatMap {
        place < $0.preferences.count ? $0.preferences[place].value : nil
      }
      sum += held.bytes(of: reading.value, since: old)
    }
    for value in returned { sum += value.map { held.bytes(of: $0.value) } ?? 0 }
    for plain in plainValues { sum += plain.value.map { held.bytes(of: $0.value) } ?? 0 }
    for action in actions {
      for assigned in action.assigned { sum += held.bytes(of: assigned.value) }
    }
    return sum
  }

  /// The bytes of the record, without values, steps, and data shared with the document.
  var bytes: Int {
    views.bytes + modifiers.bytes + textBytes + Self.bytes(groups) + Self.bytes(components)
      + Self.bytes(instances) + Self.bytes(drawings) + Self.bytes(looks) + Self.bytes(lookArguments)
      + Self.bytes(givenNames) + readingBytes + eventBytes
  }

  /// The values of readers: preferences and anchors.
  private var readingBytes: Int {
    let parts = preferences.reduce(0) { sum, reading in
      sum + Self.bytes(reading.contributions)
        + reading.contributions.reduce(0) { $0 + Self.bytes($1.writers + $1.transformers) }
    }
    let resolutions = anchors.reduce(0) { $0 + Self.bytes($1.resolved) }
    return parts + resolutions + Self.bytes(preferences) + Self.bytes(anchors)
      + Self.bytes(plainValues) + Self.bytes(state)
  }

  /// Closures that ran, skipped closures and remarks.
  private var eventBytes: Int {
    let printed = actions.reduce(0) { sum, action in
      action.printed.reduce(sum + Self.bytes(action.assigned)) { $0 + Self.bytes(of: $1) }
    }
    let remarks = diagnostics.reduce(0) { $0 + Self.bytes(of: $1.message) }
    return printed + remarks + Self.bytes(order) + Self.bytes(returned) + Self.bytes(skipped)
      + Self.bytes(absences) + Self.bytes(viewTreeOrder) + Self.bytes(actions)
      + Self.bytes(diagnostics)
  }

  /// Ids and strings from scripts.
  private var textBytes: Int { names.texts.reduce(0) { $0 + Self.bytes(of: $1) } }

  private static func bytes<Element>(_ list: [Element]) -> Int {
    list.count * MemoryLayout<Element>.stride
  }

  /// The bytes of a string beyond its inline 16, which store up to 15.
  private static func bytes(of text: String) -> Int {
    let count = text.utf8.count
    return MemoryLayout<String>.stride + (count > 15 ? count + 32 : 0)
  }
}

extension InspectedStep {
  /// The bytes that the step takes, its record included.
  var bytes: Int {
    MemoryLayout<Self>.stride + changes.count * MemoryLayout<InspectedChange>.stride
      + inspection.bytes
  }
}
