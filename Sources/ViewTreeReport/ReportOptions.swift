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
  /// Only preferences and closures of this key: its place in `InspectionNames.keys`.
  public var key: Int?
  /// Only this view and what is below it: its place in `Inspection.views`.
  public var view: UInt32?

  /// Everything.
  public init() {}
}
