import ViewTreeLayout
import ViewTreeScript
import ViewTreeSyntax

/// What a definition needs to add a view or a modifier to a layout.
public final class LayoutContext {
  /// The arguments, one for each parameter.
  public var arguments: EvaluatedArguments
  /// What the view inherits.
  public var environment: ViewEnvironment
  /// The layout that is being built.
  public let tree: LayoutTree
  /// The node that the new one goes below; `nil` for the root.
  public var parent: NodeID?
  /// Where literals stand.
  public let source: SyntaxTree

  /// Makes the context of an evaluation; arguments, environment and parent change with each view.
  public init(tree: LayoutTree, document: Document) {
    arguments = EvaluatedArguments(of: document)
    environment = ViewEnvironment()
    self.tree = tree
    source = document.tree
  }

  /// Adds a node below the parent.
  public func add(_ algorithm: some LayoutAlgorithm) -> NodeID {
    tree.add(algorithm, to: parent)
  }

  /// Adds a rigid leaf if the argument at `index` gives a size, or else what `algorithm` makes.
  public func addLeaf(size index: Int, orElse algorithm: () -> some LayoutAlgorithm) -> NodeID {
    guard let size = arguments.size(index) else { return add(algorithm()) }
    return add(FixedSizeLeaf(Size(width: size.width ?? 0, height: size.height ?? 0)))
  }

  /// Calls `body` with the bytes of a text argument.
  public func withText<Result>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch arguments[index] {
    case .literal(let node):
      return source.withTextBytes(node, body)
    case .text(var text):
      return text.withUTF8(body)
    default:
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  /// The text of an argument in the font that the view inherits.
  func text(_ index: Int) -> TextLayout {
    let font = tree.addFont(environment.resolvedFont)
    let id = withText(index) { bytes in
      tree.addText(
        bytes, font: font, lineLimit: environment.lineLimit,
        lineSpacing: environment.lineSpacing)
    }
    return TextLayout(id)
  }
}
