import ViewTreeLayout

/// Random trees of every kind of node, the same for the same seed.
struct RandomView {
  private var source: RandomSource
  private var count = 0
  /// Put around every view but spacers, rows and cells, which their parent must recognise.
  private let wrap: (TestView) -> TestView

  /// The view of a seed; `depth` containers or modifiers lie above each leaf.
  static func make(
    _ seed: Int, depth: Int, wrap: @escaping (TestView) -> TestView = { $0 }
  ) -> TestView {
    var maker = RandomView(source: RandomSource(seed), wrap: wrap)
    return maker.view(depth)
  }

  private mutating func view(_ depth: Int) -> TestView {
    count += 1
    let name = "\(count)"
    if depth == 0 {
      if source.below(6) == 0 { return TestView(SpacerLayout(minLength: source.maybe([0, 20]))) }
      return wrap(leaf().named(name))
    }
    let made = source.below(3) == 0 ? modified(depth) : container(depth)
    return wrap(made.named(name))
  }

  private mutating func leaf() -> TestView {
    switch source.below(7) {
    case 0, 1: color
    case 2: rigid(source.number([5, 20, 40]), source.number([5, 20]))
    case 3: divider()
    case 4: TestView(CircleLeaf())
    case 5: TestView(BoxLeaf(ideal: Size(width: 30, height: 12)))
    default: TextLayoutTests.cells("ab cd efg")
    }
  }

  private mutating func children(_ depth: Int) -> [TestView] {
    (0..<source.below(4)).map { _ in view(depth - 1) }
  }

  private mutating func container(_ depth: Int) -> TestView {
    let gap = source.maybe([0, 4, -2])
    switch source.below(13) {
    case 0, 1: return hstack(gap, .firstTextBaseline, children(depth))
    case 2: return hstack(gap, .center, children(depth))
    case 3, 4: return vstack(gap, .leading, children(depth))
    case 5: return vstack(gap, .custom(1), children(depth))
    case 6: return zstack(.bottomTrailing, children(depth))
    case 7: return zstack(.leadingLastTextBaseline, children(depth))
    case 8: return grid(depth)
    case 9: return TestView(LazyStackLayout.vertical(alignment: .trailing), children(depth))
    case 10: return lazyGrid(children(depth))
    case 11: return TestView(ViewThatFitsLayout(), children(depth))
    default: return TestView(GeometryReaderLayout(token: nil), children(depth))
    }
  }

  private mutating func grid(_ depth: Int) -> TestView {
    let rows = (0..<source.below(4)).map { _ in
      let cells = children(depth).map { cell in
        source.below(3) == 0
          ? cell.modified(GridCellLayout(columns: 1 + source.below(3))) : cell
      }
      return TestView(GridRowLayout(), cells)
    }
    return TestView(GridLayout(alignment: .topLeading), rows)
  }

  private func lazyGrid(_ cells: [TestView]) -> TestView {
    TestView { layout, parent in
      let items = [GridItem(.fixed(20)), GridItem(.adaptive(minimum: 25)), GridItem(.flexible())]
      let columns = layout.tree.addGridItems(items)
      let node = layout.tree.add(LazyGridLayout.vertical(columns: columns), to: parent)
      for cell in cells { cell.add(layout, node) }
    }
  }

  private mutating func modified(_ depth: Int) -> TestView {
    let child = view(depth - 1)
    switch source.below(20) {
    case 0: return child.frame(source.maybe([30, 60]), source.maybe([30]), .topTrailing)
    case 1:
      return child.frame(minWidth: source.maybe([10]), maxWidth: source.maybe([50, .infinity]))
    case 2: return child.frame(idealWidth: source.maybe([30]), minHeight: source.maybe([10, 90]))
    case 3: return child.padding(source.number([-3, 5]), .leading)
    case 4: return child.padding(source.number([-3, 5]))
    case 5: return child.fixedSize(source.below(2) == 0 ? .horizontal : .both)
    case 6: return child.aspectRatio(source.maybe([2]), source.below(2) == 0 ? .fit : .fill)
    case 7: return child.position(5, 7)
    case 8: return child.offset(9, -4)
    case 9: return child.overlay(.topLeading, view(depth - 1))
    case 10: return child.background(.trailing, view(depth - 1))
    case 11: return child.guide(.leading) { $0.width / 3 }
    case 12: return child.guide(HorizontalAlignment.custom(1)) { $0.width / 4 }
    case 13: return child.priority(source.number([-1, 1]))
    case 14: return TestView(ScrollViewLayout(axes: .vertical), [child])
    case 15: return child.modified(RotationEffectLayout(degrees: 30, anchor: .leading))
    case 16: return child.modified(ScaleEffectLayout(x: 2, y: -1, anchor: .topTrailing))
    case 17: return child.modified(IgnoresSafeAreaLayout(edges: [.leading, .top]))
    case 18:
      return child.modified(SafeAreaPaddingLayout(EdgeInsets(top: 3, leading: 8, trailing: 1)))
    default:
      return TestView(SafeAreaInsetLayout.horizontal(isAtLeading: true), [child, rigid(9, 9)])
    }
  }
}

extension TestLayout {
  /// The frames of all named views that are placed, by name.
  var frames: [String: Rect] {
    names.filter { tree.isPlaced($0.value) }.mapValues { tree.frame(of: $0) }
  }

  /// The frames of all nodes, in the order added.
  var allFrames: [Rect] {
    (0..<tree.count).map { tree.frame(of: NodeID(rawValue: UInt32($0))) }
  }
}

extension Rect {
  /// Whether two frames are equal but for errors of arithmetic.
  func isAlmost(_ other: Rect) -> Bool {
    func near(_ left: Double, _ right: Double) -> Bool {
      left == right || (left - right).magnitude < 1e-6 * max(1, left.magnitude)
    }
    return near(minX, other.minX) && near(minY, other.minY) && near(width, other.width)
      && near(height, other.height)
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
