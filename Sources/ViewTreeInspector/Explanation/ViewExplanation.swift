import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The explanation of a view's frame: the nodes from the root down to it, and the nodes that set
/// its size.
public struct ViewExplanation {
  /// The view or modifier that a node belongs to.
  public enum Label: Equatable, Sendable {
    /// A view, by its index in `Inspection.views`.
    case view(ID<InspectedView>)
    /// A modifier of a view, by its index in `InspectionNames.modifiers`.
    case modifier(ID<InspectionNames.Modifier>, of: ID<InspectedView>)
    /// A node without a view in the document, such as an implicit container.
    case implicit
  }

  /// A node on the path from the root to the view.
  public struct Step {
    /// The view or modifier that the node belongs to.
    public let label: Label
    /// The explanation of its size and position.
    public let explanation: NodeExplanation
    /// The accuracy of its numbers. `nil` if they are SwiftUI's, and for a node without a
    /// definition.
    public let origin: Support?
  }

  /// A script of a node, on which its length depends.
  public struct Source: Equatable, Sendable {
    /// The parameter, such as `width`.
    public let parameter: String
    /// The source text of the script.
    public let expression: String
    /// The state variables that it depends on, those through parameters of components and other
    /// local names included, in the order declared. For a property of a model or of another value,
    /// its path: `model.isOpen`.
    public let variables: [String]
    /// The modifiers whose actions assign to these variables, the outermost view first.
    public let setters: [Part]
    /// The value of the script, as text. `nil` if the script can't be evaluated again.
    public let value: String?
    /// The numbers of the state variables that it reads.
    let numbers: [Int]
    /// The sizes and the numbers that it reads and that are no state.
    public let inputs: [Input]

    /// A size of a geometry, or a number with a name.
    public struct Input: Equatable, Sendable {
      /// The source text, such as `geometry.size.width`.
      public let text: String
      /// Its value.
      public let value: Double
      /// The view whose size it is. `nil` for a number.
      public let provider: Part?
    }
  }

  /// A length with another value of a state variable.
  public struct Alternative {
    /// The name of the variable.
    public let variable: String
    /// The other value.
    public let value: Value
    /// The length with this value.
    public let length: Double
  }

  /// A node, such as padding, that changes the length between the node that sets it and the view.
  public struct Addition {
    /// The view or modifier that the node belongs to.
    public let label: Label
    /// The points by which it is longer than its content, negative if it's shorter.
    public let length: Double
    /// The scripts that determine it.
    public let sources: [Source]
    /// The node with its source.
    public let part: Part
  }

  /// A node that an explanation names, with its source.
  public struct Part: Equatable, Sendable {
    /// The view or modifier that the node belongs to. For a node without one, such as the title of
    /// a button, the nearest enclosing view or modifier.
    public let label: Label
    /// True if the node has no view or modifier itself.
    public let isInside: Bool
    /// True for a text view.
    public let isText: Bool
    /// True for an aspect ratio, which scales its proposal.
    public let scales: Bool
    /// True if several views of this line have the same description.
    public let isRepeated: Bool
    /// The line of the source.
    public let line: SourceLine?
    /// The source location of the view or modifier in the document.
    public let syntax: SyntaxNode.Index?
    /// The source of a modifier, if it's short.
    public let code: String?

    /// The view that the node belongs to.
    public var view: ID<InspectedView>? {
      switch label {
      case .view(let view), .modifier(_, let view): view
      case .implicit: nil
      }
    }

    /// True for a modifier.
    public var isModifier: Bool {
      if case .modifier = label { return true }
      return false
    }
  }

  /// A child and its length in a container.
  public struct Share: Equatable, Sendable {
    /// The child.
    public let part: Part
    /// Its length.
    public let length: Double
    /// Its minimum length.
    public let least: Double
    /// Its layout priority, if that is why it gets its space before the view in question.
    public var priority: Double?
  }

  /// Children of a stack that leave the rest of its length to others.
  public struct Others {
    /// The number of children.
    public var count = 0
    /// The sum of their lengths, in points.
    public var length = 0.0
    /// Each of up to three children, or the longest of more: a stack may have thousands.
    public var named: [Share] = []
  }

  /// The proposal to a node, and the way in which it comes about.
  public struct Offer {
    /// The node that makes it instead of passing on its own proposal, or the modifier that sets the
    /// height of the sheet around it. `nil` for the window.
    public let proposer: Part?
    /// The proposed length, or `nil` if none is.
    public let length: Double?
    /// The length that a stack shares, with its gaps. `nil` for any other proposer.
    public let stack: (length: Double, gaps: Double)?
    /// The children of a stack that got their lengths before, or that keep their minimum lengths.
    public let others: Others
    /// The number of children that share the rest.
    public let sharers: Int
    /// The decision about the size that the proposer passes on, if it proposes its own size.
    public let source: [Decision]
    /// The lengths that paddings between the proposer and the setter subtract, the outermost first.
    /// Negative paddings add theirs.
    public var insets: [Double] = []
    /// The column or row of a grid that makes the proposal.
    public var track: Track?
    /// The aspect ratio that makes the proposal.
    public var ratio: Ratio?
    /// The height that the bars of a screen take from the proposal.
    public var bars = 0.0
    /// The list whose margins and insets leave the proposed width to a row.
    public var row: (list: Part, space: RowSpace)?
  }

