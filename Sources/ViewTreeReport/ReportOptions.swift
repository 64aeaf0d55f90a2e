import ViewTreeInspector
import ViewTreeNumbers

/// What a report shows of an inspection.
public struct ReportOptions: Sendable {
  /// The document's name in the report; `nil` for the name that it was read under.
  public var sourceName: String?
  /// Whether text has a line for each modifier.
  public var showsModifiers = false
  /// Whether each frame is followed by the proposal that it answers.
  public var showsProposals = false
  /// Whether frames are followed by those that are drawn, on whole pixels.
  public var showsPixels = false
  /// Whether calls of `reduce` are shown; they have to be recorded.
  public var showsReduces = false
  /// Whether values beside closures are shown whole; they have to be recorded so.
  public var showsWholeValues = false
  /// Whether all closures are shown in view-tree order; they have to be recorded so.
  public var showsViewTreeOrder = false
  /// The step whose outcome is shown as a report of its own, from 1; 0 for what was before the
  /// first, `nil` for all of it one after another.
  public var step: Int?
  /// How many characters of what a view shows are in a text report, for a screen; `nil` for all. A report
  /// that is kept has all.
  public var textLimit: Int?
  /// How many bytes a report has at most; it ends soon after.
  public var byteLimit = Int.max
  /// Only preferences and closures of this key: its place in `InspectionNames.keys`.
  public var key: ID<InspectionNames.Key>?
  /// Only these views and what is below them: their places in the `views` of the inspection that is
  /// shown; `nil` for all.
  public var views: [ID<InspectedView>]?
  /// The paths of those views in the first record, where the report is about that of a step.
  var viewPaths: Set<String>?
  /// How many levels below the chosen views, or below the root, are shown; `nil` for all.
  public var depth: Int?
  /// The parts of the report of `inspect` that are shown; all if there are none.
  public var sections: [ReportSection] = []

  /// Everything.
  public init() {}
}

extension Inspection {
  /// What a report is about: the record itself, or that of one of its steps.
  public func shown(after step: Int?) -> (inspection: Inspection, step: InspectedStep?) {
    guard let step, steps.indices.contains(step - 1) else { return (self, nil) }
    return (steps[step - 1].inspection, steps[step - 1])
  }
}
