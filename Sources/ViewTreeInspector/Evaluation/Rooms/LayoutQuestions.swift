import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// State for the closures of layouts, guides, and geometry readers that run during layout.
struct LayoutQuestions {
  /// The layout's numbers for named spaces, in the order in which they are first named.
  var spaceTokens: [String: UInt32] = [:]
  /// The script budget that closures of layouts share.
  let layoutAllowance: WorkBudget
  /// The number of layout queries for closures that are already counted as work.
  var chargedQuestions = 0
  /// The defaults of declared alignments that are being computed, each requested by the previous
  /// default.
  var openDefaults: [DefaultQuestion] = []
  var bounds: [Rect] = []
  /// The views that requested a frame in a named space that no enclosing view defines, with its
  /// name. `nil` unless a lint needs them.
  var missingSpaces: [(view: ID<ViewRecord>, name: String)]?
  /// The sites of the guides that a container has requested.
  var askedGuides: Set<UInt32> = []
  /// The scroll offsets that steps and targets have set, by the identity of the scroll view.
  var scrollOffsets: [UInt64: Point] = [:]

  /// The ids that scroll views had in earlier passes, by the identity of the view with the
  /// modifier.
  var scrollIDs: [UInt64: ScrollIDMemory] = [:]
  /// The calls of `scrollTo` that apply, by the identity of the reader.
  var scrollRequests: [UInt64: ScrollRequests.Request] = [:]

  /// Creates an empty state. All closures together can use this many steps.
  init(steps: Int) { layoutAllowance = WorkBudget(steps: steps) }
}
