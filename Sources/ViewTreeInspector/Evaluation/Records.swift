import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A view as it is built. `InspectedView` combines it with its frames.
struct ViewRecord {
  // There is one for each view: what would have room to say that nothing is there says it in its number.

  var name: ID<InspectionNames.View>
  var group: ID<GroupRecord>
  var index: UInt32
  private var packedID: PackedText
  private var packedText = PackedText(.none)
  var firstModifier: ID<ModifierRecord>
  var modifierCount: UInt32
  var syntax: SyntaxNode.Index
  private var contentNode = PackedNode()
  private var outerNode = PackedNode()
  /// The environment that it inherits.
  var environment = ID<ViewEnvironment>.ofDocument
  /// The drawing properties from its own arguments, or `none`.
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
    packedID = PackedText(id)
    self.firstModifier = firstModifier
    self.modifierCount = modifierCount
    self.syntax = syntax
  }

  var id: InspectedText { packedID.text }
  var text: InspectedText {
    get { packedText.text }
    set { packedText = PackedText(newValue) }
  }
  /// The node of the bare view.
  var content: NodeID? {
    get { contentNode.node }
    set { contentNode = PackedNode(newValue) }
  }
  /// True if no modifier adds a node to the bare view.
  var isBare: Bool { contentNode == outerNode }
  /// The node of the view with all modifiers.
  var outer: NodeID? {
    get { outerNode.node }
    set { outerNode = PackedNode(newValue) }
  }

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
  private var ownNode = PackedNode()
  /// Its closure, or `none`.
  var site = ID<ClosureSite>.none
  /// The effect of the modifier on the drawing, or `none`.
  var look = ID<LookRecord>.none

  init(definition: ShortID<ModifierDefinition>, view: ID<ViewRecord>) {
    self.definition = definition
    self.view = view
  }

  /// The node of the view as modified so far.
  var node: NodeID? {
    get { ownNode.node }
    set { ownNode = PackedNode(newValue) }
  }
}

/// A closure of a modifier, with the data to run it.
struct ClosureSite {
  let modifier: ID<ModifierRecord>
  /// The first of the modifier's arguments in the document.
  let firstArgument: ID<Argument>
  let environment: ScriptEnvironment
  /// The same in every pass for the same view of the same loop element.
  let identity: UInt64
  private var closure = ID<DocumentScript>.none
  private var placeOfBounds = PackedNumber()
  private var ownNode = PackedNode()
  private var anchorNumber = PackedNumber()
  private var added = PackedNumber()
  /// For content readers, the site of the secondary, or `none`.
  var secondary = ID<SecondarySite>.none
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

  /// Writers, transformers and guides: the closure, if there is one.
  var script: ID<DocumentScript>? {
    get { closure.exists ? closure : nil }
    set { closure = newValue ?? .none }
  }
  /// For anchors of bounds, the index in `BuiltTree.boundsSites`.
  var bounds: Int? {
    get { placeOfBounds.value }
    set { placeOfBounds = PackedNumber(newValue) }
  }
  /// The node of the view as modified so far, when that is built.
  var node: NodeID? {
    get { ownNode.node }
    set { ownNode = PackedNode(newValue) }
  }
  /// The number of the anchor that the closure got.
  var anchor: Int? {
    get { anchorNumber.value }
    set { anchorNumber = PackedNumber(newValue) }
  }
  /// Transformers: an array of the elements that the closure put at the end.
  var addition: PreferenceValueID? {
    get { added.value.map { PreferenceValueID($0) } }
    set { added = PackedNumber(newValue.map { Int($0.index) }) }
  }
}

/// The position for the content of a preference reader.
struct SecondarySite {
  let node: NodeID
  let deferred: PreferenceGraph.DeferredContent
  let place: LeftPlace
  let group: ID<GroupRecord>
}

/// The content of a `GeometryReader`, which is built when its geometry is known.
struct GeometrySite {
  let view: ID<ViewRecord>
  let content: Argument
  let environment: ScriptEnvironment
  let place: LeftPlace
  let deferred: PreferenceGraph.DeferredContent
}

extension ID<ViewEnvironment> {
  /// The environment of the document, which applies to all views.
  static var ofDocument: Self { ID(0) }
}
