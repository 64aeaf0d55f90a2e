import ViewTreeDocument
import ViewTreeLayout

/// Settings of an evaluation that don't change the document.
public struct InspectionOptions: Equatable, Sendable {
  /// A value for a state variable: its name, or a path from it, and an expression.
  public struct Assignment: Equatable, Sendable {
    /// The target of the assignment, such as `activeIdx` or `fieldValues[0]`.
    public var target: String
    /// The value: an expression, or plain text where the expression would be an unknown name.
    public var value: String

    /// Creates an assignment.
    public init(target: String, value: String) {
      self.target = target
      self.value = value
    }
  }

  /// A user event for the views.
  public enum Event: Equatable, Sendable {
    /// A script runs.
    case perform(String)
    /// A view is tapped.
    case tap(String)
    /// A text is typed into a field.
    case type(view: String, text: String)
    /// A toggle is switched.
    case toggle(String)
    /// A slider or stepper is moved to a value.
    case slide(view: String, value: Double)
    /// Drags a view by a distance in points. `isHeld` is true if the touch doesn't end.
    case drag(view: String, by: Point, isHeld: Bool)
    /// A scroll view's content is scrolled.
    case scroll(view: String, to: ScrollTarget)
    /// Waits for this many seconds.
    case wait(Double)
  }

  /// The window's size in points, which overrides the document's.
  public var windowSize: Size?
  /// A device's window, including its pixels and safe area, which overrides the document's.
  public var deviceWindow: WindowDescription?
  /// True if a window in portrait orientation is rotated to landscape.
  public var isLandscape = false
  /// The proposal for the root, which replaces a window.
  public var proposal: ProposedSize?
  /// The width of the window in points, or of the proposal if there is one. It overrides any other
  /// width.
  public var width: Double?
  /// The height of the window in points, or of the proposal if there is one. It overrides any other
  /// height.
  public var height: Double?
  /// The user's text size, which overrides the document's.
  public var dynamicTypeSize: ContentSizeCategory?
  /// The name of the system, which overrides the document's. Unknown names have no effect.
  public var platform: String?
  /// The system's appearance, which overrides the document's.
  public var colorScheme: String?
  /// The identifier of the system's locale, which overrides the document's.
  public var locale: String?
  /// Pixels per point, which override the document's.
  public var scale: Int?
  /// The layout direction, which overrides the document's.
  public var layoutDirection: LayoutDirection?
  /// The version of the preference rules, which overrides the document's.
  public var compatibility: Compatibility?
  /// The rows of lazy containers that exist, which override the document's.
  public var lazyRows: LazyRows?
  /// Values of state variables before the first pass.
  public var assignments: [Assignment] = []
  /// True if calls of `reduce` are recorded as events.
  public var recordsReduces = false
  /// The amount of data kept about the values that closures returned.
  public var valueDetail = ValueDetail.none
  /// True if the text of a value of an undeclared type is an error.
  package var requiresKnownTexts = false
  /// True if all closures of the last pass are listed in view-tree order, including those that
  /// didn't run.
  public var recordsViewTreeOrder = false

  /// True if previously read values are compared before any fold runs (docs/explanation/updates.md,
  /// Strict order).
  public var isStrict = false
  /// Events that follow the first evaluation and the document's own steps.
  public var events: [Event] = []
  /// The number of the document's steps to run, or `nil` for all.
  public var stepCount: Int?

  /// The pass whose record is kept instead of the last pass's, from 1, or `nil` for the last.
  public var passNumber: Int?

  /// True if the layout is kept, so that it can explain the frames of views.
  public var keepsLayout = false
  /// True if the layouts of the first frame and of the frame after each step are kept, too.
  public var keepsEveryLayout = false

  /// True if viewtree searches for feedback loops of a state that settles, too.
  public var findsLoops = false

  /// True if the state variables that scripts use are noted, so that an explanation can name them.
  public var tracesState = false

  /// The observer of the end of each phase of each pass, for measurements.
  public var observer: PhaseObserver?

  /// Creates the default options.
  public init() {}
}
