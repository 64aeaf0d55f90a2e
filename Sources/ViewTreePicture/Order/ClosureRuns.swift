import ViewTreeInspector
import ViewTreeNumbers

/// The outcomes of the modifiers of one key, with the numbers that `viewtree order` shows.
struct ClosureRuns {
  /// The outcome of a modifier.
  enum State {
    /// Its closure ran, in the last pass or in an earlier pass.
    case ran
    /// Its closure didn't run, because its value from before the step is still valid.
    case kept(InspectedSkip.Reason)
    /// It has no closure, and its value was requested.
    case plain
    /// No reader requested it, or no reader could.
    case skipped(InspectedSkip.Reason)
  }

  /// The runs of a modifier's closure.
  private struct Run {
    /// Its entries of `Inspection.order`.
    var events: [Int] = []
    /// The reason why it didn't run in the last pass.
    var reason: InspectedSkip.Reason?
  }

  /// The modifiers of the last pass, as `KeyGraph` has them.
  let uses: [KeyUse]
  private let inspection: Inspection
  private var runs: [Run]
  /// The closures that ran on removed views: entries of `Inspection.order`.
  private(set) var lost: [Int] = []
  /// The calls of `reduce` by view: entries of `Inspection.order`.
  private(set) var reduces: [ID<InspectedView>: [Int]] = [:]
  /// The numbers of closures that ran and of `reduce` calls.
  private(set) var count = 0
  private(set) var reduceCount = 0

  /// A modifier of a view: several closures may have one.
  private struct Place: Hashable {
    var view: ID<InspectedView>
    var modifier: ID<InspectionNames.Modifier>
  }

  /// Finds the runs of the modifiers of a key. The record must include view-tree order.
  init(
    _ inspection: Inspection, key: ID<InspectionNames.Key>, uses all: [KeyUse], _ places: ViewPlaces
  ) {
    self.inspection = inspection
    uses = all.filter { if case .view = $0.place { true } else { false } }
    runs = Array(repeating: Run(), count: uses.count)
    var closures: [Place: [Int]] = [:]
    for (number, use) in uses.enumerated() where !use.isPlainValue {
      guard case .view(let view) = use.place else { continue }
      closures[Place(view: view, modifier: use.modifier), default: []].append(number)
    }
    let known = addLastPass(key, closures)
    addEvents(key, closures, places, except: known)
  }

  /// Adds the results of the last pass, and returns the numbers of the closures that ran in it.
  private mutating func addLastPass(_ key: ID<InspectionNames.Key>, _ closures: [Place: [Int]])
    -> [Int: Int]
  {
    var next: [Place: Int] = [:]
    var known: [Int: Int] = [:]
    for candidate in inspection.viewTreeOrder where candidate.key == key {
      guard case .view(let view) = candidate.view else { continue }
      let place = Place(view: view, modifier: candidate.modifier)
      let index = next[place, default: 0]
      guard let uses = closures[place], index < uses.count else { continue }
      next[place] = index + 1
      switch candidate.outcome {
      case .ran(let number): known[number] = uses[index]
      case .skipped(let reason): runs[uses[index]].reason = reason
      }
    }
    return known
  }

  private mutating func addEvents(
    _ key: ID<InspectionNames.Key>, _ closures: [Place: [Int]], _ places: ViewPlaces,
    except known: [Int: Int]
  ) {
    /// The pass in which a modifier of a view ran last, and how often in it.
    var counts: [Place: (pass: Int, count: Int)] = [:]
    for (index, event) in inspection.order.enumerated() where event.key == key {
      let view = places.view(event.view)
      guard event.kind == .closure else {
        if let view { reduces[view, default: []].append(index) }
        reduceCount += 1
        continue
      }
      count += 1
      if let use = known[event.number] {
        runs[use].events.append(index)
        continue
      }
      let place = view.map { Place(view: $0, modifier: event.modifier) }
      guard let place, let uses = closures[place] else {
        lost.append(index)
        continue
      }
      // If a view has several closures, the inner one ran first. Of several writers, only the outer
      // one runs.
      var (pass, count) = counts[place] ?? (0, 0)
      if pass != event.pass { (pass, count) = (event.pass, 0) }
      counts[place] = (pass, count + 1)
      let isWriter = self.uses[uses[0]].role == .writer
      runs[isWriter ? uses[uses.count - 1] : uses[min(count, uses.count - 1)]].events
        .append(index)
    }
  }

  // MARK: - Results of a closure

  /// The entries of `Inspection.order` of a modifier's closure.
  func events(of use: Int) -> [Int] { runs[use].events }

  /// The reason why the closure didn't run in the last pass, although it ran in an earlier pass, if
  /// the reason isn't a lack of changes.
  func reason(of use: Int) -> InspectedSkip.Reason? {
    switch runs[use].reason {
    case .clean?, .equal?, nil: nil
    case let reason?: reason
    }
  }

  /// The numbers of a modifier's closure, in ascending order.
  func numbers(of use: Int) -> [Int] { runs[use].events.map { inspection.order[$0].number } }

  /// The outcome of a modifier.
  func state(of use: Int) -> State {
    if !runs[use].events.isEmpty { return .ran }
    switch (uses[use].outcome, runs[use].reason) {
    case (_, .clean?): return .kept(.clean)
    case (_, .equal?): return .kept(.equal)
    case (_, let reason?): return .skipped(reason)
    case (.skipped(let reason), nil): return .skipped(reason)
    default: return .plain
    }
  }

  /// The number of closures that didn't run because their values were kept.
  var keptCount: Int {
    uses.indices.count { if case .kept = state(of: $0) { true } else { false } }
  }
}
