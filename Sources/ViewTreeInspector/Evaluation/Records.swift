import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A view as it is built; `InspectedView` is made of it and of where it is placed.
struct ViewRecord {
  var name: ID<InspectionNames.View>
  var group: ID<GroupRecord>
  var index: UInt32
  let id: InspectedText
  var text = InspectedText.none
  var firstModifier: ID<ModifierRecord>
  var modifierCount: UInt32
  var syntax: SyntaxNode.Index
  /// The node of the bare view.
  var content: NodeID?
  /// The node of the view with all modifiers.
  var outer: NodeID?
  /// What it inherits.
  var environment = ID<ViewEnvironment>.ofDocument
  /// What its own arguments say of how it is drawn, or `none`.
  var look = ID<LookRecord>.none
  /// The view's groups and the next view of its own group, linked.
  var firstGroup = ID<GroupRecord>.none
  var next = ID<ViewRecord>.none

  init(
    name: ID<InspectionNames.View>, group: ID<GroupRecord>, index: UInt32, id: InspectedText,
    firstModifier: ID<ModifierRecord>, modifierCount: UInt32, syntax: SyntaxNode.Index
  ) {
    self.name = name
    self.group = group
    self.index = index
    self.id = id
    self.firstModifier = firstModifier
    self.modifierCount = modifierCount
    self.syntax = syntax
  }

  /// True if no modifier has a node around the bare view.
  var isBare: Bool { content == outer }

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
  /// Of the first group of a parent: the last one.
  var last = ID<GroupRecord>.none

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
  var definition: ShortID<ModifierDefinition>
  var view: ID<ViewRecord>
  var syntax: SyntaxNode.Index = 0
  /// The node of the view as modified so far.
  var node: NodeID?
  /// Its closure, or `none`.
  var site = ID<ClosureSite>.none
  /// How it changes what is drawn, or `none`.
  var look = ID<LookRecord>.none

  init(definition: ShortID<ModifierDefinition>, view: ID<ViewRecord>) {
    self.definition = definition
    self.view = view
  }
}

/// A closure of a modifier, with what it needs to run.
struct ClosureSite {
  let modifier: ID<ModifierRecord>
  /// The first of the modifier's arguments in the document.
  let firstArgument: ID<Argument>
  let environment: ScriptEnvironment
  /// The same in every pass for the same view of the same loop element.
  let identity: UInt64
  /// Writers, transformers and guides: the closure, if there is one.
  var script: ID<DocumentScript>?
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
  /// Those of anchors: the source.
  var source = Argument.absent
  /// How many arguments the document has; those of the parameters after them are absent.
  let argumentCount: UInt8

  init(
    modifier: ID<ModifierRecord>, _ template: ModifierTemplate,
    environment: ScriptEnvironment, identity: UInt64
  ) {
    self.modifier = modifier
    firstArgument = template.firstArgument
    argumentCount = template.argumentCount
    self.environment = environment
    self.identity = identity
  }
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
