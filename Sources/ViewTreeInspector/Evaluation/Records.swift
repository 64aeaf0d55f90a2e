import ViewTreeDocument
import ViewTreeLayout
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A view while the tree is being built; `InspectedView` is made of it when all is placed.
struct ViewRecord {
  var name: UInt32
  var group: UInt32
  var index: UInt32
  var id: InspectedText
  var text: InspectedText
  var firstModifier: UInt32
  var modifierCount: UInt32
  var syntax: SyntaxNode.Index
  /// The node of the bare view and that of the view with all modifiers.
  var content: NodeID?
  var outer: NodeID?
  /// What it inherits, in `Pass.viewEnvironments`.
  var environment: UInt32 = 0
  /// What its own arguments say of how it is drawn: the place in `Pass.looks`, or `none`.
  var look = ViewRecord.none
  /// The view's groups and the next view of its own group, linked.
  var firstGroup: UInt32
  var next: UInt32

  /// Stands for "no record" in links.
  static let none: UInt32 = .max
}

/// A list of views while the tree is being built.
struct GroupRecord {
  var parent: UInt32
  var role: InspectedGroup.Role
  /// The modifier whose content the group is, -1 for children: groups of a view are in this order.
  var order: Int32
  var count: UInt32
  var firstView: UInt32
  var lastView: UInt32
  /// The next group of the same parent.
  var next: UInt32
}

/// A modifier while the tree is being built.
struct ModifierRecord {
  var definition: UInt16
  var view: UInt32
  var syntax: SyntaxNode.Index
  /// The node of the view as modified so far.
  var node: NodeID?
  /// The place of its closure in `Pass.sites`, or `ViewRecord.none`.
  var site: UInt32
  /// How it changes what is drawn: the place in `Pass.looks`, or `ViewRecord.none`.
  var look = ViewRecord.none
}

/// A closure of a modifier, with what it needs to run.
struct ClosureSite {
  let modifier: UInt32
  /// The first of the modifier's arguments in the document.
  let firstArgument: UInt32
  let environment: ScriptEnvironment
  /// The same in every pass for the same view of the same loop element.
  let identity: UInt64
  /// Writers, transformers and guides: the closure, if there is one.
  var script: UInt32?
  /// How many arguments the document has; those of the parameters after them are absent.
  let argumentCount: UInt8
  /// Those of anchors: the source.
  var source = Argument.absent
  /// Anchors of bounds: the place in `Pass.boundsSites`, or `ViewRecord.none`.
  var bounds: UInt32 = ViewRecord.none
  /// The node of the view as modified so far, when that is built.
  var node: NodeID?
  /// The number of the anchor that the closure got.
  var anchor: Int?
  /// Transformers: an array of the elements that the closure put at the end.
  var addition: PreferenceValueID?
  /// Content readers: where the secondary goes, in `Pass.secondarySites`.
  var secondary: UInt32 = ViewRecord.none
}

/// Where the content of a preference reader goes.
struct SecondarySite {
  let node: NodeID
  let deferred: PreferenceGraph.DeferredContent
  let place: LeftPlace
  let group: UInt32
}

/// The content of a `GeometryReader`, to be built when its geometry is known.
struct GeometrySite {
  let view: UInt32
  let content: Argument
  let environment: ScriptEnvironment
  let place: LeftPlace
  let deferred: PreferenceGraph.DeferredContent
}
