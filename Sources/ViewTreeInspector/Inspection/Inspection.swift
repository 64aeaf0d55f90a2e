import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The record of an evaluation, which every report reads.
///
/// Lists are flat and refer to each other by index, so that a million views need no objects.
public struct Inspection {
  /// The document's text. `tree.source.name` is its name as the user typed it.
  public let tree: SyntaxTree
  /// The window of the root.
  public internal(set) var window: WindowDescription
  /// The version of the preference rules.
  public internal(set) var compatibility = Compatibility.current
  /// The rows of lazy containers that exist.
  public internal(set) var lazyRows = LazyRows.all
  /// The outcome of the evaluation.
  public internal(set) var status: Status = .stable
  /// The feedback loop of the state, if it doesn't settle and viewtree finds the loop.
  public internal(set) var loop: FeedbackLoop?
  /// The number of times that the tree was evaluated.
  public internal(set) var passes = 0
  /// The pass of the record, if it isn't the final one. Its views, closures, and state are those of
  /// that pass alone.
  public internal(set) var pass: Int?

  /// The nodes of the document's views that are placeholders.
  public let standIns: Set<SyntaxNode.Index>

  /// The views of the last pass in pre-order: a view, its children, then its secondaries.
  public internal(set) var views = InspectedViews()
  /// The ranges of `views` that a container measured and didn't choose, and offscreen rows,
  /// including descendants. They have no frames. In ascending order.
  public internal(set) var measuredOnly: [Range<ID<InspectedView>>] = []
  /// The lists of sibling views.
  public internal(set) var groups: [InspectedGroup] = []
  /// The uses of components that aren't views themselves, each before the components inside it.
  public internal(set) var components: [InspectedComponent] = []
  /// The components with state, in the order of the tree.
  var instances: [InspectedInstance] = []
  /// The modifiers of all views, each view's in the order written.
  public internal(set) var modifiers = InspectedModifiers()
  /// The drawing properties of all views that have any.
  public internal(set) var drawings: [InspectedDrawing] = []
  /// The looks of all views, grouped by view.
  public internal(set) var looks: [InspectedLook] = []
  /// The arguments of these.
  public internal(set) var lookArguments: [InspectedArgument] = []
  /// The names that `id` and `accessibilityIdentifier` give to views.
  public internal(set) var givenNames: [GivenName] = []
  /// The names of views and modifiers, to which records refer.
  public internal(set) var names = InspectionNames()

  /// The values that readers received, in each pass.
  public internal(set) var preferences: [InspectedPreference] = []
  /// The closures that ran, in the order of execution over all passes, and the reduces if the
  /// options record them.
  public internal(set) var order: [InspectedEvent] = []
  /// The values that the closures of `order` returned, one for each. Empty unless the options
  /// record them.
  public internal(set) var returned: [InspectedValue?] = []
  /// All closures of the last pass in view-tree order, or empty unless that was requested.
  public internal(set) var viewTreeOrder: [InspectedCandidate] = []
  /// The closures of the last pass that didn't run.
  public internal(set) var skipped: [InspectedSkip] = []
  /// The values of plain `preference` modifiers of the last pass that no reader received, in
  /// view-tree order. With `InspectionOptions.valueDetail`, all of them.
  public internal(set) var plainValues: [InspectedPlainValue] = []
  /// The closures in views that the last pass didn't build.
  public internal(set) var absences: [InspectedAbsence] = []
  /// The anchors of the last pass, in the order in which they were made. Their numbers start at 1.
  public internal(set) var anchors: [InspectedAnchor] = []
  /// The actions that ran, deferred work, and other scripts with output, in order.
  public internal(set) var actions: [InspectedAction] = []
  /// Started work that still waits at the end.
  public internal(set) var waiting: [WaitingWork] = []
  /// The final state variables, in declaration order. The variables of components follow, with the
  /// name of the instance as a prefix.
  public internal(set) var state: [(name: String, value: Value)] = []
  /// The changes of each state variable by steps, in order, by the variable's name.
  public internal(set) var stateChanges: [String: [StateChange]] = [:]
  /// The steps that followed, each with its own record.
  public internal(set) var steps: [InspectedStep] = []
  /// Warnings and notes that aren't errors.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// The warnings about the document, such as those that SwiftUI prints.
  public var warnings: [Diagnostic] { diagnostics.filter(\.isProblem) }

  /// The outcome of an evaluation.
  public enum Status: Equatable, Sendable {
    /// The state settled.
    case stable
    /// SwiftUI delivers two changes to a reader per frame and drops the third, so the display is
    /// one step behind. With all changes delivered, the state would settle after this many passes.
    case behind(settlesAfter: Int)
    /// With all changes delivered, the state would repeat with this period, in passes.
    case oscillating(period: Int)
    /// With all changes delivered, numbers in the state would settle. Each step is the previous
    /// step times this ratio.
    case converging(ratio: Double)
    /// With all changes delivered, a number in the state would grow indefinitely.
    case diverging(Growth)
    /// With all changes delivered, the state would still change at the pass limit.
    case limit
  }

  /// A number that grows indefinitely.
  public struct Growth: Equatable, Sendable {
    /// The state variable that it is, or is in.
    public var variable: String
    /// The number at the start and after each pass.
    public var values: [Double]
  }

  init(_ document: Document) {
    tree = document.tree
    window = document.window
    standIns = document.standIns
  }
}
