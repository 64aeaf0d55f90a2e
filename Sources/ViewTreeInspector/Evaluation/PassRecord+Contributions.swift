import ViewTreePreferences
import ViewTreeScript

/// Who wrote the elements of an array that a reader got.
///
/// A `reduce` may do anything with its operands, so who ran is not enough: a contribution counts only
/// where its elements stand.
extension PassRecord {
  /// How many elements of long arrays are compared, spread over all of them.
  private static let comparisons = 4_096
  /// Up to how many elements and contributions, each is looked for by itself.
  private static let searchLimit = 1_000
  /// Up to how many contributions all of a pass are gone through, for all its readers together.
  private static let scanLimit = 20_000_000

  /// The contributions that make up an array, in its order; empty where it cannot be told.
  func contributions(to reading: Reading) -> [InspectedPreference.Contribution] {
    guard case .array(let elements) = reading.value, !elements.isEmpty else { return [] }
    let key = UInt16(key(of: reading.node))
    let own = written[reading.written].filter { $0.key == key && $0.count > 0 }
    if addUp(own, to: elements) { return records(own) }
    guard written.count * pass.readings.count <= Self.scanLimit else { return [] }
    let all = written.filter { $0.key == key && $0.count > 0 }
    return records(addUp(all, to: elements) ? all : search(all, in: elements))
  }

  private func records(_ contributions: [Contribution]) -> [InspectedPreference.Contribution] {
    contributions.map {
      InspectedPreference.Contribution(
        count: $0.count, writer: .view(places[Int(pass.modifiers[Int($0.modifier)].view)]))
    }
  }

  /// Whether an array is what contributions give one after another.
  private func addUp(_ contributions: [Contribution], to elements: [Value]) -> Bool {
    guard contributions.reduce(0, { $0 + $1.count }) == elements.count else { return false }
    let step = max(1, contributions.count / Self.comparisons)
    var place = 0
    for (index, contribution) in contributions.enumerated() {
      if index % step == 0, !stands(contribution, at: place, in: elements) { return false }
      place += contribution.count
    }
    return true
  }

  /// The contributions found where their elements stand, those that were not yet used first.
  private func search(_ contributions: [Contribution], in elements: [Value]) -> [Contribution] {
    guard max(elements.count, contributions.count) <= Self.searchLimit else { return [] }
    var isUsed = Array(repeating: false, count: contributions.count)
    var found: [Contribution] = []
    var place = 0
    while place < elements.count {
      let fitting = contributions.indices.filter {
        stands(contributions[$0], at: place, in: elements)
      }
      guard let next = fitting.first(where: { !isUsed[$0] }) ?? fitting.first else { return [] }
      isUsed[next] = true
      found.append(contributions[next])
      place += contributions[next].count
    }
    return found
  }

  private func stands(_ contribution: Contribution, at place: Int, in elements: [Value]) -> Bool {
    guard case .array(let own) = pass.values[Int(contribution.elements.index)],
      place + own.count <= elements.count
    else { return false }
    return own == Array(elements[place..<place + own.count])
  }
}
