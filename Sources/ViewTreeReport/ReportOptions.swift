import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The parts of an inspection that a report shows.
public struct ReportOptions: Sendable {
  /// The document's name in the report, or `nil` for the name that it was read under.
  public var sourceName: String?
  /// True if text has a line for each modifier.
  public var showsModifiers = false
  /// True if each frame is followed by its proposal.
  public var showsProposals = false
  /// True if frames are followed by the drawn frames, which are aligned to pixels.
  public var showsPixels = false
  /// True if calls of `reduce` are shown. They must have been recorded.
  public var showsReduces = false
  /// True if the values next to closures are shown whole. They must have been recorded so.
  public var showsWholeValues = false
  /// True if all closures are shown in view-tree order. They must have been recorded so.
  public var showsViewTreeOrder = false
  /// The step that the report shows, from 1, or 0 for the first evaluation, or `nil` for everything
  /// in order.
  public var step: Int?
  /// The maximum number of characters of a view's content in a text report for a screen, or `nil`
  /// for all. A stored report contains all of them.
  public var textLimit: Int?
  /// The approximate maximum size of a report, in bytes.
  public var byteLimit = Int.max
  /// Shows only preferences and closures of this key, an index in `InspectionNames.keys`.
  public var key: ID<InspectionNames.Key>?
  /// The shown views, each with its subtree, by their indices in the shown inspection's `views`, or
  /// `nil` for all.
  public var views: [ID<InspectedView>]?
  /// The paths of those views in the first record, where the report is about that of a step.
  var viewPaths: Set<String>?
  /// The number of levels shown below the chosen views or the root, or `nil` for all.
  public var depth: Int?
  /// The shown sections of the report of `inspect`. All if empty.
  public var sections: [ReportSection] = []

  /// True if text marks names, sizes and problems, so that a terminal shows them in colors.
  public var hasMarks = false
  /// The options of the evaluation as a command line has them, each with a space after it.
  public var commandWords = ""
  /// The problems that lints find, or `nil` if the report doesn't include them.
  public var problems: [Diagnostic]?
  /// True if `explain` lists the calls of the view's size function.
  public var showsCalls = false

  /// Shows all views and facts.
  public init() {}
}

extension Inspection {
  /// The inspection that a report shows: the whole one, or that of one of its steps.
  public func shown(after step: Int?) -> (inspection: Inspection, step: InspectedStep?) {
    guard let step, steps.indices.contains(step - 1) else { return (self, nil) }
    return (steps[step - 1].inspection, steps[step - 1])
  }
}
