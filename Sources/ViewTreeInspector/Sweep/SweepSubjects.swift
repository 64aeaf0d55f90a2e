import ViewTreeNumbers

/// The names and the order of all subjects in the samples of a sweep.
struct SweepSubjects {
  private(set) var names: [SweepView: String] = [:]
  private(set) var messages: [SweepSubject: String] = [:]
  private(set) var modifiers = NameList<InspectionNames.Modifier>()
  private(set) var keys = NameList<InspectionNames.Key>()
  /// The parent of each view, at the point where the view first occurred.
  private(set) var parents: [SweepView: SweepView] = [:]
  /// The position in the tree of each subject, where it first occurred.
  private var places: [SweepSubject: UInt32] = [:]

  /// Notes the subjects of facts that are new.
  mutating func add(_ entries: [SweepEntry], of sample: SweepSample) {
    if modifiers.isEmpty {
      modifiers = sample.inspection.names.modifiers
      keys = sample.inspection.names.keys
    }
    for entry in entries {
      if case .closures(let closures) = entry.fact {
        for closure in closures { add(closure.view, of: sample) }
      }
      guard places[entry.subject] == nil else { continue }
      places[entry.subject] = add(entry.subject, of: sample)
    }
    addEarlier(of: sample)
  }

  /// Records the error of a document that can't be evaluated.
  mutating func add(_ message: String, of subject: SweepSubject) {
    if messages[subject] == nil { messages[subject] = message }
  }

  /// The position of a subject in the output: tree order, with the document as a whole first.
  func place(of subject: SweepSubject) -> UInt32 { places[subject] ?? 0 }

  private mutating func add(_ subject: SweepSubject, of sample: SweepSample) -> UInt32 {
    switch subject {
    case .view(let view): return add(view, of: sample)
    case .views(let first, let second):
      _ = add(second, of: sample)
      return add(first, of: sample)
    case .reader(let reader): return add(reader.view, of: sample)
    case .diagnostic(let id, let range):
      let diagnostic = sample.inspection.diagnostics.first { $0.id == id && $0.range == range }
      messages[subject] = diagnostic?.message
      return 0
    case .document: return 0
    }
  }

  /// Records a view. Returns its position, from 1.
  @discardableResult
  private mutating func add(_ view: SweepView, of sample: SweepSample) -> UInt32 {
    guard let place = sample.places[view] else { return 0 }
    if names[view] == nil {
      names[view] = sample.inspection.name(of: .view(place))
      if let parent = sample.inspection.parent(of: place) {
        parents[view] = sample.views[parent]
      }
    }
    return place.rawValue + 1
  }

  /// Notes the views of passes before the last, which closures are about.
  private mutating func addEarlier(of sample: SweepSample) {
    guard sample.inspection.passes > 1 else { return }
    for event in sample.inspection.order {
      guard case .path = event.view else { continue }
      names[sample.view(event.view)] = sample.inspection.name(of: event.view)
    }
  }
}