  /// An aspect ratio that scales its proposal.
  public struct Ratio {
    /// The modifier.
    public let part: Part
    /// The width divided by the height.
    public let value: Double
    /// True if it fills its proposal, false if it fits into it.
    public let fills: Bool
    /// Its proposal.
    public let proposal: ProposedSize
    /// The length of its content.
    public let length: Double
    /// The length of its content without the modifier, if a trial changed it.
    public let without: Double?
  }

  /// A column or a row of a grid.
  public struct Track {
    /// The grid.
    public let grid: Part
    /// The axis of its length: horizontal for a column.
    public let axis: Axis
    /// Its index from 0, or those of the columns that a cell spans.
    public let indices: Range<Int>
    /// True if a grid item gives it a fixed length.
    public let isFixed: Bool
    /// The cell whose own length it has.
    public let setter: Part?
    /// Its length without that cell's, if a trial made it shorter.
    public let without: Double?
    /// The division of the grid's proposal that leads to its length.
    public let share: Share?
    /// The length of the view if the grid has its own, larger length. `nil` if a trial didn't change
    /// it.
    public let wider: (grid: Double, length: Double)?

    /// The length that several tracks share.
    public struct Share {
      /// The grid's proposal.
      public let whole: Double
      /// The gaps between the tracks.
      public let gaps: Double
      /// The lengths of other tracks, each with the cell that sets it.
      public let others: [(index: Int, length: Double, setter: Part?)]
      /// The number of tracks that share the rest.
      public let count: Int
    }
  }

  /// The node that sets the length on one axis.
  public struct Decision {
    /// The node, or `nil` for the window.
    public let label: Label?
    /// The reason why the node sets the length.
    public let reason: LengthDecision.Reason
    /// The length in points.
    public let length: Double
    /// The length that the node sets: `length` without `additions`.
    public let base: Double
    /// The lengths added between that node and the view, in this order.
    public let additions: [Addition]
    /// The accuracy of the number. `nil` if it is SwiftUI's, and for the window.
    public let origin: Support?
    /// The scripts that determine the length, or empty unless `InspectionOptions.tracesState` was
    /// set.
    public let sources: [Source]
    /// The innermost node with this length.
    public let setter: Part
    /// The setter's results for other proposals.
    public let answers: LengthAnswers
    /// The node that proposes the setter's length along the other axis. `nil` for the window.
    public let proposerAcross: Part?
    /// The proposal to the setter.
    public let offer: Offer
    /// The longest child in the outermost container on the way to the setter.
    public let longest: Part?
    /// The lines of the setter's text.
    public let text: TextFacts?
    /// The modifier that limits the number of lines.
    public let lineLimit: Part?
    /// The children whose lengths and gaps add up to the length, if the setter is a stack.
    public let shares: [Share]
    /// The sum of the gaps between these children.
    public let gaps: Double
    /// The content that gives the setter its length. `nil` for a node without children, for a
    /// stack, and for a layout that calculates its length.
    public let content: Content?
    /// The nodes inside that take the offer, if the length follows the offer. Without them, the
    /// length would be shorter.
    public let takers: [Part]
    /// The node that makes no proposal to a frame with an infinite maximum around the setter.
    public let opener: Part?
    /// True if the length stays the same when the node that makes no proposal passes on its own.
    public let isSameWithProposal: Bool
    /// True if the setter is longer than its proposal, and no stack around it has the space.
    public let overflows: Bool
  }

  /// A child of a `ViewThatFits` that doesn't fit.
  public struct TooLong: Sendable {
    /// The axis on which it's too long.
    public let axis: Axis
    /// Its ideal length on that axis, in points.
    public let length: Double
    /// The length that it may have, in points.
    public let limit: Double
  }

  /// A `ViewThatFits` that chose another child.
  public struct Rejection: Sendable {
    /// The `ViewThatFits`.
    public let container: Part
    /// The chosen child.
    public let chosen: Part
    /// The length that is too long. `nil` if the chosen child comes first.
    public let tooLong: TooLong?
  }

  /// The content of a container that decides its length.
  public enum Content {
    /// The first child with the same length.
    case child(Part)
    /// The child that a `ViewThatFits` chose, and the first child if that is too long. `fits` is false
    /// for the last child if none fits.
    case chosen(Part, fits: Bool, first: TooLong?)
    /// The columns or rows of a grid with the cells that set their lengths, and the sum of the gaps
    /// between them.
    case tracks([(length: Double, setter: Part?)], gaps: Double)
    /// The lengths of all children and of the gaps between them, each as a sum.
    case children(Double, gaps: Double)
    /// The children at the two ends of the length, if no child is that long.
    case span(Part, Part)
    /// The result of a custom layout's `sizeThatFits`, with its longest subview and the length of that.
    case customLayout(longest: Part?, length: Double)
  }

