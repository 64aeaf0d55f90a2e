import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// What closures of layouts, guides and readers of geometry ask while views are placed.
struct LayoutQuestions {
  /// The numbers by which the layout knows named spaces, in the order in which they are first named.
  var spaceTokens: [String: UInt32] = [:]
  /// What the closures of layouts may spend together.
  let layoutAllowance: ScriptAllowance
  /// How much the layout had to do for closures so far.
  var chargedQuestions = 0
  /// The defaults of declared alignments that are being computed, each asked for by the one before.
  var openDefaults: [DefaultQuestion] = []
  var bounds: [Rect] = []
  /// The views that asked for a frame in a named space that none around them has, with its name; `nil` if
  /// nobody wants to know.
  var missingSpaces: [(view: ID<ViewRecord>, name: String)]?
  /// How far a person has scrolled scroll views, by their identities.
  var scrollOffsets: [UInt64: Point] = [:]

  /// No question yet; closures may take so many steps together.
  init(steps: Int) { layoutAllowance = ScriptAllowance(steps: steps) }
}
