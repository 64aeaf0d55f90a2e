import ViewTreeLayout

/// A tree made of a ``TestView``, laid out, with frames by name.
final class TestLayout: LayoutClient {
  let tree: LayoutTree
  var names: [String: NodeID] = [:]
  private var closures: [(ViewDimensions) -> Double] = []
  private var contents: [(TestLayout, NodeID) -> Void] = []
  /// The default of every custom alignment.
  var customDefault: (ViewDimensions) -> Double = { _ in 0 }

  init(takesShortcuts: Bool = true) {
    tree = LayoutTree(takesShortcuts: takesShortcuts)
    tree.client = self
  }

  /// Lays out a view in a window.
  convenience init(
    _ view: TestView, window width: Double, _ height: Double, insets: EdgeInsets = .zero,
    scale: Double = 1, direction: LayoutDirection = .leftToRight, takesShortcuts: Bool = true
  ) {
    self.init(takesShortcuts: takesShortcuts)
    view.add(self, nil)
    tree.layOutRoot(
      NodeID(rawValue: 0),
      in: WindowGeometry(
        size: Size(width: width, height: height), safeAreaInsets: insets, scale: scale,
        layoutDirection: direction))
  }

  /// Lays out a view at (0, 0), proposing it any size.
  convenience init(
    _ view: TestView, proposing width: Double?, _ height: Double?, scale: Double = 1
  ) {
    self.init()
    view.add(self, nil)
    tree.layOutRoot(
      NodeID(rawValue: 0), proposing: ProposedSize(width: width, height: height), scale: scale)
  }

  func addClosure(_ closure: @escaping (ViewDimensions) -> Double) -> UInt32 {
    closures.append(closure)
    return UInt32(closures.count - 1)
  }

  func addContent(_ content: @escaping (TestLayout, NodeID) -> Void) -> UInt32 {
    contents.append(content)
    return UInt32(contents.count - 1)
  }

  /// The root's size.
  var size: Size { tree.size(of: NodeID(rawValue: 0)) }

  /// A named node's frame in the window, rounded to 1/1000 point.
  func frame(_ name: String) -> [Double] {
    guard let node = names[name] else { return [] }
    let frame = tree.frame(of: node)
    return [frame.minX, frame.minY, frame.width, frame.height].map(rounded)
  }

  /// A named node's frame from the top left of another one.
  func frame(_ name: String, in other: String) -> [Double] {
    let outer = frame(other)
    let inner = frame(name)
    return [inner[0] - outer[0], inner[1] - outer[1], inner[2], inner[3]].map(rounded)
  }

  /// A named node's drawn frame, rounded to 1/10000 point.
  func drawn(_ name: String) -> [Double] {
    guard let node = names[name] else { return [] }
    let frame = tree.drawnFrame(of: node)
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0 * 10000).rounded() / 10000 }
  }

  func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double {
    closures[Int(token)](dimensions)
  }

  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    customDefault(dimensions)
  }

  func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree) {
    contents[Int(token)](self, node)
  }
}

func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
