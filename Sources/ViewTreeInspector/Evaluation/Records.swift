import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A view as it is built; `InspectedView` is made of it and of where it is placed.
struct ViewRecord {
  var name: UInt32
  var group: ID<GroupRecord>
  var index: UInt32
  var id: InspectedText
  var text: InspectedText
  var firstModifier: ID<ModifierRecord>
  var modifierCount: UInt32
  var syntax: SyntaxNode.Index
  /// The node of the bare view and that of the view with all modifiers.
  var content: NodeID?
  var outer: NodeID?
  /// What it inherits.
  var environment = ID<ViewEnvironment>.ofDocument
  /// What its own arguments say of how it is drawn, or `none`.
  var look = ID<LookRecord>.none
  /// The view's groups and the next view of its own group, linked.
  var firstGroup: ID<GroupRecord>
  var next: ID<ViewRecord>

  /// Its modifiers, the innermost first.
  var modifiers: IDRange<ModifierRecord> { IDRange(from: firstModifier, count: modifierCount) }
}

/// A list of views while the tree is being built.
struct GroupRecord {
  var parent: ID<ViewRecord>
  var role: InspectedGroup.Role
  /// The modifier whose content the group is, -1 for children: groups of a view are in this order.
  var order: Int32
  var count: UInt32
  var firstView: ID<ViewRecord>
  var lastView: ID<ViewRecord>
  /// The next group of the same parent.
  var next: ID<GroupRecord>

  /// Adds a view behind the last one, which it returns.
  mutating func append(_ view: ID<ViewRecord>) -> ID<ViewRecord> {
    let previous = lastView
    if !previous.exists { firstView = view }
    lastView = view
    count += 1
    return previous
  }
}

/// A modifier while the tree is being built.
struct ModifierRecord {
  var definition: UInt16
  var view: ID<ViewRecord>
  var syntax: SyntaxNode.Index
  /// The node of the view as modified so far.
  var node: NodeID?
  /// Its closure, or `none`.
  var site: ID<ClosureSite>
  /// How it changes what is drawn, or `none`.
  var look = ID<LookRecord>.none
}

/// A closure of a modifier, with what it needs to run.
struct ClosureSite {
  let modifier: ID<ModifierRecord>
  /// The first of the modifier's arguments in the document.
  let firstArgument: UInt32
  let environment: ScriptEnvironment
  /// The same in every pass for the same view of the same loop element.
  let identity: UInt64
  /// Writers, transformers and guides: the closure, if there is one.
  var script: ID<DocumentScript>?
  /// How many arguments the document has; those of the parameters after them are absent.
  let argumentCount: UInt8
  /// Those of anchors: the source.
  var source = Argument.absent
  /// Anchors of bounds: the place in `BuiltTree.boundsSites`.
  var bounds: Int?
  /// The node of the view as modified so far, when that is built.
  var node: NodeID?
  /// The number of the anchor that the closure got.
  var anchor: Int?
  /// Transformers: an array of the elements that the closure put at the end.
  var addition: PreferenceValueID?
  /// Content readers: where the secondary goes, or `none`.
  var secondary = ID<SecondarySite>.none
}

/// Where the content of a preference reader goes.
struct SecondarySite {
  let node: NodeID
  let deferred: PreferenceGraph.DeferredContent
  let place: LeftPlace
  let group: ID<GroupRecord>
}

/// The content of a `GeometryReader`, to be built when its geometry is known.
struct GeometrySite {
  let view: ID<ViewRecord>
  let content: Argument
  let environment: ScriptEnvironment
  let place: LeftPlace
  let deferred: PreferenceGraph.DeferredContent
}

extension ID<ViewEnvironment> {
  /// What the document says for all views.
  static var ofDocument: Self { ID(0) }
}
