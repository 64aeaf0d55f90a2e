import ViewTreeInspector
import ViewTreeNumbers

/// The flow of one key's values, view by view.
///
/// Siblings are folded, a writer or transformer becomes the source of a value, and a reader passes
/// it on (docs/explanation/preferences.md). `KeyGraph` determines the next modifier of each value.
struct ValueFlow {
  /// A value on its way up the tree.
  struct Carrier {
    /// The closure or fold that last changed it.
    enum Giver: Equatable {
      /// A modifier, by its index among the uses.
      case use(Int)
      /// The view that folds.
      case fold(ID<InspectedView>)
    }

    var giver: Giver
    /// The modifier that gets it next, by its index in `KeyGraph.Key.uses`.
    var next: Int?
    /// True if a reader requested it.
    var isAsked: Bool
  }

  /// The output value of each view, with all its modifiers, or `nil` if there is none.
  private(set) var outgoing: IDTable<InspectedView, Carrier?>
  /// The modifiers of each view that has some, from the inside out.
  private(set) var uses: [ID<InspectedView>: [Int]] = [:]
  /// The views that fold.
  private(set) var folds: Set<ID<InspectedView>> = []

  /// A contribution to the value of a view, in order: from its children first, then modifier by
  /// modifier.
  private struct Arrival {
    var place: Int
    var carrier: Carrier
  }

  private let inspection: Inspection
  private let runs: ClosureRuns
  private let keepsToItself: Bool
  private var places: [Int]
  private static let children = -2
  private static let itself = -1

  /// - Parameter isOfSystem: whether the key is the system's, whose readers keep values to
  ///   themselves.
  init(_ inspection: Inspection, _ runs: ClosureRuns, isOfSystem: Bool) {
    self.inspection = inspection
    self.runs = runs
    keepsToItself = isOfSystem
    outgoing = IDTable(repeating: nil, count: inspection.views.count)
    places = Array(repeating: Self.itself, count: runs.uses.count)
    for (number, use) in runs.uses.enumerated() {
      guard case .view(let view) = use.place else { continue }
      places[number] = place(of: use, in: view)
      uses[view, default: []].append(number)
    }
    for view in uses.keys {
      let order = places
      uses[view]?.sort { (order[$0], $0) < (order[$1], $1) }
    }
    follow()
  }

  private func place(of use: KeyUse, in view: ID<InspectedView>) -> Int {
    let record = inspection.views[view]
    let first = record.firstModifier.index
    let modifiers = inspection.modifiers[first..<first + Int(record.modifierCount)]
    return modifiers.firstIndex { $0.syntax == use.syntax }.map { $0 - first } ?? Self.itself
  }

  private mutating func follow() {
    var arrivals: [ID<InspectedView>: [Arrival]] = [:]
    for view in inspection.views.ids.reversed() {
      let own = arrivals.removeValue(forKey: view)
      guard own != nil || uses[view] != nil,
        let carrier = result(of: view, own ?? [])
      else { continue }
      outgoing[view] = carrier
      let group = inspection.groups[inspection.views.group(of: view)]
      guard group.role != .root, !group.role.isPresented else { continue }
      let place = group.modifier.map { Int($0) } ?? Self.children
      arrivals[group.parent, default: []].append(Arrival(place: place, carrier: carrier))
    }
  }

  /// The output value of a view.
  private mutating func result(of view: ID<InspectedView>, _ arrivals: [Arrival]) -> Carrier? {
    let own = uses[view] ?? []
    var current: Carrier?
    var left = arrivals.sorted { $0.place < $1.place }[...]
    for number in own.map({ Optional($0) }) + [nil] {
      while let arrival = left.first, number.map({ arrival.place < places[$0] }) ?? true {
        left.removeFirst()
        // A reader never gets the values of its own content. They go on only to an outer reader.
        let isBuilt = own.contains { places[$0] == arrival.place }
        if isBuilt, arrival.carrier.next == nil { continue }
        current = fold(current, arrival.carrier, at: view)
      }
      if let number { pass(number, &current) }
    }
    return foldedWithDefault(current, at: view)
  }

  /// Applies a modifier to the value of its content.
  private func pass(_ number: Int, _ value: inout Carrier?) {
    let use = runs.uses[number]
    switch use.role {
    case .reader where keepsToItself: value = nil
    case .reader:
      value?.next = use.next
      value?.isAsked = use.isHandedOn
    // A view that was measured but not shown contributes no value.
    case _ where use.outcome == .skipped(.notInstantiated) || use.outcome == .skipped(.notInSight):
      value = nil
    case .writer, .transformer:
      value = Carrier(giver: .use(number), next: use.next, isAsked: use.outcome == .ran)
    }
  }

  /// Makes the value the view's own if `reduce` was called for it, which means that another operand
  /// had the default.
  private mutating func foldedWithDefault(_ value: Carrier?, at view: ID<InspectedView>) -> Carrier?
  {
    guard var value, case .use(let use) = value.giver, runs.reduces[view] != nil,
      runs.uses[use].place != .view(view)
    else { return value }
    value.giver = .fold(view)
    folds.insert(view)
    return value
  }

  private mutating func fold(_ left: Carrier?, _ right: Carrier, at view: ID<InspectedView>)
    -> Carrier
  {
    guard let left else { return right }
    folds.insert(view)
    return Carrier(
      giver: .fold(view), next: left.next ?? right.next, isAsked: left.isAsked || right.isAsked)
  }

  // MARK: - Queries

  /// True if a reader or transformer takes a value.
  func isPulled(_ carrier: Carrier) -> Bool {
    guard carrier.isAsked, let next = carrier.next, next < runs.uses.count else { return false }
    let use = runs.uses[next]
    return use.role != .writer && use.outcome == .ran
  }

  /// The content reader that builds the views of a group, by its index among the uses.
  func builder(ofGroup group: InspectedGroup) -> Int? {
    guard let modifier = group.modifier, group.role == .overlay || group.role == .background
    else { return nil }
    return uses[group.parent]?.first {
      places[$0] == Int(modifier) && runs.uses[$0].role == .reader
    }
  }
}