  /// A change that was tried on a copy of the layout.
  public struct Change: Equatable, Sendable {
    /// The kinds of changes.
    public enum Kind: Equatable, Sendable {
      /// `layoutPriority(1)` on a view.
      case layoutPriority
      /// Without the line limit.
      case noLineLimit
      /// `fixedSize(horizontal: false, vertical: true)` on a view.
      case fixedHeight
      /// A frame with a length on a view.
      case frame(Axis, Double)
      /// Without the modifier.
      case removal
      /// A maximum instead of a fixed length in a modifier.
      case maximum(Axis, Double)
      /// A minimum for the content of a scroll view: the length of that scroll view.
      case minimum(Axis, Double, of: Part)
      /// A frame with a minimum of 0 and an infinite maximum around content that fills more than
      /// its proposal.
      case flexible(Axis)
      /// A scroll view around a view.
      case scrolling(Axis)
      /// Without the modifier, which extends content under this bar.
      case uncovering(Bar)
    }

    /// The change.
    public let kind: Kind
    /// The view or the modifier.
    public let part: Part
    /// The axis of the problem that it solves.
    public let axis: Axis
    /// The resulting length of the node that was too short or too long.
    public let length: Double
    /// The resulting number of text lines.
    public let lines: Int?
    /// The problem that the change causes elsewhere. `nil` if it causes none.
    public let cost: Cost?
    /// True if the state changes with it, and then settles again.
    public var changesState = false
  }

  /// A bar over content.
  public enum Bar: Equatable, Sendable {
    /// The bar of a `TabView`.
    case tabs
    /// The bar of a navigation view.
    case navigation
    /// The content of a `safeAreaInset`.
    case inset
  }

  /// A problem that a change causes.
  public enum Cost: Equatable, Sendable {
    /// This view is larger than this enclosing one. The view is `nil` for the text itself.
    case overflow(Part?, beyond: Part)
    /// This text is truncated.
    case truncation(Part)
    /// This text, which is truncated already, shows less.
    case shortening(Part)
    /// This text has no space at all.
    case squeeze(Part)
    /// This text of one line takes several lines.
    case wrap(Part, lines: Int)
  }

  /// The index of the view in `Inspection.views`.
  public let view: ID<InspectedView>
  /// The frame with all modifiers, in window coordinates. Meaningless for a view that wasn't
  /// placed.
  public let frame: Rect
  /// The frame without modifiers, at its position in the layout: without effects such as `offset`.
  public let content: Rect
  /// True if the view was placed at all.
  public let isPlaced: Bool
  /// True if it wasn't placed because its row is offscreen.
  public let isOutOfSight: Bool
  /// The reason why a `ViewThatFits` didn't choose it.
  public let rejection: Rejection?
  /// The nodes that were placed, the root first.
  public let steps: [Step]
  /// The reasons for the size.
  public let reasons: SizeReasons

  /// The reason for the width.
  public var width: Decision { reasons.width }
  /// The reason for the height.
  public var height: Decision { reasons.height }
}

/// The reasons for the size of a view, and a change that would help.
public struct SizeReasons {
  /// The node that sets the width.
  public let width: ViewExplanation.Decision
  /// The node that sets the height.
  public let height: ViewExplanation.Decision
  /// The width with another value of a state variable.
  public var otherWidth: ViewExplanation.Alternative?
  /// The height with another value of a state variable.
  public var otherHeight: ViewExplanation.Alternative?
  /// The height of the view's text, if the text is truncated inside a modifier that sets both
  /// lengths.
  public var cutText: ViewExplanation.Decision?
  /// The width of truncated or wrapped text whose width is only a part of the view's, such as the
  /// title of a label with an icon.
  public var cutTitle: ViewExplanation.Decision?
  /// The first word of the view's text that is on two lines.
  public var brokenWord: BrokenWord?
  /// The aspect ratio that makes the view shorter than the frame around it, with the axis.
  public var ratioInside: (axis: Axis, ratio: ViewExplanation.Ratio)?
  /// The one change that would help, if a problem was found and a change was tried with success.
  public var change: ViewExplanation.Change?
  /// True if text is truncated and no change that was tried shows all of it.
  public var triesFailed = false
  /// The position of the view outside the window. `nil` if it's inside, or without a known cause.
  public var overhang: ViewExplanation.Overhang?
  /// The positions in containers that have more or less space than the view needs. Empty for an axis
  /// without such a container.
  public var positions: [ViewExplanation.Position] = []
  /// The frame that the content of the view extends past, if nothing clips it.
  public var spill: (frame: ViewExplanation.Part, axis: Axis, length: Double)?
  /// The frame in which a button counts taps, if a frame around it is larger.
  public var tapFrame: Rect?
  /// The drawing outside the frame. `nil` if the view is drawn in its frame.
  public var drawing: ViewExplanation.Drawing?
}
