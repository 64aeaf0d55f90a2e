import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The last pass of an inspection, kept to explain the frames of views and the outcomes of
/// preferences.
public final class LayoutExplainer {
  let pass: FinishedPass
  /// The index of each view in `Inspection.views`, by build order.
  let places: [ID<InspectedView>]
  /// The state after the actions of the pass.
  let state: StateValues
  /// The labels of the layout's nodes, computed on first use.
  private lazy var labels = makeLabels()
  /// The views that have the description and the line of another one, computed on first use.
  private(set) lazy var repeatedViews = findRepeatedViews()
  /// The numbers of views in the pass, by their indices in `Inspection.views`.
  private lazy var builtByPlace = Dictionary(
    places.enumerated().map { ($0.element, ID<ViewRecord>($0.offset)) },
    uniquingKeysWith: { first, _ in first })

  /// The layout with the proposals with which views were measured.
  private(set) lazy var offers = pass.layout.withOffers()
  /// The same, with the proposals that stacks make before they know their own length.
  private(set) lazy var stackOffers = pass.layout.withOffers(ofStacks: true)
  /// Another value of a state variable.
  struct OtherState: Hashable {
    let number: Int
    let value: String
  }

  /// The passes with another value of a state variable. `nil` for one that failed.
  var otherPasses: [OtherState: FinishedPass?] = [:]
  /// The number of changes that may still be tried.
  var trialsLeft = 40
  /// The number of changes that may still be tried with the state.
  var evaluationsLeft = 2
  /// The number of trials that may still prove the cause of a length.
  var proofsLeft = 40

  /// Cached explanations of nodes that belong to no view. Each child of such a stack explains the
  /// stack, too.
  private var implicitNodes: [NodeID: NodeExplanation] = [:]

  /// The explanation of the container whose child was asked about last, for each layout. Without it,
  /// the page of a stack with 20,000 rows takes 38 seconds, because each row explains the stack.
  private var lastProposers: [ObjectIdentifier: NodeExplanation] = [:]

  /// The nodes that set the lengths of containers longer than the window. Each row outside the
  /// window asks for them.
  var settersOfContainers: [Axis: [NodeID: NodeID]] = [:]

  init(_ pass: FinishedPass, places: [ID<InspectedView>], state: StateValues) {
    self.pass = pass
    self.places = places
    self.state = state
  }

  /// Explains a container that proposes a size to the view in question, in `offers` or the final
  /// layout.
  func explanation(ofProposer node: NodeID, in tree: LayoutTree) -> NodeExplanation {
    let key = ObjectIdentifier(tree)
    if let known = lastProposers[key], known.node == node { return known }
    let explanation = tree.explanation(of: node)
    lastProposers[key] = explanation
    return explanation
  }

  /// Explains the frame of a view. `view` is its index in `Inspection.views`.
  ///
  /// Returns `nil` for a missing view, and for a view without a node, such as one that wasn't
  /// placed.
  public func explanation(ofView view: ID<InspectedView>) -> ViewExplanation? {
    guard let built = built(view) else { return nil }
    let record = pass.built.views[built]
    guard let content = record.content ?? record.outer else { return nil }
    let layout = pass.layout
    // Views that were only measured have no final size or position.
    let steps = layout.explanations(to: content).filter { layout.isPlaced($0.node) }.map {
      step($0)
    }
    let outer = record.outer ?? content
    var reasons = reasons(of: outer, around: content)
    reasons.drawing = drawing(of: content, upTo: outer)
    reasons.spill = spill(of: content, outer)
    reasons.tapFrame = tapFrame(of: record, content, outer)
    reasons.positions = [Axis.horizontal, .vertical]
      .filter { $0 != reasons.overhang?.cause.axis && layout.isPlaced(outer) }
      .compactMap {
        position(of: outer, $0) ?? (reasons.drawing == nil ? position(of: content, $0) : nil)
      }
    return ViewExplanation(
      view: view, frame: layout.frame(of: outer),
      content: frame(of: content, withoutEffectsUpTo: outer), isPlaced: layout.isPlaced(content),
      isOutOfSight: layout.isOutOfSight(content),
      rejection: layout.isPlaced(content) ? nil : rejection(of: content), steps: steps,
      reasons: reasons)
  }

  /// The reason why a view inside a `ViewThatFits` isn't placed.
  private func rejection(of node: NodeID) -> ViewExplanation.Rejection? {
    let layout = pass.layout
    var child = node
    while let above = layout.parent(of: child), !layout.isPlaced(above) { child = above }
    guard let container = layout.parent(of: child) else { return nil }
    for case .candidates(let candidates) in layout.explanation(of: container).steps {
      guard let chosen = candidates.first(where: { $0.isChosen }) else { return nil }
      let own = candidates.first { $0.child == child }
      return ViewExplanation.Rejection(
        container: part(container), chosen: viewPart(chosen.child),
        tooLong: own.flatMap { own in
          own.tooLong.map {
            ViewExplanation.TooLong(axis: $0, length: own.ideal[$0], limit: own.limit ?? 0)
          }
        })
    }
    return nil
  }

  /// The calls of a view's size function in one layout, in order, and the node that makes them.
  public func calls(ofView view: ID<InspectedView>) -> (
    calls: [LayoutCall], parent: ViewExplanation.Part?
  ) {
    guard let built = built(view), let node = pass.built.views[built].content else {
      return ([], nil)
    }
    return (pass.layout.calls(of: node), pass.layout.parent(of: node).map { part($0) })
  }

  /// A node on the path from the root, with its label.
  func step(_ explanation: NodeExplanation) -> ViewExplanation.Step {
    let label = label(of: explanation.node)
    return ViewExplanation.Step(
      label: label, explanation: explanation,
      origin: origin(
        of: label, node: explanation.node, along: [.horizontal, .vertical]))
  }

  /// The explanation of one node's size, without the positions of its content.
  func explanation(of node: NodeID, _ label: ViewExplanation.Label) -> NodeExplanation {
    guard case .implicit = label else { return pass.layout.explanation(of: node) }
    if let known = implicitNodes[node] { return known }
    let explanation = pass.layout.explanation(of: node)
    implicitNodes[node] = explanation
    return explanation
  }

  /// The build order index of a view.
  func built(_ view: ID<InspectedView>) -> ID<ViewRecord>? { builtByPlace[view] }

  /// The label of a node.
  public func label(of node: NodeID) -> ViewExplanation.Label {
    labels[node]?.label ?? .implicit
  }

  /// The source location of a node's view or modifier.
  func syntax(of node: NodeID) -> SyntaxNode.Index? { labels[node]?.syntax }

  private typealias Labels = [NodeID: (label: ViewExplanation.Label, syntax: SyntaxNode.Index)]

  private func makeLabels() -> Labels {
    var labels: Labels = [:]
    // A component shares the node of its body, so label the views of the body first.
    for isComponent in [false, true] {
      for (built, record) in pass.built.views.enumerated()
      where (record.name.index >= pass.viewDefinitions.count) == isComponent {
        add(record, place: places[built], to: &labels)
      }
    }
    return labels
  }

  private func add(
    _ record: ViewRecord, place: ID<InspectedView>, to labels: inout Labels
  ) {
    if let content = record.content, labels[content] == nil {
      labels[content] = (.view(place), record.syntax)
    }
    for index in 0..<record.modifierCount {
      let modifier = pass.built.modifiers[record.firstModifier.advanced(by: index)]
      guard let node = modifier.node, labels[node] == nil else { continue }
      labels[node] = (
        .modifier(ID(modifier.definition.rawValue), of: place), modifier.syntax
      )
    }
  }
}
