import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A view while it's built. `InspectedView` combines it with its frames.
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
  /// The environment that the view inherits.
  var environment = ID<ViewEnvironment>.ofDocument
  /// The drawing properties from its own arguments, or `none`.
  var look = ID<LookRecord>.none
  /// The view's groups and the next view of its group, as linked lists.
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
  /// The index of the modifier whose content the group is, or -1 for children. Groups of a view are
  /// in this order.
  var order: Int32
  var count: UInt32
  var firstView: ID<ViewRecord>
  var lastView: ID<ViewRecord>
  /// The next group of the same parent.
  var next: ID<GroupRecord>
  /// The last group of a parent, stored in its first group.
  var last = ID<GroupRecord>.none

  /// Appends a view. Returns the previous last view.
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
  /// The node that a style fills, which may grow into the safe area.
  var styleNode: NodeID?
  /// Its closure, or `none`.
  var site = ID<ClosureSite>.none
  /// The effect of the modifier on the drawing, or `none`.
  var look = ID<LookRecord>.none

  init(definition: ShortID<ModifierDefinition>, view: ID<ViewRecord>) {
    self.definition = definition
    self.view = view
  }
}

/// A closure of a modifier, with the data to run it.
struct ClosureSite {
  let modifier: ID<ModifierRecord>
  /// The first of the modifier's arguments in the document.
  let firstArgument: ID<Argument>
  let environment: ScriptEnvironment
  /// The identity, which is equal in all passes for a view of a loop element.
  let identity: UInt64
  /// Writers, transformers and guides: the closure, if there is one.
  var script: ID<DocumentScript>?
  /// Anchors of bounds: the index in `BuiltTree.boundsSites`.
  var bounds: Int?
  /// The node of the view as modified so far, when that is built.
  var node: NodeID?
  /// The number of the anchor that the closure got.
  var anchor: Int?
  /// Transformers: an array of the elements that the closure appended.
  var addition: PreferenceValueID?
  /// Content readers: the location of the secondary, or `none`.
  var secondary = ID<ReaderContentSite>.none
  /// The source of an anchor. Absent for other sites.
  var source = Argument.absent
  /// The number of arguments in the document. Later parameters are absent.
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

/// The position for the content of a preference reader.
struct ReaderContentSite {
  let node: NodeID
  let deferred: PreferenceGraph.DeferredContent
  let place: SavedContext
  let group: ID<GroupRecord>
}

/// The content of a `GeometryReader`, which is built when its geometry is known.
struct GeometrySite {
  let view: ID<ViewRecord>
  let content: Argument
  let environment: ScriptEnvironment
  let place: SavedContext
  let deferred: PreferenceGraph.DeferredContent
}

extension ID<ViewEnvironment> {
  /// The environment of the document, which applies to all views.
  static var ofDocument: Self { ID(0) }
}
